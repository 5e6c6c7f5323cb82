import { ACTION_SHAPES } from "../../../src/no-written-orders/actions.ts";
import type { Action } from "../../../src/no-written-orders/index.ts";
import { ORDER_TYPES } from "../../../src/no-written-orders/vocabulary.ts";
import { anyOf } from "../../support/random-play.ts";
import { strangeActions, type Values } from "../../support/strange-actions.ts";
import type { Moment } from "./random-game.ts";

/** What may be an action now, or at no time. */
export function strangeOf({ game, p, pick }: Moment): Action[] {
  const { units, leaders, holders, map } = game.field;
  const holder = () => anyOf(holders, pick).id;
  const leader = () => anyOf(leaders, pick).id;
  const values: Values = {
    unit: () => anyOf(units, pick).id,
    leader,
    commander: leader,
    holder,
    formation: holder,
    train: holder,
    from: holder,
    to: holder,
    hex: () => anyOf([...map.grid.ids, "9999"], pick),
    order: () => anyOf([...ORDER_TYPES, "charge"], pick),
  };
  return strangeActions(game, p, pick, ACTION_SHAPES, values);
}
