import type { ActionBase, Decision } from "@stonebridge/kernel";
import type { Question } from "@stonebridge/kernel/words";

/**
 * The question of a brigade on the march; where a pick would turn it instead, which way, and that its move is over then.
 * @param ends says so
 */
export function marchQuestion<A extends ActionBase>(
  decision: Decision<A>,
  mode: string | undefined,
  question: (decision: Decision<A>) => Question,
  ends: string,
): Question {
  if (decision.step !== "march" || mode !== "turn") return question(decision);
  const { sentence } = question({ ...decision, step: "facing" });
  return { sentence: [...sentence, ` ${ends}`], detail: [] };
}

/** What a "+" after a cost on the map means, in a game. */
interface CostMark<O> {
  /** The march takes more than the brigade may: its cost has the sign. */
  strained(offer: O): boolean;
  /** The action that takes it. Where that is a choice, the question speaks of it. */
  readonly effort: string;
  readonly text: string;
  readonly rule: string;
}

/** A question with what a "+" after a cost on the map means, where there is one and the question does not say it. */
export function withMark<A extends ActionBase, O>(
  asked: Question,
  actions: readonly A[] | undefined,
  offers: readonly O[],
  { strained, effort, text, rule }: CostMark<O>,
): Question {
  if (!offers.some(strained) || actions?.some(({ type }) => type === effort)) return asked;
  return { ...asked, detail: [...asked.detail, ` · ${text}`, { rule }] };
}
