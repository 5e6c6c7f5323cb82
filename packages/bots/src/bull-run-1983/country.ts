import {
  BRIDGE,
  CONFEDERATE,
  type Field,
  type HexIndex,
  HexPaths,
  NOWHERE,
  POINT,
  type SideIndex,
  UNION,
} from "@stonebridge/games/bull-run-1983/internals";

/** More than any way over the map costs, in sixths of a movement point. */
const FARTHEST = 2_000;
/** Movement points at which forces count half as much towards an objective. */
const NEARNESS = 6;

/** What a commander knows about the country before the game begins: ways to the hexes that matter. */
export interface Country {
  readonly field: Field;
  /** Hexes that decide the game: the three stars, then the two hexes of Manassas, then those of Centreville. */
  readonly objectives: readonly HexIndex[];
  /** Places in `objectives` that each side must keep the other out of. */
  readonly guarded: readonly (readonly number[])[];
  /** By objective: cost on foot from each hex to it, in sixths; FARTHEST if there is no way. */
  readonly cost: readonly Int16Array[];
  /** The hexes of the map around each. */
  readonly near: readonly (readonly HexIndex[])[];
  readonly bridges: readonly HexIndex[];
  /** Number of hexes next to each that lie lower. */
  readonly height: Uint8Array;
  /** By TRESTLE and hex: hexes that a march from it can come next to, once they have been found. */
  readonly besideMarches: readonly (Int16Array | undefined)[][];
  /** By objective: what a point of force in each hex counts towards it. */
  readonly nearness: readonly Float64Array[];
  /** A search of its own. */
  readonly paths: HexPaths;
}

export function surveyCountry(field: Field): Country {
  const paths = new HexPaths(field.map.neighbours);
  const manassas = field.bases[CONFEDERATE];
  const centreville = field.bases[UNION];
  const objectives = [...field.stars, ...manassas, ...centreville];
  const held = field.stars.length + manassas.length;
  const height = new Uint8Array(field.size);
  const { uphill } = field.ground[1];
  for (let hexside = 0; hexside < uphill.length; hexside++) height[Math.floor(hexside / 6)] += uphill[hexside];
  const costs = objectives.map((hex) => {
    paths.spread(hex, FARTHEST, field.ground[1].cost[0]);
    return paths.cost.map((cost) => (cost === -1 ? FARTHEST : cost));
  });
  return {
    field,
    objectives,
    guarded: [[...objectives.keys()].filter((at) => at >= held), [...objectives.keys()].filter((at) => at < held)],
    cost: costs,
    near: Array.from({ length: field.size }, (_, hex) =>
      Array.from(field.map.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((near) => near !== NOWHERE),
    ),
    bridges: [...field.ground[1].water.keys()].filter((hex) => field.ground[1].water[hex] === BRIDGE),
    height,
    besideMarches: [[], []],
    nearness: costs.map((cost) => Float64Array.from(cost, (spent) => 0.5 ** (spent / POINT / NEARNESS))),
    paths,
  };
}

/** Objectives held by the other side that a side wants. */
export function sought(country: Country, side: SideIndex): readonly number[] {
  return country.guarded[1 - side];
}

/** Cost of the nearest way from a hex to any of these objectives. */
export function nearest(country: Country, hex: HexIndex, objectives: readonly number[]): number {
  let least = FARTHEST;
  for (const at of objectives) least = Math.min(least, country.cost[at][hex]);
  return least;
}

/** Hexes of the map around one, in the order of directions. */
export function around({ near }: Country, hex: HexIndex): readonly HexIndex[] {
  return near[hex];
}
