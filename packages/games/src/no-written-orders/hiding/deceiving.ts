import { onceFor } from "@stonebridge/kernel";
import { knownUnit } from "../known.ts";
import type { HexIndex } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import type { CommandFrame } from "../frames/orders.ts";
import { type SideIndex } from "../measures.ts";
import type { Decoy } from "../orders/order-book.ts";
import { offersOf } from "../actions/offers.ts";
import { type Play, type Step, asks, pop, push, sideId, unitId } from "../play.ts";
import { tell } from "./hearing.ts";
import type { Position } from "../position.ts";
import { UNKNOWN } from "../refusing.ts";
import { HIDING } from "./refusals.ts";
import { layOnTop, refuseTop } from "../army/stack-top.ts";

/** False flags on the map, as seen by the side that sets them in a running Command Phase. */
export function decoysNow(p: Position): readonly Decoy[] {
  return writing(p)?.decoys ?? p.decoys;
}

/** The running Command Phase: what is set in it is seen once its true flags are (reading 4). */
function writing(p: Position): CommandFrame | undefined {
  return p.stack.findLast((frame) => frame.step === "command");
}

/** Flags set in the Command Phase are placed with those of orders that are obeyed now (NWO-12.4-e). */
export function raiseDecoys(p: Position): void {
  p.decoys = [...decoysNow(p)];
}

/** The owner arranges what the enemy is shown: false flags, and which counter is on top of a stack (NWO-D10, NWO-RUL190). */
export function beginDeceiving(play: Play, side: SideIndex): void {
  push(play, { step: "deceiving", side });
}

function isHis({ side }: Decoy, own: SideIndex): boolean {
  return side === own;
}

/** Does a side have a false flag left to set: at most one for each corps (NWO-12.4-e)? */
function hasFlagLeft(field: Field, p: Position, side: SideIndex): boolean {
  return decoysNow(p).filter((decoy) => isHis(decoy, side)).length < field.scenario.dummies[sideId(side)];
}

/** Why a side may not set a false flag in a hex (NWO-12.4-e). */
function refusePlant(field: Field, p: Position, side: SideIndex, hex: HexIndex | undefined): Refusal | undefined {
  if (hex === undefined || field.map.playable[hex] === 0) return UNKNOWN["no-such-hex"];
  if (decoysNow(p).some((decoy) => isHis(decoy, side) && decoy.hex === hex)) return HIDING["plant-there"];
  return hasFlagLeft(field, p, side) ? undefined : HIDING["plant-many"];
}

/** A false flag for every hex of the map, and by hex how many come before its own. */
interface Plants {
  readonly all: readonly Action[];
  readonly before: Int16Array;
}

const playablePlants = onceFor((field: Field): Plants => {
  const all: Action[] = [];
  const before = Int16Array.from(offersOf(field).plant, (plant, hex) =>
    field.map.playable[hex] === 1 ? all.push(plant) - 1 : all.length,
  );
  return { all, before };
});

/** All hexes where a side may set a false flag, by number, then what else it may do. */
function withPlants(field: Field, p: Position, side: SideIndex, others: Action[]): Action[] {
  if (!hasFlagLeft(field, p, side)) return others;
  const { all, before } = playablePlants(field);
  const actions = all.concat(others);
  const taken: number[] = [];
  for (const decoy of decoysNow(p)) if (isHis(decoy, side)) taken.push(before[decoy.hex]);
  // the last first, because the ones after a removed place move up
  for (const place of taken.toSorted((one, other) => other - one)) actions.splice(place, 1);
  return actions;
}

export const deceiving: Step<"deceiving"> = {
  inPart: true,
  ask({ field, p }, { side }) {
    const { ids } = field.map.grid;
    const actions: Action[] = [];
    for (const decoy of decoysNow(p)) if (isHis(decoy, side)) actions.push({ type: "strike", hex: ids[decoy.hex] });
    for (const unit of field.roster[side])
      if (refuseTop(field, p, side, unit) === undefined) actions.push({ type: "show", unit: field.units[unit].id });
    actions.push({ type: "done" });
    return asks("deceiving", side, "NWO-12.4-e", {}, withPlants(field, p, side, actions));
  },
  take(play, { side }, action) {
    const { field, p } = play;
    const audience = [sideId(side)];
    if (action.type === "plant") {
      setDecoys(p, [...decoysNow(p), { side, hex: field.map.grid.known(action.hex) }]);
      return tell(play, { type: "decoy-planted", rule: "NWO-12.4-e", audience, hex: action.hex });
    }
    if (action.type === "strike") {
      const hex = field.map.grid.known(action.hex);
      setDecoys(
        p,
        decoysNow(p).filter((decoy) => decoy.hex !== hex || !isHis(decoy, side)),
      );
      return tell(play, { type: "decoy-struck", rule: "NWO-12.4-e", audience, hex: action.hex });
    }
    if (action.type === "show") {
      const unit = knownUnit(field, action.unit);
      layOnTop(p, unit);
      return tell(play, { type: "top-shown", rule: "NWO-RUL190", audience, unit: unitId(play, unit) });
    }
    return pop(play);
  },
  refuse({ field, p }, { side }, action) {
    if (action.type === "plant") return refusePlant(field, p, side, field.map.grid.index(action.hex));
    if (action.type === "strike") {
      const hex = field.map.grid.index(action.hex);
      return decoysNow(p).some((decoy) => decoy.hex === hex && isHis(decoy, side)) ? undefined : HIDING["strike-none"];
    }
    if (action.type !== "show") return undefined;
    const unit = field.unitIndex.get(action.unit);
    return unit === undefined ? UNKNOWN["no-such-unit"] : refuseTop(field, p, side, unit);
  },
};

function setDecoys(p: Position, decoys: readonly Decoy[]): void {
  const command = writing(p);
  if (command === undefined) p.decoys = [...decoys];
  else command.decoys = decoys;
}
