/** Where leads are posted to (spec, section 7). */
export const endpoint = "/api/send-email";
