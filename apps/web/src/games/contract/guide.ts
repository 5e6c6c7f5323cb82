import type { Guide } from "../../play/guide/guide.svelte.ts";
import type { PlayState } from "../../play/play-state.svelte.ts";
import type { GameTypes } from "./types.ts";
import type { Line } from "./words.ts";

export interface LessonText {
  readonly title: string;
  /** What was seen, for the list of what has been learnt. */
  readonly seen: string;
  readonly words: readonly Line[];
}

/** A lesson of the guided first turn: it waits for its deed, never for a "next". */
export interface Lesson<G extends GameTypes> {
  readonly id: string;
  /** The rule it is about, for the list of what was seen. */
  readonly rule: string;
  /** Minutes from here to the end of the guide. */
  readonly minutes: number;
  /** The question it belongs to is asked; until then the guide waits for the other side. */
  asked(play: PlayState<G>): boolean;
  /** Zones or hexes that stay lit; none: nothing is dimmed. */
  spot?(play: PlayState<G>): readonly string[];
  /** Zones or hexes that the map brings into sight, the most important last. */
  sight?(play: PlayState<G>): readonly string[];
  /** What it waits for has happened since the step at which it began. */
  done(play: PlayState<G>, since: number): boolean;
  /** The player went another way, which can be taken back. */
  astray?(play: PlayState<G>): boolean;
  /** Does the deed for him. */
  show(play: PlayState<G>): void;
  /** What is put away when it begins. */
  begins?(play: PlayState<G>): void;
  /** Its deed leaves no trace in the game: a game taken up again tells nothing about it. */
  readonly traceless?: true;
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
  /** Takes the shortest way on where the player is asked something else than the lesson is about. */
  onward(play: PlayState<G>): void;
}
