import type { CampaignAction } from "../actions/campaign.ts";
import { refuseReload } from "../combat/reloading.ts";
import { refuseHolder, refuseSettle } from "../orders/headquarters.ts";
import { ORDERS } from "../orders/refusals.ts";
import { type Elsewhere, UNKNOWN } from "../refusing.ts";
import { actionOf } from "../turn/inactive.ts";
import { TURN } from "../turn/refusals.ts";
import { refuseReturn } from "../turn/reorganisation.ts";
import { SUPPLY } from "./refusals.ts";
import { refuseTeam } from "./train-moves.ts";

/** Why nobody can be rallied, no headquarters or train move, and no unit reload now. */
export const campaignElsewhere: Elsewhere<CampaignAction> = {
  rally({ field, p, side, action }) {
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    return refuseReturn(field, p, side, [], unit) ?? TURN["return-phase"];
  },
  shift: ({ field, action }) => (field.unitIndex.has(action.unit) ? TURN["shift-other"] : UNKNOWN["no-such-unit"]),
  seat({ field, p, side, action }) {
    const seat = field.holderIndex.get(action.holder);
    if (seat === undefined) return UNKNOWN["no-such-holder"];
    return refuseHolder(field, p, side, [], seat) ?? ORDERS["seat-reserves"];
  },
  settle({ field, p, side, action }) {
    const seat = field.holderIndex.get(action.holder);
    if (seat === undefined) return UNKNOWN["no-such-holder"];
    return refuseSettle(field, p, side, seat) ?? ORDERS["seat-reserves"];
  },
  haul({ field, p, side, action }) {
    if (field.options.advancedSupply === "off") return SUPPLY["haul-never"];
    const train = field.holderIndex.get(action.train);
    if (train === undefined) return UNKNOWN["no-such-holder"];
    return refuseTeam(field, p, { side, done: [] }, train) ?? SUPPLY["haul-reserves"];
  },
  reload({ field, p, side, action }) {
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    if (field.options.smallArmsAmmo === "off") return SUPPLY["reload-never"];
    const acting = actionOf(p, side);
    return (acting === undefined ? undefined : refuseReload(field, p, acting, unit)) ?? SUPPLY["reload-over"];
  },
};
