import type { CombatAction } from "../actions/combat.ts";
import { onMap } from "../position.ts";
import { type Elsewhere, UNKNOWN } from "../refusing.ts";
import { actionOf, refuseInactive } from "../turn/inactive.ts";
import { refuseChargeAt, refuseCharger } from "./charge-targets.ts";
import { CHARGES } from "./refusals.ts";

type Charging = "charge" | "end-charges" | "react" | "end-reaction" | "pursue" | "stay" | "return";

/** Why cavalry cannot charge, react or pursue now. */
export const chargesElsewhere: Elsewhere<Extract<CombatAction, { readonly type: Charging }>> = {
  charge({ field, p, side, action }) {
    const [unit, hex] = [field.unitIndex.get(action.unit), field.map.grid.index(action.hex)];
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    if (hex === undefined) return UNKNOWN["no-such-hex"];
    if (field.options.cavalryCharges === "off") return CHARGES["charge-never"];
    if (field.sideOf[unit] !== side || !onMap(p, unit)) return CHARGES["charge-other"];
    const inactive = refuseInactive(field, p, side, unit);
    const acting = actionOf(p, side);
    if (inactive !== undefined || acting === undefined) return inactive;
    return refuseCharger(field, p, acting, unit) ?? refuseChargeAt(field, p, unit, hex) ?? CHARGES["charge-over"];
  },
  "end-charges": () => CHARGES["end-charges"],
  react({ field, action }) {
    if (!field.unitIndex.has(action.unit)) return UNKNOWN["no-such-unit"];
    return field.options.cavalryCharges === "off" ? CHARGES["charge-never"] : CHARGES["react-none"];
  },
  "end-reaction": () => CHARGES["end-reaction"],
  pursue: () => CHARGES["pursue-none"],
  stay: () => CHARGES["pursue-none"],
  return: () => CHARGES["pursue-none"],
};
