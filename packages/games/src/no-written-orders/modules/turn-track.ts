import type { TurnData } from "./module-data.ts";

/** Hour at which supply is tested (NWO-17-c). */
const SUPPLY_HOUR = 9;
/** A turn that begins before the first hour is of the night, and from the last on. */
const DAWN = 5;
const NIGHTFALL = 20;

/**
 * Hourly turns from an hour of one day to an hour of another, dry all of them.
 * @param dates `08-28`, the days in turn
 * @param first hour of the first day @param last hour of the last day
 */
export function hourlyTurns(dates: readonly string[], first: number, last: number): readonly TurnData[] {
  const hours = Array.from({ length: dates.length * 24 }, (_, at) => at);
  const isNight = (hour: number) => hour % 24 < DAWN || hour % 24 >= NIGHTFALL;
  return hours
    .filter((hour) => hour >= first && hour <= (dates.length - 1) * 24 + last)
    .map((hour): TurnData => {
      const clock = hour % 24;
      return {
        date: dates[Math.floor(hour / 24)],
        hour: clock,
        night: isNight(hour),
        rain: false,
        supply: clock === SUPPLY_HOUR,
        firstNight: isNight(hour) && !isNight(hour - 1),
        lastNight: isNight(hour) && !isNight(hour + 1),
      };
    });
}
