/** Where enquiries are posted to. */
export const endpoint = "/api/send-email";
