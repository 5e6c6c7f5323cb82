import { onceFor } from "@stonebridge/kernel";
import type { BullRun1861, Position } from "@stonebridge/games/bull-run-1861";
import { type Field, NORTH, type SideIndex, pricesFor } from "@stonebridge/games/bull-run-1861/internals";
import { costsTo } from "../zone-costs.ts";

/** A zone by its index in the map. */
export type Zone = number;

/** What a commander knows about the map before any brigade moves: ways, cover and what is worth having. */
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

/** The ground of a game, surveyed once. */
export const groundOf = onceFor(surveyGround);

function surveyGround(game: BullRun1861): Ground {
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
  return field.graph.ids.flatMap((_, goal) => costsTo(field.graph, prices, goal));
}

/** Movement points between all zones, with the crossings that this side may use now. */
export function waysOf(ground: Ground, p: Position, side: SideIndex): readonly number[] {
  return side === NORTH && p.farmFordKnown === 0 ? ground.waysWithoutFarmFord : ground.ways;
}

/** What a side pays for steps now. */
export function pricesOf(ground: Ground, p: Position, side: SideIndex): readonly number[] {
  // the ban of the first turn soon ends: ways are planned over the fords anyway
  return side === NORTH ? pricesFor(ground.field, p, side) : ground.field.stepCost;
}
