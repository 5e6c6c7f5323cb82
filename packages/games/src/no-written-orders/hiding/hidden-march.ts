import { POINT } from "../measures.ts";

/** Movement banked each turn by a hidden march, and by one of cavalry alone; and the most left to units when it is found. */
const BANKED = 4 * POINT;
const BANKED_MOUNTED = 6 * POINT;
const LEFT_TO_UNITS = 2 * POINT;
/** What an aide rides in a turn, and so the speed of the news of one (NWO-19.12.2-a). */
const AIDE = 6 * POINT;

/** Movement banked in some turns of hiding, in halves of a point (NWO-19.7.1-c). */
export function banked(turns: number, cavalryAlone: boolean): number {
  return turns * (cavalryAlone ? BANKED_MOUNTED : BANKED);
}

/** What units may spend from where their leader turned up, in halves of a point (NWO-19.7.2-f). */
export function leftToUnits(total: number, spentByLeader: number): number {
  return Math.min(LEFT_TO_UNITS, total - spentByLeader);
}

/**
 * Turns until the news of an intercepted aide arrives: its way to the army commander at an aide’s speed, to the nearest turn (NWO-RUL243).
 */
export function turnsOfNews(way: number): number {
  return Math.floor((way + AIDE / 2) / AIDE);
}
