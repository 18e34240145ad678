import { fieldWords } from "#app/content/form-fields.ts";
import { bodyLimitKiB, type LeadAnswer } from "#app/contract/endpoint.ts";
import { describeFault, type FieldFault } from "#app/contract/faults.ts";
import { fieldsOf, formatFaults, formNames } from "#app/contract/field-list.ts";
import { maxPhoneLength } from "#app/contract/formats.ts";
import type { FieldName } from "#app/contract/forms.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/**
 * The status of a refusal, and the source of its text: a key of `refusals` in data/pages/lead-forms.ts, the fault of a
 * field, or a fixed text for programs.
 */
export type Reason =
  | { status: number; says: keyof Words["leadForms"]["refusals"] }
  | { status: 422; fault: FieldFault }
  | { status: number; message: string };

/** The reasons for which the endpoint refuses a request, apart from faults of fields (422). The API page lists them. */
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
  /** The lead could be neither stored nor mailed. */
  unavailable: { status: 503, says: "unavailable" },
} as const satisfies Record<string, Reason>;

const fault = (kind: FieldFault["kind"], field: FieldName, limit?: number): Reason => ({
  status: 422,
  fault: { kind, field, limit },
});

/** The reasons that can occur without script. Reasons about a JSON body are left out. */
function plainFormReasons(): Reason[] {
  const fields = formNames.flatMap(fieldsOf);
  const required = new Set(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name));
  // A field has the same limit in all forms.
  const limits = new Map(fields.map(({ name, limit }) => [name, limit]));
  return [
    ...[...required].map((field) => fault("required", field)),
    // A phone that is longer than `maxPhoneLength` is invalid before it reaches the limit of its field.
    ...[...limits].map(([field, limit]) =>
      fault("tooLong", field, field === "phone" ? maxPhoneLength : limit),
    ),
    ...formatFaults.map(({ kind, field }) => fault(kind, field)),
    reasons.brokenOff,
    reasons.notUtf8,
    reasons.foreignOrigin,
    reasons.notHuman,
    reasons.bodyTooLong,
    reasons.unknownForm,
    reasons.tooMany,
    reasons.unavailable,
  ];
}

/** The texts of {@link plainFormReasons}. The id of each is the {@link Refusal.fragment} of its refusal. */
export function listPlainFormRefusals(words: Words): { id: string; text: string }[] {
  return plainFormReasons().map((reason) => ({
    id: fragmentOf(reason),
    text: describeReason(reason, words),
  }));
}

/** The text of a reason, in the language of the words. */
export function describeReason(reason: Reason, words: Words): string {
  const { refusals, contact } = words.leadForms;
  if ("fault" in reason) return describeFault(reason.fault, contact.frame, fieldWords(words));
  return "message" in reason ? reason.message : fill(refusals[reason.says], { limit: bodyLimitKiB });
}

function fragmentOf(reason: Reason): string {
  if ("fault" in reason) return `${reason.fault.field}-${reason.fault.kind}`;
  return "says" in reason ? reason.says : "";
}

/** Thrown to refuse a request. It has the status of the response and the text for the visitor. */
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

  /** The reason as the fragment of the URL /not-sent, without `#`: `company-required`, `tooMany`. */
  get fragment(): string {
    return fragmentOf(this.reason);
  }

  /** The text of the refusal, in the language of the words. */
  describe(words: Words): string {
    return describeReason(this.reason, words);
  }

  /** The JSON response of the endpoint. */
  toResponse(words: Words): Response {
    const { status, headers } = this;
    const answer: LeadAnswer = { success: false, message: this.describe(words) };
    return Response.json(answer, { status, headers });
  }
}
