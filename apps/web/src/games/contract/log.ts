import type { EventBase, Side } from "@stonebridge/kernel";
import type { FightTelling } from "./fights.ts";

/** What the log has to know of an event, besides its words. */
export interface LogFacts {
  /** Whose doing it is, where it is one side's. */
  readonly side?: Side;
  /** It is a heading: of a turn, of a side’s part of one that has parts of its own, or of such a part. */
  readonly heading?: "turn" | "half" | "part";
  /** Of a heading: nothing under it is a combat, whatever it would be elsewhere, until the next heading. */
  readonly truce?: true;
  /** Of a part: no question tells that it has begun, so it is said aloud. */
  readonly said?: true;
  /** It comes by itself, or of what both sides have chosen: it is no deed of the side in whose step it happens. */
  readonly byItself?: true;
  readonly combat: boolean;
  readonly dice: boolean;
  /** Its dice changed nothing, or nothing yet: others are worth more where room is short. */
  readonly idle?: true;
  /** Ids of the pieces, zones and hexes it speaks of. */
  readonly about: readonly string[];
}

export interface DeskLog<E extends EventBase> {
  facts(event: E): LogFacts;
  /**
   * Of the events of a step, as far as they may be seen, those that the log tells; all where a game does not say.
   * @param under the heading that they come under
   */
  told?(events: readonly E[], under?: E): readonly E[];
  /** Lines of the same kind, in a word of the game's own, stand in one line where they follow one another; undefined: by itself. */
  bundle?(event: E): string | undefined;
  /** What the event tells about a fight; absent in a game without any. */
  fight?(event: E): FightTelling | undefined;
  /** Of the events of a step those that are worth saying aloud. */
  telling(events: readonly E[]): readonly E[];
  /** What a step sounds like where no die fell. */
  sound(events: readonly E[]): "attack" | "piece" | undefined;
  /** The name of the place where dice fell, for why undo ends there. */
  diceFellAt(events: readonly E[]): string | undefined;
}
