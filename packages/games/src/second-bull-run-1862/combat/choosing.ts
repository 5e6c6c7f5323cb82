import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { displaceCommanders } from "../command/commanders.ts";
import { type Field, NONE, type SideIndex, type UnitIndex } from "../field.ts";
import type { FrameOf } from "../frames.ts";
import { CHOICE_CAUSES } from "../vocabulary.ts";
import { takeLoss } from "./losses.ts";
import { type Play, type Step, asks, pop, push, unitId } from "../play.ts";
import { ON_MAP, type Position, combatOf } from "../position.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { COMBAT } from "./refusals.ts";

/** Why there is a choice among equals, by its id. */
export type ChoiceCause = (typeof CHOICE_CAUSES)[number];

/** Brigades that are certainly chosen, and equals from which their owner picks the rest. */
export interface Strongest {
  readonly sure: readonly UnitIndex[];
  readonly among: readonly UnitIndex[];
  readonly wanted: number;
}

/** Rank in the descending order of potentials: artillery comes last (RU-62). */
function rankOf(field: Field, p: Position, unit: UnitIndex): number {
  return field.isArtillery[unit] === 1 ? NONE : combatOf(field, p, unit);
}

/** SB62-10.4-x: this many brigades in descending order of their present potential; among equals the owner chooses. */
export function strongestOf(field: Field, p: Position, units: readonly UnitIndex[], count: number): Strongest {
  const ordered = units.toSorted((a, b) => rankOf(field, p, b) - rankOf(field, p, a) || a - b);
  if (ordered.length <= count) return { sure: ordered, among: [], wanted: 0 };
  const edge = rankOf(field, p, ordered[count - 1]);
  if (rankOf(field, p, ordered[count]) < edge) return { sure: ordered.slice(0, count), among: [], wanted: 0 };
  const sure = ordered.filter((unit) => rankOf(field, p, unit) > edge);
  return {
    sure,
    among: ordered.filter((unit) => rankOf(field, p, unit) === edge),
    wanted: count - sure.length,
  };
}

/** Inflicts a loss on the strongest of some brigades of a side, once their owner has chosen among equals if he must (SB62-D16). */
export function strike(
  play: Play,
  side: SideIndex,
  cause: ChoiceCause,
  units: readonly UnitIndex[],
  count: number,
): void {
  const { sure, among, wanted } = strongestOf(play.field, play.p, units, count);
  if (wanted === 0) settle(play, cause, sure);
  else push(play, { step: "choosing", side, cause: CHOICE_CAUSES.indexOf(cause), among, wanted, chosen: sure });
}

/** What happens to the chosen; the battle, again on top of the stack, keeps those who suffer a result. */
function settle(play: Play, cause: ChoiceCause, units: readonly UnitIndex[]): void {
  if (cause === "suffering") {
    const top = play.p.stack.at(-1);
    if (top?.step === "battle") top.suffering = units;
    return;
  }
  for (const unit of units)
    if (cause === "loss") takeLoss(play, unit, "natural-six", "SB62-10.4-f");
    else takeLoss(play, unit, "melee", "SB62-10.4-j");
  displaceCommanders(play);
}

/** Engaged brigades that are still there. */
export function presentOf(p: Position, units: readonly UnitIndex[]): UnitIndex[] {
  return units.filter((unit) => p.state[unit] === ON_MAP);
}

/** An owner’s choice among equals (SB62-10.4-x). */
export const choosing: Step<"choosing"> = {
  ask(play, f) {
    const actions = f.among
      .filter((unit) => !f.chosen.includes(unit))
      .map((unit): Action => ({ type: "choose", unit: unitId(play, unit) }));
    const cause = CHOICE_CAUSES[f.cause];
    return asks("choosing", f.side, "SB62-10.4-x", { cause, wanted: f.wanted }, actions);
  },
  take(play, f, action) {
    if (action.type !== "choose") return;
    f.chosen = [...f.chosen, present(play.field.unitIndex.get(action.unit), action.unit)];
    f.wanted -= 1;
    if (f.wanted > 0) return;
    pop(play);
    settle(play, CHOICE_CAUSES[f.cause], f.chosen);
  },
  refuse(play, f, action) {
    if (action.type !== "choose") return undefined;
    const unit = play.field.unitIndex.get(action.unit);
    return unit === undefined ? ANY["no-such-unit"] : choiceRefusal(play, f, unit);
  },
};

/** Why a brigade is not among those from which its owner chooses. */
function choiceRefusal({ field, p }: Play, f: FrameOf<"choosing">, unit: UnitIndex): Refuses {
  if (field.sideOf[unit] !== f.side) return ANY["other-side"];
  if (f.chosen.includes(unit)) return COMBAT["choose-sure"];
  if (CHOICE_CAUSES[f.cause] === "loss" && field.isArtillery[unit] === 1) return COMBAT["choose-artillery"];
  const engaged = p.stack.some(
    (frame) => frame.step === "battle" && (frame.attackers.includes(unit) || frame.defenders.includes(unit)),
  );
  return engaged ? COMBAT["choose-stronger"] : COMBAT["choose-stranger"];
}
