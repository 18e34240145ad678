import { getCompany } from "#data/index.ts";
import { sendMail } from "../delivery";
import type { FollowUpEnv, FollowUpKind } from "./kind";
import { nextMorning } from "./next-morning";
import { reminderMail } from "./reminder-mail";

const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

/** The company promises an answer within 24 hours: 4 hours are left. */
const defaultHours = 20;

/** For how long a lead is reminded of: 14 days from the first reminder on. */
const remindForMs = 14 * dayMs;

/**
 * A mail to the owner that names the leads that nobody has answered: first when a lead has waited for
 * REMIND_AFTER_HOURS, then each morning. Leads that may be spam are left out.
 */
export const reminder: FollowUpKind = {
  name: "reminder",
  begins: "sent",
  isMail: true,
  endsWithAnswer: true,
  mostTogether: 100,
  isOn: ({ ANSWER_SECRET }) => Boolean(ANSWER_SECRET),
  plan({ receivedAt, origin, suspicions }, env) {
    if (!origin || suspicions.length > 0) return undefined;
    const dueAt = firstReminderAt(receivedAt, waitMs(env));
    return { dueAt, endsAt: dueAt + remindForMs };
  },
  nextTime: (now) => nextMorning(now, getCompany("en").timeZone.iana),
  async send({ key, leads }, env) {
    return sendMail(await reminderMail(leads, env), `reminder/${key}`, env);
  },
};

/** How long a lead waits before it is reminded of. */
function waitMs({ REMIND_AFTER_HOURS }: Pick<FollowUpEnv, "REMIND_AFTER_HOURS">): number {
  const hours = Number(REMIND_AFTER_HOURS);
  return (hours > 0 && hours < Number.POSITIVE_INFINITY ? hours : defaultHours) * hourMs;
}

/**
 * The time is rounded up to a twentieth of the wait, so that leads that came in shortly after each other are in one mail:
 * with 20 hours that is the full hour.
 */
function firstReminderAt(receivedAt: number, wait: number): number {
  const stepMs = Math.max(1, wait / 20);
  return Math.ceil(Math.ceil((receivedAt + wait) / stepMs) * stepMs);
}
