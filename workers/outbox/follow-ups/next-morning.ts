/** When the day's reminder goes out, by the company's clock. */
const morningHour = 8;

/**
 * The next day's 8:00 in a time zone.
 * @param now milliseconds since the epoch, as the result
 * @param timeZone its name in the time zone database
 */
export function nextMorning(now: number, timeZone: string): number {
  const { year, month, day } = localTime(now, timeZone);
  const morning = Date.UTC(year, month - 1, day + 1, morningHour);
  // The offset is that of the morning itself: the clocks may change in the night before.
  const estimate = morning - offsetMs(morning, timeZone);
  return morning - offsetMs(estimate, timeZone);
}

/** How far a time zone's clock is ahead of UTC. */
function offsetMs(time: number, timeZone: string): number {
  const { year, month, day, hour, minute } = localTime(time, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / 60_000) * 60_000;
}

function localTime(time: number, timeZone: string) {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const parts = format.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  };
}
