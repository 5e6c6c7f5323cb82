import { type Game, fastDice, sequencedGame, type SequenceRules } from "@stonebridge/kernel";
import { type Action, isAction } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { elsewhere } from "./elsewhere.ts";
import type { Field } from "./field.ts";
import type { Frame } from "./frames.ts";
import { imaginePosition } from "./views/imagine.ts";
import type { Play } from "./play.ts";
import { decisiveOf, encodePosition } from "./situations/position-codec.ts";
import { type Position, copyPosition } from "./position.ts";
import { ANY } from "./refusals.ts";
import { viewOf } from "./views/seat-view.ts";
import { STEPS } from "./sequence.ts";
import { outcomeOf } from "./victory.ts";
import type { View } from "./views/view.ts";
import { SIDES } from "./vocabulary.ts";

/** Changes whenever the same actions and dice could lead elsewhere, or to an end that is told otherwise. */
export const RULES_VERSION = "2";

/** Games of version 1 go on; where too few defense points were on the stars, they ended by BR83-3.3-c. */
export const REPLAYS: readonly string[] = ["1"];

/** Bull Run (1983) on one field. `first` is the situation's position, its steps not yet run. */
export interface BullRun1983 extends Game<Position, Action, GameEvent, View> {
  readonly field: Field;
}

/**
 * The game on one field.
 * @param first the position that the situation describes, its steps not yet run
 */
export function createGame(field: Field, first: Position): BullRun1983 {
  const rules: SequenceRules<Position, Frame, Action, GameEvent, Play> = {
    steps: STEPS,
    play: (p, dice, events) => ({ field, p, dice, events }),
    outcome: (play, frame) => (frame.step === "over" ? outcomeOf(play, frame.winner, frame.reason) : undefined),
    isAction,
    refusals: { over: ANY["game-over"], otherSide: ANY["other-side"], notAsked: ANY["not-asked"] },
    // always dealt the same way: what the side does not see changes nothing
    known: (p, side) => imaginePosition(field, viewOf(field, p, side), fastDice(1)),
    elsewhere,
  };
  return sequencedGame(field, first, rules, {
    id: "bull-run-1983",
    rulesVersion: RULES_VERSION,
    replays: REPLAYS,
    sides: SIDES,
    resignation: "BR83-DN-a", // D22, R72
    view: (p, seat) => viewOf(field, p, seat),
    copy: copyPosition,
    encode: encodePosition,
    decisive: decisiveOf,
    imagine: (view, dice) => imaginePosition(field, view, dice),
  });
}
