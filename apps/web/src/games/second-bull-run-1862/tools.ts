import type { ZoneShapesData } from "@stonebridge/board";
import {
  partingEnds,
  type Position,
  type ReachedZone,
  reachOf,
  type SecondBullRun1862,
} from "@stonebridge/games/second-bull-run-1862";
import { remembered } from "../../play/remembered.ts";
import { fieldOf, type ZoneField } from "../../play/zones/zone-field.ts";

/** What a screen needs to know about a running game: its rules, its field, its map. */
export interface PlayTools {
  readonly game: SecondBullRun1862;
  readonly zones: ZoneField;
  readonly shapes: ZoneShapesData;
  /** Where the acting brigade can come to, remembered for the position asked about last. */
  reach(position: Position): readonly ReachedZone[];
  /** Where its division would fall apart. */
  parting(position: Position): readonly string[];
}

/** The tools for a game. */
export function toolsOf(game: SecondBullRun1862, shapes: ZoneShapesData): PlayTools {
  return {
    game,
    zones: fieldOf(game.field.graph.data),
    shapes,
    reach: remembered((position: Position) => reachOf(game, position)),
    parting: remembered((position: Position) => partingEnds(game, position)),
  };
}
