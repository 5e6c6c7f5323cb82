import type { Dice } from "./dice.ts";
import { cut } from "./json.ts";

/** A side of a game, as the game names it (`north`, `south`). */
export type Side = string;

/** A seat looks with the eyes of one side, or of somebody who only watches. */
export type Seat = Side | "spectator";

/** The id of a clause, table, ruling or switch of a game's rule registry, e.g. `BR61-10.3-l`. */
export type RuleId = string;

/** A choice a side can make: small, plain JSON, stable. It is what a record keeps. */
export interface ActionBase {
  readonly type: string;
}

/** Something that happened, as a fact; text is made from it at the edge. */
export interface EventBase {
  readonly type: string;
  /** The clause that made it happen. */
  readonly rule?: RuleId;
  /** The seats that may see it; absent: everybody. */
  readonly audience?: readonly Seat[];
  /** It shows a seat what it did not know before: nothing that led to it can be taken back. */
  readonly reveals?: true;
}

/** Why an action is not allowed. `reason` is the key of a sentence, `with` its named values. */
export interface Refusal {
  readonly rule: RuleId;
  readonly reason: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** What a position waits for. */
export interface Decision<A extends ActionBase> {
  readonly over: false;
  /** Who may answer: one side, or several that choose without seeing each other's answer. */
  readonly sides: readonly Side[];
  /** The step of the sequence of play that asks: a stable name, also the key of the question's sentence. */
  readonly step: string;
  /** The clause that gives the choice. */
  readonly rule: RuleId;
  /** Named values of the question (the acting piece, a number left ...). */
  readonly about: Readonly<Record<string, unknown>>;
  /** Every legal action, never empty. */
  readonly actions: readonly A[];
}

/** The end of a game. */
export interface Outcome {
  readonly over: true;
  readonly winner: Side | "draw";
  /** The clause that ended it; absent: a side gave up, and no clause of the game speaks of that. */
  readonly rule?: RuleId;
  readonly about: Readonly<Record<string, unknown>>;
}

/**
 * A game bound to one situation (map, units, options): it knows the rules and holds no position.
 *
 * `P` the position, in memory: plain data that `encode` turns into JSON; tables derived from it may travel with it.
 * `A` its actions, `E` its events, `V` what a seat may see.
 */
export interface Game<P, A extends ActionBase, E extends EventBase, V> {
  readonly id: string;
  /** Changes whenever the same actions and dice could lead elsewhere. */
  readonly rulesVersion: string;
  readonly sides: readonly Side[];
  /** The situation this game was opened with, whole: what a record keeps. */
  readonly situation: SituationBase;
  /** The clause by which a side may give up; absent: none speaks of it. Every game can be given up. */
  readonly resignation?: RuleId;
  /** The first position, run up to its first decision. Draws from `dice` what the rules roll before it. */
  start(dice: Dice, events?: E[]): P;
  /** What the position waits for. The answer is shared: asking twice costs nothing, and callers must not change it. */
  decision(position: P): Decision<A> | Outcome;
  /**
   * Takes a side's action, in place, and runs on to the next decision. Events go to the list, if one is given.
   * Throws {@link Refused} and changes nothing where `decision` did not offer the action to that side.
   * Where `dice` throws, the position is spoiled: act on a copy when dice may run out.
   */
  act(position: P, side: Side, action: A, dice: Dice, events?: E[]): void;
  /** Why the action is not allowed now; undefined where it is. Never throws, whatever the action holds. */
  whyNot(position: P, side: Side, action: A): Refusal | undefined;
  view(position: P, seat: Seat): V;
  copy(position: P): P;
  /** The position as plain JSON: all that is needed to go on, nothing that can be derived. */
  encode(position: P): unknown;
  /** The position that `encode` wrote. */
  decode(data: unknown): P;
  /** The position as a situation that people can read, edit and start from. */
  describe(position: P): SituationBase;
}

/** A situation: any position of any game, for people, files and links. Each game adds its own fields. */
export interface SituationBase {
  readonly format: "stonebridge-situation";
  readonly version: 1;
  readonly game: string;
  readonly name?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Dice to fall first, in order: for examples and puzzles. A match rolls them before any other. */
  readonly dice?: readonly number[];
}

/** One thing wrong in a file that somebody gave us. */
export interface Fault {
  /** Path of the field, e.g. `placements[3].facing`. */
  readonly field: string;
  /** What is wrong and what to do, in English. */
  readonly problem: string;
  readonly rule?: RuleId;
}

/** A game as a product: what can be chosen before it starts. */
export interface GameModule<P, A extends ActionBase, E extends EventBase, V> {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: string;
  readonly sides: readonly Side[];
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly OptionInfo[];
  /** The situation of a scenario with these options; unknown ids throw {@link Faulty}. */
  situation(scenario: string, options?: Readonly<Record<string, string>>): SituationBase;
  /**
   * The situation with values that an owner gives his units, in place of ours and of those it brings itself; `open` checks them.
   * @param values by the ids of units
   */
  withUnits(situation: SituationBase, values: Readonly<Record<string, unknown>>): SituationBase;
  /** Reads a situation that may come from anywhere. Throws {@link Faulty} with every fault found. */
  open(situation: unknown): Game<P, A, E, V>;
}

export interface ScenarioInfo {
  readonly id: string;
  readonly name: string;
}

export interface OptionInfo {
  readonly id: string;
  /** The switch's id in the rule registry. */
  readonly rule: RuleId;
  /** Default first. */
  readonly values: readonly string[];
  /** Value advised for a scenario, where it is not the default. */
  readonly recommended?: Readonly<Record<string, string>>;
  /** An interpretation of doubtful text rather than an optional rule of the game. */
  readonly ruling?: boolean;
  /** Scenarios that it can be chosen for, where it cannot for every one. */
  readonly scenarios?: readonly string[];
  /** Options that have to be on for it. */
  readonly requires?: readonly string[];
}

/** How a registered rule id is proved. */
export type RuleKind = "clause" | "decision" | "roll" | "table" | "switch" | "ruling";

export interface RuleInfo {
  readonly id: RuleId;
  readonly kind: RuleKind;
  /** Section of the rulebook, e.g. `10.3`. */
  readonly section: string;
  readonly title: string;
}

/** An action that the decision did not offer. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`Not allowed (${refusal.rule}): ${refusal.reason}`);
    this.refusal = refusal;
  }
}

/** How many faults of a file are told, and how long each may be: characters. */
const MOST_FAULTS = 100;
const LONGEST_PROBLEM = 2_000;
const LONGEST_FIELD = 120;

/** A file that cannot be used, with everything that is wrong with it; of very many faults, the first. */
export class Faulty extends Error {
  override readonly name = "Faulty";
  /** What cannot be used, as the beginning of a sentence: `This record cannot be read`. */
  readonly what: string;
  readonly faults: readonly Fault[];
  constructor(what: string, faults: readonly Fault[]) {
    const told = faults.slice(0, MOST_FAULTS).map((fault) => ({
      ...fault,
      field: cut(fault.field, LONGEST_FIELD),
      problem: cut(fault.problem, LONGEST_PROBLEM),
    }));
    const more = faults.length - told.length;
    if (more > 0) told.push({ field: "…", problem: `${more} more faults of this file are not told here` });
    super(`${what}: ${told.map((fault) => `${fault.field}: ${fault.problem}`).join("; ")}`);
    this.what = what;
    this.faults = told;
  }
}
