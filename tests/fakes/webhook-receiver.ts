import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** How the stand-in treats a post: with a status, or without a response. */
type Treatment = number | "hang";

/**
 * A stand-in for the owner's program that receives the webhook. It checks signatures by the Standard Webhooks
 * specification.
 */
export class WebhookReceiver {
  readonly secret = `whsec_${btoa("the owner's webhook")}`;
  /** All posts with a valid signature. */
  readonly posts: { id: string; lead: { id: string; [field: string]: unknown } }[] = [];
  /** The paths of all requests. */
  readonly paths: string[] = [];
  /** Treatments of the next posts of one lead, by its id, in order. Posts after the last one are accepted. */
  readonly treatmentsOf = new Map<string, Treatment[]>();

  readonly #server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    this.paths.push(`${request.method} ${request.url}`);
    const lead = new Webhook(this.secret).verify(body, request.headers as Record<string, string>) as {
      id: string;
    };
    this.posts.push({ id: String(request.headers["webhook-id"]), lead });
    const treatment = this.treatmentsOf.get(lead.id)?.shift() ?? 204;
    if (treatment === "hang") return;
    response.writeHead(treatment, treatment === 302 ? { Location: "/elsewhere" } : {}).end();
  });

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.#server.listen(0, "127.0.0.1");
    await once(receiver.#server, "listening");
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/leads`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
