import type { ActionBase, Decision, EventBase, Outcome, Refusal, RuleId, Side } from "@stonebridge/kernel";

/**
 * A piece of a sentence: plain text, something set in bold, something on the map that lights up when pointed at, a die to
 * draw, or a rule chip. `unit` holds the id of a piece, `zone` that of a zone or hex.
 */
export type Span =
  | string
  | { readonly bold: string }
  | { readonly unit: string; readonly name: string }
  | { readonly zone: string; readonly name: string }
  | { readonly die: number; readonly side: Side }
  | { readonly rule: RuleId };

/** A sentence or two, ready to be drawn or flattened with {@link plain}. */
export type Line = readonly Span[];

/** One sentence that asks, and a second line with what is left and what it costs. */
export interface Question {
  readonly sentence: Line;
  readonly detail: Line;
}

/** What is not possible, then the fact and the way out. */
export interface RefusalText {
  readonly title: Line;
  readonly sentence: Line;
}

/** What a game says on the play screen, in the language of the page and with its names put in. */
export interface Words<A extends ActionBase, E extends EventBase> {
  /** Display name of a piece; an unknown id is its own name. */
  piece(id: string): string;
  /** Display name of a zone or hex. */
  space(id: string): string;
  /** "North die 5" */
  die(side: Side, face: number): string;
  question(decision: Decision<A>): Question;
  /** What the other player is doing meanwhile; a game with hidden information says no more than everybody may know. */
  waiting(decision: Decision<A>): Line;
  outcome(outcome: Outcome): Line;
  /** Values that the refusal does not bring along are taken from the action. */
  refusal(refusal: Refusal, action: A): RefusalText;
  event(event: E): Line;
  /** The heading that an event is in the log. */
  heading(event: E): string;
}

/** A rule's id as people read it: `10.3-l` for `BR61-10.3-l`. */
export function ruleLabel(rule: RuleId): string {
  return rule.replace(/^[A-Z]+\d+-/, "");
}

/** The line as text for a clipboard or a screen reader; dice are figures. */
export function plain(line: Line): string {
  return line
    .map((span) => {
      if (typeof span === "string") return span;
      if ("bold" in span) return span.bold;
      if ("name" in span) return span.name;
      return "die" in span ? String(span.die) : ruleLabel(span.rule);
    })
    .join("");
}
