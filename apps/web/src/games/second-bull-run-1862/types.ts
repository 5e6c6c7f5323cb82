import type { Action, GameEvent, Position, View } from "@stonebridge/games/second-bull-run-1862";
import type { GameTypes } from "../contract/types.ts";
import type { Offer } from "./offers/offer.ts";
import type { Table } from "./table.ts";

/** The types of Second Bull Run 1862 on the play screen. */
export interface SecondBullRun extends GameTypes {
  readonly position: Position;
  readonly action: Action;
  readonly event: GameEvent;
  readonly view: View;
  readonly offer: Offer;
  readonly table: Table;
}
