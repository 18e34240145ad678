/**
 * A mistake in data/. Its message says which file and field to correct. It has no stack, because the code is right and
 * the stack would push the message out of a terminal.
 */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ContentError";
    this.stack = `${this.name}: ${message}`;
  }
}
