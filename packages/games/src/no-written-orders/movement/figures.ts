import { type Asking, marching } from "../refusing.ts";
import { moverOf } from "../army/mover.ts";
import { unitId } from "../play.ts";
import { stepCost } from "./step-cost.ts";

/** The first unit of the stack that is still on the march, whatever is asked meanwhile. */
export function marcher({ play }: Asking): { readonly unit: string } {
  const march = play.p.stack.findLast((frame) => frame.step === "march");
  if (march === undefined) throw new Error("Nobody is on the march.");
  return { unit: unitId(play, march.units[0]) };
}

/** What the step costs the first unit that cannot pay for it, and what it has left, in halves of a movement point. */
export function priced({ play, action }: Asking): { readonly needed: number; readonly left: number } {
  const { field, p } = play;
  if (action.type !== "step") throw new Error("Only a step has a price.");
  const { units, points, steps, starts, hex } = marching(play);
  const hexside = field.map.grid.hexside(hex, field.map.grid.known(action.hex));
  const prices = units.map((unit, at) => {
    const way = {
      mover: moverOf(field, p, unit),
      hex,
      points: points[at],
      steps: steps[at],
      start: starts[at],
      alone: units.length === 1,
      escorted: units.length > 1,
    };
    return { needed: stepCost(field, p, way, hexside), left: points[at] };
  });
  return prices.find(({ needed, left }) => needed > left) ?? prices[0];
}
