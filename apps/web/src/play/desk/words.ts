import type { ActionBase, Decision, EventBase, Outcome, Refusal, Side } from "@stonebridge/kernel";
import type { Line, RefusalText, Words } from "../../games/contract/words.ts";

/** What the texts of a game say of its questions and events, with the names of a map. */
interface SaidBy<A extends ActionBase, E extends EventBase, N> {
  die(side: Side, face: number): string;
  waiting(decision: Decision<A>, names: N): Line;
  outcome(outcome: Outcome): Line;
  event(event: E, names: N): Line;
}

/** Where a game’s sentences are, and the names that are put into them. */
interface Speaking<A extends ActionBase, E extends EventBase, N> {
  readonly texts: SaidBy<A, E, N>;
  readonly names: N;
}

type OwnWords =
  | "piece"
  | "rolledFor"
  | "space"
  | "formation"
  | "movement"
  | "question"
  | "bundle"
  | "orders"
  | "heading";

/**
 * What a game says on the play screen: its texts with the names put in.
 * @param refusals its texts that say why not
 * @param told what is refused, as the screen tells it
 * @param own what it says in a way of its own
 */
export function deskWords<A extends ActionBase, E extends EventBase, N>(
  desk: Speaking<A, E, N>,
  refusals: Words<A, E>["refusals"] & { readonly t: { refusal(refusal: Refusal, names: N): RefusalText } },
  own: Pick<Words<A, E>, OwnWords>,
  told: (refusal: Refusal) => Refusal = (refusal) => refusal,
): Words<A, E> {
  return {
    ...own,
    die: (side, face) => desk.texts.die(side, face),
    waiting: (decision) => desk.texts.waiting(decision, desk.names),
    outcome: (outcome) => desk.texts.outcome(outcome),
    event: (event) => desk.texts.event(event, desk.names),
    refusals,
    refusal: (refusal) => refusals.t.refusal(told(refusal), desk.names),
  };
}
