import { refusesSpecially, unit } from "../../refusing.ts";
import { hexOfPoint } from "../../situations/starting-places.ts";
import type { SpecialRuleMaker } from "../special-rule.ts";

/** Why a unit does not clear an abatis (NWO-CS5). */
export const ABATIS = refusesSpecially({ "clear-other": ["NWO-CS5", unit] });

/** Trees felled west of the Stone Bridge (NWO-CS5). */
export const abatis: SpecialRuleMaker = {
  open: (field, { at = [] }) => ({
    abatis: {
      rule: "NWO-CS5",
      hexes: [...new Set(at.map((point) => hexOfPoint(field, point)))],
      refusal: ABATIS["clear-other"],
    },
  }),
};
