import { onceFor } from "@stonebridge/kernel";
import type { HexIndex } from "@stonebridge/board";
import { fieldHolders } from "../orders/achievement.ts";
import { FAR, ON_FOOT, distancesTo } from "../land/distances.ts";
import type { Field } from "../field.ts";
import { type HolderIndex, NONE } from "../measures.ts";
import type { Mover } from "../army/mover.ts";
import type { Target } from "../orders/order-book.ts";
import { type Play, holderId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { CAME, EXHAUSTED, FATIGUED, FRESH, type Position, marked } from "../position.ts";
import { isReserve, unitsUnder } from "../army/standing.ts";

/** Day turns in a row on Reserve that rest a formation (NWO-16.2-e, NWO-RUL214). */
const DAY_REST = 3;

export function isNight({ module }: Field, { turn }: Pick<Position, "turn">): boolean {
  return module.turns[Math.max(1, turn) - 1].night;
}

/** Has a night turn come after that one: the first of the next night, or the next of the same (NWO-12.3.GR-c, NWO-15-a)? */
export function isNightSince({ module }: Field, p: Position, since: number): boolean {
  return module.turns.some(({ night }, at) => night && at + 1 > since && at + 1 <= p.turn);
}

/** Are chits left out in this turn (NWO-16.1-g, NWO-RUL211)? */
export function goesWithoutChits(field: Field, p: Position): boolean {
  const option = field.options.nightNoChits;
  const skips = option === "module" ? field.module.switches.nightNoChits : option === "on";
  return skips && isNight(field, p);
}

/**
 * Is a march in bivouac: by night, unless it is forced (NWO-16.2-a, NWO-16.2-c), or has only just come on (NWO-16.2-l); by day it continues
 * (NWO-16.2-b)?
 */
export function isBivouac(field: Field, p: Position, { order, standing, unit }: Mover): boolean {
  return order === "march" && standing?.order.forced !== true && isNight(field, p) && !marked(p, unit, CAME);
}

/** Is a holder’s march in bivouac, with its leader: have none of its units only just come on (NWO-16.2-a, NWO-16.2-l)? */
function liesInBivouac(field: Field, p: Position, holder: HolderIndex): boolean {
  const order = p.standing[holder]?.order;
  if (order?.type !== "march" || order.forced || !isNight(field, p)) return false;
  return !unitsUnder(field, p, holder).some((unit) => marked(p, unit, CAME));
}

/** Of a march in bivouac, the head beyond which its leader does not ride (NWO-16.2-a, NWO-RUL212); undefined if it does not halt. */
export function haltedHead(field: Field, p: Position, holder: HolderIndex): Target | undefined {
  return liesInBivouac(field, p, holder) ? headOf(field, p, holder) : undefined;
}

/** Heads of columns as targets: made once for a hex. */
const heads: (field: Field) => Map<HexIndex, Target> = onceFor(() => new Map());

/** The head of a halted column: its leader’s hex, otherwise that of its foremost unit (NWO-RUL212). */
function headOf(field: Field, p: Position, holder: HolderIndex): Target | undefined {
  const units = unitsUnder(field, p, holder);
  const { leader } = field.holders[holder];
  const goal = p.standing[holder]?.order.target;
  const ahead = goal === undefined ? undefined : distancesTo(field, goal, ON_FOOT);
  const away = (hex: HexIndex): number => ahead?.[hex] ?? FAR;
  const hexes = units.map((unit) => p.place[unit]);
  const lead = leader !== NONE && p.post[leader] >= 0 ? p.post[leader] : undefined;
  let head = hexes[0];
  for (const hex of hexes) if (away(hex) < away(head)) head = hex;
  const hex = lead !== undefined && away(lead) <= away(head ?? lead) ? lead : head;
  if (hex === undefined) return undefined;
  const known = heads(field);
  let target = known.get(hex);
  if (target === undefined) known.set(hex, (target = { flag: hex, hexes: [hex] }));
  return target;
}

/** In bivouac units only close up, until they are next to the head of their column (NWO-16.2-a). */
export function closesUp(field: Field, p: Position, { holder }: Mover, from: HexIndex, to: HexIndex): boolean {
  const head = headOf(field, p, holder);
  if (head === undefined || field.map.grid.distance(from, head.flag) <= 1) return false;
  const ways = distancesTo(field, head, ON_FOOT);
  return ways[to] < ways[from];
}

/** What prevented a holder’s rest in a night, one bit each: a forced march, digging. */
const MARCHED = 1;
const DUG = 2;

/** A forced march by night tires (NWO-16.2-c, NWO-16.2-d). */
export function noteNightMarch(field: Field, p: Position, { holder, order, standing }: Mover): void {
  if (order === "march" && standing?.order.forced === true && isNight(field, p))
    p.marched = p.marched.with(holder, p.marched[holder] | MARCHED);
}

/** Units that dig by night have no rest (NWO-16.2-k, NWO-RUL216). */
export function noteNightWork(p: Position, holder: HolderIndex): void {
  p.marched = p.marched.with(holder, p.marched[holder] | DUG);
}

/**
 * When a turn begins: holders that marched through the night are fatigued by day, fatigued ones that had no rest are exhausted; a night
 * without march, digging or fight, or three turns on Reserve without a fight, rest them (NWO-16.2-d..h, NWO-RUL213, NWO-RUL214).
 */
export function reckonFatigue(play: Play): void {
  const { field, p } = play;
  const dawn = p.turn > 1 && !isNight(field, p) && isNight(field, { turn: p.turn - 1 });
  for (const holder of fieldHolders(field)) {
    if (dawn) {
      const fresh = p.fatigue[holder] === FRESH;
      const restless = p.marched[holder] !== 0 || p.foughtIn[holder] >= nightfall(field, p.turn - 1);
      if ((p.marched[holder] & MARCHED) !== 0) setFatigue(play, holder, fresh ? FATIGUED : EXHAUSTED);
      else setFatigue(play, holder, fresh || !restless ? FRESH : EXHAUSTED);
      p.marched = p.marched.with(holder, 0);
      p.rest = p.rest.with(holder, 0);
    }
    if (!isReserve(p, holder) || p.foughtIn[holder] === p.turn - 1) p.rest = p.rest.with(holder, 0);
    if (p.rest[holder] >= DAY_REST) setFatigue(play, holder, FRESH);
  }
}

/** A holder on Reserve once the orders of a day turn are given rests in it, if nothing interferes (NWO-16.2-e, NWO-16.2-f, NWO-RUL214). */
export function noteRest({ field, p }: Play): void {
  for (const holder of fieldHolders(field))
    p.rest = p.rest.with(holder, isReserve(p, holder) && !isNight(field, p) ? p.rest[holder] + 1 : 0);
}

/** First turn of the night that a turn belongs to. */
function nightfall(field: Field, turn: number): number {
  let first = turn;
  while (first > 1 && isNight(field, { turn: first - 1 })) first -= 1;
  return first;
}

function setFatigue(play: Play, holder: HolderIndex, fatigue: number): void {
  const { p } = play;
  if (p.fatigue[holder] === fatigue) return;
  p.fatigue = p.fatigue.with(holder, fatigue);
  tell(play, { type: "fatigue-changed", rule: "NWO-16.2-d", holder: holderId(play, holder), fatigue });
}
