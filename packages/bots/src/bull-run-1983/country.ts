import {
  type Field,
  type HexIndex,
  HexPaths,
  type SideIndex,
  UNION,
  CONFEDERATE,
} from "@stonebridge/games/bull-run-1983/reading";

/** More than any way over the map costs, in sixths of a movement point. */
const FARTHEST = 2_000;

/** What a commander knows of the country before the first shot: ways to the hexes that matter. */
export interface Country {
  readonly field: Field;
  /** Hexes that decide the game: the three stars, then the enemy's base, by side that wants them. */
  readonly objectives: readonly HexIndex[];
  /** By objective: cost on foot from each hex to it, in sixths; FARTHEST where no way leads. */
  readonly cost: readonly Int16Array[];
  /** A search of one's own. */
  readonly paths: HexPaths;
}

export function surveyCountry(field: Field): Country {
  const paths = new HexPaths(field.map.neighbours);
  const objectives = [...field.stars, ...field.bases[CONFEDERATE].slice(0, 1)];
  return {
    field,
    objectives,
    cost: objectives.map((hex) => {
      paths.spread(hex, FARTHEST, field.ground[1].cost[0]);
      return paths.cost.map((cost) => (cost === -1 ? FARTHEST : cost));
    }),
    paths,
  };
}

/** Cost of the nearest way from a hex to any objective. */
export function nearest(country: Country, hex: HexIndex): number {
  let least = FARTHEST;
  for (const cost of country.cost) least = Math.min(least, cost[hex]);
  return least;
}

/** Who attacks the objectives, and who holds them. */
export function seeksObjectives(side: SideIndex): boolean {
  return side === UNION;
}
