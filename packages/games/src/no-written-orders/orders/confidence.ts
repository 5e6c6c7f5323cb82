import { CONFIDENCE } from "../tables/confidence-table.ts";
import type { OrderType } from "../vocabulary.ts";

/** The holder whose confidence is checked. */
export interface Doubt {
  readonly order: OrderType;
  readonly rating: number;
  readonly demoralised: boolean;
  /** The flag’s hex is controlled (NWO-RUL222). */
  readonly objectiveHeld: boolean;
}

/**
 * The highest die with which a formation keeps its confidence; `undefined` if its order is never checked (NWO-12.10-b, NWO-RUL178). Whether
 * a check is due, after a step lost under the order, is in its record (NWO-12.10-a).
 */
export function confidenceLimit({ order, rating, demoralised, objectiveHeld }: Doubt): number | undefined {
  if (order === "attack" || order === "probe") {
    const steadiness = demoralised ? CONFIDENCE.demoralisedAttack : CONFIDENCE.steadyAttack;
    return rating + steadiness + (order === "attack" && objectiveHeld ? CONFIDENCE.objectiveHeld : 0);
  }
  if ((order === "defend" || order === "delay") && demoralised) return rating + CONFIDENCE.demoralisedDefence;
  return undefined;
}
