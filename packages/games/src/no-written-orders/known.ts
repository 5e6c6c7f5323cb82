import type { Field } from "./field.ts";
import type { HolderIndex, LeaderIndex, UnitIndex } from "./measures.ts";

/** The unit with an id. @throws Error if there is none: ids of actions are looked at before they are taken */
export function knownUnit({ unitIndex }: Pick<Field, "unitIndex">, id: string): UnitIndex {
  return unitIndex.get(id) ?? unknown("unit", id);
}

/** The leader with an id. @throws Error if there is none */
export function knownLeader({ leaderIndex }: Pick<Field, "leaderIndex">, id: string): LeaderIndex {
  return leaderIndex.get(id) ?? unknown("leader", id);
}

/** The holder of orders with an id. @throws Error if there is none */
export function knownHolder({ holderIndex }: Pick<Field, "holderIndex">, id: string): HolderIndex {
  return holderIndex.get(id) ?? unknown("holder of orders", id);
}

function unknown(kind: string, id: string): never {
  throw new Error(`There is no ${kind} ${id}.`);
}
