import { knownUnit } from "../known.ts";
import type { Refusal } from "../refusing.ts";
import { type Acting, actsIn } from "../army/acting.ts";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import { type HolderIndex, NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import { type Play, type Step, asks, holderId, pop, push, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { LOW_AMMUNITION, type Position, marked, onMap, unmark } from "../position.ts";
import { UNKNOWN } from "../refusing.ts";
import { SUPPLY } from "../supply/refusals.ts";
import { actsWith } from "../army/standing.ts";
import { trainOf } from "../army/wagons.ts";

/** Hexes to a formation’s train within which its units are reloaded (NWO-19.6-c). */
const NEAR_TRAIN = 2;

/** Segment IV: at the end of an action its units may reload from their formation’s train (NWO-19.6-c, NWO-D38). */
export function beginReloading(play: Play, { side, holders, reserve }: Acting & { readonly side: SideIndex }): void {
  if (play.field.options.smallArmsAmmo === "on") push(play, { step: "reloading", side, holders, reserve });
}

/** Why a unit may not be reloaded now. */
export function refuseReload(field: Field, p: Position, f: Acting, unit: UnitIndex): Refusal | undefined {
  if (!onMap(p, unit) || !marked(p, unit, LOW_AMMUNITION) || !actsIn(field, p, f, unit)) return SUPPLY["reload-other"];
  const train = trainOf(field, actsWith(field, p, unit));
  if (train === NONE || p.seat[train] < 0) return SUPPLY["reload-far"];
  if (field.map.grid.distance(p.place[unit], p.seat[train]) > NEAR_TRAIN) return SUPPLY["reload-far"];
  return p.reloads[train] > 0 ? undefined : SUPPLY["reload-empty"];
}

export const reloading: Step<"reloading"> = {
  ask({ field, p }, f) {
    const units = field.roster[f.side].filter((unit) => refuseReload(field, p, f, unit) === undefined);
    if (units.length === 0) return undefined;
    return asks("reloading", f.side, "NWO-19.6-c", {}, [
      ...units.map((unit): Action => ({ type: "reload", unit: field.units[unit].id })),
      { type: "done" },
    ]);
  },
  run: pop,
  take(play, _, action) {
    const { field, p } = play;
    if (action.type !== "reload") return pop(play);
    const unit = knownUnit(field, action.unit);
    const train: HolderIndex = trainOf(field, actsWith(field, p, unit));
    unmark(p, unit, LOW_AMMUNITION);
    p.reloads = p.reloads.with(train, p.reloads[train] - 1);
    tell(play, {
      type: "reloaded",
      rule: "NWO-19.6-c",
      unit: unitId(play, unit),
      train: holderId(play, train),
      left: p.reloads[train],
    });
    return undefined;
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "reload") return undefined;
    const unit = field.unitIndex.get(action.unit);
    return unit === undefined ? UNKNOWN["no-such-unit"] : refuseReload(field, p, f, unit);
  },
};
