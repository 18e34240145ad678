import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A stand-in for a service: an HTTP server on a free port of this machine. */
export abstract class FakeServer {
  readonly #server = createServer(async (request, response) => {
    // If the Worker is killed while it sends a request, the request is ignored.
    const body = await text(request).catch(() => undefined);
    if (body !== undefined) this.answer(body, request, response);
  });

  /** Answers a request after its whole body has arrived. */
  protected abstract answer(body: string, request: IncomingMessage, response: ServerResponse): void;

  static async start<Fake extends FakeServer>(this: new () => Fake): Promise<Fake> {
    const fake = new this();
    fake.#server.listen(0, "127.0.0.1");
    await once(fake.#server, "listening");
    return fake;
  }

  protected get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
