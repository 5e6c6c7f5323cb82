import { type Game, type Outcome, sequencedGame, type SequenceRules } from "@stonebridge/kernel";
import { type Action, isAction } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import type { Field, SideIndex } from "./field.ts";
import type { Frame } from "./position/frames.ts";
import { type Play, sideId } from "./play.ts";
import { encodePosition } from "./position/codec.ts";
import { type Position, copyPosition } from "./position/position.ts";
import { imaginePosition } from "./views/imagine.ts";
import { GAME } from "./refusing.ts";
import { elsewhere } from "./turn/elsewhere.ts";
import { viewOf } from "./views/seat-view.ts";
import { STEPS } from "./sequence.ts";
import { scoreOf } from "./victory.ts";
import type { View } from "./views/view.ts";
import { SIDES } from "./vocabulary.ts";

/** Changes whenever the same actions and dice could lead elsewhere. */
export const RULES_VERSION = "1";

/** Bull Run 1861 on one field. `first` is the situation's position, its steps not yet run. */
export interface BullRun1861 extends Game<Position, Action, GameEvent, View> {
  readonly field: Field;
  /** A position that agrees with a view: what a bot looks ahead from. */
  imagine(view: View): Position;
}

/**
 * The game on one field.
 * @param first the position that the situation describes, its steps not yet run
 */
export function createGame(field: Field, first: Position): BullRun1861 {
  const rules: SequenceRules<Position, Frame, Action, GameEvent, Play> = {
    steps: STEPS,
    play: (p, dice, events) => ({ field, p, dice, events }),
    outcome: ({ p }, frame) => (frame.step === "over" ? outcomeOf(field, p, frame.winner) : undefined),
    isAction,
    refusals: { over: GAME["game-over"], otherSide: GAME["other-side"], notAsked: GAME["not-asked"] },
    elsewhere,
  };
  return sequencedGame(field, first, rules, {
    id: "bull-run-1861",
    rulesVersion: RULES_VERSION,
    sides: SIDES,
    view: (p) => viewOf(field, p),
    copy: copyPosition,
    encode: (p) => encodePosition(field, p),
    imagine: (view) => imaginePosition(field, view),
  });
}

function outcomeOf(field: Field, p: Position, winner: SideIndex): Outcome {
  return {
    over: true,
    winner: sideId(winner),
    rule: p.latched === winner ? "BR61-13-m" : "BR61-4-a",
    about: { points: scoreOf(field, p).points },
  };
}
