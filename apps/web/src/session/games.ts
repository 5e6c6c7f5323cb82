import type { ActionBase, Decision, EventBase, GameModule, Outcome } from "@stonebridge/kernel";
import type { Glance } from "../storage/saved-game.ts";

/** Where a replay can stop: the begin of a turn or of a phase in it. */
export type Landmark = "turn" | "phase";

/** A game as the client knows it before and after its rules are fetched. */
export interface GameEntry<P, A extends ActionBase, E extends EventBase, V> {
  readonly id: string;
  /** Fetches the rules. */
  load(): Promise<GameModule<P, A, E, V>>;
  glance(view: V, decision: Decision<A> | Outcome): Glance;
  landmark(event: E): Landmark | undefined;
}
