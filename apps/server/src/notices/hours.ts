import type { ReaderRow } from "../storage/notice-tables.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When somebody wants to be told. */
export type Hours = Pick<ReaderRow, "zone" | "hour" | "quiet_from" | "quiet_until">;

/** How much of a day has passed in a time zone, in ms. */
function timeOfDay(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
  });
  const parts = format.formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return of("hour") * HOUR + of("minute") * MINUTE + (at % MINUTE);
}

/** The first time from one on at which a clock on the wall shows a full hour; clocks may be put forward or back until then. */
function nextAt(hour: number, from: number, zone: string): number {
  const day = 24 * HOUR;
  const first = from + ((hour * HOUR - timeOfDay(from, zone) + day) % day);
  const off = ((timeOfDay(first, zone) - hour * HOUR + day + day / 2) % day) - day / 2;
  return off === 0 || first - off < from ? first : first - off;
}

function isQuiet({ zone, quiet_from: from, quiet_until: until }: Hours, at: number): boolean {
  if (from === null || until === null || from === until) return false;
  const hour = timeOfDay(at, zone) / HOUR;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** When something that waits since a time may be told, at this time or later. */
export function tellableAt(hours: Hours, since: number, now: number): number {
  const due = Math.max(now, hours.hour === null ? since : nextAt(hours.hour, since, hours.zone));
  // Whoever wants all of it at an hour of his quiet hours gets it then.
  return hours.hour === null && isQuiet(hours, due) ? nextAt(hours.quiet_until ?? 0, due, hours.zone) : due;
}

/** Whether there is a time zone of this name. */
export function isZone(zone: string): boolean {
  try {
    timeOfDay(0, zone);
    return true;
  } catch {
    return false;
  }
}
