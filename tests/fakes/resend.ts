import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request to POST /emails. */
export interface MailCall {
  /** The time at which the whole request had arrived, in milliseconds. */
  receivedAt: number;
  idempotencyKey: string;
  authorization: string | undefined;
  body: {
    from: string;
    to: string[];
    reply_to?: string;
    subject: string;
    text?: string;
    html?: string;
    headers?: Record<string, string>;
  };
}

/**
 * How the stand-in treats a call: `hang` never responds, `reset` closes the connection, `send-and-reset` sends the
 * mail and then closes the connection without a response.
 */
export type Treatment =
  | "send"
  | "hang"
  | "reset"
  | "send-and-reset"
  | { status: number; body: string; headers?: Record<string, string> };

/**
 * A stand-in for Resend with the rules that the outbox depends on: a key sends one mail, and the same key with
 * another body is a conflict. Unlike the mailbox of `npm start`, it can fail on purpose.
 */
export class FakeResend {
  /** All calls, including failed ones. */
  readonly calls: MailCall[] = [];
  /** The sent mails, by idempotency key. Two entries for one lead mean that the lead was mailed twice. */
  readonly sent = new Map<string, MailCall>();
  /** Treatments of the next calls, in order. Calls after the last one are sent. */
  readonly treatments: Treatment[] = [];
  /** Treatments of the next calls for one lead, by its id, in order. They come before `treatments`. */
  readonly treatmentsOf = new Map<string, Treatment[]>();
  /** How many mails of the day's quota each answer says are used up, as on Resend's free plan. */
  usedToday: number | undefined;

  readonly #server = createServer((request, response) => this.#answer(request, response));
  readonly #waiting = new Set<() => void>();

  static async start(): Promise<FakeResend> {
    const fake = new FakeResend();
    fake.#server.listen(0, "127.0.0.1");
    await once(fake.#server, "listening");
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves when the condition holds. It is checked after every call. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // If the Worker is killed while it sends a request, the request is ignored.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const call: MailCall = {
      receivedAt: Date.now(),
      idempotencyKey: String(request.headers["idempotency-key"]),
      authorization: request.headers.authorization,
      body: JSON.parse(body),
    };
    const leadId = call.idempotencyKey.split("/")[1] ?? "";
    const treatment = this.treatmentsOf.get(leadId)?.shift() ?? this.treatments.shift() ?? "send";
    this.calls.push(call);
    if (treatment === "send") this.#send(call, response);
    else if (treatment === "send-and-reset") {
      this.sent.set(call.idempotencyKey, this.sent.get(call.idempotencyKey) ?? call);
      request.socket.destroy();
    } else if (treatment === "reset") request.socket.destroy();
    else if (treatment !== "hang") respond(response, treatment.status, treatment.body, treatment.headers);
    for (const look of this.#waiting) look();
    this.#waiting.clear();
  }

  #send(call: MailCall, response: ServerResponse): void {
    const earlier = this.sent.get(call.idempotencyKey);
    if (earlier && JSON.stringify(earlier.body) !== JSON.stringify(call.body)) {
      respond(response, 409, JSON.stringify({ name: "invalid_idempotent_request", message: "conflict" }));
      return;
    }
    this.sent.set(call.idempotencyKey, earlier ?? call);
    const quota = this.usedToday && { "x-resend-daily-quota": String(this.usedToday) };
    respond(response, 200, JSON.stringify({ id: `mail-${call.idempotencyKey}` }), { ...quota });
  }
}

function respond(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
}
