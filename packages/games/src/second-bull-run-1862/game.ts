import { type Game, type Outcome, sequencedGame, type SequenceRules } from "@stonebridge/kernel";
import { type Action, isAction } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { type Field, NONE, type SideIndex } from "./field.ts";
import type { Frame } from "./frames.ts";
import { imaginePosition } from "./views/imagine.ts";
import { type Play, sideId } from "./play.ts";
import { decisiveOf, encodePosition } from "./position-codec.ts";
import { type Position } from "./position.ts";
import { copyPosition } from "./copying.ts";
import { ANY } from "./refusing.ts";
import { viewOf } from "./views/seat-view.ts";
import { STEPS } from "./sequence.ts";
import { elsewhere } from "./turn/elsewhere.ts";
import { scoreOf } from "./scenarios/victory.ts";
import type { View } from "./views/view.ts";
import { SIDES } from "./vocabulary.ts";

/** Changes whenever the same actions and dice could lead elsewhere. */
export const RULES_VERSION = "1";

/** Second Bull Run 1862 on one field. `first` is the situation’s position, its steps not yet run. */
export interface SecondBullRun1862 extends Game<Position, Action, GameEvent, View> {
  readonly field: Field;
  /** A position that agrees with a view, for a bot to look ahead from. */
  imagine(view: View): Position;
}

/**
 * The game on one field.
 * @param first the position that the situation describes, its steps not yet run
 */
export function createGame(field: Field, first: Position): SecondBullRun1862 {
  return sequencedGame(field, first, sequenceRules(field), {
    id: "second-bull-run-1862",
    rulesVersion: RULES_VERSION,
    sides: SIDES,
    view: (p) => viewOf(field, p),
    copy: copyPosition,
    encode: encodePosition,
    decisive: decisiveOf,
    imagine: (view) => imaginePosition(field, view),
  });
}

/** What the kernel needs to play the sequence on a field. */
export function sequenceRules(field: Field): SequenceRules<Position, Frame, Action, GameEvent, Play> {
  return {
    steps: STEPS,
    play: (p, dice, events) => ({ field, p, dice, events }),
    outcome: ({ p }, frame) => (frame.step === "over" ? outcomeOf(field, p, frame.winner) : undefined),
    isAction,
    refusals: { over: ANY["game-over"], otherSide: ANY["other-side"], notAsked: ANY["not-asked"] },
    elsewhere,
  };
}

/** SB62-11.2.1-n, SB62-11.2.2-m: a lead that is not large enough wins nothing. */
function outcomeOf(field: Field, p: Position, winner: SideIndex): Outcome {
  const { union, confederate } = scoreOf(field, p);
  return {
    over: true,
    winner: winner === NONE ? "draw" : sideId(winner),
    rule: p.day === 1 ? "SB62-11.2.1-n" : "SB62-11.2.2-m",
    about: { points: { union: union.points, confederate: confederate.points } },
  };
}
