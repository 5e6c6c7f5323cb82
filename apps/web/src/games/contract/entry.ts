import type {
  ActionBase,
  Decision,
  EventBase,
  Game,
  GameModule,
  Outcome,
  RuleBook,
  RuleId,
  ScenarioModule,
  Side,
} from "@stonebridge/kernel";
import type { Catalogue, LanguageCode } from "../../language/language.svelte.ts";
import type { Book } from "../../rules/book.ts";
import type { Glance } from "../../storage/saved-game.ts";
import type { LessonRoom } from "./lessons.ts";
import type { PictureCounter, PictureCut, PictureMap } from "./pictures.ts";

/** Where a replay can stop: the begin of a turn or of a phase in it. */
export type Landmark = "turn" | "phase";

/** A name with one line of explanation. */
export interface Described {
  readonly name: string;
  readonly help: string;
}

/** What stands on the shelf before anything of the game is fetched. */
export interface FrontWords {
  /** Two lines under the game's name: date and scale; length. */
  readonly facts: readonly [string, string];
  /** The guided first turn on the Learn page; absent where the game has none. */
  readonly lesson?: {
    readonly title: string;
    readonly text: string;
    readonly facts: string;
    readonly start: string;
  };
}

/** The rules of a game, fetched, with what pages about it ask besides. */
export interface LoadedGame<P, A extends ActionBase, E extends EventBase, V> {
  readonly module: ScenarioModule<P, A, E, V>;
  /** Fetches what reads situations that are more than a scenario: from files and links, and saved positions. */
  whole(): Promise<GameModule<P, A, E, V>>;
  /** Our values of all units by id, as an owner's file has them. */
  unitValues(): Readonly<Record<string, unknown>>;
  /** An event of a running game as a sentence; the game's texts must have been loaded. */
  say(event: E, game: Game<P, A, E, V>): string;
  /** Every rule that an event cites: its own, and those of the modifiers in it. */
  citedBy(event: E): readonly RuleId[];
  /** The turn that an event begins; undefined for all other events. */
  turnBegun(event: E): number | undefined;
}

/** A game as the client's shelf holds it: small itself, everything large is fetched when asked for. */
export interface GameEntry<P, A extends ActionBase, E extends EventBase, V> {
  readonly id: string;
  /** As printed on its box; not translated. */
  readonly name: string;
  /** The sides do not see the same: two at one screen hand it over behind a curtain, and replays have somebody's eyes. */
  readonly hidden: boolean;
  /** Whether anything is hidden from a side in this position; absent in a game that is `hidden`: always. */
  conceals?(game: Game<P, A, E, V>, position: P): boolean;
  /** Whether only their owner may see dice of this kind; absent: none are secret. */
  secretDice?(game: Game<P, A, E, V>, kind: string): boolean;
  readonly front: Readonly<Record<LanguageCode, FrontWords>>;
  /** The scenario of its guided first turn; absent: the first one. */
  readonly guidedScenario?: string;
  readonly pictures: {
    /** On the shelf: with the armies at the height of the battle. */
    readonly shelf: PictureCut & { readonly counters: readonly PictureCounter[]; readonly map: PictureMap };
    /** On the card of a saved game: size of the cut, in map units; it looks where most counters are. */
    readonly saved: { readonly size: readonly [width: number, height: number] } & Omit<PictureCut, "view">;
    /** Beside its lesson. */
    readonly lesson: PictureCut;
  };
  picture(): Promise<PictureMap>;
  /** Fetches the rules. */
  load(): Promise<LoadedGame<P, A, E, V>>;
  /** Fetches its short lessons for the Learn page; absent where the game has none. */
  lessons?(): Promise<LessonRoom>;
  /** Fetches the list of its rules. */
  registry(): Promise<RuleBook>;
  /** The rules as a book in the language of the page. */
  readonly book: Catalogue<Book>;

  glance(view: V, decision: Decision<A> | Outcome): Glance;
  landmark(event: E): Landmark | undefined;
  /** Everything, nothing hidden: for looking back at a game that is over. Only games with hidden information have it. */
  openView?(game: Game<P, A, E, V>, position: P): V;

  /** The texts that the rest needs, in the language of the page. */
  readonly texts: { load(): Promise<void> };
  /** What a die is rolled for. */
  rollName(kind: string): string;
  sideName(side: Side): string;
  /** `Turn 3`, of a running game. */
  turnName(turn: number, game: Game<P, A, E, V>): string;
  /** The moment a view shows, in short: turn, time, phase. */
  when(view: V): string;
  /** The moment of a glance, shorter still: turn and time. */
  glanceWhen(glance: Glance): string;
  /** The time at which a scenario begins. */
  firstTime(scenario: string): string;
  scenario(id: string): Described;
  /** The name of the scenario that a running game began with. An unknown id names itself. */
  savedAs(scenario: string): string;
  option(id: string): Described;
  optionValue(id: string, value: string): Described;
  /** What even chances change for a side, and why. */
  bid(side: Side, points: number): string;
}

/** Any game of the shelf, as the rooms that all games share hold it: what they pass on, they do not look into. */
export type AnyGame = GameEntry<unknown, ActionBase, EventBase, unknown>;
/** Any game's rules, fetched. */
export type AnyLoadedGame = LoadedGame<unknown, ActionBase, EventBase, unknown>;
