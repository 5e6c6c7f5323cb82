import type {
  ActionBase,
  ActionShapes,
  Decision,
  Dice,
  EventBase,
  Game,
  GameModule,
  Outcome,
  Refusal,
  RuleInfo,
} from "@stonebridge/kernel";
import type { Tutor } from "@stonebridge/bots/account";
import type { Language, Words } from "./language/index.ts";
import type { TensorForm } from "./research/tensor.ts";

/** A computer player: sees a seat's view and its decision, and chooses. */
export interface Chooser<A extends ActionBase, V> {
  /** It chooses without looking, so it needs no view. */
  readonly blind?: boolean;
  /** @param onProgress is told how far it has come, 0 to 1, if it takes long */
  choose(view: V, decision: Decision<A>, onProgress?: (share: number) => void): A | Promise<A>;
  /** Whether it gives up instead, to be asked before each choice where it may; absent: it never does. */
  givesUp?(view: V, decision: Decision<A>): Promise<boolean>;
}

/** What a game says in one language, for one situation. */
export interface Narrator<A extends ActionBase, E extends EventBase, V> {
  /** What the command line itself says in that language. */
  readonly words: Words;
  /** Examples of what to type: an action in words, a place, what to look for among the pieces. */
  readonly examples: { readonly action: string; readonly place: string; readonly units: readonly string[] };
  side(side: string): string;
  question(decision: Decision<A>): { readonly sentence: string; readonly detail: string };
  action(action: A, decision: Decision<A>): string;
  event(event: E): string;
  refusal(refusal: Refusal): string;
  outcome(outcome: Outcome): string;
  /** Who gets orders; absent in games without. */
  holder?(id: string): string;
  /** What a die is rolled for. */
  roll(kind: string): string;
  /** The state of the game, in a few lines. */
  status(view: V): readonly string[];
  /** Who is where, one line each. */
  pieces(view: V): readonly string[];
  /** A place on the map with what is in it and around it; undefined if no place matches the words. */
  look(view: V, words: string): readonly string[] | undefined;
  /** Reads an action typed as words, e.g. `step sherman henry-hill`; undefined if it is not one. */
  readAction(view: V, words: readonly string[]): A | undefined;
}

/** A game as the command line needs it. */
export interface ShelfGame<P, A extends ActionBase, E extends EventBase, V> {
  readonly module: GameModule<P, A, E, V>;
  readonly rules: readonly RuleInfo[];
  /** Levels of its bots, weakest first. */
  readonly levels: readonly string[];
  /** Those of them that can give up what is lost. */
  readonly marshals: readonly string[];
  narrator(game: Game<P, A, E, V>, language: Language): Promise<Narrator<A, E, V>>;
  /**
   * @param seconds thinking time per decision, for bots that search
   * @param playouts play-outs per decision, instead of time
   */
  bot(level: string, game: Game<P, A, E, V>, seed: number, seconds: number, playouts?: number): Chooser<A, V>;
  /** One of some actions, as who plays at random takes it. */
  atRandom(actions: readonly A[], chance: Dice): A;
  /** The fields of each type of action. */
  readonly shapes: ActionShapes<A>;
  /** How what a seat sees is told in numbers. */
  tensor(game: Game<P, A, E, V>): Promise<TensorForm<V>>;
  /** Judges its positions and plays on from them, for accounts. */
  tutor(game: Game<P, A, E, V>): Tutor<P, A>;
  /** Victory points by side; absent if the game counts none. */
  points?(view: V): Readonly<Record<string, number>>;
  /** Whether anything is hidden from a side in this position; absent if nothing ever is. */
  conceals?(position: P): boolean;
}

/** Something to do with a game, whatever its types. */
export type Use<T> = <P, A extends ActionBase, E extends EventBase, V>(game: ShelfGame<P, A, E, V>) => T | Promise<T>;
