import { fieldWords } from "#app/content/form-fields.ts";
import { bodyLimitKiB, type LeadAnswer } from "#app/contract/endpoint.ts";
import { describeFault, type FieldFault } from "#app/contract/faults.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** The status of an answer, and what it says: by its name in data/pages/lead-forms.ts, of a field, or to programs. */
export type Reason =
  | { status: number; says: keyof Words["leadForms"]["refusals"] }
  | { status: number; fault: FieldFault }
  | { status: number; message: string };

/** Every reason why the endpoint refuses a request, beside a form's own faults (422). The API page lists them. */
export const reasons = {
  brokenOff: { status: 400, says: "brokenOff" },
  notUtf8: { status: 400, says: "notUtf8" },
  notJson: { status: 400, says: "notJson" },
  foreignOrigin: { status: 403, says: "foreignOrigin" },
  notHuman: { status: 403, says: "notHuman" },
  onlyPost: { status: 405, says: "onlyPost" },
  bodyTooLong: { status: 413, says: "bodyTooLong" },
  unknownType: { status: 415, says: "unknownType" },
  unknownForm: { status: 422, says: "unknownForm" },
  tooMany: { status: 429, says: "tooMany" },
} as const satisfies Record<string, Reason>;

/** Instead of `bodyTooLong` for a visitor without script, whose form was not read: the browser still has it. */
export const formTooLong = { status: 413, says: "formTooLong" } as const satisfies Reason;

/** What a reason says, in the language of the words. */
export function describeReason(reason: Reason, words: Words): string {
  const { refusals, contact } = words.leadForms;
  if ("fault" in reason) return describeFault(reason.fault, contact.frame, fieldWords(words));
  return "message" in reason ? reason.message : fill(refusals[reason.says], { limit: bodyLimitKiB });
}

/** Thrown for a request that the endpoint does not take: the status of its answer, and what it says to the visitor. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(reason: Reason, { headers = {} }: { headers?: Record<string, string> } = {}) {
    super(`Refused with ${reason.status}`);
    this.name = "Refusal";
    this.reason = reason;
    this.status = reason.status;
    this.headers = { ...headers, "Cache-Control": "no-store" };
  }

  /** The field that is wrong, where the refusal is about one. */
  get field(): string | undefined {
    return "fault" in this.reason ? this.reason.fault.field : undefined;
  }

  /** What it says, in the language of the words. */
  describe(words: Words): string {
    return describeReason(this.reason, words);
  }

  /** The refusal as the endpoint's JSON. */
  toResponse(words: Words): Response {
    const { status, headers } = this;
    const answer: LeadAnswer = { success: false, message: this.describe(words) };
    return Response.json(answer, { status, headers });
  }
}
