import { checkOf } from "./check.ts";
import { type Dice, recordingDice, scriptedDice } from "../dice/dice.ts";
import type { DiceSource } from "../dice/dice-source.ts";
import { foretelling, foretold, rolledOpenly } from "../dice/foretold.ts";
import type { ActionBase, Decision, EventBase, Game, Outcome, Side } from "../game.ts";
import { isDoneTogether, undoState, undoStateApart, type UndoState } from "./marks.ts";
import { outcomeOfResignation } from "./resignation.ts";
import { outcomeOfStop, type Stopped } from "./stopped.ts";
import type { DiceStretch, GameRecord, Player, RecordOutcome, RecordStep } from "./record.ts";
import type { PlayedStep } from "./played-step.ts";
import type { Opening } from "./replay.ts";
import { present } from "../present.ts";

/** A position is kept once every this many steps, so any other is at most that far away. */
export const CHECKPOINT_EVERY = 16;
/** A match that is made slim keeps the positions of so many last steps; of those before, one in so many. */
const LATELY = 64;
const SELDOM = 256;

/** What a new match needs besides its game. */
export interface MatchSettings {
  /** Where the dice come from. */
  readonly dice: DiceSource;
  readonly players?: Readonly<Record<Side, Player>>;
  /** Free notes to keep in the record. */
  readonly notes?: Readonly<Record<string, string>>;
  /** For typed dice: the results of what is rolled before the first decision. */
  readonly typed?: readonly number[];
}

/** How much {@link Match.record} writes. */
export interface RecordSettings {
  /** Include the dice key although the game is not over, for a save that continues with the same dice. */
  readonly key?: boolean;
  /** Leave the fingerprints out, to make the record small. */
  readonly bare?: boolean;
}

/** Everything in a match, as passed from one to the next. */
export interface MatchParts<P, A extends ActionBase, E extends EventBase> {
  readonly players: Readonly<Record<Side, Player>> | undefined;
  readonly notes: Readonly<Record<string, string>> | undefined;
  readonly opening: Opening<E>;
  readonly steps: readonly PlayedStep<A, E>[];
  readonly position: P;
  readonly checkpoints: ReadonlyMap<number, P>;
  readonly stretches: readonly DiceStretch[];
  readonly source: DiceSource | undefined;
  readonly resigned?: Side | undefined;
  readonly stopped?: Stopped | undefined;
}

/**
 * A game in progress: its position, the steps that led there, and where the next dice come from.
 * A position it hands out never changes afterwards; callers must not change it either.
 */
export class Match<P, A extends ActionBase, E extends EventBase, V> {
  readonly game: Game<P, A, E, V>;
  readonly players: Readonly<Record<Side, Player>> | undefined;
  readonly notes: Readonly<Record<string, string>> | undefined;
  /** What happened before the first decision. */
  readonly opening: Opening<E>;
  readonly #checkpoints: Map<number, P>;
  #steps: readonly PlayedStep<A, E>[];
  #position: P;
  #stretches: readonly DiceStretch[];
  #source: DiceSource | undefined;
  #resigned: Side | undefined;
  #stopped: Stopped | undefined;

  /** Only of parts that follow from the rules: see {@link begin}, {@link branch} and `resume`. */
  constructor(game: Game<P, A, E, V>, parts: MatchParts<P, A, E>) {
    this.game = game;
    this.players = parts.players;
    this.notes = parts.notes;
    this.opening = parts.opening;
    this.#checkpoints = new Map(parts.checkpoints);
    this.#steps = parts.steps;
    this.#position = parts.position;
    this.#stretches = parts.stretches;
    this.#source = parts.source;
    this.#resigned = parts.resigned;
    this.#stopped = parts.stopped;
  }

  /**
   * A new game.
   * @throws DiceExhausted if typed or scripted dice run out before the first decision
   */
  static begin<P, A extends ActionBase, E extends EventBase, V>(
    game: Game<P, A, E, V>,
    settings: MatchSettings,
  ): Match<P, A, E, V> {
    const own = foretold(game.situation, 0);
    const dice = recordingDice(foretelling(own, diceFrom(settings.dice, 0, settings.typed)));
    const events: E[] = [];
    const position = game.start(dice, events);
    refuseLeftDice(settings.typed, rolledOpenly(game.situation, 0, dice.results.length));
    return new Match(game, {
      players: settings.players,
      notes: settings.notes,
      opening: { dice: dice.results, events, check: checkOf(game, position) },
      steps: [],
      position,
      checkpoints: new Map([[0, position]]),
      stretches: [{ ...settings.dice.origin, from: 0 }],
      source: settings.dice,
    });
  }

