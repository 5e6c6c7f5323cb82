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
