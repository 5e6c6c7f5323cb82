import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { type HolderIndex, NONE, type SideIndex } from "../measures.ts";
import type { Position } from "../position.ts";

/** Is it an army’s train rather than a formation’s? */
export function isArmyTrain({ holders }: Field, train: HolderIndex): boolean {
  return holders[train].formation === NONE;
}

/** The army’s train of a side: the first on the map; NONE if there is none. */
export function armyTrain(field: Field, p: Position, side: SideIndex): HolderIndex {
  return (
    field.trains.find(
      (train) => field.holders[train].side === side && isArmyTrain(field, train) && p.seat[train] >= 0,
    ) ?? NONE
  );
}

/** The train of a formation, on the map or not; NONE if it has none. */
export function trainOf(field: Field, formation: HolderIndex): HolderIndex {
  return field.trains.find((train) => field.holders[train].formation === formation) ?? NONE;
}

/** Is a train of the side in the hex, where no unit may be with it (NWO-19.4.2-a)? */
export function hasTrain(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  for (const train of field.trains) if (p.seat[train] === hex && field.holders[train].side === side) return true;
  return false;
}
