/** What browser and Worker say about a lead. The words of the spec's sections 5, 7 and 8 stand here to the letter. */
export const messages = {
  required: (field: string) => `${field} is required`,
  invalidEmail: "Please enter a valid email address",
  invalidPhone: "Please enter a valid phone number",
  tooLong: (field: string, limit: number) => `${field} must be ${limit} characters at most`,
  notText: (field: string) => `${field} must be text`,

  received: "Thank you! We'll get back to you within 24 hours.",
  /** The request itself failed: no network, no answer in time, or an answer that is not the endpoint's. */
  requestFailed: "Failed to send email",
  /** An unsuccessful answer that came without a message. */
  unsuccessful: "Failed to send your message. Please try again.",
  /** Something in the page threw. */
  unexpected: "An unexpected error occurred. Please try again later.",

  onlyPost: "Send enquiries with POST",
  foreignOrigin: "Enquiries are only taken from this site",
  unknownType: "Send JSON or a form",
  bodyTooLong: "The message is too long: 32 KiB at most",
  notJson: "The body must be a JSON object",
  notHuman: "We could not confirm that a person sent this. Please send it once more.",
  unknownForm: "Unknown form",
  tooMany: "Too many messages in a short time. Please wait a minute and try again.",
} as const;
