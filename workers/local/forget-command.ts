import type { AskUser } from "./ask-user.ts";
import { findLead, leadsFrom } from "./find-leads.ts";
import { leadList } from "./lead-report.ts";
import type { LeadAdminClient } from "./open-lead-admin.ts";

interface ForgetRequest {
  /** Whose data is to be erased … */
  email: string | undefined;
  /** … or which lead. */
  reference: string | undefined;
  /** Whether to erase without asking. */
  yes: boolean;
}

const otherPlaces = `Not reached from here, so look there too:
  the inbox of LEADS_TO         search for the email, delete the mails, empty the bin
  Resend's own log              https://resend.com/emails: mails leave it after your plan's retention; support deletes sooner
  Cloudflare's recovery copies  of the deployed outbox: gone 30 days from now, by themselves
  the files of a site here      keep traces in free space and in SQLite's log until the next npm start
`;

/**
 * Erases what is kept of a person, or one lead, after asking once.
 * @throws Error when neither or both are given
 */
export async function forget(
  admin: LeadAdminClient,
  { email, reference, yes }: ForgetRequest,
  isSure: AskUser,
): Promise<string> {
  if (!email === !reference) throw new Error("forget takes an email address, or --reference <reference>.");
  const leads = reference ? [await findLead(admin, reference)] : await leadsFrom(admin, email ?? "");
  if (leads.length === 0) return `Nothing is kept of it here.\n${otherPlaces}`;
  if (!yes && !(await isSure(`${leadList(leads)}Erase this for good?`))) return "Nothing was erased.\n";
  const leadCount = await admin.erase(leads.map(({ id }) => id));
  return `Erased at ${new Date().toISOString()}: ${leadCount} leads.\n${otherPlaces}`;
}
