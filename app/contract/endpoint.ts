/** Where enquiries are posted to. */
export const endpoint = "/api/send-email";

/** What POST /api/send-email answers to JSON, always. */
export interface LeadAnswer {
  /** True only once the lead is stored or, where the outbox could not be reached, its mail is out. */
  success: boolean;
  /** May be shown to a sender. */
  message: string;
}

/** Longest accepted values, in UTF-16 code units as `maxlength` counts them. 254 is the longest mail address there is. */
export const limits = { line: 200, email: 254, text: 5000 } as const;

/** The most that the body of a request may hold, decoded. A filled form is under 20 KiB, even in three-byte characters. */
export const bodyLimitKiB = 32;

/** The `<meta>` with Turnstile's site key, where there is one: the forms and the Content-Security-Policy follow it. */
export const siteKeyMeta = "turnstile-site-key";
