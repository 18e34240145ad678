import * as messages from "../contract/messages";
import type { LeadAnswer } from "../form/submit-lead";

/** A request to POST /api/send-email that is not taken: the status of the contract's table and words for the visitor. */
export class RefusedLead extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The field that it is about, where it is about one. */
  readonly field: string | undefined;

  constructor(
    status: number,
    message: string,
    { headers = {}, field }: { headers?: Record<string, string>; field?: string | undefined } = {},
  ) {
    super(message);
    this.name = "RefusedLead";
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

/** The endpoint takes POST only. */
export function methodNotAllowed(): RefusedLead {
  return new RefusedLead(405, messages.onlyPost, { headers: { Allow: "POST" } });
}
