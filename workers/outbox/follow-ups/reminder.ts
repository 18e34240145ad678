import { getCompany } from "#data/index.ts";
import { readHours } from "#workers/settings.ts";
import { sendMail } from "../delivery";
import { plainMail } from "../mail";
import type { FollowUpEnv, FollowUpKind } from "./kind";
import { nextMorning } from "./next-morning";
import { reminderMail } from "./reminder-mail";

const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

/** The company promises an answer within 24 hours, so the owner still has 4 hours. */
const defaultHours = 20;

/** Reminders about a lead stop 14 days after the first one. */
const remindForMs = 14 * dayMs;

/**
 * A mail to the owner that lists unanswered leads. A lead is first listed REMIND_AFTER_HOURS after its own mail was sent,
 * then each morning. The mail says how long the visitor has waited since the form was sent. Leads that may be spam are
 * left out.
 */
export const reminder: FollowUpKind = {
  name: "reminder",
  begins: "sent",
  isMail: true,
  endsWithAnswer: true,
  maxBatchSize: 100,
  isOn: ({ ANSWER_SECRET }) => Boolean(ANSWER_SECRET),
  plan({ origin, suspicions }, env) {
    if (!origin || suspicions.length > 0) return undefined;
    // Count from now, when the owner gets the mail, not from `receivedAt`: the mail may have been delayed.
    const dueAt = firstReminderAt(Date.now(), waitMs(env));
    return { dueAt, endsAt: dueAt + remindForMs };
  },
  nextTime: (now) => nextMorning(now, getCompany("en").timeZone.iana),
  async send({ key, isPlain, leads }, env) {
    const mail = await reminderMail(leads, env);
    return sendMail(isPlain ? plainMail(mail) : mail, `reminder/${key}`, env);
  },
};

/** The time between the lead's mail and the first reminder. */
function waitMs({ REMIND_AFTER_HOURS }: Pick<FollowUpEnv, "REMIND_AFTER_HOURS">): number {
  return (readHours(REMIND_AFTER_HOURS) ?? defaultHours) * hourMs;
}

/**
 * Rounds the time up to a multiple of a twentieth of the wait, so that leads that were mailed within a short time share
 * one reminder. With 20 hours that is the next full hour.
 */
function firstReminderAt(sentAt: number, wait: number): number {
  const stepMs = Math.max(1, wait / 20);
  return Math.ceil(Math.ceil((sentAt + wait) / stepMs) * stepMs);
}
