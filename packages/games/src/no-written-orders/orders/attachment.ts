import { NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { DIVISION, type Field, FORMATION } from "../field.ts";
import { type DraftingFrame, SUPERIOR } from "../frames/orders.ts";
import { type HolderIndex, NONE } from "../measures.ts";
import type { Position } from "../position.ts";
import { ORDERS } from "./refusals.ts";
import { hostOf } from "../army/standing.ts";

/** May the order in hand attach its division to some formation: under its option, in its first leg (NWO-19.12.1-a)? */
export function mayAttach({ options, holders }: Field, { purpose, to, flag, legs }: DraftingFrame): boolean {
  const may = options.attachDivisions === "on" && purpose === SUPERIOR && holders[to].kind === DIVISION;
  return may && flag !== NOWHERE && legs.length === 0;
}

/** Why the order in hand may not attach its division to a formation of its army, or give it back to its own (NWO-19.12.1-a, NWO-D43, NWO-RUL244). */
export function refuseAttach(field: Field, p: Position, f: DraftingFrame, formation: HolderIndex): Refusal | undefined {
  if (!mayAttach(field, f)) return ORDERS["attach-other"];
  const division = field.holders[f.to];
  const { kind, side, army, chit } = field.holders[formation];
  if (kind !== FORMATION || side !== division.side || army !== division.army || !chit) return ORDERS["attach-army"];
  return f.attach === NONE && hostOf(field, p, f.to) !== formation ? undefined : ORDERS["attach-same"];
}
