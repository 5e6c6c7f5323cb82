import { DIVISION, holderOutlook, type Position, type View } from "@stonebridge/games/no-written-orders";
import type { PlayTools } from "../tools.ts";

/** The formation whose order a division follows that has none of its own; undefined for who has, and for who is no division. */
export function followedBy(
  { game: { field } }: PlayTools,
  view: View,
  known: Position,
  holder: string,
): string | undefined {
  const found = field.holders[field.holderIndex.get(holder) ?? -1];
  const own = found === undefined ? undefined : field.holders[found.formation]?.id;
  if (found?.kind !== DIVISION || own === undefined) return undefined;
  const formation = view.holders.find(({ id }) => id === holder)?.attached ?? own;
  return holderOutlook(field, known, formation).detached.includes(holder) ? undefined : formation;
}
