import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { distanceTo } from "../command/command-range.ts";
import { type SideIndex, type UnitIndex } from "../field.ts";
import { beginFacing } from "../movement/facing.ts";
import { asks, commanderId, type Play, pop, push, roll, type Step, tell, unitId } from "../play.ts";
import { contactsOf, inReachOf, isPosted, marked, ON_MAP, ROUTED } from "../position.ts";
import { ANY } from "../refusing.ts";
import { ADMINISTRATION } from "./refusals.ts";
import { SIDES } from "../vocabulary.ts";
import { beginWithdrawal } from "../combat/withdrawal.ts";

/** SB62-8-A: a routed brigade goes on for this many zones. */
const FLIGHT = 3;

function routedOf({ field, p }: Play, side: SideIndex): readonly UnitIndex[] {
  return field.rosterOf[side].filter((unit) => p.state[unit] === ON_MAP && marked(p, unit, ROUTED));
}

/** SB62-8-A, RU-13, RU-77: the routed brigades of Player 1, then those of Player 2, flee again. */
export function beginFlights(play: Play): void {
  const { first } = play.p;
  for (const side of [1 - first, first]) {
    const left = routedOf(play, side);
    if (left.length > 0) push(play, { step: "flights", side, left });
  }
}

/** SB62-8-A: their owner chooses the order. */
export const flights: Step<"flights"> = {
  ask(play, f) {
    if (f.left.length < 2) return undefined;
    const actions = f.left.map((unit): Action => ({ type: "flee", unit: unitId(play, unit) }));
    return asks("flights", f.side, "SB62-8-A", {}, actions);
  },
  run(play, f) {
    if (f.left.length === 0) pop(play);
    else flee(play, f, f.left[0]);
  },
  take(play, f, action) {
    if (action.type === "flee") flee(play, f, present(play.field.unitIndex.get(action.unit), action.unit));
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "flee") return undefined;
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return ANY["no-such-unit"];
    if (field.sideOf[unit] !== f.side) return ANY["other-side"];
    return marked(p, unit, ROUTED) ? ADMINISTRATION["flee-done"] : ADMINISTRATION["flee-steady"];
  },
};

function flee(play: Play, f: { left: readonly UnitIndex[] }, unit: UnitIndex): void {
  const { field, p } = play;
  f.left = f.left.filter((one) => one !== unit);
  if (p.state[unit] !== ON_MAP) return;
  const against = [...new Set(contactsOf(field, p, field.sideOf[unit], p.place[unit]).map((enemy) => p.place[enemy]))];
  beginWithdrawal(play, unit, FLIGHT, against, false);
}

/** SB62-8-B: one level of Fatigue less for brigades that are not in contact. */
export function recoverFatigue(play: Play): void {
  const { field, p } = play;
  const units: string[] = [];
  for (let unit = 0; unit < field.roster; unit++) {
    if (p.fatigue[unit] === 0 || p.state[unit] !== ON_MAP || marked(p, unit, ROUTED)) continue;
    if (inReachOf(field, p, 1 - field.sideOf[unit], p.place[unit])) continue;
    p.fatigue = p.fatigue.with(unit, p.fatigue[unit] - 1);
    units.push(unitId(play, unit));
  }
  if (units.length > 0) tell(play, { type: "recovered", rule: "SB62-8-B", units });
}

/**
 * SB62-8-C: army commanders first, then the corps commanders in their range, which is the only use of an army commander’s place
 * (SB62-2.2-b); all of them until theirs has arrived (SB62-11.2.1-i, RU-31).
 */
export function readyCommanders(play: Play): void {
  const { field, p } = play;
  const ready: string[] = [];
  for (const side of SIDES.keys()) {
    const army = field.armyCommander[side];
    for (const commander of [army, ...field.corpsCommanders[side]]) {
      if (p.activated[commander] === 0 || !isPosted(p, commander)) continue;
      if (commander !== army && isPosted(p, army) && distanceTo(field, p, army, [p.post[commander]]) === -1) continue;
      p.activated[commander] = 0;
      ready.push(commanderId(play, commander));
    }
  }
  if (ready.length > 0) tell(play, { type: "commanders-ready", rule: "SB62-8-C", commanders: ready });
}

/** Table T7 (SB62-8-D): lowest die with which a routed brigade rallies, and with which it also recovers a loss. */
const RALLIES_FROM = 4;
const RECOVERS_FROM = 6;

/** SB62-8-D, DR-08: Player 1’s routed brigades test first (RU-13). */
export function rallyRouted(play: Play): void {
  const { first } = play.p;
  for (const side of [first, 1 - first]) for (const unit of routedOf(play, side)) rally(play, side, unit);
}

function rally(play: Play, side: SideIndex, unit: UnitIndex): void {
  const { p } = play;
  const die = roll(play, "rout-test", side, [], unitId(play, unit));
  const rallied = die.total >= RALLIES_FROM;
  const recovers = die.total >= RECOVERS_FROM && p.losses[unit] > 0; // RU-78
  tell(play, { type: "rout-test", rule: "SB62-8-D", unit: unitId(play, unit), roll: die, rallied, recovers });
  if (!rallied) return;
  p.marks[unit] &= ~ROUTED;
  if (play.field.isArtillery[unit] === 0) p.fatigue = p.fatigue.with(unit, 1); // SB62-10.4-z
  if (recovers) p.losses = p.losses.with(unit, p.losses[unit] - 1);
  beginFacing(play, unit, false, []);
}
