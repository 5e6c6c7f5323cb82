import { signed } from "@stonebridge/kernel/words";
import type { ActivationModifier } from "../events.ts";

/** Why something is added to an activation die (DR-03): the commander's own value, or what the day adds. */
export type ActivationReason = "own" | "no-army-commander" | "manoeuvre" | "evening" | "counter-attack";

const REASONS: Readonly<Record<ActivationModifier["rule"], ActivationReason>> = {
  "SB62-6.1-b": "own",
  "SB62-6.1-e": "own",
  "SB62-11.2.1-h": "no-army-commander",
  "SB62-11.2.1-k": "manoeuvre",
  "SB62-11.2.3-c": "evening",
  "SB62-11.2.2-i": "counter-attack",
};

/** "Own value +1, Manoeuvre −1"; empty if there is only the commander's own value. */
export function activationReasons(
  modifiers: readonly ActivationModifier[],
  words: Readonly<Record<ActivationReason, string>>,
): string {
  const named = modifiers.map(({ rule, value }) => ({ reason: REASONS[rule], value }));
  if (named.every(({ reason }) => reason === "own")) return "";
  return named.map(({ reason, value }) => `${words[reason]} ${signed(value)}`).join(", ");
}
