import type { PieceView } from "@stonebridge/games/bull-run-1983";
import type { Table } from "./table.ts";

/** "3–4–6": attack, defense and movement, as a unit has them now; a commander has none. */
export function factorsOf({ attack, defense, movement }: PieceView): string | undefined {
  return defense > 0 ? `${attack}–${defense}–${movement}` : undefined;
}

/** What a unit pays of the running loss, in halves of a point: its defence as the ground of the battle changed it (BR83-7.71-b). */
export function paidBy({ game: { field }, position }: Table, piece: string): number | undefined {
  const loss = position.stack.at(-1);
  if (loss?.step !== "losses" || loss.count > 0) return undefined;
  const rate = loss.rates[loss.units.findIndex((unit) => field.ids[unit] === piece)];
  return rate === undefined ? undefined : (field.defense[field.index.get(piece) as number] as number) * rate;
}
