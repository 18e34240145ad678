import type { IncomingMessage, ServerResponse } from "node:http";
import { FakeServer } from "./fake-server.ts";

/** The stand-in's response: a body, or none, before or after the first byte. */
export type Verdict = "hang" | "hang-in-body" | { status?: number; body: string };

/** A stand-in for Cloudflare Turnstile's siteverify, with a response that the test sets. */
export class FakeTurnstile extends FakeServer {
  /** The bodies of all requests. */
  readonly questions: Record<string, unknown>[] = [];
  verdict: Verdict = { body: '{"success":true}' };

  get url(): string {
    return `${this.origin}/siteverify`;
  }

  protected override answer(body: string, _request: IncomingMessage, response: ServerResponse): void {
    this.questions.push(JSON.parse(body));
    if (this.verdict === "hang") return;
    response.writeHead(this.verdict === "hang-in-body" ? 200 : (this.verdict.status ?? 200));
    if (this.verdict === "hang-in-body") response.write("{");
    else response.end(this.verdict.body);
  }
}
