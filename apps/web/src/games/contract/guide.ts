import type { Guide } from "../../play/guide/guide.svelte.ts";
import type { PlayState } from "../../play/play-state.svelte.ts";
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
  asked(play: PlayState<G>): boolean;
  /** The deed was done, in the game as it stands; never true before its time, for all lessons before it are passed then. */
  done?(play: PlayState<G>): boolean;
  /** The player has in hand, or in preview, what he was to choose. */
  picked?(play: PlayState<G>): boolean;
  /** What was picked is needed until the next deed: put down, or lost by a reload, it is to be picked again. */
  readonly held?: true;
  /** Something is being looked at: by a press, or merely while a key is held, which has to last. The look is over when this is undefined again. */
  looks?(play: PlayState<G>): "pressed" | "held" | undefined;
  /** Puts away what is looked at. */
  ends?(play: PlayState<G>): void;
  /** Its moment is over as the game stands: it is left out. */
  gone?(play: PlayState<G>): boolean;
  /** The player went another way, which spoils it, and which can be undone. */
  astray?(play: PlayState<G>): boolean;
  /** Zones or hexes that stay lit; none: nothing is dimmed. */
  spot?(play: PlayState<G>): readonly string[];
  /** Zones or hexes that the map brings into sight, the most important last; absent: those that are lit. */
  sight?(play: PlayState<G>): readonly string[];
  /** The next thing to do for it that is an offer of the game. */
  way?(play: PlayState<G>): G["offer"] | undefined;
  /** Does what its words name, where that is no offer of the game. */
  show?(play: PlayState<G>): void;
  /** The overlay whose button among the map's tools its words name. */
  tool?(play: PlayState<G>): string | undefined;
  /** The part of the game that runs, where the lesson has a button that plays it to its end with as little as the rules ask for. */
  stretch?(play: PlayState<G>): string;
  /** What is put away when it begins. */
  begins?(play: PlayState<G>): void;
  /** It goes on while nobody here decides. */
  readonly meanwhile?: true;
}

/** The guided first turn of a game. */
export interface GuideScript<G extends GameTypes> {
  /** Begins it, or takes it up again, on a screen that is being made. */
  begin(play: PlayState<G>): Guide<G>;
  /** In order; the last one is the farewell. */
  readonly lessons: readonly Lesson<G>[];
  /** The words of a lesson in the language of the page. */
  text(id: string): LessonText;
  /** Fetches the words; called once before. */
  load(): Promise<void>;
  /** The shortest way on where the player is asked something else than the lesson is about. */
  onward(play: PlayState<G>): G["offer"] | undefined;
}
