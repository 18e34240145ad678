const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Waits between attempts. */
const waitsMs = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour];
/** The wait after every later attempt. Attempts have no limit, because a lead is done only when it is sent. */
const lastWaitMs = 2 * hour;

/**
 * How long to wait after a failed attempt, in milliseconds.
 * @param attempts how many have failed so far, from 1
 * @param random from 0 to 1: changes the wait by up to 20% in either direction, so that leads do not all retry at once
 */
export function backoffMs(attempts: number, random: number): number {
  const waitMs = waitsMs[attempts - 1] ?? lastWaitMs;
  return Math.round(waitMs * (0.8 + 0.4 * random));
}
