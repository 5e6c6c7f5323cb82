import type { Action, GameEvent, Position, View } from "@stonebridge/games/bull-run-1861";
import type { GameTypes } from "../contract/types.ts";
import type { Offer } from "./offers/offer.ts";
import type { Table } from "./table.ts";

/** The types of Bull Run 1861 on the play screen. */
export interface BullRun extends GameTypes {
  readonly position: Position;
  readonly action: Action;
  readonly event: GameEvent;
  readonly view: View;
  readonly offer: Offer;
  readonly table: Table<Position>;
}
