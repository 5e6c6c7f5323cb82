import type { Dice } from "./dice/dice.ts";
import { cut } from "./json.ts";

/** A side, by the game's own name (`north`, `south`). */
export type Side = string;

/** A seat sees what one side sees, or a spectator. */
export type Seat = Side | "spectator";

/** The id of a clause, table, ruling or option in a game's rule registry, e.g. `BR61-10.3-l`. */
export type RuleId = string;

/** A choice a side can make: small, plain JSON, stable. Records keep these. */
export interface ActionBase {
  readonly type: string;
}

/** Something that happened, as a fact; the applications make text from it. */
export interface EventBase {
  readonly type: string;
  /** The clause that made it happen. */
  readonly rule?: RuleId;
  /** The seats that may see it; absent: everybody. */
  readonly audience?: readonly Seat[];
  /** It shows a seat something new, so nothing that led to it can be undone. */
  readonly reveals?: true;
}

/** Why an action is not allowed. `reason` is the key of a sentence, `with` its named values. */
export interface Refusal {
  readonly rule: RuleId;
  readonly reason: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The decision a position is waiting for. */
export interface Decision<A extends ActionBase> {
  readonly over: false;
  /** Who may answer: one side, or several that cannot see each other's answer. */
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
  /** The clause that ended it; absent if a side gave up and no clause covers that. */
  readonly rule?: RuleId;
  readonly about: Readonly<Record<string, unknown>>;
}

/**
 * A game bound to one situation (map, units, options): it knows the rules and holds no position.
 *
 * `P` the position in memory: plain data that `encode` turns into JSON, perhaps with tables derived from it.
 * `A` its actions, `E` its events, `V` what a seat may see.
 */
export interface Game<P, A extends ActionBase, E extends EventBase, V> {
  readonly id: string;
  /** Changes whenever the same actions and dice could lead to something else. */
  readonly rulesVersion: string;
  /** Earlier versions whose games go on under these rules, as long as all that was played in them comes out the same. */
  readonly replays?: readonly string[];
  readonly sides: readonly Side[];
  /** The complete situation this game was opened with, for records. */
  readonly situation: SituationBase;
  /** The clause that lets a side give up; absent if there is none. Any game can be given up. */
  readonly resignation?: RuleId;
  /**
   * The same game with each other bid that its situation may mean, which has even chances but does not say by what: so were situations
   * written once. Absent where it says so.
   */
  otherBids?(): Iterable<Game<P, A, E, V>>;
  /** The first position, run up to its first decision, with any dice that the rules roll before it. */
  start(dice: Dice, events?: E[]): P;
  /**
   * What the position is waiting for. The answer is shared: asking twice costs nothing, and callers must not change it.
   *
   * Where sides do something in secret at the same time, each is asked for its own part: then it is what this side is asked, if it is
   * asked anything, and without a side what the first of them is asked. Whoever plays one after the other needs no more than that.
   */
  decision(position: P, side?: Side): Decision<A> | Outcome;
  /**
   * What the sides do in secret at the same time: a name that stays the same until all of them are done, and is another one for what they
   * do together next; undefined if they act in turn. What one of them does meanwhile neither helps nor hinders the others.
   */
  together?(position: P): string | undefined;
  /**
   * Performs a side's action in place and runs on to the next decision. Events go to the list, if there is one.
   * Throws {@link Refused} and changes nothing if `decision` did not offer the action to that side.
   * If `dice` throws, the position is spoiled: use a copy if dice may run out.
   */
  act(position: P, side: Side, action: A, dice: Dice, events?: E[]): void;
  /** Why the action is not allowed now; undefined if it is. Never throws, whatever is in the action. */
  whyNot(position: P, side: Side, action: A): Refusal | undefined;
  /** What a seat may see of the position, and nothing else: plain data that shares nothing with it. */
  view(position: P, seat: Seat): V;
  /**
   * A position that agrees with a view, to look ahead from. While the seat decides, its view of it is the same view; what the other side
   * is in the middle of may be left out.
   * @param dice deal what the seat does not know
   */
  imagine(view: V, dice: Dice): P;
  /** A copy that {@link act} can change while the position stays as it is. */
  copy(position: P): P;
  /** The position as plain JSON: everything needed to go on, and nothing that can be derived. */
  encode(position: P): unknown;
  /**
   * What of `encode` decides how the game can go on; records are checked by it. Without what a position keeps only to explain itself: a
   * version that keeps more of that still finds the records of older ones right. Absent if all of it decides. It is looked at and forgotten
   * before the position changes, so it may share what it holds with the position: it is asked for after each step of a record.
   */
  decisive?(position: P): unknown;
}

/** A game opened by what reads situations and saved positions from anywhere, and writes them. */
export interface OpenedGame<P, A extends ActionBase, E extends EventBase, V> extends Game<P, A, E, V> {
  /** The position as a situation that people can read, edit and start from. */
  describe(position: P): SituationBase;
  /**
   * The position that `encode` wrote.
   * @throws Faulty with every fault found if it is anything else
   */
  decode(data: unknown): P;
}

/** The option of every game that evens the chances of its sides: {@link SituationBase.bid} says by what. */
export const EVEN_CHANCES = "evenChances";

/** What even chances give a side, or ask of it where a game counts no points. */
export interface Bid {
  readonly side: Side;
  /** 0: neither side gets anything. */
  readonly points: number;
}

/** By side: the points of a bid. @param sides of the game @returns 0 for whoever gets nothing */
export function pointsOf(bid: Bid | undefined, sides: readonly Side[]): readonly number[] {
  return sides.map((side) => (bid?.side === side ? bid.points : 0));
}

/** A situation: any position of any game, for people, files and links. Each game adds fields. */
export interface SituationBase {
  readonly format: "stonebridge-situation";
  readonly version: 1;
  readonly game: string;
  readonly name?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** With even chances: by what. Bids change as better ones are found; a game keeps the one it began with. */
  readonly bid?: Bid;
  /** Dice to fall first, in order, for examples and puzzles. A match uses them before any other. */
  readonly dice?: readonly number[];
}

/** One thing wrong with a file. */
export interface Fault {
  /** Path of the field, e.g. `placements[3].facing`. */
  readonly field: string;
  /** What is wrong and what to do, in English. */
  readonly problem: string;
  readonly rule?: RuleId;
}

/**
 * Does a game played under a version of the rules go on under these? Whether it does in each of its steps, its replay shows.
 * @param version of the record or match
 */
export function goesOnUnder(
  { rulesVersion, replays = [] }: { readonly rulesVersion: string; readonly replays?: readonly string[] },
  version: string,
): boolean {
  return version === rulesVersion || replays.includes(version);
}

/**
 * A game on the shelf: what can be chosen before it starts.
 *
 * `G` its opened games, where they give access to more than every game does.
 */
export interface GameModule<
  P,
  A extends ActionBase,
  E extends EventBase,
  V,
  G extends Game<P, A, E, V> = Game<P, A, E, V>,
> {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: string;
  /** @see {@link Game.replays} */
  readonly replays?: readonly string[];
  readonly sides: readonly Side[];
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly OptionInfo[];
  /** The situation of a scenario with these options; unknown ids throw {@link Faulty}. */
  situation(scenario: string, options?: Readonly<Record<string, string>>): SituationBase;
  /**
   * The situation with an owner's values for units instead of ours and its own; `open` checks them.
   * @param values by the ids of units
   */
  withUnits(situation: SituationBase, values: Readonly<Record<string, unknown>>): SituationBase;
  /** Reads a situation from anywhere. Throws {@link Faulty} with every fault found. */
  open(situation: unknown): G & OpenedGame<P, A, E, V>;
}

/** A game as far as it begins with its own scenarios: all that a new game needs, without what reads situations from anywhere. */
export interface ScenarioModule<
  P,
  A extends ActionBase,
  E extends EventBase,
  V,
  G extends Game<P, A, E, V> = Game<P, A, E, V>,
> extends Omit<GameModule<P, A, E, V>, "open"> {
  /**
   * Opens a situation that is a scenario with its options and no more; undefined for any other, and for a scenario that needs more than
   * is here: {@link GameModule.open} reads them.
   */
  begin(situation: SituationBase): G | undefined;
}

/** A scenario that can be chosen: its id, and its name in English. */
export interface ScenarioInfo<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
}

