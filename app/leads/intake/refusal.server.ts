import type { LeadAnswer } from "../contract/answer";
import { bodyLimitKiB } from "../contract/limits";

interface Reason {
  status: number;
  /** May be shown to a senderFields. */
  message: string;
}

/** Every reason why the endpoint refuses a request, beside a form's own errors (422). The API page lists them. */
export const reasons = {
  brokenOff: { status: 400, message: "The request broke off before its end" },
  notUtf8: { status: 400, message: "The body must be UTF-8" },
  notJson: { status: 400, message: "The body must be a JSON object" },
  foreignOrigin: { status: 403, message: "Enquiries are only taken from this site" },
  notHuman: {
    status: 403,
    message: "We could not confirm that a person sent this. Please send it once more.",
  },
  onlyPost: { status: 405, message: "Send enquiries with POST" },
  bodyTooLong: { status: 413, message: `The message is too long: ${bodyLimitKiB} KiB at most` },
  unknownType: { status: 415, message: "Send JSON or a form" },
  unknownForm: { status: 422, message: "Unknown form" },
  tooMany: {
    status: 429,
    message: "Too many messages in a short time. Please wait a minute and try again.",
  },
} satisfies Record<string, Reason>;

/** Instead of `bodyTooLong` for a visitor without script, whose form was not read: the browser still has it. */
export const formTooLong: Reason = {
  status: 413,
  message:
    "The message is too long. Go back in your browser: what you typed is still there. Please shorten it.",
};

interface RefusalOptions {
  headers?: Record<string, string>;
  /** The field that is wrong. */
  field?: string | undefined;
}

/** Thrown for a request that the endpoint does not take: the status of its answer, and words for the visitor. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The field that is wrong, where the refusal is about one. */
  readonly field: string | undefined;

  constructor({ status, message }: Reason, { headers = {}, field }: RefusalOptions = {}) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.field = field;
    this.headers = { ...headers, "Cache-Control": "no-store" };
  }

  /** The refusal as the endpoint's JSON. */
  toResponse(): Response {
    const { status, headers, message } = this;
    return Response.json({ success: false, message } satisfies LeadAnswer, { status, headers });
  }
}
