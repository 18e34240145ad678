import type { IncomingMessage, ServerResponse } from "node:http";
import { FakeServer } from "./fake-server.ts";

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
export class FakeResend extends FakeServer {
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

  readonly #waiting = new Set<() => void>();

  get url(): string {
    return this.origin;
  }

  /** Resolves when the condition holds. It is checked after every call. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  protected override answer(body: string, request: IncomingMessage, response: ServerResponse): void {
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
