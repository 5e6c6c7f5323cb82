import type { Action, GameEvent, Position, View } from "@stonebridge/games/no-written-orders";
import type { GameTypes } from "../contract/types.ts";
import type { Offer } from "./offers/offer.ts";
import type { Table } from "./table.ts";

/** The types of No Written Orders on the play screen. */
export interface OrdersGame extends GameTypes {
  readonly position: Position;
  readonly action: Action;
  readonly event: GameEvent;
  readonly view: View;
  readonly offer: Offer;
  readonly table: Table;
}