/** Something that can be chosen before a game starts: an optional rule, or how doubtful text is read. */
export interface OptionInfo {
  readonly id: string;
  /** The option's id in the rule registry. */
  readonly rule: RuleId;
  /** Default first. */
  readonly values: readonly string[];
  /** Recommended value for a scenario, if not the default. */
  readonly recommended?: Readonly<Record<string, string>>;
  /** An interpretation of doubtful text rather than an optional rule of the game. */
  readonly ruling?: boolean;
  /** Scenarios it can be chosen for, if not all. */
  readonly scenarios?: readonly string[];
  /** Options that must be on for it. */
  readonly requires?: readonly string[];
  /** Of even chances: the bid that a new game of each scenario begins with. */
  readonly bids?: Readonly<Record<string, Bid>>;
}

/** How a registered rule id is proved. */
export type RuleKind = "clause" | "decision" | "roll" | "table" | "switch" | "ruling";

/** A rule in the registry of a game. */
export interface RuleInfo<Id extends RuleId = RuleId> {
  readonly id: Id;
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

/** How many of a file's faults are reported, and how many characters each may have. */
const MOST_FAULTS = 100;
const LONGEST_PROBLEM = 2_000;
const LONGEST_FIELD = 120;

/** A file that cannot be used, with everything wrong with it, or the first faults if there are very many. */
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
