import { type Failure, isQuota, noApiKey, noInbox } from "./delivery";
import { fallbackAfterMs } from "./fallback";
import type { Mail } from "./mail";
import type { MailEventType } from "./mail-events";

const fallbackAfterMinutes = fallbackAfterMs / 60_000;

const listText = "To list the waiting leads: npm run leads -- list --deployed";
const retryText = "After you have fixed the cause: npm run leads -- retry --deployed";

/**
 * The alert that leads cannot be sent through Resend, with the reason.
 * @param waiting the number of leads that wait
 */
export function alertMail({
  failure,
  waiting,
  hasFallback,
}: {
  failure: Failure;
  waiting: number;
  hasFallback: boolean;
}): Omit<Mail, "from" | "to"> {
  const fallbackText = `A lead that cannot be sent through Resend within ${fallbackAfterMinutes} minutes is sent to this inbox instead, unless an alert of its own asks you to decide about it.`;
  return {
    subject: `Leads cannot be sent through Resend: ${failure.error}`,
    text: [
      causeText(failure),
      hasFallback ? `${waitingText(waiting)} ${fallbackText}` : waitingText(waiting),
      `${listText}\n${retryText}`,
    ].join("\n\n"),
  };
}

/**
 * The alert that a person has to decide about a lead: its mail is refused, although it may have been sent.
 * @param waiting the number of leads that wait
 */
export function undecidedAlert({
  reference,
  error,
  waiting,
}: {
  reference: string;
  error: string;
  waiting: number;
}): Omit<Mail, "from" | "to"> {
  return {
    subject: `Please decide about lead ${reference}: ${error}`,
    text: [
      `Resend has refused the mail of lead ${reference}, and an earlier attempt was interrupted and may have sent it. So it is ` +
        `not sent again by itself (last error: ${error}). Search your inbox for ${reference}.`,
      `If the mail is there: npm run leads -- arrived ${reference} --deployed\n` +
        `If it is not: npm run leads -- send-again ${reference} --deployed`,
      `${waitingText(waiting)} ${listText}`,
    ].join("\n\n"),
  };
}

/** The alert that Resend accepted a lead's mail but could not deliver it. */
export function bounceAlert(event: MailEventType, waiting: number): Omit<Mail, "from" | "to"> {
  return {
    subject: `Leads do not reach the inbox: ${event}`,
    text: [
      `Resend accepted a lead's mail but could not deliver it (${event}). Check LEADS_TO, and whether that inbox is full. ` +
        "After a bounce, Resend puts the inbox on a list (Emails, Suppressions) and sends it no mails until you remove it there.",
      `The lead is sent to this inbox instead. ${waitingText(waiting)}`,
      `${listText}\n${retryText}`,
    ].join("\n\n"),
  };
}

/** The alert that somebody has marked a lead's mail as spam. */
export function complaintAlert(): Omit<Mail, "from" | "to"> {
  return {
    subject: "A lead was marked as spam: email.complained",
    text:
      "Somebody has marked a lead's mail as spam in the inbox of LEADS_TO. Resend then stops sending to that inbox. " +
      "Mark the mail as not spam, and remove the inbox from the list in Resend (Emails, Suppressions).",
  };
}

function waitingText(waiting: number): string {
  return `${waiting} ${waiting === 1 ? "lead waits" : "leads wait"} at the moment. All are stored.`;
}

function causeText({ outcome, error }: Failure): string {
  if (error === noApiKey)
    return "RESEND_API_KEY is not set. To set it: npx wrangler secret put RESEND_API_KEY";
  if (error === noInbox)
    return "LEADS_TO, the inbox that receives leads, is not set. Set this var in wrangler.toml.";
  if (isQuota(error)) return `Resend's quota is used up (${error}). The next attempt is in an hour.`;
  if (outcome === "unauthorized") return `Resend refuses the API key (${error}). Check RESEND_API_KEY.`;
  if (outcome === "misconfigured") return `Resend refuses the sender (${error}). Check LEADS_FROM.`;
  if (outcome === "refused")
    return `Resend refuses the mail itself, even as plain text (${error}). Check LEADS_FROM and LEADS_TO.`;
  return `Resend has not accepted mails for ${fallbackAfterMinutes} minutes (${error}). See https://resend-status.com`;
}
