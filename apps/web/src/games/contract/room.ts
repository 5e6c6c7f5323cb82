import type { ActionBase, EventBase } from "@stonebridge/kernel";
import type { GameDesk } from "./desk.ts";
import type { GameEntry } from "./entry.ts";
import type { GuideScript } from "./guide.ts";
import type { PlayOf } from "./play.ts";
import type { GameTypes, SessionOf } from "./types.ts";

/** What a game's chunk for the play screen exports. */
export interface DeskRoom<G extends GameTypes> {
  /** Fetches texts, map and whatever else the screen of this session needs. */
  prepare(session: SessionOf<G>): Promise<PreparedDesk<G>>;
}

/** Everything fetched: the screen may be set up. */
export interface PreparedDesk<G extends GameTypes> {
  /** Called once, while the screen is made: classes with runes may be made in it. Reads `play` only later. */
  open(play: PlayOf<G>): GameDesk<G>;
  /** The guided first turn; absent in a game that was begun without it. */
  readonly guide?: GuideScript<G> | undefined;
}

/** A game on the shelf, with its play screen. */
export interface ShelvedGame<P, A extends ActionBase, E extends EventBase, V> extends GameEntry<P, A, E, V> {
  /** Fetches what the play screen asks of the game. */
  desk(): Promise<DeskRoom<GameTypes>>;
}

/** Any game on the shelf. */
export type AnyShelvedGame = ShelvedGame<unknown, ActionBase, EventBase, unknown>;
