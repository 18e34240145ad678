/** A stand-in for the runtime's module `cloudflare:workers`, with the parts that the outbox uses. */
export class DurableObject {
  readonly ctx: unknown;
  readonly env: unknown;

  constructor(ctx: unknown, env: unknown) {
    this.ctx = ctx;
    this.env = env;
  }
}
