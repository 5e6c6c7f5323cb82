import type { Stage } from "./drawing/stage.ts";
import type { Ground } from "./ground.ts";
import type { BaseMap } from "./model.ts";
import type { Scenery } from "./scenery.ts";

/** A map made ready, and what draws it onto a stage. */
export interface MadeMap {
  readonly ground: Ground;
  scenery(stage: Stage, prefix: string): Scenery;
}

/** Makes a kind of map ready when a board needs it: `mapOfZones` or `mapOfHexes`. A game brings only the kind it uses. */
export type BoardMap = () => MadeMap;

/** Everything that does not change while a game is played. */
export interface BoardStatics extends BaseMap {
  readonly map: BoardMap;
}
