import { type Failure, isQuota, noApiKey, noInbox } from "./delivery";
import { fallbackAfterMs } from "./fallback";
import type { Mail } from "./mail";
import type { MailEventType } from "./mail-events";

const fallbackAfterMinutes = fallbackAfterMs / 60_000;

interface Alert {
  failure: Failure;
  /** Whether the mail may be out all the same, so that a person has to decide. */
  isUndecided: boolean;
  /** How many leads wait right now. */
  waiting: number;
}

/** The mail that tells the fallback's inbox why leads do not go out through Resend. */
export function alertMail({ failure, isUndecided, waiting }: Alert): Omit<Mail, "from" | "to"> {
  return {
    subject: `Leads do not go out through Resend: ${failure.error}`,
    text: [
      isUndecided ? whatToDecide(failure) : whatIsWrong(failure),
      `${waiting} ${waiting === 1 ? "lead waits" : "leads wait"} at the moment. Each is kept, and comes to this inbox ` +
        `when it can't leave through Resend within ${fallbackAfterMinutes} minutes.`,
      "To see what waits: npm run leads -- list --deployed\n" +
        "Once it is mended: npm run leads -- retry --deployed",
    ].join("\n\n"),
  };
}

/** The mail that tells that Resend took leads' mails and could not deliver them. */
export function bounceAlert(event: MailEventType, waiting: number): Omit<Mail, "from" | "to"> {
  return {
    subject: `Leads do not reach the inbox: ${event}`,
    text: [
      `Resend took a lead's mail and could not deliver it (${event}). Check LEADS_TO, and whether that inbox is full. ` +
        "An inbox that has bounced is on a list in Resend (Emails, Suppressions) and gets nothing until you remove it there.",
      `The lead comes to this inbox instead. ${waiting} ${waiting === 1 ? "lead waits" : "leads wait"} at the moment.`,
      "To see them: npm run leads -- list --deployed\nOnce it is mended: npm run leads -- retry --deployed",
    ].join("\n\n"),
  };
}

/** The mail that tells that the inbox has called a lead's mail spam. */
export function complaintAlert(): Omit<Mail, "from" | "to"> {
  return {
    subject: "A lead was marked as spam: email.complained",
    text:
      "Somebody has marked a lead's mail as spam in the inbox of LEADS_TO. Resend stops sending to an inbox that " +
      "complains. Mark the mail as no spam, and remove the inbox from the list in Resend (Emails, Suppressions).",
  };
}

function whatToDecide({ error }: Failure): string {
  return (
    `Resend refuses a lead's mail (${error}) whose sending broke off before, so it may be out all the same. Look for its ` +
    "reference in your inbox. If it is not there: npm run leads -- send-again <reference> --deployed"
  );
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
  return `Resend has not taken mails for ${fallbackAfterMinutes} minutes (${error}). See https://resend-status.com`;
}
