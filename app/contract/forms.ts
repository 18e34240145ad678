import * as v from "valibot";
import { limits } from "./endpoint";
import type { FaultKind, FieldFault } from "./faults";
import { formats } from "./formats";

/**
 * The forms as valibot schemas. They are the only validation: the browser validates with them before it sends a form, and the
 * Worker before it stores a lead.
 *
 * Validation has two phases. The first checks each field, in the order of the schema: a required field must be filled in, and
 * no field may be too long. The second checks the formats of fields (formats.ts). Validation ends at the first fault
 * (`abortEarly`), so a visitor sees one message at a time.
 */

/** The contact form's `subject` on the contact page. There, the field `useCase` is labelled as a message. */
export const contactPageSubject = "Contact page";

// Control characters except line feed and tab, and bidi controls, which could display a subject in reverse order.
const unprintable = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\uFEFF]/gu;

/**
 * A visible character: not white space, not a control or format character, and not a blank one such as zero-width characters,
 * a blank Braille pattern, or the place of an object that was not copied with its text (U+FFFC).
 */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\uFFFC]/u;

/** Invisible characters that come with copied emails and phones: soft hyphens, zero-width spaces and word joiners. */
const copiedInvisibles = /[\u00AD\u200B\u2060]/g;

/** Characters that documents use instead of a hyphen: non-breaking hyphens, dashes and minus signs. */
const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

function clean(value: string): string {
  const cleaned = value.replace(unprintable, "").toWellFormed().trim();
  return visible.test(cleaned) ? cleaned : "";
}

/** Cleans a line of text: no control characters, line breaks or outer spaces. Empty if no character is visible. */
export const cleanLine = (value: string) => clean(value.replace(/[\r\n\t\u2028\u2029]+/g, " "));
const cleanText = (value: string) => clean(value.replace(/\r\n?/g, "\n"));
const cleanEmail = (value: string) => cleanLine(value.replace(copiedInvisibles, ""));
const cleanPhone = (value: string) =>
  cleanEmail(value)
    .replace(/\p{Zs}/gu, " ")
    .replace(hyphens, "-");

/** A field's text, cleaned. A missing field counts as empty. The message of each issue is a {@link FaultKind} (faults.ts). */
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

/** The second phase of validation: checks the formats of the fields that are filled in. */
function wellShaped<Form extends Record<string, string>>() {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, { shape, fault }] of Object.entries(formats)) {
      const value = input[key];
      if (value && !shape.test(value))
        addIssue({ message: fault, path: [{ type: "object", origin: "value", input, key, value }] });
    }
  });
}

const senderFields = {
  name: v.pipe(lineField, notEmpty),
  email: v.pipe(field(limits.email, cleanEmail), notEmpty),
};

/** The contact form. It is the only form that requires the company. Only this schema asks for it, not the browser (`ContactForm`). */
const contactForm = v.pipe(
  v.object({
    ...senderFields,
    company: v.pipe(lineField, notEmpty),
    useCase: v.pipe(textField, notEmpty),
    /** No page asks for it, but a program that uses the API may send it. */
    phone: phoneField,
    /** The subject of the page with the form. */
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

/** A form's validated fields: cleaned text, or empty for an optional field that was not filled in. */
export type FormFields<Name extends FormName = FormName> = v.InferOutput<(typeof forms)[Name]>;

export type FieldName = { [Name in FormName]: keyof FormFields<Name> }[FormName];

export type FormCheck<Name extends FormName = FormName> =
  | { success: true; data: FormFields<Name> }
  | { success: false; fault: FieldFault };

/** Whether a value is the name of one of {@link forms}. */
export function isFormName(name: unknown): name is FormName {
  return typeof name === "string" && Object.hasOwn(forms, name);
}

/** Whether a field of a form has to be filled in. */
export function isRequired(formName: FormName, field: string): boolean {
  const schemas = forms[formName].entries as Readonly<Record<string, v.GenericSchema>>;
  return !v.safeParse(schemas[field] as v.GenericSchema, "").success;
}

/** Validates entries with a form's schema. Never throws. @param values untrusted; unknown fields are dropped */
export function checkForm<Name extends FormName>(formName: Name, values: unknown): FormCheck<Name> {
  // A value that is not an object counts as an empty form.
  const fields = typeof values === "object" && values !== null ? values : {};
  const result = v.safeParse(forms[formName], fields, { abortEarly: true });
  if (result.success) return { success: true, data: result.output as FormFields<Name> };
  return { success: false, fault: faultOf(result.issues[0]) };
}

function faultOf({ message, path, requirement }: v.BaseIssue<unknown>): FieldFault {
  return {
    kind: message as FaultKind,
    // Every issue is in a field.
    field: path?.[0]?.key as string,
    // Only `maxLength` has a requirement.
    limit: requirement as number | undefined,
  };
}