  get position(): P {
    return this.#position;
  }

  /** The decision the position waits for, or how the game ended. */
  get decision(): Decision<A> | Outcome {
    return this.#brokenOff ?? this.game.decision(this.#position);
  }

  /** What a side is asked, if it is asked anything; what the position waits for otherwise. */
  decisionOf(side: Side): Decision<A> | Outcome {
    return this.#brokenOff ?? this.game.decision(this.#position, side);
  }

  /** How the game ended before its end, if somebody gave up or it was stopped. */
  get #brokenOff(): Outcome | undefined {
    if (this.#resigned !== undefined) return outcomeOfResignation(this.game, this.#resigned);
    return this.#stopped && outcomeOfStop(this.game, this.#stopped);
  }

  /** The side that gave up, if one did. */
  get resigned(): Side | undefined {
    return this.#resigned;
  }

  /**
   * A side gives up, whoever's turn it is: the game is over.
   * @throws RangeError if the game has no such side, or is over
   */
  resign(side: Side): void {
    if (!this.game.sides.includes(side)) throw new RangeError(`There is no side "${side}".`);
    if (this.decision.over) throw new RangeError("The game is already over.");
    this.#resigned = side;
  }

  /**
   * The game ends before its end, by what the players agreed on about time and absence.
   * @throws RangeError if the game has no such side, or is over
   */
  stop(stopped: Stopped): void {
    if ("side" in stopped && !this.game.sides.includes(stopped.side))
      throw new RangeError(`There is no side "${stopped.side}".`);
    if (this.decision.over) throw new RangeError("The game is already over.");
    this.#stopped = stopped;
  }

  get steps(): readonly PlayedStep<A, E>[] {
    return this.#steps;
  }

  /** Where the dice come from; undefined if the record it was resumed from lacks what it takes to roll on. */
  get dice(): DiceSource | undefined {
    return this.#source;
  }

  /**
   * Performs a side's action.
   * @param typed results of the dice it rolls, if they are typed in; after DiceExhausted, which names the die,
   *   try again with one more result
   * @returns the step it makes
   * @throws Refused if the action is not offered to the side, DiceExhausted and ImpossibleDie if dice run out or
   *   do not fit; the match stays as it was
   */
  act(side: Side, action: A, typed?: readonly number[]): PlayedStep<A, E> {
    return this.#perform(side, action, typed);
  }

  /**
   * Performs an action that was performed before, as somebody kept it, with the dice to come.
   * @param check the fingerprint that the position after it had: it is believed, because to take it anew takes longer than the action
   * @returns the step it makes
   * @throws as {@link act} does
   */
  repeat(side: Side, action: A, check: string): PlayedStep<A, E> {
    return this.#perform(side, action, undefined, check);
  }

