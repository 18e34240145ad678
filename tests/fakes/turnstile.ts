import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The stand-in's response: a body, or none, before or after the first byte. */
export type Verdict = "hang" | "hang-in-body" | { status?: number; body: string };

/** A stand-in for Cloudflare Turnstile's siteverify, with a response that the test sets. */
export class FakeTurnstile {
  /** The bodies of all requests. */
  readonly questions: Record<string, unknown>[] = [];
  verdict: Verdict = { body: '{"success":true}' };

  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.questions.push(JSON.parse(Buffer.concat(chunks).toString()));
    if (this.verdict === "hang") return;
    response.writeHead(this.verdict === "hang-in-body" ? 200 : (this.verdict.status ?? 200));
    if (this.verdict === "hang-in-body") response.write("{");
    else response.end(this.verdict.body);
  });

  static async start(): Promise<FakeTurnstile> {
    const fake = new FakeTurnstile();
    fake.#server.listen(0, "127.0.0.1");
    await once(fake.#server, "listening");
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/siteverify`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
