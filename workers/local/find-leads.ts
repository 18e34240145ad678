import type { LeadRecord } from "../outbox/lead-records.ts";
import type { LeadAdminClient } from "./open-lead-admin.ts";

/** Finds the lead whose id begins with a reference. @throws Error if there is no such lead, or more than one */
export async function findLead(admin: LeadAdminClient, reference: string): Promise<LeadRecord> {
  const [lead, another] = await admin.records({ prefix: reference.toLowerCase(), limit: 2 });
  if (!lead)
    throw new Error(`No lead has the reference ${reference}. To list them: npm run leads -- list --all`);
  if (another)
    throw new Error(`The ids of several leads begin with ${reference}. Use more characters of the id.`);
  return lead;
}

/** All leads, sorted by age, the oldest first. */
export async function allLeads(admin: LeadAdminClient): Promise<LeadRecord[]> {
  const leads: LeadRecord[] = [];
  for (;;) {
    const page = await admin.records({ after: leads.at(-1)?.id ?? "" });
    leads.push(...page);
    if (page.length === 0) return leads.sort((one, other) => one.receivedAt - other.receivedAt);
  }
}

/** The leads with this email address, ignoring case, the oldest first. */
export async function leadsFrom(admin: LeadAdminClient, email: string): Promise<LeadRecord[]> {
  const isSame = ({ formData }: LeadRecord) => formData.email?.toLowerCase() === email.toLowerCase();
  return (await allLeads(admin)).filter(isSame);
}
