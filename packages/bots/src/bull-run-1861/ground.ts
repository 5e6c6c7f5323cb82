import type { BullRun1861, Position } from "@stonebridge/games/bull-run-1861";
import { type Field, NORTH, type SideIndex, pricesFor } from "@stonebridge/games/bull-run-1861/reading";

/** A zone by its index in the map. */
export type Zone = number;

/** No way leads there. */
export const NO_WAY = 1_000;

/** What a commander knows of the field before any brigade moves: ways, cover and what is worth having. */
export interface Ground {
  readonly game: BullRun1861;
  readonly field: Field;
  readonly size: number;
  /** Scoring zones, and points of each. */
  readonly objectives: readonly Zone[];
  readonly points: readonly number[];
  /** Combat bonus of a zone's terrain to its defender. */
  readonly cover: readonly number[];
  /** Movement points between all zones at `from * size + to`, enemies left out; and without Farm Ford. */
  readonly ways: readonly number[];
  readonly waysWithoutFarmFord: readonly number[];
}

export function surveyGround(game: BullRun1861): Ground {
  const { field } = game;
  const { graph } = field;
  return {
    game,
    field,
    size: graph.size,
    objectives: field.scoring,
    points: field.scoring.map((zone) => graph.zones[zone].victoryPoints),
    cover: graph.zones.map(({ terrain }) => (terrain.includes("hill") ? 2 : 0) + (terrain.includes("woods") ? 1 : 0)),
    ways: allWays(field, field.stepCost),
    waysWithoutFarmFord: allWays(field, field.costWithoutFarmFord),
  };
}

function allWays(field: Field, prices: readonly number[]): number[] {
  return field.graph.ids.flatMap((_, goal) => costsTo(field, prices, goal));
}

/** Movement points between all zones as that side may use the crossings now. */
export function waysOf(ground: Ground, p: Position, side: SideIndex): readonly number[] {
  return side === NORTH && p.farmFordKnown === 0 ? ground.waysWithoutFarmFord : ground.ways;
}

/** What a side pays for steps now. */
export function pricesOf(ground: Ground, p: Position, side: SideIndex): readonly number[] {
  // the ban of the first turn soon falls: ways are planned over the fords all the same
  return side === NORTH ? pricesFor(ground.field, p, side) : ground.field.stepCost;
}

/**
 * Cheapest cost from every zone to a goal.
 * @param prices price of each step at `from * size + to`; 0: no way
 * @param surcharge what entering a zone costs more, where the enemy is in the way
 */
export function costsTo(field: Field, prices: readonly number[], goal: Zone, surcharge?: readonly number[]): number[] {
  const { size, linked } = field.graph;
  const cost: number[] = [];
  for (let zone = 0; zone < size; zone++) cost.push(NO_WAY);
  for (const list of waiting) list.length = 0;
  cost[goal] = 0;
  listAt(0).push(goal);
  for (let spent = 0; spent < waiting.length; spent++) {
    const zones = waiting[spent];
    for (let at = 0; at < zones.length; at++) {
      const zone = zones[at];
      if (cost[zone] !== spent) continue;
      const entry = spent + (surcharge === undefined ? 0 : surcharge[zone]);
      const near = linked[zone];
      for (let link = 0; link < near.length; link++) {
        const from = near[link];
        const price = prices[from * size + zone];
        if (price === 0 || cost[from] <= entry + price) continue;
        cost[from] = entry + price;
        listAt(entry + price).push(from);
      }
    }
  }
  return cost;
}

/** Zones waiting at each cost; kept between searches, since play-outs ask for thousands a second. */
const waiting: Zone[][] = [];

function listAt(cost: number): Zone[] {
  while (waiting.length <= cost) waiting.push([]);
  return waiting[cost];
}
