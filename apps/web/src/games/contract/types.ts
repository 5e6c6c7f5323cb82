import type { ActionBase, Decision, EventBase, Side } from "@stonebridge/kernel";
import type { Session } from "../../session/session.svelte.ts";
import type { Offer } from "./offers.ts";

/**
 * The types of one game, handed through the play screen as one parameter. A game's folder names its own; the shared rooms
 * know no more of them than this.
 */
export interface GameTypes {
  readonly position: unknown;
  readonly action: ActionBase;
  readonly event: EventBase;
  readonly view: unknown;
  readonly offer: Offer<ActionBase>;
  /** A position that waits for somebody, with whatever the game needs to say what can be done about it. */
  readonly table: Table<ActionBase, unknown>;
}

/** A position that waits for a side. */
export interface Table<A extends ActionBase, V> {
  readonly view: V;
  readonly decision: Decision<A>;
  /** Who decides. */
  readonly side: Side;
}

/** A session of the game with these types. */
export type SessionOf<G extends GameTypes> = Session<G["position"], G["action"], G["event"], G["view"]>;
