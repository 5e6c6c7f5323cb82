import { onceFor } from "@stonebridge/kernel";
import type { HexIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";

/** Actions that name one hex or one unit, made once for a field: they are offered again and again. */
export interface Offers {
  /** By hex. */
  readonly aim: readonly Action[];
  readonly stretch: readonly Action[];
  readonly via: readonly Action[];
  readonly step: readonly Action[];
  readonly plant: readonly Action[];
  /** By unit. */
  readonly take: readonly Action[];
  readonly with: readonly Action[];
  readonly leave: readonly Action[];
  /** By leader, then by hex. */
  readonly ride: readonly (readonly Action[])[];
}

/** The offers of a field. */
export const offersOf = onceFor(makeOffers);

function makeOffers({ map, units, leaders }: Field): Offers {
  const { ids } = map.grid;
  return {
    aim: ids.map((hex) => ({ type: "aim", hex })),
    stretch: ids.map((hex) => ({ type: "stretch", hex })),
    via: ids.map((hex) => ({ type: "via", hex })),
    step: ids.map((hex) => ({ type: "step", hex })),
    plant: ids.map((hex) => ({ type: "plant", hex })),
    take: units.map(({ id }) => ({ type: "take", unit: id })),
    with: units.map(({ id }) => ({ type: "with", unit: id })),
    leave: units.map(({ id }) => ({ type: "leave", unit: id })),
    ride: leaders.map(({ id }) => ids.map((hex) => ({ type: "ride", leader: id, hex }))),
  };
}

/** Adds the offers for these hexes to a list. */
export function offerAll(actions: Action[], offers: readonly Action[], hexes: ArrayLike<HexIndex>): void {
  for (let at = 0; at < hexes.length; at++) actions.push(offers[hexes[at]]);
}
