import type { Lead } from "#app/contract/lead.ts";
import type { Settings } from "#workers/settings.ts";
import type { Delivery } from "../delivery";
import type { FollowUpName, LeadRecord } from "../lead-records";

/** The settings that follow-ups work with, beside those of every mail. */
export type FollowUpEnv = Pick<
  Settings,
  | "RESEND_API_KEY"
  | "RESEND_BASE_URL"
  | "LEADS_FROM"
  | "LEADS_TO"
  | "ANSWER_SECRET"
  | "REMIND_AFTER_HOURS"
  | "ACKNOWLEDGE"
  | "LEADS_WEBHOOK_URL"
  | "LEADS_WEBHOOK_SECRET"
>;

/** When a lead's follow-up is sent. Times are milliseconds since the epoch. */
export interface FollowUpPlan {
  dueAt: number;
  /** From then on it is dropped. */
  endsAt: number;
  /** Where it goes: while another follow-up to the same address is newer than `quietSince`, the lead gets none. */
  address?: string;
  /** Compared with the other follow-up's `endsAt`, because that one may be sent at any time until then. */
  quietSince?: number;
}

/** Follow-ups that are sent together, under one key. */
export interface FollowUpBatch {
  /** The same one at every attempt. */
  key: string;
  /** Whether Resend has refused its mail, so that a plainer one is sent. */
  isPlain: boolean;
  /** Those that have waited longest come first. */
  leads: LeadRecord[];
  /** How many times it was tried, with this time. */
  attempts: number;
}

/** A kind of follow-up. To add one, write a file with it and name it in `kinds.ts`. */
export interface FollowUpKind {
  name: FollowUpName;
  /** Whether the settings ask for it. */
  isOn(env: FollowUpEnv): boolean;
  /** At which moment of a lead it is planned: when the lead is stored, or when its mail is out. */
  begins: "accepted" | "sent";
  /** @returns undefined for a lead that gets none */
  plan(lead: Lead & Pick<LeadRecord, "origin">, env: FollowUpEnv): FollowUpPlan | undefined;
  /** Whether it is a mail: mails wait while Resend takes none, and stop first when its quota is used up. */
  isMail: boolean;
  /** Whether it is only for leads that nobody has answered. */
  endsWithAnswer: boolean;
  /** How many leads one sending may be about. */
  mostTogether: number;
  /** For a kind that comes again: when, at the earliest. The next sending then has a key of its own. */
  nextTime?(now: number): number;
  /** One attempt. "conflict" says that an earlier attempt under this key has sent a mail with other words. */
  send(batch: FollowUpBatch, env: FollowUpEnv): Promise<Delivery>;
}
