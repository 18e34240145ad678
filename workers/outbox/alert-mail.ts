import { type Failure, isQuota, noApiKey, noInbox } from "./delivery";
import { patience } from "./fallback";
import type { Mail } from "./mail";

const patienceInMinutes = patience / 60_000;

/**
 * The mail that tells the fallback's inbox why leads do not go out through Resend.
 * @param waiting how many leads wait right now
 */
export function alertMail(failure: Failure, waiting: number): Omit<Mail, "from" | "to"> {
  return {
    subject: `Leads do not go out through Resend: ${failure.error}`,
    text: [
      whatIsWrong(failure),
      `${waiting} ${waiting === 1 ? "lead waits" : "leads wait"} at the moment. Each is kept, and comes to this inbox ` +
        `when it can't leave through Resend within ${patienceInMinutes} minutes.`,
      "To see what waits: npm run leads -- list --deployed\n" +
        "Once it is mended: npm run leads -- retry --deployed",
    ].join("\n\n"),
  };
}

function whatIsWrong({ outcome, error }: Failure): string {
  if (error === noApiKey) return "RESEND_API_KEY is not set: npx wrangler secret put RESEND_API_KEY";
  if (error === noInbox)
    return "LEADS_TO is not set: the inbox that leads go to. It is a var in wrangler.toml.";
  if (isQuota(error)) return `Resend's quota is used up (${error}). It is tried again each hour.`;
  if (outcome === "unauthorized") return `Resend refuses the key (${error}). Check RESEND_API_KEY.`;
  if (outcome === "misconfigured") return `Resend refuses the sender (${error}). Check LEADS_FROM.`;
  if (outcome === "refused")
    return `Resend refuses the mail itself, even as plain text (${error}). Check LEADS_FROM and LEADS_TO.`;
  return `Resend has not taken mails for ${patienceInMinutes} minutes (${error}). See https://resend-status.com`;
}
