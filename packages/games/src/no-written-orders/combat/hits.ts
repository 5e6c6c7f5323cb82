import { knownUnit } from "../known.ts";
import type { Action } from "../actions.ts";
import { stepsLeft } from "../army/combatants.ts";
import type { Field } from "../field.ts";
import type { HitsFrame, Struck } from "../frames/combat.ts";
import { INFANTRY, NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import { sufferLoss } from "../army/losses.ts";
import { isInFort } from "../army/mover.ts";
import { type Play, type Step, asks, pop, push, unitId } from "../play.ts";
import { type Position, firstAt, onMap } from "../position.ts";
import { COMBAT } from "./refusals.ts";
import { UNKNOWN } from "../refusing.ts";
import { isDamaged } from "../army/steps.ts";

/**
 * Makes a side take hits on these units (NWO-7.1-c..e). The frame below must be one that records losses; it gets who lost a step, hit by
 * hit, and in which hexes.
 */
export function beginHits(play: Play, side: SideIndex, hits: number, units: readonly UnitIndex[], rule: string): void {
  if (hits > 0) push(play, { step: "hits", side, left: hits, units, taken: 0, rule, victims: [], struck: [] });
}

/**
 * Which of some units may take the next hit: the first falls on infantry if possible, each on a damaged unit if possible (NWO-7.1-d,
 * NWO-7.1-e, NWO-RUL080).
 * @param taken hits that have been taken already
 */
export function mayTakeHit(
  { arm }: Field,
  { lost }: Pick<Position, "lost">,
  there: readonly UnitIndex[],
  taken: number,
): readonly UnitIndex[] {
  const infantry = taken === 0 ? there.filter((unit) => arm[unit] === INFANTRY) : [];
  const pool = infantry.length > 0 ? infantry : there;
  const damaged = pool.filter((unit) => isDamaged(lost[unit]));
  return damaged.length > 0 ? damaged : pool;
}

function targetsOf(field: Field, p: Position, f: HitsFrame): readonly UnitIndex[] {
  return mayTakeHit(
    field,
    p,
    f.units.filter((unit) => onMap(p, unit)),
    f.taken,
  );
}

/** Infantry beside a Fort that may pay for its garrison, whether that defends it or assaults out of it (NWO-10.1-h). */
function relievers(field: Field, p: Position, targets: readonly UnitIndex[]): readonly UnitIndex[] {
  const found: UnitIndex[] = [];
  for (const garrison of targets) {
    if (!isInFort(field, p, garrison)) continue;
    for (const near of field.map.grid.ring(p.place[garrison], 1))
      for (let unit = firstAt(p, near); unit !== NONE; unit = p.next[unit])
        if (field.sideOf[unit] === field.sideOf[garrison] && field.arm[unit] === INFANTRY) found.push(unit);
  }
  return found;
}

function choicesOf(field: Field, p: Position, f: HitsFrame): readonly UnitIndex[] {
  const targets = targetsOf(field, p, f);
  return [...new Set([...targets, ...relievers(field, p, targets)])];
}

/** Does it make no difference which unit takes which hit: there is one unit, or all are lost? */
function needsNoChoice(field: Field, p: Position, f: HitsFrame): boolean {
  const choices = choicesOf(field, p, f);
  if (choices.length <= 1) return true;
  const there = f.units.filter((unit) => onMap(p, unit));
  const steps = there.reduce((sum, unit) => sum + stepsLeft(field, p, unit), 0);
  return steps <= f.left && choices.every((unit) => there.includes(unit));
}

export const hits: Step<"hits"> = {
  ask(play, f) {
    const { field, p } = play;
    if (f.left === 0 || needsNoChoice(field, p, f)) return undefined;
    return asks(
      "hits",
      f.side,
      "NWO-7.1-c",
      { left: f.left },
      choicesOf(field, p, f).map((unit): Action => ({ type: "take-hit", unit: unitId(play, unit) })),
    );
  },
  run(play, f) {
    const { field, p } = play;
    const [unit = NONE] = f.left === 0 ? [] : choicesOf(field, p, f);
    if (unit === NONE) finish(play, f);
    else suffer(play, f, unit);
  },
  take(play, f, action) {
    if (action.type === "take-hit") suffer(play, f, knownUnit(play.field, action.unit));
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "take-hit") return undefined;
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    if (!f.units.includes(unit) || !onMap(p, unit)) return COMBAT["hit-other"];
    const isFirst =
      f.taken === 0 &&
      field.arm[unit] !== INFANTRY &&
      targetsOf(field, p, f).some((one) => field.arm[one] === INFANTRY);
    return isFirst ? COMBAT["hit-infantry"] : COMBAT["hit-damaged"];
  },
};

function suffer(play: Play, f: HitsFrame, unit: UnitIndex): void {
  const hex = play.p.place[unit];
  f.left -= 1;
  f.taken += 1;
  f.victims = [...f.victims, unit];
  f.struck = [...f.struck, hex];
  sufferLoss(play, unit, f.rule);
}

/** Reports to the frame below. Hits that nobody is left to take count for nothing. */
function finish(play: Play, f: HitsFrame): void {
  pop(play);
  const below = play.p.stack.at(-1);
  if (below === undefined || !("victims" in below)) throw new Error("Nobody asked for these hits.");
  const struck: Struck = below;
  struck.victims = [...struck.victims, ...f.victims];
  struck.struck = [...struck.struck, ...f.struck];
}
