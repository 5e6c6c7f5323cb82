import type { Faults } from "@stonebridge/kernel";
import type { OrderType } from "../vocabulary.ts";

/** A leg of an order in a module or a situation. */
interface Leg {
  readonly type: OrderType;
  readonly waypoints: readonly unknown[];
}

/** Adds what is wrong with the types of an order’s legs: what may be followed, and what only a March has. @param at path of the legs */
export function checkSequence(legs: readonly Leg[], at: string, faults: Faults): void {
  for (const [index, { type, waypoints }] of legs.entries()) {
    const leg = `${at}[${index}]`;
    if (type === "general-retreat" && legs.length > 1)
      faults.add(`${leg}.type`, "General Retreat is never part of a sequence", "NWO-12.5-a");
    else if (index < legs.length - 1 && type !== "march" && type !== "attack")
      faults.add(`${leg}.type`, "only March and Attack may be followed by another order", "NWO-12.5-a");
    if (waypoints.length > 0 && type !== "march")
      faults.add(`${leg}.waypoints`, "only a March has waypoints", "NWO-12.3.MA-c");
  }
}
