import { NONE } from "../../measures.ts";
import { holder, refusesSpecially } from "../../refusing.ts";
import type { SpecialRuleMaker } from "../special-rule.ts";

/** The hour from which orders reach Ewell. */
const FOUND = 10;

/** Why Ewell gets no order (NWO-CS1). */
export const LOST_COURIER = refusesSpecially({ "address-courier": ["NWO-CS1", holder] });

/** Until ten o’clock no courier of Beauregard’s finds Ewell (NWO-CS1). */
export const lostCourier: SpecialRuleMaker = {
  open: ({ module, holderIndex, holders }) => {
    const [beauregard, ewell] = [holderIndex.get("beauregard"), holderIndex.get("C4")];
    return {
      refuseAddress(_field, { turn }, from, to) {
        const { formation } = holders[to];
        if (from !== beauregard || (formation === NONE ? to : formation) !== ewell) return undefined;
        return module.turns[turn - 1].hour < FOUND ? LOST_COURIER["address-courier"] : undefined;
      },
    };
  },
};
