import type { ActionBase, Decision, EventBase, Game, GameModule, Outcome } from "@stonebridge/kernel";
import type { Glance } from "../storage/saved-game.ts";

/** Where a replay can stop: the begin of a turn or of a phase in it. */
export type Landmark = "turn" | "phase";

/** A game as the client knows it before and after its rules are fetched. */
export interface GameEntry<P, A extends ActionBase, E extends EventBase, V> {
  readonly id: string;
  /** As printed on its box; not translated. */
  readonly name: string;
  /** Fetches the rules. */
  load(): Promise<GameModule<P, A, E, V>>;
  glance(view: V, decision: Decision<A> | Outcome): Glance;
  /** Where counters stand when a game begins. */
  firstPieces(game: Game<P, A, E, V>): Glance["pieces"];
  landmark(event: E): Landmark | undefined;
  /** The texts that {@link rollName} and the lists need. */
  readonly texts: { load(): Promise<void> };
  /** What a die is rolled for, in the language of the page. */
  rollName(kind: string): string;
}
