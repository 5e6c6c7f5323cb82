import type { Dice } from "@stonebridge/kernel";
import { controlFrom, give } from "../land/control.ts";
import { dealHidden, layTold } from "./dealing.ts";
import { emptyPosition } from "../situations/empty-position.ts";
import type { Field } from "../field.ts";
import { copyFrame, type Frame } from "../frames.ts";
import { ENTRY_BY_ENTRY, SIFTED, WHOLE, type Ledger } from "./lists.ts";
import { MOVED, type Position, marked, onMap, setDown } from "../position.ts";
import type { SeenStep } from "./seen-steps.ts";
import { actsWith } from "../army/standing.ts";
import type { View } from "./view.ts";
import { PHASES } from "../vocabulary.ts";

/**
 * A position that agrees with a seat’s view, for a bot to look ahead from. What the seat cannot know is dealt from everything possible: the
 * units beneath the counters of stacks out of sight, the flag that each formation obeys, the enemy’s chits in the cup, his aides’ orders.
 * @param dice only for the deal
 */
export function imaginePosition(field: Field, view: View, dice: Dice): Position {
  return filledIn(field, view, (p) => dealHidden(field, p, view, dice));
}

/**
 * A position with only what a side's view shows: the top counter of stacks that it may not look at, and nothing that the enemy hides. It
 * answers what the side asks.
 */
export function knownPosition(field: Field, view: View): Position {
  return filledIn(field, view, (p) => layTold(field, p, view));
}

/** A position made from a view. @param lay places what is not completely seen */
function filledIn(field: Field, view: View, lay: (p: Position) => void): Position {
  const p = emptyPosition(field);
  const { ledger } = view;
  p.turn = view.turn;
  p.phase = PHASES.indexOf(view.phase);
  readLedger(p, ledger);
  for (const [unit, place] of ledger.place.entries()) if (place !== null && place >= 0) setDown(field, p, unit, place);
  p.control = controlFrom(field, view.control);
  lay(p);
  for (const [unit, place] of p.place.entries()) if (place >= 0) give(p, place, field.sideOf[unit]);
  p.stack.push(...view.steps.flatMap((step) => stepFrom(field, p, step)));
  return p;
}

/** What is known, in the place of what an empty position has. */
function readLedger(p: Position, ledger: Ledger): void {
  for (const key of ENTRY_BY_ENTRY) {
    const known: readonly unknown[] = ledger[key];
    Object.assign(p, { [key]: p[key].map((empty: unknown, at) => known[at] ?? empty) });
  }
  for (const key of [...WHOLE, ...SIFTED]) Object.assign(p, { [key]: [...ledger[key]] });
  p.initial = ledger.initial;
}

/** A possible running step: of the other side’s only what is visible, without duties; none that could not continue. */
function stepFrom(field: Field, p: Position, seen: SeenStep): Frame[] {
  if (!("veiled" in seen)) return [seen.step === "command" ? withEnemyDecoys(p, seen) : copyFrame(seen)];
  const { step, side, acting, stack } = seen;
  const nobody = { holders: acting?.holders ?? [], reserve: acting?.reserve ?? 0, near: [], inZone: [] };
  if (step === "action") return [{ step, side, ...nobody, at: acting?.at ?? 0 }];
  if (step === "player-turn") return [{ step, side, ...nobody, groups: [], left: [], at: acting?.at ?? 0 }];
  if (step === "declaration") return [{ step, side, ...nobody, units: [], targets: [] }];
  if (step === "movement") {
    const action = p.stack.findLast((frame) => frame.step === "action" || frame.step === "player-turn");
    const holders = action === undefined || !("holders" in action) ? [] : action.holders;
    const units = field.roster[side].filter(
      (unit) => onMap(p, unit) && !marked(p, unit, MOVED) && holders.includes(actsWith(field, p, unit)),
    );
    return [{ step, side, near: [], inZone: [], units, leaders: [], owed: [] }];
  }
  if (step !== "march" || stack === undefined) return [];
  return [{ step, side, ...stack, spent: -1, commanded: stack.units.map(() => 1), duties: stack.units.map(() => []) }];
}

/** False flags set in a running Command Phase join those of the enemy that were there. */
function withEnemyDecoys(p: Position, frame: Extract<Frame, { readonly step: "command" }>): Frame {
  if (frame.decoys === undefined) return copyFrame(frame);
  const own = new Set(frame.decoys.map(({ side }) => side));
  return { ...frame, decoys: [...frame.decoys, ...p.decoys.filter(({ side }) => !own.has(side))] };
}
