import type { UnitView } from "@stonebridge/games/no-written-orders";
import type { Texts } from "@stonebridge/games/no-written-orders/text";

/** What may be the matter with a unit, the worst first. */
const STATES = ["disrupted", "lowAmmunition", "outOfSupply", "bombarded"] as const;

/** What is the matter with a unit, in words. */
export function statesOf(unit: UnitView, texts: Pick<Texts, "unitState">): readonly string[] {
  return STATES.filter((state) => unit[state]).map((state) => texts.unitState(state));
}
