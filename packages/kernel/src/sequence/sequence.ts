import { sameAction } from "../actions.ts";
import type { Dice } from "../dice/dice.ts";
import {
  type ActionBase,
  type Decision,
  type EventBase,
  type Outcome,
  type Refusal,
  Refused,
  type Side,
} from "../game.ts";
import { guardAutomaticSteps } from "./guard.ts";
import { type Part, type PartStep, partsAmong } from "./parts.ts";
import type { StepFrame } from "./step-frame.ts";
import { answered, type Asked, type Refuses } from "./refusing.ts";
import { fire, isWatched } from "./watching.ts";
import { present } from "../present.ts";

/** A game in motion: the changing position, the dice, and where events go. */
export interface PlayBase<P, E extends EventBase> {
  readonly p: P;
  readonly dice: Dice;
  /** Where events go; undefined if nobody is listening. */
  readonly events: E[] | undefined;
}

/** One step of the sequence of play. */
export interface SequenceStep<Play, F extends StepFrame, A extends ActionBase> extends PartStep<F> {
  /** The choice it waits for; undefined if it runs by itself, as it also does when there is nothing left to choose. */
  ask?(play: Play, frame: F): Decision<A> | undefined;
  /** Runs it: changes the position, pushes or pops frames, rolls, tells what happened. */
  run?(play: Play, frame: F): void;
  /** Performs a choice that `ask` offered. */
  take?(play: Play, frame: F, action: A): void;
  /** Why a choice of its own is not offered; undefined for those that belong to other steps. */
  refuse?(play: Play, frame: F, action: A): Refuses<Asked<Play, A>> | undefined;
}

/** Every step by its name. */
export type StepTable<Play, F extends StepFrame, A extends ActionBase> = {
  readonly [S in F["step"]]: SequenceStep<Play, Extract<F, { readonly step: S }>, A>;
};

/** What a game supplies for its sequence of play. */
export interface SequenceRules<
  P extends { readonly stack: F[] },
  F extends StepFrame,
  A extends ActionBase,
  E extends EventBase,
  Play extends PlayBase<P, E>,
> {
  readonly steps: StepTable<Play, F, A>;
  /** A position in motion. */
  play(p: P, dice: Dice, events: E[] | undefined): Play;
  /** How the game ended, if this frame ends it. */
  outcome(play: Play, frame: F): Outcome | undefined;
  /** Whether this has the shape of an action. Input from a file or the network may be anything. */
  isAction(data: unknown): data is A;
  /**
   * Rules that can refuse anything, even what is no action: their sentences name nothing. `over`: its clause is cited only if the outcome
   * names none that ended the game.
   */
  readonly refusals: Readonly<Record<"over" | "otherSide" | "notAsked", Refuses<Asked<Play, A>>>>;
  /**
   * Why an action that belongs to no step that asks this side now cannot be taken: the clause that closed its choice (a limit used up, a
   * choice passed over because nothing may be chosen), or else the one that says when it is made. Undefined: nothing better than that
   * another decision comes first, or that the other side decides.
   */
  elsewhere?(asked: Asked<Play, A>): Refuses<Asked<Play, A>> | undefined;
  /**
   * The position as far as a side knows it. Reasons for refusing it something are found and explained only there, so that
   * they give away nothing hidden from it. Absent if every side knows everything.
   */
  known?(p: P, side: Side): P;
}

/** Runs a sequence of play: the half of a `Game` that is the same for all games. */
export interface SequenceOfPlay<P, A extends ActionBase, E extends EventBase> {
  /** Runs a fresh position on to its first decision. */
  begin(p: P, dice: Dice, events?: E[]): void;
  /** As {@link Game.decision}. */
  decision(p: P, side?: Side): Decision<A> | Outcome;
  /** As {@link Game.together}. */
  together(p: P): string | undefined;
  /** As {@link Game.act}. */
  act(p: P, side: Side, action: A, dice: Dice, events?: E[]): void;
  /** As {@link Game.whyNot}. */
  whyNot(p: P, side: Side, action: A): Refusal | undefined;
}

/** No die may fall while a decision is listed or explained. */
const NO_DICE: Dice = {
  roll(kind) {
    throw new Error(`A die (${kind}) was asked for while nothing is to happen.`);
  },
};

/** Runs steps from the top of a position's stack. Prompt, validator and bot all ask for the same decision, so it is made once and kept. */
export function sequenceOfPlay<
  P extends { readonly stack: F[] },
  F extends StepFrame,
  A extends ActionBase,
  E extends EventBase,
  Play extends PlayBase<P, E>,
