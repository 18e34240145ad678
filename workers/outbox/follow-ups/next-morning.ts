/** The hour at which the daily reminder is sent, in the company's time zone. */
const morningHour = 8;

/**
 * 8:00 on the next day in a time zone.
 * @param now milliseconds since the epoch
 * @param timeZone the zone's name in the IANA time zone database, such as "Africa/Nairobi"
 * @returns milliseconds since the epoch
 */
export function nextMorning(now: number, timeZone: string): number {
  const { year, month, day } = localTime(now, timeZone);
  const morning = Date.UTC(year, month - 1, day + 1, morningHour);
  // Use the offset of that morning, not of now: daylight saving time may begin or end in the night between.
  const estimate = morning - offsetMs(morning, timeZone);
  return morning - offsetMs(estimate, timeZone);
}

/** The difference between a time zone's local time and UTC. */
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
