/**
 * What browser and Worker say about a lead that is not taken. The words of the spec's sections 5, 7 and 8 stand here to the letter.
 * Imported as `messages`; what only the Worker says stays out of the scripts.
 */
import { bodyLimit } from "./limits";

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

export const onlyPost = "Send enquiries with POST";
export const foreignOrigin = "Enquiries are only taken from this site";
export const unknownType = "Send JSON or a form";
export const bodyTooLong = `The message is too long: ${bodyLimit} KiB at most`;
/** To a visitor without script, whose form was not read: the browser still has it. */
export const formTooLong =
  "The message is too long. Go back in your browser: what you typed is still there. Please shorten it.";
export const notJson = "The body must be a JSON object";
export const notHuman = "We could not confirm that a person sent this. Please send it once more.";
export const unknownForm = "Unknown form";
export const tooMany = "Too many messages in a short time. Please wait a minute and try again.";
