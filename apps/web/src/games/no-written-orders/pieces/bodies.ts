import type { Names } from "@stonebridge/games/no-written-orders/text";
import type { PieceBody } from "../../../play/panels/folds.svelte.ts";
import type { PlayTools } from "../tools.ts";

/**
 * Pieces by division, or by formation where they are of no division; commanders of more than that by themselves.
 * @param commanders what those are called @param pieces ids; unknown ones are left out
 */
export function bodiesOf(
  { game: { field } }: PlayTools,
  names: Names,
  commanders: string,
  pieces: readonly string[],
): readonly PieceBody[] {
  const bodies = new Map<string, { readonly name: string; readonly pieces: string[] }>();
  const put = (id: string, name: string, piece: string): void => {
    const body = bodies.get(id) ?? { name, pieces: [] };
    body.pieces.push(piece);
    bodies.set(id, body);
  };
  for (const piece of pieces) {
    const unit = field.units[field.unitIndex.get(piece) ?? -1];
    const leader = field.leaders[field.leaderIndex.get(piece) ?? -1];
    if (unit) {
      const holder = unit.division ?? unit.formation;
      put(holder, names.holder(holder), piece);
    } else if (leader) {
      const [led] = leader.commands;
      const higher = leader.role === "army" || leader.role === "wing" || led === undefined;
      put(higher ? "commanders" : led, higher ? commanders : names.holder(led), piece);
    }
  }
  return [...bodies].map(([id, body]) => ({ id, ...body }));
}
