import type { ActionBase, Decision, EventBase, Outcome, Refusal, Side } from "@stonebridge/kernel";
import type { Line, Question, RefusalText } from "@stonebridge/kernel/words";

export { type Line, plain, type Question, type RefusalText, ruleLabel, type Span } from "@stonebridge/kernel/words";

/** What a game says on the play screen, in the language of the page and with its names put in. */
export interface Words<A extends ActionBase, E extends EventBase> {
  /** Display name of a piece; an unknown id is its own name. */
  piece(id: string): string;
  /** Display name of what a die of this kind is rolled for, where that can be more than one piece; absent: a piece's. */
  rolledFor?(kind: string, id: string): string;
  /** Display name of a zone or hex. */
  space(id: string): string;
  /** Display name of the body that pieces march with: see {@link MarchReading.formationOf}. */
  formation(id: string): string;
  /** What movement costs: "6 MP", of the unit that marches are counted in; absent if they tell no cost. */
  movement?(cost: number): string;
  /** "North die 5" */
  die(side: Side, face: number): string;
  question(decision: Decision<A>): Question;
  /** What the other player is doing meanwhile; a game with hidden information says no more than everybody may know. */
  waiting(decision: Decision<A>): Line;
  outcome(outcome: Outcome): Line;
  /** What {@link refusal} says is fetched apart: a game begins without it. */
  readonly refusals: { readonly ready: boolean; load(): Promise<void> };
  /** {@link refusals} must have been loaded. */
  refusal(refusal: Refusal): RefusalText;
  event(event: E): Line;
  /** Several events that the log tells in one line: see {@link DeskLog.bundle}; absent if it bundles none. */
  bundle?(events: readonly E[]): Line;
  /** What actions order somebody, in words; empty if nothing. Absent in games without orders. */
  orders?(actions: readonly A[], to: string): string;
  /** The heading that an event is in the log. */
  heading(event: E): string;
}
