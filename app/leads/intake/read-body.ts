import { bodyLimitKiB } from "#app/contract/endpoint.ts";
import { logEvent } from "../log.ts";
import { Refusal, reasons } from "./refusal";

const plainFormType = "application/x-www-form-urlencoded";

const limitBytes = bodyLimitKiB * 1024;

/** No visitor sends as much: what comes after that is not read, and the connection may drop. */
const drainLimitBytes = 8 * 1024 * 1024;

const percentSign = 0x25;

/** True when a browser posted the form without the site's script. */
export const isPlainForm = (request: Request): boolean => mediaType(request) === plainFormType;

/**
 * Reads the body as text, counting while reading: a missing or false Content-Length does not help.
 * @throws Refusal 415 for other types than JSON and a plain form post, 413 past {@link bodyLimitKiB}, 400 for what is
 *   no UTF-8 and for a body that ends too early
 */
export async function readBody(request: Request): Promise<string> {
  const isPlain = isPlainForm(request);
  if (!isPlain && mediaType(request) !== "application/json") throw new Refusal(reasons.unknownType);
  return readText(request, limitBytes, reasons.bodyTooLong, isPlain ? decodedBytes : undefined);
}

/**
 * Reads a body of any type as text, up to a limit of bytes.
 * @param sizeOf how many bytes a chunk counts as
 * @throws Refusal with `tooLong`, and 400 for what is no UTF-8 and for a body that ends too early
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

/** Drops what a refused request still brings: a connection cut while it sends loses the answer too. Never throws. */
export async function drainBody(request: Request): Promise<void> {
  if (request.bodyUsed) return;
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      bytes += chunk.byteLength;
      if (bytes > drainLimitBytes) break;
    }
  } catch {
    // Nobody waits for the answer any more.
  }
}

/** @throws Refusal 400 when the connection ends before the body does */
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

/** A plain form post percent-encodes: each byte of a letter beyond ASCII takes three, such as %E1. */
function decodedBytes(chunk: Uint8Array): number {
  const escapes = chunk.filter((byte) => byte === percentSign).length;
  // Never less than a third, whatever a program sends.
  return Math.max(chunk.byteLength - 2 * escapes, chunk.byteLength / 3);
}

function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
