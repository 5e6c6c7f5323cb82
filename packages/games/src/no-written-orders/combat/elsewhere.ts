import type { CombatAction } from "../actions/combat.ts";
import type { UnitIndex } from "../measures.ts";
import { type Away, type Elsewhere, type Refusal, UNKNOWN } from "../refusing.ts";
import { actionOf, refuseInactive } from "../turn/inactive.ts";
import { refuseAssailant, refuseTargetHex } from "./assault-targets.ts";
import { frameFor, refuseBattery, refuseTarget } from "./bombardment.ts";
import { COMBAT } from "./refusals.ts";

type Charging = "charge" | "end-charges" | "react" | "end-reaction" | "pursue" | "stay" | "return";

/** Why nobody can fire, assault, retreat or advance like this now. */
export const combatElsewhere: Elsewhere<Exclude<CombatAction, { readonly type: Charging }>> = {
  bombard({ field, p, side, action }) {
    const [unit, hex] = [field.unitIndex.get(action.unit), field.map.grid.index(action.hex)];
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    if (hex === undefined) return UNKNOWN["no-such-hex"];
    if (field.sideOf[unit] !== side) return COMBAT["bombard-other"];
    const inactive = refuseInactive(field, p, side, unit);
    const acting = actionOf(p, side);
    if (inactive !== undefined || acting === undefined) return inactive;
    const frame = frameFor(side, acting.holders, acting.reserve);
    return refuseBattery(field, p, frame, unit) ?? refuseTarget(field, p, unit, hex) ?? COMBAT["bombard-over"];
  },
  "end-bombardment": () => COMBAT["end-bombardment"],
  "take-hit": (away) => ofOwn(away, "hit-other", () => COMBAT["hit-none"]),
  assault({ field, p, side, action }) {
    const [unit, hex] = [field.unitIndex.get(action.unit), field.map.grid.index(action.hex)];
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    if (hex === undefined) return UNKNOWN["no-such-hex"];
    if (field.sideOf[unit] !== side) return COMBAT["assault-other"];
    const inactive = refuseInactive(field, p, side, unit);
    const acting = actionOf(p, side);
    if (inactive !== undefined || acting === undefined) return inactive;
    return refuseAssailant(field, p, acting, unit) ?? refuseTargetHex(field, p, unit, hex) ?? COMBAT["assault-over"];
  },
  "end-declaration": () => COMBAT["end-declaration"],
  fight: ({ field, action }) => (isHex(field, action.hex) ? COMBAT["fight-none"] : UNKNOWN["no-such-hex"]),
  evade: (away) => ofOwn(away, "evade-none", () => COMBAT["evade-none"]),
  stand: (away) => ofOwn(away, "evade-none", () => COMBAT["evade-none"]),
  "fire-first": () => COMBAT["first-none"],
  "fire-together": () => COMBAT["first-none"],
  support: (away) =>
    ofOwn(away, "support-other", () =>
      away.field.options.remoteSupport === "off" ? COMBAT["support-never"] : COMBAT["support-over"],
    ),
  "end-support": () => COMBAT["end-support"],
  "break-off": () => COMBAT["break-none"],
  "fight-on": () => COMBAT["break-none"],
  retreat: ({ field, action }) => (isHex(field, action.hex) ? COMBAT["retreat-none"] : UNKNOWN["no-such-hex"]),
  "go-along": (away) => ofLeader(away, "along-none"),
  "stay-behind": (away) => ofLeader(away, "along-none"),
  "fire-passing": () => COMBAT["passing-none"],
  "hold-fire": () => COMBAT["passing-none"],
  advance: (away) => ofOwn(away, "advance-other", () => COMBAT["advance-none"]),
  "advance-leader": (away) => ofLeader(away, "advance-leader"),
  "end-advance": () => COMBAT["end-advance"],
  displace: (away) => ofLeader(away, "displace-none"),
};

function isHex({ map }: Away["field"], id: string): boolean {
  return map.grid.index(id) !== undefined;
}

/** The answer for a unit of the side that asks, and the one for others. */
function ofOwn(
  { field, side, action }: Away<CombatAction & { readonly unit: string }>,
  other: keyof typeof COMBAT,
  own: (unit: UnitIndex) => Refusal,
): Refusal {
  const unit = field.unitIndex.get(action.unit);
  if (unit === undefined) return UNKNOWN["no-such-unit"];
  return field.sideOf[unit] === side ? own(unit) : COMBAT[other];
}

function ofLeader(
  { field, action }: Away<CombatAction & { readonly leader: string }>,
  reason: "along-none" | "advance-leader" | "displace-none",
): Refusal {
  return field.leaderIndex.has(action.leader) ? COMBAT[reason] : UNKNOWN["no-such-leader"];
}
