import type { Action, GameEvent, Position, View } from "@stonebridge/games/bull-run-1983";
import type { GameTypes } from "../contract/types.ts";
import type { Offer } from "./offers/offer.ts";
import type { Table } from "./table.ts";

/** The types of Bull Run (1983) on the play screen. */
export interface OldBullRun extends GameTypes {
  readonly position: Position;
  readonly action: Action;
  readonly event: GameEvent;
  readonly view: View;
  readonly offer: Offer;
  readonly table: Table;
}
