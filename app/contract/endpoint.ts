/** Where enquiries are posted to. */
export const endpoint = "/api/send-email";

/** What POST /api/send-email answers to JSON, always. */
export interface LeadAnswer {
  /** True only once the lead is stored or, where the outbox could not be reached, its mail is out. */
  success: boolean;
  /** May be shown to a sender. */
  message: string;
}
