import type { ActionBase, Refusal } from "@stonebridge/kernel";
import type { Choice, Offer } from "../../games/contract/offers.ts";

/** The button of what ends a long task, while that is not allowed yet: it stands there from the beginning, and says what is still owed. */
export function deniedEnding<O extends Offer<ActionBase>>(
  action: O["actions"][number],
  refusal: Refusal | undefined,
  label: string,
): readonly Choice<O>[] {
  if (refusal === undefined) return [];
  const does = { kind: "denied", denial: { action, refusal } } as const;
  return [{ id: `${action.type} denied`, label, look: "plain", letter: "e", does }];
}
