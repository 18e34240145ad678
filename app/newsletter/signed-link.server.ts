/** What a link in a mail is for: one that confirms must not unsubscribe, and the other way round. */
export type LinkPurpose = "confirm" | "unsubscribe";

/** How long a link that confirms is good for: 48 hours. */
export const confirmWithinMs = 48 * 3_600_000;

/**
 * A token for a link in a mail. It holds all that is needed to check it, so nothing is stored about an address that
 * nobody has confirmed.
 * @param expiresAt milliseconds since the epoch; 0 for never
 */
export async function signLink(
  purpose: LinkPurpose,
  email: string,
  expiresAt: number,
  secret: string,
): Promise<string> {
  const claim = `${expiresAt}.${toBase64Url(new TextEncoder().encode(email))}`;
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), bytesToSign(purpose, claim));
  return `${claim}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The address in a token; undefined when we have not signed it for this purpose, or when it has expired. Never throws. */
export async function readLink(
  purpose: LinkPurpose,
  token: string,
  secret: string,
): Promise<string | undefined> {
  const [expiresAt = "", email = "", signature = ""] = token.split(".");
  const signed = fromBase64Url(signature);
  const bytes = fromBase64Url(email);
  if (!signed || !bytes) return undefined;
  const data = bytesToSign(purpose, `${expiresAt}.${email}`);
  if (!(await crypto.subtle.verify("HMAC", await keyOf(secret), signed, data))) return undefined;
  const isOver = expiresAt !== "0" && Date.now() > Number(expiresAt);
  return isOver ? undefined : new TextDecoder().decode(bytes);
}

const bytesToSign = (purpose: LinkPurpose, claim: string) => new TextEncoder().encode(`${purpose}.${claim}`);

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, [
    "sign",
    "verify",
  ]);
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
