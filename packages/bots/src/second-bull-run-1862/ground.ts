import { onceFor } from "@stonebridge/kernel";
import type { SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import type { Field, ZoneIndex } from "@stonebridge/games/second-bull-run-1862/internals";
import { costsTo } from "../zone-costs.ts";

/** What a commander knows about the map before any brigade moves: ways, cover and what is worth having. */
export interface Ground {
  readonly game: SecondBullRun1862;
  readonly field: Field;
  readonly size: number;
  /** Movement points from every zone to a zone, by roads and without enemies: by goal, then by zone. */
  readonly ways: readonly (readonly number[])[];
  /** What the terrain of a zone gives its defender, whoever attacks (SB62-10.3.5-a). */
  readonly cover: readonly number[];
  /** The terrain, and the mean of the slopes that climb to it. */
  readonly slopes: readonly number[];
}

/** The ground of a game, surveyed once. */
export const groundOf = onceFor(surveyGround);

function surveyGround(game: SecondBullRun1862): Ground {
  const { field } = game;
  const { graph } = field;
  const { size } = graph;
  return {
    game,
    field,
    size,
    ways: graph.ids.map((_, goal) => costsTo(graph, field.roadPrice, goal)),
    cover: graph.ids.map((_, zone) => Math.min(2, field.woods[zone] + field.village[zone] + field.embankment[zone])),
    slopes: graph.ids.map((_, zone) => {
      const around = graph.overLand[zone];
      const climbs = around.filter((near) => graph.climb[near * size + zone] === 1);
      return around.length === 0 ? 0 : climbs.length / around.length;
    }),
  };
}

/** Brigades stand and are fought for in zones. */
export type Zone = ZoneIndex;
