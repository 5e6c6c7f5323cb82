import type { ScaleData } from "../module-data.ts";

/** Hexes of 1000 feet, turns of an hour; a strength point is 300 foot or horse, or two guns. */
export const SCALE: ScaleData = {
  feetPerHex: 1000,
  minutesPerTurn: 60,
  lineOfSight: 7,
  extendedSight: { day: 10, rain: 5, night: 1 },
  infantry: 300,
  cavalry: 300,
  guns: 2,
};
