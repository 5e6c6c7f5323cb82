import type { Strength } from "../modules/module-data.ts";
import { halfUp } from "../tables/shares.ts";

/** Front strength from which a unit has three steps (NWO-6.2-a, NWO-7.13b-a). */
export const LARGE = 8;

/** Steps of a unit: two with a back, one without, three for a large one (NWO-6.1-a, NWO-6.1-b, NWO-6.2-a). */
export function stepsOf([, back, third]: Strength): number {
  return 1 + (back > 0 ? 1 : 0) + (third > 0 ? 1 : 0);
}

/** Strength after some steps lost (NWO-7.2-a, NWO-6.2-b); 0 once it is eliminated. */
export function strengthAfter(strength: Strength, lost: number): number {
  return lost < strength.length ? strength[lost] : 0;
}

/** Full, reduced and third strength by the scale of the modules: the back is half of the front, the third half of the back (NWO-RUL070). */
export function statesOf(front: number): Strength {
  const back = front > 2 ? halfUp(front) : 0;
  return [front, back, front >= LARGE ? halfUp(back) : 0];
}

/** Has it lost a step? A whole unit of one step is not damaged (NWO-RUL080). */
export function isDamaged(lost: number): boolean {
  return lost > 0;
}

/** Steps lost by a unit that comes back from the eliminated, or is restored from its third state (NWO-15-d, NWO-6.2-c, NWO-RUL071). */
export function lostOnReturn(strength: Strength): number {
  return stepsOf(strength) > 1 ? 1 : 0;
}
