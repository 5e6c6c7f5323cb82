import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { type Field, NONE, type UnitIndex, unitOf } from "../field.ts";
import { loseStep } from "./losses.ts";
import { type Play, type Step, asks, pop, roll, tell, unitId } from "../play.ts";
import { ON_MAP, type Position, combatOf, isExtended } from "../position/position.ts";
import { unmark } from "../movement/presence.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { COMBAT } from "./refusals.ts";
import { beginWithdrawal, mayWithdraw } from "./withdrawal.ts";

/**
 * BR61-11.4-i, Tb11, R62: must the brigade try to retreat? It must if a further loss would leave it less than half of its printed combat
 * potential; the Legion does not count.
 */
export function mustRetreat(field: Field, p: Position, unit: UnitIndex): boolean {
  return 2 * (combatOf(field, p, unit) - 1) < field.units[unit].combat;
}

/** What this step and the next need to know: who was hit, and by pieces in which zones. */
type Hit = { readonly units: readonly UnitIndex[]; readonly against: readonly number[] };

function loseRefusal(play: Play, f: Hit, unit: UnitIndex): Refusing | undefined {
  return mustRetreat(play.field, play.p, unit) && mayWithdraw(play, unit, f.against)
    ? COMBAT["lose-forced"] // BR61-11.4-i
    : undefined;
}

function retreatRefusal(play: Play, f: Hit, unit: UnitIndex): Refusing | undefined {
  return mayWithdraw(play, unit, f.against) ? undefined : COMBAT["retreat-nowhere"]; // R64
}

/** A brigade that is not hit: BR61-11.4-f only front lines of the combat are, BR61-11.3-l a second line suffers no loss. */
function whyNotHit({ field, p }: Play, f: Hit, unit: UnitIndex): Refusing {
  if (field.sideOf[unit] !== field.sideOf[f.units[0]]) return GAME["not-yours"];
  const front = p.state[unit] === ON_MAP ? p.front[p.place[unit]] : NONE;
  const behind = front !== NONE && front !== unit && f.units.includes(unitOf(field, front));
  return behind ? COMBAT["lose-second"] : COMBAT["hit-other"];
}

/** Why nobody loses a step or retreats now: only a Hit makes him (BR61-11.4-h), and the choice is made once. */
export function whyNoHit({ play, side, action }: Asking, id: string): Refusing {
  const { field, p } = play;
  const unit = field.unitIndex.get(id);
  if (unit === undefined) return GAME["no-such-unit"];
  if (field.sideOf[unit] !== sideIndex(side)) return GAME["not-yours"];
  const top = p.stack.at(-1);
  if (top?.step !== "withdrawal") return COMBAT["hit-none"];
  if (top.unit !== unit) return COMBAT["withdraw-other"];
  if (top.free === 1) return COMBAT["lose-second"]; // BR61-11.3-l
  return action.type === "lose" && mustRetreat(field, p, unit) ? COMBAT["lose-forced"] : COMBAT["lose-retreating"];
}

function choices(play: Play, f: Hit, unit: UnitIndex): Action[] {
  const id = unitId(play, unit);
  const actions: Action[] = [];
  if (loseRefusal(play, f, unit) === undefined) actions.push({ type: "lose", unit: id });
  if (retreatRefusal(play, f, unit) === undefined) actions.push({ type: "retreat", unit: id });
  return actions;
}

/** BR61-11.4-h, D24, D26: brigade by brigade, in any order, the owner takes a step loss or tries an orderly retreat. */
export const hit: Step<"hit"> = {
  ask(play, f) {
    const { field, p } = play;
    const units = f.units.filter((unit) => p.state[unit] === ON_MAP);
    const actions = units.flatMap((unit) => choices(play, f, unit));
    if (actions.length <= 1) return undefined;
    const [unit] = units;
    const about =
      units.length === 1 ? { unit: unitId(play, unit), combat: combatOf(field, p, unit) - 1 } : { left: units.length };
    return asks("hit", f.side, "BR61-11.4-h", about, actions);
  },
  run(play, f) {
    const units = f.units.filter((unit) => play.p.state[unit] === ON_MAP);
    const [only] = units.flatMap((unit) => choices(play, f, unit));
    if (only === undefined) pop(play);
    else takeHit(play, f, only);
  },
  take(play, f, action) {
    takeHit(play, f, action);
  },
  refuse(play, f, action) {
    if (action.type !== "lose" && action.type !== "retreat") return undefined;
    const unit = play.field.unitIndex.get(action.unit);
    if (unit === undefined) return GAME["no-such-unit"];
    if (!f.units.includes(unit)) return whyNotHit(play, f, unit);
    return action.type === "lose" ? loseRefusal(play, f, unit) : retreatRefusal(play, f, unit);
  },
};

function takeHit(play: Play, f: Hit & { units: readonly UnitIndex[] }, action: Action): void {
  if (action.type !== "lose" && action.type !== "retreat") return;
  const unit = present(play.field.unitIndex.get(action.unit), action.unit);
  f.units = f.units.filter((other) => other !== unit);
  if (action.type === "lose") loseStep(play, unit, "BR61-11.4-s");
  else tryRetreat(play, unit, f.against);
}

/** X09, Tb10: BR61-11.4-l 1 to 3 succeeds; BR61-11.4-o failure: it stays and loses a step. */
function tryRetreat(play: Play, unit: UnitIndex, against: readonly number[]): void {
  const { field, p } = play;
  const { kind, star } = field.units[unit];
  const modifiers = [
    ...(star || kind === "cavalry" ? [{ value: -1, rule: "BR61-11.4-m" }] : []), // once: R21
    ...(isExtended(field, p, unit) ? [{ value: 1, rule: "BR61-11.4-n" }] : []), // BR61-10.6-l
  ];
  const die = roll(play, "retreat", field.sideOf[unit], modifiers, unitId(play, unit), 3);
  const succeeded = die.total <= 3;
  tell(play, {
    type: "retreat-tried",
    rule: succeeded ? "BR61-11.4-l" : "BR61-11.4-o",
    unit: unitId(play, unit),
    roll: die,
    succeeded,
  });
  if (succeeded) beginWithdrawal(play, unit, against, false);
  else loseStep(play, unit, "BR61-11.4-o");
}

/**
 * BR61-11.3-k, BR61-11.3-l, R61: a second line whose front line retreats follows by its own way with one Fatigue more and no loss; if it
 * has no way it stays.
 */
export const following: Step<"following"> = {
  run(play, f) {
    const [unit, ...rest] = f.units;
    if (unit === undefined) return pop(play);
    f.units = rest;
    if (play.p.state[unit] !== ON_MAP) return undefined;
    unmark(play, unit);
    if (play.p.fatigue[unit] < 2) {
      play.p.fatigue[unit] += 1;
      tell(play, { type: "fatigued", rule: "BR61-11.3-l", unit: unitId(play, unit), fatigue: play.p.fatigue[unit] });
    }
    if (mayWithdraw(play, unit, f.against)) {
      beginWithdrawal(play, unit, f.against, true);
    }
    return undefined;
  },
};
