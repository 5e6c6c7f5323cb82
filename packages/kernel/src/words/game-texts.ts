import type { ActionBase, EventBase, Outcome, Refusal, Side } from "../game.ts";
import type { Line } from "./line.ts";
import type { AskedOf, Described, Question, RefusalText } from "./sentences.ts";

/** The nouns that a game's sentences mention, as one set of types. */
export interface TextTypes {
  readonly action: ActionBase;
  /** Names of the steps that ask. */
  readonly step: string;
  readonly event: EventBase;
  readonly side: Side;
  readonly stage: string;
  readonly roll: string;
  readonly option: string;
  /** What things on the map are called. */
  readonly names: unknown;
}

/** What an action's label may use besides the action. */
export interface ActionContextOf<Step extends string> {
  /** Movement points it costs, in the game's units, if the caller knows. */
  readonly cost?: number;
  /** The step that asks; some actions read differently in different steps. */
  readonly step?: Step;
}

/** What every game says in a language; each game adds names for its own things. */
export interface TextsOf<G extends TextTypes> {
  readonly language: "en" | "fr";

  /** “1,200 men” */
  men(count: number): string;
  /** The side as players call it. */
  side(side: G["side"]): string;
  /** The side as its army called itself. */
  sideTitle(side: G["side"]): string;

  /** Time of day at which a turn begins. */
  time(turn: number): string;
  /** "Turn 5, 11:00" */
  turn(turn: number): string;
  /** A part of the turn, as a heading. */
  stage(stage: G["stage"]): string;
  /** What a die is rolled for. */
  rollName(kind: G["roll"]): string;

  /** A scenario and what it is about. */
  scenario(id: string): Described;
  /** An option and what it changes. */
  option(id: G["option"]): Described;
  /** A value of an option and what it means. */
  optionValue(id: G["option"], value: string): Described;
  /** What even chances change for a side, and why. @param points its bid */
  bid(side: G["side"], points: number): string;

  /** What a side is asked. */
  question(decision: AskedOf<G["action"]>, names: G["names"]): Question;
  /** What the other player is doing meanwhile, as far as everybody may know. */
  waiting(decision: AskedOf<G["action"]>, names: G["names"]): Line;
  /** The label of a choice, with its cost if it has one. */
  action(action: G["action"], names: G["names"], context?: ActionContextOf<G["step"]>): string;
  /** The label of all choices of one kind. */
  verb(type: G["action"]["type"]): string;

  /** What happened. */
  event(event: G["event"], names: G["names"]): Line;
  /** How the game ended. */
  outcome(outcome: Outcome): Line;

  /** A die of a side that shows a face, for those who do not see it. */
  die(side: G["side"], face: number): string;
}

/** Why something is not allowed, in a language: apart from the other texts, since most of a game is played without it. */
export interface RefusalsOf<G extends Pick<TextTypes, "names">> {
  /** What is not possible, then the fact that the clause makes of it and what to do instead. */
  refusal(refusal: Refusal, names: G["names"]): RefusalText;
}