  #perform(side: Side, action: A, typed?: readonly number[], known?: string): PlayedStep<A, E> {
    if (this.#resigned !== undefined) throw new Error(`The game is over: ${this.#resigned} has given up.`);
    if (this.#stopped) throw new Error(`The game is over: it was stopped (${this.#stopped.reason}).`);
    if (!this.#source)
      throw new Error("This record does not hold the dice still to come: give new ones before playing on.");
    const { situation } = this.game;
    const rolled = this.#rolledBefore(this.#steps.length + 1);
    const before = this.#rolledBefore(present(this.#stretches.at(-1), "stretch of dice").from);
    const own = foretold(situation, rolled);
    const rest = diceFrom(this.#source, rolledOpenly(situation, before, rolled), typed);
    const dice = recordingDice(foretelling(own, rest));
    const position = this.game.copy(this.#position);
    const events: E[] = [];
    const together = this.game.together?.(position);
    this.game.act(position, side, action, dice, events);
    refuseLeftDice(typed, rolledOpenly(situation, rolled, rolled + dice.results.length));
    const number = this.#steps.length + 1;
    const check = known ?? checkOf(this.game, position);
    const isTogether = isDoneTogether(this.game, together, position);
    const step: PlayedStep<A, E> = {
      number,
      side,
      action,
      dice: dice.results,
      events,
      check,
      ...(isTogether && { together: true }),
    };
    this.#steps = [...this.#steps, step];
    this.#position = position;
    if (number % CHECKPOINT_EVERY === 0) this.#checkpoints.set(number, position);
    return step;
  }

  /** Changes where dice come from, starting with the next step. */
  changeDice(source: DiceSource): void {
    this.#stretches = [...this.#stretches, { ...source.origin, from: this.#steps.length + 1 }];
    this.#source = source;
  }

  /** How many steps can be undone, and why no more. */
  undoState(): UndoState {
    const decision = this.decision;
    if (this.#brokenOff) return { steps: 0, mark: this.#steps.length, reason: "side" };
    return undoState(this.#steps, decision.over ? [] : decision.sides);
  }

  /** How many of its own steps a side can take back, whatever others do in secret at the same time, and why no more. */
  undoStateOf(side: Side): UndoState {
    const decision = this.decisionOf(side);
    if (this.#brokenOff) return { steps: 0, mark: this.#steps.length, reason: "side" };
    if (this.game.together?.(this.#position) !== undefined) return undoStateApart(this.#steps, side);
    return undoState(this.#steps, !decision.over && decision.sides.includes(side) ? decision.sides : []);
  }

  /** Undoes the last step. Throws a RangeError if {@link undoState} does not allow it. */
  undo(): void {
    this.resetTo(this.#steps.length - 1);
  }

  /** Undoes all steps after this one; 0 for all. Throws a RangeError if {@link undoState} does not allow it. */
  resetTo(step: number): void {
    const { mark, reason } = this.undoState();
    if (!Number.isInteger(step) || step < mark || step > this.#steps.length) {
      throw new RangeError(`Steps can be undone back to step ${mark} (${reason}), not to ${step}.`);
    }
    this.#cutBack(step);
  }

  /**
   * A side takes back its own steps after this one. What others have done in secret since then stays done, under lower numbers.
   * @throws RangeError if {@link undoStateOf} does not allow it
   */
  takeBack(side: Side, step: number): void {
    const { mark, reason } = this.undoStateOf(side);
    if (!Number.isInteger(step) || step < mark || step > this.#steps.length)
      throw new RangeError(`The ${side} side can take back to step ${mark} (${reason}), not to ${step}.`);
    const others = this.#steps.slice(step).filter((one) => one.side !== side);
    const position = this.game.copy(this.positionAt(step));
    const again = others.map((one, at) => this.#again(position, { ...one, number: step + at + 1 }));
    this.#cutBack(step);
    this.#steps = [...this.#steps, ...again];
    this.#position = position;
  }

  /** Keeps few positions of long ago, where they are seldom looked at: they weigh more than all the rest. */
  slim(): void {
    for (const number of this.#checkpoints.keys())
      if (number % SELDOM !== 0 && number < this.#steps.length - LATELY) this.#checkpoints.delete(number);
  }

  #cutBack(step: number): void {
    this.#position = this.positionAt(step);
    this.#steps = this.#steps.slice(0, step);
    for (const number of this.#checkpoints.keys()) if (number > step) this.#checkpoints.delete(number);
    this.#stretches = cutStretches(this.#stretches, step);
  }

  /** Performs a step once more. @param position changes @returns what it is now */
  #again(position: P, step: PlayedStep<A, E>): PlayedStep<A, E> {
    const events: E[] = [];
    this.game.act(position, step.side, step.action, scriptedDice(step.dice), events);
    return { ...step, events, check: checkOf(this.game, position) };
  }

  /** The position after this step; 0: the first one. */
  positionAt(step: number): P {
    if (!Number.isInteger(step) || step < 0 || step > this.#steps.length) {
      throw new RangeError(`There is no step ${step}: this match has ${this.#steps.length}.`);
    }
    if (step === this.#steps.length) return this.#position;
    let from = step - (step % CHECKPOINT_EVERY);
    let checkpoint = this.#checkpoints.get(from);
    while (checkpoint === undefined) {
      from -= CHECKPOINT_EVERY;
      checkpoint = this.#checkpoints.get(from);
    }
    if (from === step) return checkpoint;
    const position = this.game.copy(checkpoint);
    for (const { side, action, dice } of this.#steps.slice(from, step)) {
      this.game.act(position, side, action, scriptedDice(dice));
    }
    return position;
  }

  /** Everything that happened up to and including this step, in order. */
  eventsUpTo(step: number): readonly E[] {
    return [...this.opening.events, ...this.#steps.slice(0, step).flatMap((played) => played.events)];
  }

  /**
   * A new match that starts with the first steps of this one and continues with its own dice; this one is unchanged.
   * While this one is in progress, its dice key is not passed on: it would give away what is still to come here.
   * @param settings what is different in the new match; players and notes are copied if absent
   */
  branch(step: number, settings: Omit<MatchSettings, "typed">): Match<P, A, E, V> {
    const position = this.positionAt(step);
    const shared = this.#stretches.filter((stretch) => stretch.from <= step);
    const match = new Match(this.game, {
      players: settings.players ?? this.players,
      notes: settings.notes ?? this.notes,
      opening: this.opening,
      steps: this.#steps.slice(0, step),
      position,
      checkpoints: new Map([...this.#checkpoints].filter(([number]) => number <= step)),
      stretches: this.decision.over ? shared : shared.map(withoutKey),
      source: settings.dice,
    });
    match.changeDice(settings.dice);
    return match;
  }

  /** The match as plain JSON, for `readRecord`, `verify` and `resume`. Dice keys are left out until it is over. */
  record(settings: RecordSettings = {}): GameRecord<A> {
    const decision = this.decision;
    const withKey = decision.over || settings.key === true;
    return {
      format: "stonebridge-record",
      version: 1,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      situation: this.game.situation,
      ...(this.players && { players: this.players }),
      ...(this.notes && { notes: this.notes }),
      dice: this.#stretches.map((stretch) => (withKey ? stretch : withoutKey(stretch))),
      ...(this.opening.dice.length > 0 && { opening: this.opening.dice }),
      steps: this.#steps.map((step) => recordStep(step, settings.bare === true)),
      ...(this.#resigned !== undefined && { resigned: this.#resigned }),
      ...(this.#stopped && { stopped: this.#stopped }),
      ...(decision.over && { outcome: recordOutcome(decision) }),
    };
  }

  /** Dice rolled before this step; none before step 0, which is the opening. */
  #rolledBefore(step: number): number {
    if (step === 0) return 0;
    return this.#steps.slice(0, step - 1).reduce((sum, { dice }) => sum + dice.length, this.opening.dice.length);
  }
}

function recordOutcome({ winner, rule, about }: Outcome): RecordOutcome {
  return { winner, ...(rule !== undefined && { rule }), about };
}

function recordStep<A extends ActionBase, E extends EventBase>(step: PlayedStep<A, E>, bare: boolean): RecordStep<A> {
  const { side, action, dice, check } = step;
  return { side, action, ...(dice.length > 0 && { dice }), ...(!bare && { check }) };
}

function withoutKey(stretch: DiceStretch): DiceStretch {
  if (stretch.source !== "keyed") return stretch;
  const { key: _, ...open } = stretch;
  return open;
}

/** The stretches of a match cut back to its first steps; the last source continues from there. */
function cutStretches(stretches: readonly DiceStretch[], step: number): readonly DiceStretch[] {
  const begun = stretches.filter((stretch) => stretch.from <= step + 1);
  const last = present(stretches.at(-1), "stretch of dice");
  return last.from <= step + 1 ? begun : [...begun.filter((one) => one.from <= step), { ...last, from: step + 1 }];
}

/** What a source rolls after this many dice, or what was typed in for it. */
function diceFrom(source: DiceSource, rolled: number, typed: readonly number[] | undefined): Dice {
  if (!typed) return source.after(rolled);
  if (source.origin.source !== "typed") {
    throw new TypeError(`This match rolls its own dice (${source.origin.source}); results cannot be typed in.`);
  }
  return scriptedDice(typed);
}

function refuseLeftDice(typed: readonly number[] | undefined, rolled: number): void {
  if (typed && typed.length > rolled) {
    throw new RangeError(`${typed.length} results were given, but only ${rolled} dice were rolled.`);
  }
}
