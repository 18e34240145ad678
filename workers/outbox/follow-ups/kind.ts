import type { Lead } from "#app/contract/lead.ts";
import type { Settings } from "#workers/settings.ts";
import type { Delivery } from "../delivery";
import type { FollowUpName, LeadRecord } from "../lead-records";

/** The settings that follow-ups use. */
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
  | "TURNSTILE_SECRET_KEY"
>;

/** When a lead's follow-up is sent. Times are milliseconds since the epoch. */
export interface FollowUpPlan {
  dueAt: number;
  /** If the follow-up is not sent by this time, it is dropped. */
  endsAt: number;
  /** The recipient, of a kind with a cooldown. */
  address?: string;
  /**
   * The start of the address's cooldown. If another follow-up to the same address ends after this time, the lead gets none.
   * The end of the other one counts, because it may be sent at any time until then.
   */
  cooldownStart?: number;
}

/** Follow-ups that are sent together, under one idempotency key. */
export interface FollowUpBatch {
  /** The idempotency key. It is the same at every attempt. */
  key: string;
  /** Whether to send the mail as plain text, because Resend has refused it as HTML. */
  isPlain: boolean;
  /** Sorted by waiting time, the longest first. */
  leads: LeadRecord[];
  /** The number of attempts so far, including the current one. */
  attempts: number;
}

/** A kind of follow-up. To add a kind, write a file for it and list it in `kinds.ts`. */
export interface FollowUpKind {
  name: FollowUpName;
  /** Whether the settings switch this kind on. */
  isOn(env: FollowUpEnv): boolean;
  /** When it is planned: "accepted" when the lead is stored, "sent" when the lead's mail is sent. */
  begins: "accepted" | "sent";
  /**
   * @param usedToday how many mails of Resend's daily quota are used up; 0 if there is none
   * @returns undefined for a lead that gets none
   */
  plan(
    lead: Lead & Pick<LeadRecord, "origin">,
    env: FollowUpEnv,
    usedToday: number,
  ): FollowUpPlan | undefined;
  /** Whether it is a mail. Mails wait while Resend is paused. When Resend's quota is used up, they stop before leads do. */
  isMail: boolean;
  /** Whether it is only for leads that nobody has answered. */
  endsWithAnswer: boolean;
  /** The highest number of leads in one batch. */
  maxBatchSize: number;
  /** For a repeated kind: the earliest time of the next batch, which then gets a new key. */
  nextTime?(now: number): number;
  /** Makes one attempt. The outcome "conflict" means that an earlier attempt under this key has sent a different mail. */
  send(batch: FollowUpBatch, env: FollowUpEnv): Promise<Delivery>;
}
