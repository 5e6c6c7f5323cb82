import { type Game, type Outcome, sequencedGame, type SequenceRules } from "@stonebridge/kernel";
import { type Action, isAction } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import type { Field } from "./field.ts";
import type { Frame } from "./frames.ts";
import { imaginePosition, knownPosition } from "./views/imagine.ts";
import type { Play } from "./play.ts";
import { encodePosition, positionAsItStands } from "./codec/position-codec.ts";
import { copyPosition } from "./position/copying.ts";
import type { Position } from "./position.ts";
import { UNKNOWN } from "./refusing.ts";
import { viewOf } from "./views/seat-view.ts";
import { STEPS } from "./sequence.ts";
import { elsewhere } from "./turn/elsewhere.ts";
import { scoreOf } from "./victory/score.ts";
import { verdictOf } from "./victory/verdict.ts";
import type { View } from "./views/view.ts";
import { SIDES } from "./vocabulary.ts";

export const RULES_VERSION = "3";

/**
 * Games of version 2 go on if no late march left its cheapest way in them (NWO-12.3.MA-c) and nobody could end a retreat, which both did in
 * turn (NWO-12.3.FB-g).
 */
export const REPLAYS: readonly string[] = ["2"];

/** No Written Orders on one field. `first` is the situation’s position, its steps not yet run. */
export interface NoWrittenOrders extends Game<Position, Action, GameEvent, View> {
  readonly field: Field;
}

export function createGame(field: Field, first: Position): NoWrittenOrders {
  const rules: SequenceRules<Position, Frame, Action, GameEvent, Play> = {
    steps: STEPS,
    play: (p, dice, events) => ({ field, p, dice, events }),
    outcome: ({ p }, frame) => (frame.step === "over" ? outcomeOf(field, p) : undefined),
    isAction,
    refusals: { over: UNKNOWN["game-over"], otherSide: UNKNOWN["other-side"], notAsked: UNKNOWN["not-asked"] },
    elsewhere,
    known: (p, side) => knownPosition(field, viewOf(field, p, side)),
  };
  return sequencedGame(field, first, rules, {
    id: "no-written-orders",
    rulesVersion: RULES_VERSION,
    replays: REPLAYS,
    sides: SIDES,
    view: (p, seat) => viewOf(field, p, seat),
    copy: copyPosition,
    encode: (p) => encodePosition(field, p),
    decisive: (p) => positionAsItStands(field, p),
    imagine: (view, dice) => imaginePosition(field, view, dice),
  });
}

/** Points decide, once, at the end (NWO-18-a, NWO-18-d). */
function outcomeOf(field: Field, p: Position): Outcome {
  const { union, confederate } = scoreOf(field, p);
  const points = { union: union.points, confederate: confederate.points };
  const { winner, decisive } = verdictOf(points);
  return { over: true, winner, rule: "NWO-18-d", about: { points, decisive } };
}
