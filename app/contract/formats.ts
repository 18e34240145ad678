/** The formats of fields. All forms with the field share its format. */

/** A label of a domain, in any script. Its only punctuation is `_`, and `-` except at its ends. */
const label = /[^\s!-/:-@[-^`{-~](?:[^\s!-,./:-@[-^`{-~]*[^\s!-/:-@[-^`{-~])?/.source;
/** An unquoted or a quoted local part, `@`, and at least two labels, of which the last is not a number. */
const emailShape = new RegExp(
  `^(?:[^\\s@<>()[\\]\\\\,;:"]+|"[^\\s@"\\\\]+")@(?:${label}\\.)+(?!\\d+$)${label}$`,
);

export const maxPhoneLength = 20;

/** 8-20 characters: digits (at least 5), spaces, hyphens and parentheses, with an optional plus sign in front. */
const phoneShape = new RegExp(`^(?=.{8,${maxPhoneLength}}$)(?=(?:\\D*\\d){5})\\+?[\\d ()-]+$`);

/**
 * The format of each field that has one, in the order in which they are checked. An empty field is not checked. `fault` is
 * the key of the message, in `messages` of data/pages/lead-forms.ts.
 */
export const formats = {
  email: { shape: emailShape, fault: "invalidEmail" },
  phone: { shape: phoneShape, fault: "invalidPhone" },
} as const;

export type FormattedField = keyof typeof formats;
export type FormatFault = (typeof formats)[FormattedField]["fault"];