>(rules: SequenceRules<P, F, A, E, Play>): SequenceOfPlay<P, A, E> {
  // a step is looked up by its frame's name, which the compiler cannot follow
  const steps = rules.steps as Readonly<Record<F["step"], SequenceStep<Play, F, A>>>;
  const stepOf = ({ step }: F): SequenceStep<Play, F, A> => steps[step as F["step"]];
  const parts = partsAmong<F>(stepOf);
  let keptFor: P | undefined;
  let kept: Decision<A> | Outcome | undefined;
  // these go with the decision that is kept
  let beside: { readonly side: Side; readonly decision: Decision<A> | undefined } | undefined;
  let known: P | undefined;
  let knowing: Side | undefined;

  function runOn(play: Play): Decision<A> | Outcome {
    for (let count = 0; ; count++) {
      const frame = topOf(play.p);
      guardAutomaticSteps(count, frame.step);
      const outcome = rules.outcome(play, frame);
      if (outcome !== undefined) return outcome;
      const step = stepOf(frame);
      const asked = step.ask?.(play, frame);
      if (asked !== undefined && asked.actions.length > 0) return asked;
      step.run?.(play, frame);
    }
  }

  function keep(play: Play): void {
    kept = runOn(play);
    keptFor = play.p;
    if (isWatched()) fire({ rule: kept.rule, events: play.events });
  }

  function forget(): void {
    keptFor = undefined;
    known = undefined;
    beside = undefined;
  }

  function decision(p: P, side?: Side): Decision<A> | Outcome {
    if (keptFor !== p || kept === undefined) {
      forget();
      keep(rules.play(p, NO_DICE, undefined));
    }
    const first = kept as Decision<A> | Outcome;
    if (side === undefined || first.over || first.sides.includes(side)) return first;
    if (beside?.side !== side) beside = { side, decision: askedBeside(p, side) };
    return beside.decision ?? first;
  }

  /** What a side is asked whose part lies beneath another's. */
  function askedBeside(p: P, side: Side): Decision<A> | undefined {
    const frame = frameOf(p, side);
    if (frame === topOf(p)) return undefined;
    const asked = stepOf(frame).ask?.(rules.play(p, NO_DICE, undefined), frame);
    return asked !== undefined && asked.actions.length > 0 ? asked : undefined;
  }

  /** The frame that is for a side: the last of its part, or the top of the stack. */
  function frameOf(p: P, side: Side): F {
    const part = parts.of(p.stack, side);
    return part === undefined ? topOf(p) : present(p.stack[part.to - 1], `step ${part.to}`);
  }

  /**
   * A side acts in its part while those of others lie above it: they are out of the way until the part has run on as far as it can. If
   * what comes of it is for everybody, it comes to lie on top.
   */
  function takeBeneath(play: Play, { from, to }: Part, action: A): void {
    const { stack } = play.p;
    const above = stack.splice(to);
    const frame = topOf(play.p);
    stepOf(frame).take?.(play, frame, action);
    for (let count = 0; stack.length > from; count++) {
      const top = topOf(play.p);
      guardAutomaticSteps(count, top.step);
      const asked = stepOf(top).ask?.(play, top);
      if (asked !== undefined && asked.actions.length > 0) break;
      stepOf(top).run?.(play, top);
    }
    const inSecret = stack.length <= from || parts.holds(topOf(play.p));
    stack.splice(inSecret ? stack.length : from, 0, ...above);
  }

  /** The action as it was offered, which is the one played: the order of ids in the one sent means nothing. */
  function offered(p: P, side: Side, action: A): A | undefined {
    const now = decision(p, side);
    if (now.over || !now.sides.includes(side)) return undefined;
    if (now.actions.includes(action)) return action;
    return rules.isAction(action) ? now.actions.find((one) => sameAction(one, action)) : undefined;
  }

  function whyNot(p: P, side: Side, action: A): Refusal | undefined {
    if (offered(p, side, action) !== undefined) return undefined;
    const now = decision(p, side);
    const { over, otherSide, notAsked } = rules.refusals;
    if (now.over) return { rule: now.rule ?? over.rule, reason: over.reason };
    const decides = now.sides.includes(side);
    if (!rules.isAction(action)) return bare(decides ? notAsked : otherSide);
    const play = rules.play(knownTo(side, p), NO_DICE, undefined);
    const asked = { play, side, action };
    const frame = frameOf(play.p, side);
    const own = decides ? stepOf(frame).refuse?.(play, frame, action) : undefined;
    const reason = own ?? rules.elsewhere?.(asked) ?? (decides ? notAsked : otherSide);
    const refusal = answered(reason, asked);
    fire(refusal);
    return refusal;
  }

  /** What the side knows, made once and kept while nothing happens. */
  function knownTo(side: Side, p: P): P {
    if (rules.known === undefined) return p;
    if (known === undefined || knowing !== side) {
      known = rules.known(p, side);
      knowing = side;
    }
    return known;
  }

  return {
    begin(p, dice, events) {
      forget();
      keep(rules.play(p, dice, events ?? overheard()));
    },
    decision,
    together(p) {
      const from = parts.from(p.stack);
      return from === undefined ? undefined : `${p.stack[from]?.step} ${from}`;
    },
    act(p, side, action, dice, events) {
      const chosen = offered(p, side, action);
      if (chosen === undefined) throw new Refused(whyNot(p, side, action) ?? bare(rules.refusals.notAsked));
      forget();
      const play = rules.play(p, dice, events ?? overheard());
      const part = parts.of(p.stack, side);
      if (part !== undefined && part.to < p.stack.length) takeBeneath(play, part, chosen);
      else {
        const frame = topOf(p);
        stepOf(frame).take?.(play, frame, chosen);
      }
      keep(play);
    },
    whyNot,
  };
}

function bare({ rule, reason }: Refusal): Refusal {
  return { rule, reason };
}

/** A list for events that nobody asked for, if they are watched. */
function overheard<E>(): E[] | undefined {
  return isWatched() ? [] : undefined;
}

function topOf<F extends StepFrame>(p: { readonly stack: readonly F[] }): F {
  const frame = p.stack.at(-1);
  if (frame === undefined) throw new Error("The sequence of play has run out.");
  return frame;
}
