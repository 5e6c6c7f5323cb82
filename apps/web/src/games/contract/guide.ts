import type { GuideShown, PlayOf } from "./play.ts";
import type { GameTypes } from "./types.ts";
import type { Line } from "./words.ts";

/** What the reader's hand uses: the words name taps and buttons, or clicks and keys. */
export interface GuidedHand {
  /** Fingers, no mouse: nothing is clicked, no key is pressed. */
  readonly touch: boolean;
  /** The narrow screen: tabs at its foot in place of a column. */
  readonly phone: boolean;
}

export interface LessonText {
  readonly title: string;
  /** What was seen, for the list of what has been learned. */
  readonly seen: string;
  /** What it is about, in paragraphs. */
  words(hand: GuidedHand): readonly Line[];
  /** What to do now, in one or two sentences: on a phone it stands alone until the guide is opened. */
  deed(hand: GuidedHand): Line;
}

/**
 * A lesson of the guided first turn: conditions on the position and the question, not a press in a fixed order.
 * It is passed by one of `done` (a deed of the game: taken back, it is to do again), `picked` or `looks` (which leave no trace in the game).
 */
export interface Lesson<G extends GameTypes> {
  readonly id: string;
  /** The rule it is about, for the list of what was seen. */
  readonly rule: string;
  /** Minutes from here to the end of the guide. */
  readonly minutes: number;
  /** What it is about can be done or looked at now. */
  asked(play: PlayOf<G>): boolean;
  /** The deed was done, in the game as it stands; never true before its time, for all lessons before it are passed then. */
  done?(play: PlayOf<G>): boolean;
  /** The player has in hand, or in preview, what he was to choose. */
  picked?(play: PlayOf<G>): boolean;
  /** What was picked is needed until the next deed: put down, or lost by a reload, it is to be picked again. */
  readonly held?: true;
  /** Something is being looked at: by a press, or merely while a key is held, which has to last. The look is over when this is undefined again. */
  looks?(play: PlayOf<G>): "pressed" | "held" | undefined;
  /** Puts away what is looked at. */
  ends?(play: PlayOf<G>): void;
  /** Its moment is over as the game stands: it is left out. */
  gone?(play: PlayOf<G>): boolean;
  /** The player went another way, which spoils it, and which can be undone. */
  astray?(play: PlayOf<G>): boolean;
  /** Zones or hexes that stay lit; none: nothing is dimmed. */
  spot?(play: PlayOf<G>): readonly string[];
  /** Zones or hexes that the map brings into sight, the most important last; absent: those that are lit. */
  sight?(play: PlayOf<G>): readonly string[];
  /** The next thing to do for it that is an offer of the game. */
  way?(play: PlayOf<G>): G["offer"] | undefined;
  /** Does what its words name, where that is no offer of the game. */
  show?(play: PlayOf<G>): void;
  /** The overlay whose button among the map's tools its words name. */
  tool?(play: PlayOf<G>): string | undefined;
  /** The part of the game that runs, where the lesson has a button that plays it to its end with as little as the rules ask for. */
  stretch?(play: PlayOf<G>): string;
  /** What is put away when it begins. */
  begins?(play: PlayOf<G>): void;
  /** It goes on while nobody here decides. */
  readonly meanwhile?: true;
}

/** A guided first turn as it runs. Everything read from it is reactive. */
export interface RunningGuide<G extends GameTypes = GameTypes> extends GuideShown {
  readonly lessons: readonly Lesson<G>[];
  readonly lesson: Lesson<G>;
  readonly index: number;
  /** The overlay whose button among the map's tools has to be pressed now. */
  readonly tool: string | undefined;
  /** Zones or hexes to bring into sight, the most important last. */
  readonly sight: readonly string[];
  /** What the reader plays with: touch, or mouse and keys. */
  readonly hand: GuidedHand;
  /** An earlier lesson is being read again, and its deed is still done. */
  readonly reading: boolean;
  /** Nobody here decides: the guide waits as the player does. */
  readonly waits: boolean;
  /** What was to be looked at has been, and is still shown. */
  readonly seen: boolean;
  /** The player did something else, and it can be undone. */
  readonly astray: boolean;
  /** The player is asked something that the lesson is not about: he plays on, and the lesson comes with its question. */
  readonly elsewhere: boolean;
  /** The lesson can be passed by skipping ahead: {@link show} does that. */
  readonly skipsAhead: boolean;
  /** What {@link show} does, if the words of the lesson do not say it: a way to reach it. */
  readonly onward: G["offer"] | undefined;
  /** The words of a lesson. */
  text(id: string): LessonText;
  /** What became of a lesson before. */
  passed(index: number): "seen" | "left-out";
  /** Does what the words of the lesson say, or {@link onward}; puts away what was looked at. */
  show(): void;
  /** The lesson before: its deed is undone if possible, otherwise the lesson is only read again. */
  back(): void;
  /** Goes on from a lesson that was read again, or from what was looked at. */
  goOn(): void;
  /** Back to where the lesson began; if it went wrong before that, piece by piece to where it had not yet. */
  takeBack(): void;
  /** Goes on without the lesson. */
  skip(): void;
  leave(): void;
}

/** The guided first turn of a game. */
export interface GuideScript<G extends GameTypes> {
  /** Begins it, or takes it up again, on a screen that is being made. */
  begin(play: PlayOf<G>): RunningGuide<G>;
  /** In order; the last one is the farewell. */
  readonly lessons: readonly Lesson<G>[];
  /** The words of a lesson in the language of the page. */
  text(id: string): LessonText;
  /** Fetches the words; called once before. */
  load(): Promise<void>;
  /** The shortest way on where the player is asked something else than the lesson is about. */
  onward(play: PlayOf<G>): G["offer"] | undefined;
}
