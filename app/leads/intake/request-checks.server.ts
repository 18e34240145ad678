import { bodyLimit } from "../contract/limits";
import * as messages from "../contract/messages";
import { methodNotAllowed, RefusedLead } from "./refused-lead.server";

/** The door of POST /api/send-email, one gate a function: each lets the request pass or throws {@link RefusedLead}. */

const plainForm = "application/x-www-form-urlencoded";

const mostBytes = bodyLimit * 1024;

const percentSign = 0x25;

/** From this many bytes on it is no visitor, and the connection may drop. */
const mostDrained = 8 * 1024 * 1024;

/** Refuses every method but POST, with 405. */
export function onlyPost(request: Request): void {
  if (request.method !== "POST") throw methodNotAllowed();
}

/**
 * Refuses pages of other sites that post in a visitor's name. Requests without `Origin` are not a browser's
 * cross-site post (a partner's server, say) and pass.
 * @param allowedOrigins whose plain form posts and servers are let in. A script in their pages can't post JSON all
 *   the same: the browser asks first with OPTIONS, and this endpoint only knows POST
 */
export function onlyKnownOrigins(request: Request, allowedOrigins: readonly string[]): void {
  const origin = request.headers.get("Origin");
  if (origin !== null && (origin === new URL(request.url).origin || allowedOrigins.includes(origin))) return;
  if (origin !== null || request.headers.get("Sec-Fetch-Site") === "cross-site") {
    throw new RefusedLead(403, messages.foreignOrigin);
  }
}

/** True when a browser posted the form by itself, without the site's script. */
export function isPlainForm(request: Request): boolean {
  return mediaType(request) === plainForm;
}

/**
 * Reads the body as text, counting while reading: a missing or false Content-Length does not help.
 * @throws RefusedLead 415 for other types than JSON and a plain form post, 413 past {@link bodyLimit}
 */
export async function readBody(request: Request): Promise<string> {
  const isPlain = isPlainForm(request);
  if (!isPlain && mediaType(request) !== "application/json") throw new RefusedLead(415, messages.unknownType);
  const { bytes, text } = await read(request, isPlain);
  if (bytes > mostBytes) throw new RefusedLead(413, isPlain ? messages.formTooLong : messages.bodyTooLong);
  return text;
}

/** Reads and drops what a refused request still brings: a connection cut while it talks loses the answer too. */
export async function drain(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await read(request, false);
}

/** What comes after the most that a body may have is counted and dropped. */
async function read(request: Request, isPlain: boolean): Promise<{ bytes: number; text: string }> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for await (const chunk of request.body ?? []) {
    bytes += isPlain ? decodedBytes(chunk) : chunk.byteLength;
    if (bytes <= mostBytes) text += decoder.decode(chunk, { stream: true });
    else if (bytes > mostDrained) break;
  }
  return { bytes, text: text + decoder.decode() };
}

/** A plain form writes most bytes of other scripts than Latin as three: %E1 is one. */
function decodedBytes(chunk: Uint8Array): number {
  const escapes = chunk.filter((byte) => byte === percentSign).length;
  // Never less than a third, whatever a program sends.
  return Math.max(chunk.byteLength - 2 * escapes, chunk.byteLength / 3);
}

function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
