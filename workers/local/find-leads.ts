import type { LeadRecord } from "../outbox/lead-records.ts";
import type { LeadAdminClient } from "./open-lead-admin.ts";

/** @throws Error when the reference is not exactly one lead's */
export async function findLead(admin: LeadAdminClient, reference: string): Promise<LeadRecord> {
  const [lead, another] = await admin.records({ prefix: reference.toLowerCase(), limit: 2 });
  if (!lead) throw new Error(`No lead begins with ${reference}.`);
  if (another) throw new Error(`More than one lead begins with ${reference}: give more of the id.`);
  return lead;
}

/** Every lead, the oldest first. */
export async function allLeads(admin: LeadAdminClient): Promise<LeadRecord[]> {
  const leads: LeadRecord[] = [];
  for (;;) {
    const page = await admin.records({ after: leads.at(-1)?.id ?? "" });
    leads.push(...page);
    if (page.length === 0) return leads.sort((one, other) => one.receivedAt - other.receivedAt);
  }
}

/** The leads that came from an email address, in capitals or not, the oldest first. */
export async function leadsFrom(admin: LeadAdminClient, email: string): Promise<LeadRecord[]> {
  const isSame = ({ formData }: LeadRecord) => formData.email?.toLowerCase() === email.toLowerCase();
  return (await allLeads(admin)).filter(isSame);
}
