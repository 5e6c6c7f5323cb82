import type { Field } from "@stonebridge/games/no-written-orders";
import type { Names } from "@stonebridge/games/no-written-orders/text";
import { holderOfHeadquarters, holderOfTrain } from "./pieces.ts";

/** What a counter is called, or whoever dice are thrown for: a formation or division as well. */
export function pieceName({ leaderIndex, unitIndex, holderIndex }: Field, names: Names, id: string): string {
  const holder = holderOfHeadquarters(id) ?? holderOfTrain(id);
  if (holder !== undefined) return names.holder(holder);
  if (leaderIndex.has(id)) return names.leader(id);
  return holderIndex.has(id) && !unitIndex.has(id) ? names.holder(id) : names.unit(id);
}
