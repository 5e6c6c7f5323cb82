import { ACTION_SHAPES } from "../../../src/bull-run-1861/actions.ts";
import { type Action, HEADQUARTERS } from "../../../src/bull-run-1861/index.ts";
import { anyOf } from "../../support/random-play.ts";
import { strangeActions, type Values } from "../../support/strange-actions.ts";
import type { Moment } from "./random-game.ts";

/** What may be an action now, or at no time. */
export function strangeOf({ game, p, pick }: Moment): Action[] {
  const { pieceIds, graph, units } = game.field;
  const unit = () => anyOf(units, pick).id;
  const zone = () => anyOf(graph.ids, pick);
  const element = () => anyOf(pieceIds, pick);
  const values: Values = {
    unit,
    host: unit,
    zone,
    facing: zone,
    zones: zone,
    element,
    attackers: element,
    headquarters: () => anyOf(HEADQUARTERS, pick),
    group: () => anyOf(["forward", "base", "middle"], pick),
    line: () => anyOf(["front", "second", "third"], pick),
    over: () => anyOf(["farm-ford", "sudley"], pick),
  };
  return strangeActions(game, p, pick, ACTION_SHAPES, values);
}
