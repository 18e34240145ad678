import { leadReference } from "../lead-reference";

/** The path of the page that marks a lead as answered: `/leads/1f0c9a2e/answered`. */
export const answerPath = /^\/leads\/([0-9a-f]{8})\/answered$/;

/**
 * The URL of the page that marks a lead as answered. Its key is an HMAC of the lead's id: it is valid for this lead only
 * and cannot be computed without the secret.
 * @param origin the site's origin
 */
export async function answerLink(leadId: string, origin: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await importSecret(secret), messageFor(leadId));
  const key = [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${origin}/leads/${leadReference(leadId)}/answered?key=${key}`;
}

/** Whether a key is the one in this lead's link. The comparison takes the same time for every key (no timing attack). */
export async function isAnswerKey(key: string, leadId: string, secret: string): Promise<boolean> {
  // A key has one spelling: 64 hexadecimal digits in lower case.
  if (!/^[0-9a-f]{64}$/.test(key)) return false;
  const signature = Uint8Array.from(key.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return crypto.subtle.verify("HMAC", await importSecret(secret), signature, messageFor(leadId));
}

const messageFor = (leadId: string) => new TextEncoder().encode(`answered ${leadId}`);

function importSecret(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, [
    "sign",
    "verify",
  ]);
}
