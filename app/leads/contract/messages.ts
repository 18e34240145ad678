/** What a form says of its values, in the browser and in the endpoint's answers, and what it says when sending fails. */

/** For a field that the form can't do without. */
export const required = (field: string) => `${field} is required`;
export const invalidEmail = "Please enter a valid email address";
export const invalidPhone = "Please enter a valid phone number";
/** @param limit in UTF-16 code units, as `maxlength` counts them */
export const tooLong = (field: string, limit: number) => `${field} must be ${limit} characters at most`;
/** For a value that is no string: only a program sends one. */
export const notText = (field: string) => `${field} must be text`;

/** The request itself failed: no network, no answer in time, or an answer that is not the endpoint's. */
export const requestFailed = "Failed to send email";
/** An unsuccessful answer that came without a message. */
export const unsuccessful = "Failed to send your message. Please try again.";
/** Something in the page threw. */
export const unexpected = "An unexpected error occurred. Please try again later.";
