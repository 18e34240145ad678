import { getCompany } from "#data/index.ts";
import { readHours } from "#workers/settings.ts";
import { sendMail } from "../delivery";
import { plainMail } from "../mail";
import type { FollowUpEnv, FollowUpKind } from "./kind";
import { nextMorning } from "./next-morning";
import { reminderMail } from "./reminder-mail";

const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

/** The company promises an answer within 24 hours: 4 hours are left. */
const defaultHours = 20;

/** For how long a lead is reminded of: 14 days from the first reminder on. */
const remindForMs = 14 * dayMs;

/**
 * A mail to the owner that names the leads that nobody has answered: first REMIND_AFTER_HOURS after a lead's own mail
 * went out, then each morning. It says how long the visitor has waited since the form was sent. Leads that may be spam are
 * left out.
 */
export const reminder: FollowUpKind = {
  name: "reminder",
  begins: "sent",
  isMail: true,
  endsWithAnswer: true,
  mostTogether: 100,
  isOn: ({ ANSWER_SECRET }) => Boolean(ANSWER_SECRET),
  plan({ origin, suspicions }, env) {
    if (!origin || suspicions.length > 0) return undefined;
    // The owner can answer from now on. The lead may have come in long before, if its mail could not be sent.
    const dueAt = firstReminderAt(Date.now(), waitMs(env));
    return { dueAt, endsAt: dueAt + remindForMs };
  },
  nextTime: (now) => nextMorning(now, getCompany("en").timeZone.iana),
  async send({ key, isPlain, leads }, env) {
    const mail = await reminderMail(leads, env);
    return sendMail(isPlain ? plainMail(mail) : mail, `reminder/${key}`, env);
  },
};

/** How long the owner has to answer before the first reminder. */
function waitMs({ REMIND_AFTER_HOURS }: Pick<FollowUpEnv, "REMIND_AFTER_HOURS">): number {
  return (readHours(REMIND_AFTER_HOURS) ?? defaultHours) * hourMs;
}

/**
 * The time is rounded up to a twentieth of the wait, so that leads that were mailed shortly after each other are in one
 * reminder: with 20 hours that is the full hour.
 */
function firstReminderAt(sentAt: number, wait: number): number {
  const stepMs = Math.max(1, wait / 20);
  return Math.ceil(Math.ceil((sentAt + wait) / stepMs) * stepMs);
}
