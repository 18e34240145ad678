import { type ErrorResponse, Resend } from "resend";
import { resendErrorName } from "../resend-error";
import type { Settings } from "../settings";

export type ContactSettings = Pick<Settings, "RESEND_API_KEY" | "RESEND_BASE_URL" | "NEWSLETTER_SEGMENT_ID">;

/** A request to Resend's contacts that failed: its name is for the log, and holds nobody's words. */
export class ContactError extends Error {
  override readonly name = "ContactError";
}

type Answer = { data: unknown; error: Pick<ErrorResponse, "name" | "statusCode"> | null };

/**
 * The contacts of the newsletter's segment in Resend. All of these may be repeated: what is there already, or gone
 * already, is a success.
 * @throws ContactError
 */
export class Contacts {
  readonly #resend: Resend;
  readonly #segmentId: string;

  constructor({ RESEND_API_KEY, RESEND_BASE_URL: baseUrl, NEWSLETTER_SEGMENT_ID }: ContactSettings) {
    if (!RESEND_API_KEY) throw new ContactError("no_api_key");
    this.#resend = new Resend(RESEND_API_KEY, baseUrl ? { baseUrl } : {});
    this.#segmentId = NEWSLETTER_SEGMENT_ID ?? "";
  }

  /** Makes an address a contact of the segment, also one that has unsubscribed before. */
  async join(email: string): Promise<void> {
    const { contacts } = this.#resend;
    const contact = asPath(email);
    const created = await contacts.create({
      email,
      unsubscribed: false,
      segments: [{ id: this.#segmentId }],
    });
    // Resend answers for a contact that is there as if it had made it, and leaves it as it was.
    if (created.error && !(await this.isContact(email))) throw failed(created);
    requireSuccess(await contacts.update({ ...contact, unsubscribed: false }));
    const added = await contacts.segments.add({ ...contact, segmentId: this.#segmentId });
    if (added.error && !(await this.#segmentsOf(email)).includes(this.#segmentId)) throw failed(added);
  }

  /** Takes an address out of the segment, and deletes the contact when it is in no other. */
  async leave(email: string): Promise<void> {
    const { segments } = this.#resend.contacts;
    requireOrGone(await segments.remove({ ...asPath(email), segmentId: this.#segmentId }));
    if ((await this.#segmentsOf(email)).length === 0) await this.erase(email);
  }

  /** Deletes a contact altogether. */
  async erase(email: string): Promise<void> {
    requireOrGone(await this.#resend.contacts.remove(asPath(email)));
  }

  /** Whether Resend has a contact with this email address, in any segment or none. */
  async isContact(email: string): Promise<boolean> {
    const answer = await this.#resend.contacts.get(asPath(email));
    requireOrGone(answer);
    return answer.error === null;
  }

  async #segmentsOf(email: string): Promise<string[]> {
    const answer = await this.#resend.contacts.segments.list(asPath(email));
    requireOrGone(answer);
    return answer.data?.data.map(({ id }) => id) ?? [];
  }
}

/** The SDK puts an address into a path as it is, and an address may hold `/`, `?` and `#`. */
function asPath(email: string): { email: string } {
  return { email: encodeURIComponent(email) };
}

function requireSuccess(answer: Answer): void {
  if (answer.error) throw failed(answer);
}

function requireOrGone(answer: Answer): void {
  if (answer.error && answer.error.statusCode !== 404) throw failed(answer);
}

function failed({ error }: Answer): ContactError {
  return new ContactError(resendErrorName(error));
}
