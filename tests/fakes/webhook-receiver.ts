import type { IncomingMessage, ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { FakeServer } from "./fake-server.ts";

/** How the stand-in treats a post: with a status, or without a response. */
type Treatment = number | "hang";

/**
 * A stand-in for the owner's program that receives the webhook. It checks signatures by the Standard Webhooks
 * specification.
 */
export class WebhookReceiver extends FakeServer {
  readonly secret = `whsec_${btoa("the owner's webhook")}`;
  /** All posts with a valid signature. */
  readonly posts: { id: string; lead: { id: string; [field: string]: unknown } }[] = [];
  /** The paths of all requests. */
  readonly paths: string[] = [];
  /** Treatments of the next posts of one lead, by its id, in order. Posts after the last one are accepted. */
  readonly treatmentsOf = new Map<string, Treatment[]>();

  get url(): string {
    return `${this.origin}/leads`;
  }

  protected override answer(body: string, request: IncomingMessage, response: ServerResponse): void {
    this.paths.push(`${request.method} ${request.url}`);
    const lead = new Webhook(this.secret).verify(body, request.headers as Record<string, string>) as {
      id: string;
    };
    this.posts.push({ id: String(request.headers["webhook-id"]), lead });
    const treatment = this.treatmentsOf.get(lead.id)?.shift() ?? 204;
    if (treatment === "hang") return;
    response.writeHead(treatment, treatment === 302 ? { Location: "/elsewhere" } : {}).end();
  }
}
