import { NOWHERE, type CrossingData, type HexGrid, type HexIndex, type HexMapData } from "@stonebridge/board";
import { floodBanks } from "./banks.ts";
import type { HexGround } from "./ground.ts";
import type { HexLine } from "./hex-line.ts";
import type { LineUse } from "./hex-plan.ts";
import { placesOf } from "./map-places.ts";
import type { HexMapPlan } from "./map-plan.ts";
import { overridesOf } from "./map-overrides.ts";
import { addCrossed, passage, HexsideSet } from "./hexside-set.ts";
import { crestsToWater } from "./slopes.ts";
import { woodedShares } from "./woods.ts";

/** Hexes of some lines and the hexsides they cross. */
function layOf(lines: readonly HexLine[], ground: HexGround, playable: (hex: HexIndex) => boolean) {
  const hexes = new Set<HexIndex>();
  const sides = new HexsideSet(ground.grid);
  for (const line of lines) {
    const way = passage(line, ground.wide, playable);
    for (const hex of way) if (hex !== NOWHERE) hexes.add(hex);
    addCrossed(sides, way);
  }
  return { hexes, sides };
}

/** Woods by the share of each hex that is covered, better known blocks first; then what is overruled. */
function woodsOf(plan: HexMapPlan, ground: HexGround, wet: (hex: HexIndex) => boolean): Set<HexIndex> {
  const { grid } = ground;
  const woods = new Set<HexIndex>();
  for (const [confidence, least] of Object.entries(plan.leastWoods)) {
    const shares = woodedShares(
      grid,
      ground.woods.filter((wood) => wood.confidence === confidence),
    );
    shares.forEach((share, hex) => {
      if (share >= least && !wet(hex)) woods.add(hex);
    });
  }
  for (const town of plan.towns) for (const id of town.hexes) woods.delete(grid.known(id));
  for (const override of plan.overrides) {
    if (override.feature !== "woods" || !("hexes" in override)) continue;
    for (const id of override.hexes) {
      if (override.value) woods.add(grid.known(id));
      else woods.delete(grid.known(id));
    }
  }
  return woods;
}

/** Crests by hilltop and slope, as keys of their pair, in the order of the map. */
function crestsOf(
  plan: HexMapPlan,
  ground: HexGround,
  wet: (hex: HexIndex) => boolean,
): (readonly [HexIndex, HexIndex])[] {
  const { grid } = ground;
  const level = new Set(plan.levelHills.map(({ hill }) => hill));
  const crests = new Map<number, readonly [HexIndex, HexIndex]>();
  const keyOf = (hilltop: HexIndex, slope: HexIndex): number => hilltop * grid.size + slope;
  const hills = ground.hills.filter(({ name }) => !level.has(name));
  for (const [hilltop, slope] of crestsToWater(grid, hills, wet)) {
    crests.set(keyOf(hilltop, slope), [hilltop, slope]);
  }
  for (const override of plan.overrides) {
    if (override.feature !== "crests" || !("sides" in override)) continue;
    for (const [a, b] of override.sides) {
      const [hilltop, slope] = [grid.known(a), grid.known(b)];
      if (override.value) crests.set(keyOf(hilltop, slope), [hilltop, slope]);
      else if (!crests.delete(keyOf(hilltop, slope))) {
        throw new Error(`The ground has no crest from ${a} to ${b}: the override that removes it is idle.`);
      }
    }
  }
  return [...crests.values()].toSorted((p, q) => p[0] - q[0] || p[1] - q[1]);
}

const idsOf = (grid: HexGrid, hexes: Iterable<HexIndex>): string[] =>
  [...hexes].toSorted((a, b) => a - b).map((hex) => grid.ids[hex]);

/** Derives the data of a hex map from its ground. @throws when plan and ground do not agree, saying where */
export function deriveHexMap(plan: HexMapPlan, ground: HexGround): HexMapData {
  const { grid } = ground;
  const unplayable = new Set(plan.ground.unplayable.map((id) => grid.known(id)));
  const playable = (hex: HexIndex): boolean => !unplayable.has(hex);
  const lines = [...ground.lines.values()];
  const lay = (use: LineUse) =>
    layOf(
      lines.filter((line) => line.use === use),
      ground,
      playable,
    );

  const rivers = lay("river");
  const streams = lay("stream");
  const wet = (hex: HexIndex): boolean => rivers.hexes.has(hex) || streams.hexes.has(hex);
  const crossings = (kind: "ford" | "bridge"): CrossingData[] =>
    plan.ground.crossings
      .filter((crossing) => crossing.kind === kind)
      .map(({ hex, place, water }) => ({
        hex,
        ...(place !== undefined && { name: plan.placeNames[place] ?? place }),
        water,
      }));
  const fords = crossings("ford");
  const bridges = crossings("bridge");
  const crossed = new Set([...fords, ...bridges].map(({ hex }) => grid.known(hex)));
  for (const hex of crossed) {
    if (!rivers.hexes.has(hex)) throw new Error(`${grid.ids[hex]} has a ford or bridge, and no river runs through it.`);
  }

  const major = lay("major").sides;
  const minor = lay("minor").sides;
  for (const [a, b] of major.pairs) minor.delete(a, b);
  const crests = crestsOf(plan, ground, wet);
  const woods = woodsOf(plan, ground, (hex) => rivers.hexes.has(hex) || unplayable.has(hex));
  const divide = layOf(
    lines.filter(({ id }) => id === plan.divide),
    ground,
    playable,
  ).hexes;
  const letters = floodBanks(
    grid,
    (hex) => divide.has(hex) || unplayable.has(hex),
    plan.banks.map(({ letter, name, seed }) => ({ letter, name, seed: grid.known(seed) })),
  );

  return {
    id: plan.id,
    name: plan.name,
    columns: grid.columns,
    rows: grid.rows,
    lowerColumns: grid.lowerColumns,
    metresPerHex: plan.metresPerHex,
    unplayable: plan.ground.unplayable,
    river: idsOf(
      grid,
      [...rivers.hexes].filter((hex) => !crossed.has(hex)),
    ),
    fords,
    bridges,
    stream: idsOf(
      grid,
      [...streams.hexes].filter((hex) => !rivers.hexes.has(hex)),
    ),
    woods: idsOf(grid, woods),
    slope: idsOf(grid, new Set(crests.map(([, slope]) => slope))),
    towns: plan.towns,
    crests: crests.map(([hilltop, slope]) => [grid.ids[hilltop], grid.ids[slope]] as const),
    streamSides: streams.sides.ids,
    majorRoads: major.ids,
    minorRoads: minor.ids,
    railroads: lay("railroad").sides.ids,
    routeLinks: plan.routeLinks,
    banks: Array.from({ length: grid.columns }, (_, column) =>
      letters.slice(column * grid.rows, (column + 1) * grid.rows).join(""),
    ),
    bankNames: Object.fromEntries(plan.banks.map(({ letter, name }) => [letter, name])),
    places: placesOf(plan, ground),
    goals: plan.goals,
    overrides: overridesOf(plan),
    basis: plan.basis,
  };
}
