import {
  type Dice,
  type Game,
  guardAutomaticSteps,
  type Outcome,
  type Refusal,
  Refused,
  type Side,
} from "@stonebridge/kernel";
import { type Action, isAction } from "./actions.ts";
import { describePosition } from "./describe.ts";
import type { GameEvent } from "./events.ts";
import { explain } from "./explain.ts";
import type { Field } from "./field.ts";
import type { Frame } from "./frames.ts";
import type { Decision, Play, Step } from "./play.ts";
import { decodePosition, encodePosition, type EncodedPosition } from "./position-codec.ts";
import { type Position, copyPosition } from "./position.ts";
import { imaginePosition } from "./imagine.ts";
import { refuse } from "./refusals.ts";
import { viewOf } from "./seat-view.ts";
import { STEPS } from "./sequence.ts";
import { sameAction } from "./same-action.ts";
import { sideId } from "./play.ts";
import { scoreOf } from "./victory.ts";
import type { View } from "./view.ts";
import { SIDES } from "./vocabulary.ts";

/** Changes whenever the same actions and dice could lead elsewhere. */
export const RULES_VERSION = "1";

/** No dice are to fall while a decision is listed or explained. */
const NO_DICE: Dice = {
  roll(kind) {
    throw new Error(`A die (${kind}) was asked for while nothing is to happen.`);
  },
};

/** Bull Run 1861 on one field. `first` is the situation's position, its steps not yet run. */
export interface BullRun1861 extends Game<Position, Action, GameEvent, View> {
  readonly field: Field;
  /** A position that agrees with a view: what a bot looks ahead from. */
  imagine(view: View): Position;
}

export function createGame(field: Field, first: Position): BullRun1861 {
  // one decision is kept: asked by the prompt, the validator and the bot, made once
  let keptFor: Position | undefined;
  let kept: Decision | Outcome | undefined;

  function runOn(play: Play): Decision | Outcome {
    for (let steps = 0; ; steps++) {
      const frame = play.p.stack.at(-1);
      if (frame === undefined) throw new Error("The sequence of play has run out.");
      guardAutomaticSteps(steps, frame.step);
      if (frame.step === "over") return outcome(play, frame);
      const step = STEPS[frame.step] as Step<Frame["step"]>;
      const asked = step.ask?.(play, frame as never);
      if (asked !== undefined) return asked;
      step.run?.(play, frame as never);
    }
  }

  function outcome(play: Play, frame: Extract<Frame, { step: "over" }>): Outcome {
    const latched = play.p.latched === frame.winner;
    return {
      over: true,
      winner: sideId(frame.winner),
      rule: latched ? "BR61-13-m" : "BR61-4-a",
      about: { points: scoreOf(field, play.p).points },
    };
  }

  function decision(p: Position): Decision | Outcome {
    if (keptFor !== p || kept === undefined) {
      keptFor = undefined;
      kept = runOn({ field, p, dice: NO_DICE, events: undefined });
      keptFor = p;
    }
    return kept;
  }

  function offered(p: Position, side: Side, action: Action): boolean {
    const now = decision(p);
    if (now.over || now.sides[0] !== side || !isAction(action)) return false;
    return now.actions.includes(action) || now.actions.some((one) => sameAction(one, action));
  }

  function whyNot(p: Position, side: Side, action: Action): Refusal | undefined {
    if (offered(p, side, action)) return undefined;
    const now = decision(p);
    if (now.over) return refuse("game-over");
    if (now.sides[0] !== side) return refuse("other-side");
    if (!isAction(action)) return refuse("not-asked");
    const play: Play = { field, p, dice: NO_DICE, events: undefined };
    const frame = p.stack.at(-1) as Frame;
    const step = STEPS[frame.step] as Step<Frame["step"]>;
    return explain(play, reasonFor(step, play, frame, action) ?? refuse("not-asked"), action);
  }

  return {
    id: "bull-run-1861",
    rulesVersion: RULES_VERSION,
    sides: SIDES,
    situation: field.situation,
    field,
    start(dice, events) {
      const p = copyPosition(first);
      kept = runOn({ field, p, dice, events });
      keptFor = p;
      return p;
    },
    decision,
    act(p, side, action, dice, events) {
      if (!offered(p, side, action)) throw new Refused(whyNot(p, side, action) ?? refuse("not-asked"));
      keptFor = undefined;
      const play: Play = { field, p, dice, events };
      const frame = p.stack.at(-1) as Frame;
      const step = STEPS[frame.step] as Step<Frame["step"]>;
      step.take?.(play, frame as never, action);
      kept = runOn(play);
      keptFor = p;
    },
    whyNot,
    view: (p) => viewOf(field, p),
    copy: copyPosition,
    encode: (p) => encodePosition(field, p),
    decode: (data) => decodePosition(field, data as EncodedPosition),
    describe: (p) => describePosition(field, p),
    imagine: (view) => imaginePosition(field, view),
  };
}

/** A rule's answer, whatever the action holds: what cannot be understood was not asked for. */
function reasonFor(step: Step<Frame["step"]>, play: Play, frame: Frame, action: Action): Refusal | undefined {
  try {
    return step.refuse?.(play, frame as never, action);
  } catch {
    return undefined;
  }
}
