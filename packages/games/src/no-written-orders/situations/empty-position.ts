import { MAY_PASS } from "@stonebridge/board";
import { emptyOf, onceFor } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { copyPosition } from "../position/copying.ts";
import { FIELDS, type Per, type Position } from "../position/fields.ts";

/** How many there are of what a position has lists of. */
export function sizesOf({ units, leaders, holders, scenario, module, map }: Field): Readonly<Record<Per, number>> {
  return {
    unit: units.length,
    leader: leaders.length,
    holder: holders.length,
    side: 2,
    group: scenario.arrivals.length,
    entry: module.entries.length,
    hex: map.size,
    tables: map.size * 5,
  };
}

/** All pieces still to come, no orders, nothing controlled: before a situation is laid out. */
export function emptyPosition(field: Field): Position {
  return copyPosition(emptyOn(field));
}

const emptyOn = onceFor((field: Field): Position => {
  const { size } = field.map;
  const { armies } = field.module;
  return emptyOf(FIELDS, sizesOf(field), {
    turn: field.scenario.firstTurn - 1,
    rating: field.leaders.map(({ rating }) => rating),
    reloads: field.reloads.slice(),
    ammunition: [armies.union.artilleryTrack, armies.confederate.artilleryTrack],
    due: field.scenario.arrivals.map(({ turn }) => turn),
    tables: new Uint8Array(size * 5).fill(MAY_PASS, size * 3),
  });
});
