import { bodyLimitKiB } from "#app/contract/endpoint.ts";
import { logEvent } from "../log.ts";
import { Refusal, reasons } from "./refusal";

const plainFormType = "application/x-www-form-urlencoded";

const limitBytes = bodyLimitKiB * 1024;

/** At most 8 MiB of a body that is too long are read. No visitor sends more; the connection may then drop. */
const drainLimitBytes = 8 * 1024 * 1024;

const percentSign = 0x25;

/** Whether a browser posted the form without the site's script. */
export const isPlainForm = (request: Request): boolean => mediaType(request) === plainFormType;

/**
 * Reads the body as text. Counts the bytes while reading, because Content-Length may be missing or wrong.
 * @throws Refusal 415 for types other than JSON and a plain form post, 413 above {@link bodyLimitKiB}, 400 if the body is
 *   not UTF-8 or is incomplete
 */
export async function readBody(request: Request): Promise<string> {
  const isPlain = isPlainForm(request);
  if (!isPlain && mediaType(request) !== "application/json") throw new Refusal(reasons.unknownType);
  return readText(request, limitBytes, reasons.bodyTooLong, isPlain ? decodedBytes : undefined);
}

/**
 * Reads a body of any type as text.
 * @param limit the highest size in bytes
 * @param sizeOf the size in bytes with which a chunk counts. Default: its length
 * @throws Refusal with `tooLong` above the limit; Refusal 400 if the body is not UTF-8 or is incomplete
 */
export async function readText(
  request: Request,
  limit: number,
  tooLong: ConstructorParameters<typeof Refusal>[0],
  sizeOf = ({ byteLength }: Uint8Array) => byteLength,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(request)) {
    bytes += sizeOf(chunk);
    if (bytes <= limit) chunks.push(chunk);
    else if (bytes > drainLimitBytes) break;
  }
  if (bytes > limit) throw new Refusal(tooLong);
  return decode(chunks);
}

/**
 * Reads and drops the rest of a refused request's body. If the connection were closed while the client sends, the client
 * would not receive the response. Never throws.
 */
export async function drainBody(request: Request): Promise<void> {
  if (request.bodyUsed) return;
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      bytes += chunk.byteLength;
      if (bytes > drainLimitBytes) break;
    }
  } catch {
    // The client has closed the connection, so it needs no response.
  }
}

/** @throws Refusal 400 if the connection closes before the end of the body */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    logEvent("request.broken-off");
    throw new Refusal(reasons.brokenOff);
  }
}

function decode(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
  } catch {
    throw new Refusal(reasons.notUtf8);
  }
}

/** The decoded size of a chunk of a plain form post, in which a percent-encoded byte, such as %E1, takes three bytes. */
function decodedBytes(chunk: Uint8Array): number {
  const escapes = chunk.filter((byte) => byte === percentSign).length;
  // At least a third, in case a program sends percent signs that encode nothing.
  return Math.max(chunk.byteLength - 2 * escapes, chunk.byteLength / 3);
}

function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
