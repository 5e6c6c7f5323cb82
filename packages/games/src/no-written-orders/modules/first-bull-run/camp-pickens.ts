import { hex, of, refusesSpecially, unit } from "../../refusing.ts";
import { hexOfPlace, keepsWithin } from "../keeping-within.ts";
import type { SpecialRuleMaker } from "../special-rule.ts";

/** Hexes round Manassas Junction that the 6th South Carolina does not leave. */
const RADIUS = 3;
const JUNCTION = "manassas-junction";

/** Why Camp Pickens’ battery does not move, and the regiment no farther (NWO-CS7). */
export const CAMP_PICKENS = refusesSpecially({
  "take-immobile": ["NWO-CS7", unit],
  "step-post": ["NWO-CS7", of(unit, hex)],
});

/** The battery of Camp Pickens never moves; the 6th South Carolina stays near Manassas Junction (NWO-CS7). */
export const campPickens: SpecialRuleMaker = {
  places: [JUNCTION],
  open(field) {
    const { map, formationOf, holderIndex, allowance } = field;
    const pickens = holderIndex.get("C9");
    const post = new Uint8Array(map.size);
    for (const near of map.grid.within(hexOfPlace(field, JUNCTION), RADIUS)) post[near] = 1;
    return {
      refuseTake: (_field, _p, one) =>
        formationOf[one] === pickens && allowance[one] === 0 ? CAMP_PICKENS["take-immobile"] : undefined,
      refuseStep: keepsWithin(field, "C9", post, CAMP_PICKENS["step-post"]),
    };
  },
};
