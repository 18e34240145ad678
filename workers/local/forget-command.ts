import type { AskUser } from "./ask-user.ts";
import { findLead, leadsFrom } from "./find-leads.ts";
import { leadList } from "./lead-report.ts";
import type { LeadAdminClient } from "./open-lead-admin.ts";

interface ForgetRequest {
  /** Erases all leads of this person. */
  email: string | undefined;
  /** Erases this lead. Exactly one of `email` and `reference` is given. */
  reference: string | undefined;
  /** Whether to erase without asking for confirmation. */
  yes: boolean;
}

const otherPlaces = `This command cannot erase copies in other places:
  the inbox of LEADS_TO         search for the email, delete the mails, empty the bin
  Resend's own log              https://resend.com/emails: deleted after the retention time of your plan; support deletes sooner
  Cloudflare's recovery copies  of the deployed outbox: deleted automatically within 30 days
  files of a site on this machine   traces in free space and in SQLite's log: removed by the next npm start
`;

/**
 * Erases the leads of a person, or one lead, after the user has confirmed it.
 * @returns the text to print
 * @throws Error if neither or both of email and reference are given
 */
export async function forget(
  admin: LeadAdminClient,
  { email, reference, yes }: ForgetRequest,
  isSure: AskUser,
): Promise<string> {
  if (!email === !reference)
    throw new Error("forget needs either an email address or --reference <reference>.");
  const leads = reference ? [await findLead(admin, reference)] : await leadsFrom(admin, email ?? "");
  if (leads.length === 0) return `The outbox has no lead of this person.\n${otherPlaces}`;
  if (!yes && !(await isSure(`${leadList(leads)}Erase these leads permanently?`)))
    return "Nothing was erased.\n";
  const leadCount = await admin.erase(leads.map(({ id }) => id));
  return `Erased ${leadCount} ${leadCount === 1 ? "lead" : "leads"} at ${new Date().toISOString()}.\n${otherPlaces}`;
}
