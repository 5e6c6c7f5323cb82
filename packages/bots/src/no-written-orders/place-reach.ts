import { type Field, type HexIndex, NOWHERE } from "@stonebridge/games/no-written-orders/internals";
import { hexOfPlace, objectiveAt } from "./country.ts";
import type { ModuleLayout } from "./input-layout.ts";
import { turnsTo } from "./plan.ts";
import { NEARNESS } from "./prospects.ts";

/** A hex of a place that wins points. */
export interface PlaceHex {
  readonly hex: HexIndex;
  /** Its first number among the inputs, and its place in the order of the module. */
  readonly number: number;
  readonly at: number;
  /** Points of both sides together; those of a place of several hexes are shared among them. */
  readonly points: number;
}

/** What a point of force in a hex counts as for each place: from `(hex * places + place) * NEARNESSES` on. */
export const NEARNESSES = 4;
/** In the fight beside the place, and around it. */
export const BESIDE = 0;
export const AROUND = 1;
/** Once it has come to the place, after these turns. */
export const COMING = 2;
export const TURNS = 3;

/** Hexes at which force beside a place counts half. */
const HALF_BESIDE = 2;
/** How much less force counts for each turn that it needs to a place. */
const LATER = 0.9;

/** The hexes of places of a field’s module that have inputs, in the order of the module. */
export function placesIn(field: Field, layout: ModuleLayout): readonly PlaceHex[] {
  const { module } = field;
  return module.victory.places.flatMap(({ place, also, points }) => {
    const ids = [place, ...also];
    return ids.flatMap((id) => {
      const slot = layout.places.get(id);
      const hex = hexOfPlace(field, id);
      if (slot === undefined || hex === NOWHERE) return [];
      return { hex, ...slot, points: (points.union + points.confederate) / ids.length };
    });
  });
}

/** How near every hex of the map is to each of these places. */
export function nearnessTo(field: Field, places: readonly PlaceHex[]): Float32Array {
  const { size, grid } = field.map;
  const near = new Float32Array(size * places.length * NEARNESSES);
  for (const [at, { hex }] of places.entries()) {
    const objective = objectiveAt(field, hex, [0, 0]);
    for (let from = 0; from < size; from++) {
      const slot = (from * places.length + at) * NEARNESSES;
      const away = grid.distance(from, hex);
      const turns = turnsTo(objective, from);
      near[slot + BESIDE] = 0.5 ** (away / HALF_BESIDE);
      near[slot + AROUND] = 0.5 ** (away / NEARNESS);
      near[slot + COMING] = LATER ** turns;
      near[slot + TURNS] = turns;
    }
  }
  return near;
}
