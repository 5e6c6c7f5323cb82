import type { OrdersAction } from "../actions/orders.ts";
import { type Elsewhere, UNKNOWN } from "../refusing.ts";
import { refuseReveal } from "./hiding-phase.ts";
import { HIDING } from "./refusals.ts";

type Hiding = "reveal" | "appear" | "deceive" | "plant" | "strike" | "show";

/** Why a march cannot be shown, and nothing be set to deceive, now. */
export const hidingElsewhere: Elsewhere<Extract<OrdersAction, { readonly type: Hiding }>> = {
  reveal({ field, p, side, action }) {
    const holder = field.holderIndex.get(action.holder);
    if (holder === undefined) return UNKNOWN["no-such-holder"];
    if (field.options.hiddenMovement === "off") return HIDING["hide-never"];
    return refuseReveal(field, p, side, holder) ?? HIDING["reveal-moment"];
  },
  appear({ field, action }) {
    if (!field.unitIndex.has(action.unit)) return UNKNOWN["no-such-unit"];
    return field.options.hiddenMovement === "off" ? HIDING["hide-never"] : HIDING["appear-other"];
  },
  deceive: () => HIDING["deceive-moment"],
  plant: () => HIDING["deceive-moment"],
  strike: () => HIDING["deceive-moment"],
  show: ({ field, action }) => (field.unitIndex.has(action.unit) ? HIDING["show-moment"] : UNKNOWN["no-such-unit"]),
};
