import { ACTION_SHAPES } from "../../../src/second-bull-run-1862/actions.ts";
import type { Action } from "../../../src/second-bull-run-1862/index.ts";
import { anyOf } from "../../support/random-play.ts";
import { strangeActions, type Values } from "../../support/strange-actions.ts";
import type { Moment } from "./random-game.ts";

/** What may be an action now, or at no time. */
export function strangeOf({ game, p, pick }: Moment): Action[] {
  const { units, commanders, divisions, entries, graph } = game.field;
  const values: Values = {
    unit: () => anyOf(units, pick).id,
    zone: () => anyOf([...graph.ids, "richmond"], pick),
    commander: () => anyOf(commanders, pick).id,
    division: () => anyOf(divisions, pick).id,
    entry: () => anyOf([...entries.map(({ letter }) => letter), "Z"], pick),
  };
  return strangeActions(game, p, pick, ACTION_SHAPES, values);
}
