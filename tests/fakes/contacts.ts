import { type ContactsAnswer, LocalContacts } from "#workers/local/contacts.ts";

/** The contacts of `npm start`, which can fail on purpose here, and count. */
export class FakeContacts extends LocalContacts {
  /** Every request, as `POST /contacts`. */
  readonly requests: string[] = [];
  /** Names of the errors (500) that the coming requests end with, in order. */
  readonly failures: string[] = [];

  override answer(request: string, json: string): ContactsAnswer {
    this.requests.push(request);
    const name = this.failures.shift();
    if (name) return { status: 500, body: { statusCode: 500, name, message: "x" } };
    return super.answer(request, json);
  }
}
