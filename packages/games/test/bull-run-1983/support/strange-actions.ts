import { ACTION_SHAPES } from "../../../src/bull-run-1983/actions.ts";
import type { Action } from "../../../src/bull-run-1983/index.ts";
import { anyOf } from "../../support/random-play.ts";
import { strangeActions, type Values } from "../../support/strange-actions.ts";
import type { Moment } from "./random-game.ts";

/** What may be an action now, or at no time. */
export function strangeOf({ game, p, pick }: Moment): Action[] {
  const { ids, grid } = game.field;
  const piece = () => anyOf([...ids, "us-nobody"], pick);
  const hex = () => anyOf([...grid.ids, "DDD40"], pick);
  const values: Values = {
    piece,
    pieces: piece,
    hex,
    via: hex,
    route: () => anyOf(["first", "last", "middle"], pick),
    fate: () => anyOf(["stands", "destroyed", "burnt"], pick),
    battle: () => pick(6) - 3,
  };
  return strangeActions(game, p, pick, ACTION_SHAPES, values);
}
