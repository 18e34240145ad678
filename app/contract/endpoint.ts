/** The path to which forms are posted. */
export const endpoint = "/api/send-email";

/** The JSON body of every response to a JSON request to POST /api/send-email. */
export interface LeadAnswer {
  /** True only if the lead is stored or, if the outbox could not be reached, already mailed. */
  success: boolean;
  /** A text for the sender. */
  message: string;
}

/** The highest lengths of fields, in UTF-16 code units, as `length` counts them. No email address is longer than 254. */
export const limits = { line: 200, email: 254, text: 5000 } as const;

/** The limit of a request's decoded body. A filled form has less than 20 KiB, even in characters of three bytes. */
export const bodyLimitKiB = 32;

/** The name of the `<meta>` with Turnstile's site key. Forms show the widget, and the policy allows it, if it is present. */
export const siteKeyMeta = "turnstile-site-key";
