import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** How the stand-in answers a post: with a status, or never. */
type Treatment = number | "hang";

/** A stand-in for the owner's program, which checks signatures as the Standard Webhooks specification says. */
export class WebhookReceiver {
  readonly secret = `whsec_${btoa("the owner's webhook")}`;
  /** Every post that was signed rightly. */
  readonly posts: { id: string; lead: { id: string; [field: string]: unknown } }[] = [];
  /** Paths that were asked for. */
  readonly paths: string[] = [];
  /** Treatments of the coming posts of one lead, by its id, in order; when they run out, posts are taken. */
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
