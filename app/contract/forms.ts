import * as v from "valibot";
import { limits } from "./endpoint";
import type { FaultKind, FieldFault } from "./faults";

/**
 * The forms as valibot schemas. They are the only validation there is: the browser runs them before sending, the
 * Worker before storing.
 *
 * The order decides which fault a visitor hears of: first each field in the order of the entries (is it filled in, is it
 * short enough), then, if all of them pass, the shape of the email and of the phone. `abortEarly` stops at the first.
 */

/** The contact form's `subject` on the contact page, which asks for a message where others ask what to automate. */
export const contactPageSubject = "Contact page";

/** A part of a domain, in ASCII or any other script: no punctuation but `_`, and `-` only inside. */
const label = /[^\s!-/:-@[-^`{-~](?:[^\s!-,./:-@[-^`{-~]*[^\s!-/:-@[-^`{-~])?/.source;
/** Anything before the `@` that needs no quotes, or something in quotes; then two labels or more, the last no number. */
const emailShape = new RegExp(
  `^(?:[^\\s@<>()[\\]\\\\,;:"]+|"[^\\s@"\\\\]+")@(?:${label}\\.)+(?!\\d+$)${label}$`,
);

/** 8-20 characters: digits, spaces, hyphens, parentheses, a plus in front. Real numbers have at least five digits. */
const phoneShape = /^(?=.{8,20}$)(?=(?:\D*\d){5})\+?[\d ()-]+$/;

// Control characters but line feed and tab, and the bidi controls that could make a subject read backwards.
const unprintable = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\uFEFF]/gu;

/** Anything that can be seen: letters that are drawn as nothing (zero-width, Hangul fillers, blank Braille) cannot. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** What copying leaves in an email or a phone number: soft hyphens, zero-width spaces and word joiners. */
const copiedInvisibles = /[\u00AD\u200B\u2060]/g;

/** What a document may have in the place of a hyphen: non-breaking hyphens, dashes, minus signs. */
const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

function clean(value: string): string {
  const cleaned = value.replace(unprintable, "").toWellFormed().trim();
  return visible.test(cleaned) ? cleaned : "";
}

/** Text as one line: no control characters, no line breaks, no space around. Empty where nothing can be seen of it. */
export const cleanLine = (value: string) => clean(value.replace(/[\r\n\t\u2028\u2029]+/g, " "));
const cleanText = (value: string) => clean(value.replace(/\r\n?/g, "\n"));
const cleanEmail = (value: string) => cleanLine(value.replace(copiedInvisibles, ""));
const cleanPhone = (value: string) =>
  cleanEmail(value)
    .replace(/\p{Zs}/gu, " ")
    .replace(hyphens, "-");

/** A field's text, cleaned; missing counts as empty. The message of each issue is a {@link FaultKind}: faults.ts puts it into words. */
function field(limit: number, cleaned: (value: string) => string) {
  return v.pipe(
    v.nullish(v.string("notText" satisfies FaultKind), ""),
    v.transform(cleaned),
    v.maxLength(limit, "tooLong" satisfies FaultKind),
  );
}

const lineField = field(limits.line, cleanLine);
const textField = field(limits.text, cleanText);
const phoneField = field(limits.line, cleanPhone);
const notEmpty = v.nonEmpty<string, string>("required" satisfies FaultKind);

/** The second phase, once each field passes: the email's shape, then the phone's where there is one. */
function wellShaped<Form extends { email: string; phone?: string }>() {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { email, phone } = dataset.value;
    const fault = (key: "email" | "phone", kind: FaultKind) => {
      addIssue({
        message: kind,
        path: [{ type: "object", origin: "value", input: dataset.value, key, value: dataset.value[key] }],
      });
    };
    if (!emailShape.test(email)) fault("email", "invalidEmail");
    else if (phone && !phoneShape.test(phone)) fault("phone", "invalidPhone");
  });
}

const senderFields = {
  name: v.pipe(lineField, notEmpty),
  email: v.pipe(field(limits.email, cleanEmail), notEmpty),
};

/** The contact form. Company is required although the markup, as specified, does not mark it; a phone is checked if one is sent. */
const contactForm = v.pipe(
  v.object({
    ...senderFields,
    company: v.pipe(lineField, notEmpty),
    useCase: v.pipe(textField, notEmpty),
    phone: phoneField,
    /** What the page around the form was about. */
    subject: lineField,
  }),
  wellShaped(),
);

const quoteRequest = v.pipe(
  v.object({ ...senderFields, company: lineField, product: lineField, message: textField }),
  wellShaped(),
);

const getStarted = v.pipe(
  v.object({
    ...senderFields,
    company: lineField,
    useCase: v.pipe(textField, notEmpty),
    phone: phoneField,
    budget: lineField,
    timeline: lineField,
  }),
  wellShaped(),
);

export const forms = {
  "Contact Form": contactForm,
  "Quote Request": quoteRequest,
  "Get Started": getStarted,
} as const;

export type FormName = keyof typeof forms;

/** A form's checked fields: trimmed text, empty where the visitor left an optional field empty. */
export type FormFields<Name extends FormName = FormName> = v.InferOutput<(typeof forms)[Name]>;

export type FieldName = { [Name in FormName]: keyof FormFields<Name> }[FormName];

export type FormCheck<Name extends FormName = FormName> =
  | { success: true; data: FormFields<Name> }
  | { success: false; fault: FieldFault };

/** True for the names of {@link forms}. */
export function isFormName(name: unknown): name is FormName {
  return typeof name === "string" && Object.hasOwn(forms, name);
}

/** Checks entries against a form's schema. Never throws. @param values as untrusted as they come; other fields are dropped */
export function checkForm<Name extends FormName>(formName: Name, values: unknown): FormCheck<Name> {
  // What is no object at all has no field: it is the empty form.
  const fields = typeof values === "object" && values !== null ? values : {};
  const result = v.safeParse(forms[formName], fields, { abortEarly: true });
  if (result.success) return { success: true, data: result.output as FormFields<Name> };
  return { success: false, fault: faultOf(result.issues[0]) };
}

function faultOf({ message, path, requirement }: v.BaseIssue<unknown>): FieldFault {
  return {
    kind: message as FaultKind,
    field: String(path?.[0]?.key ?? ""),
    limit: typeof requirement === "number" ? requirement : undefined,
  };
}
