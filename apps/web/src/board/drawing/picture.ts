import type { Box } from "../geometry.ts";
import type { BoardOptions, BoardTarget } from "../model.ts";
import type { Scene } from "../scene.ts";
import type { OpenFan } from "./pieces.ts";

/** All that decides what is seen. */
export interface Picture {
  readonly scene: Scene;
  readonly zoom: number;
  /** What is in sight of the map, in map units; while the map moves, where that will end. */
  readonly seen: Box;
  readonly options: BoardOptions;
  readonly fan: OpenFan | undefined;
  /** Under the pointer. */
  readonly over: BoardTarget | undefined;
  /** Has the focus, and its ring is to be seen. */
  readonly ringed: BoardTarget | undefined;
  readonly calm: boolean;
}
