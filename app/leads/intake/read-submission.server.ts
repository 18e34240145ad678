import * as v from "valibot";
import { checkForm, type FormName, isFormName } from "../contract/forms";
import * as messages from "../contract/messages";
import { trapsSprung } from "../contract/suspicions";
import type { Lead } from "./lead-intake";
import { readVisit, visitAt } from "./read-visit.server";
import { RefusedLead } from "./refused-lead.server";
import { isPlainForm } from "./request-checks.server";

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** What a body of either kind comes down to, still unchecked. */
export interface RawSubmission {
  formName: unknown;
  formData: unknown;
  submissionId?: unknown;
  visit?: unknown;
  turnstileToken?: unknown;
}

/**
 * Parses a body: the JSON of the spec's section 7, or a plain form post whose `formName` is a hidden field.
 * A plain post came from the page in its `Referer`; once refused, the page of the refusal carries that on.
 * @throws RefusedLead 400 when it is not JSON or not an object
 */
export function parseBody(body: string, request: Request): RawSubmission {
  if (isPlainForm(request)) {
    const { formName, ...formData } = Object.fromEntries(new URLSearchParams(body));
    const cameFrom = formData.cameFrom ?? request.headers.get("Referer") ?? "";
    return { formName, formData: { ...formData, cameFrom }, visit: visitAt(cameFrom) };
  }
  const parsed = parseJson(body);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw new RefusedLead(400, messages.notJson);
  }
  return parsed as RawSubmission;
}

/**
 * Turns a submission into a lead.
 * @throws RefusedLead 422 for an unknown form, or with the form's first error
 */
export function leadFrom({ formName, formData, submissionId, visit: saidVisit }: RawSubmission): Lead {
  if (!isFormName(formName)) throw new RefusedLead(422, messages.unknownForm);
  const check = checkForm<FormName>(formName, formData);
  if (!check.success) throw new RefusedLead(422, check.message, { field: check.field });
  const visit = readVisit(saidVisit);
  const givenId = v.safeParse(uuid, submissionId);
  return {
    id: givenId.success ? givenId.output : crypto.randomUUID(),
    formName,
    formData: check.data,
    receivedAt: Date.now(),
    visit,
    suspicions: trapsSprung(formData, visit),
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RefusedLead(400, messages.notJson);
  }
}
