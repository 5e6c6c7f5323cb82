import { type BullRun1983, targetsFrom, type View } from "@stonebridge/games/bull-run-1983";
import type { Position } from "@stonebridge/games/bull-run-1983/internals";

/** Who must still be attacked, with those of who must still attack that touch him; and those who could attack nobody of them. */
export interface OwedContacts {
  readonly targets: readonly { readonly piece: string; readonly by: readonly string[] }[];
  readonly attackers: readonly { readonly piece: string; readonly touches: readonly string[] }[];
}

export function owedContacts(
  game: BullRun1983,
  seen: Position,
  owed: { readonly targets: readonly string[]; readonly attackers: readonly string[] },
): OwedContacts {
  const attackers = owed.attackers.map((piece) => ({ piece, touches: targetsFrom(game, seen, piece).melee }));
  const by = (target: string): string[] =>
    attackers.flatMap(({ piece, touches }) => (touches.includes(target) ? [piece] : []));
  return { attackers, targets: owed.targets.map((piece) => ({ piece, by: by(piece) })) };
}

/** Hexes with defenders of this declaration where infantry covers batteries: so many pairs must stay together (BR83-6.8-a). */
export function pairsIn(
  view: View,
  targets: readonly string[],
): readonly { readonly hex: string; readonly pairs: number }[] {
  const pieces = new Map(view.pieces.map((one) => [one.id, one]));
  const hexes = new Set(targets.flatMap((one) => pieces.get(one)?.hex ?? []));
  return [...hexes].flatMap((hex) => {
    const here = targets.flatMap((one) => (pieces.get(one)?.hex === hex ? [pieces.get(one)] : []));
    const batteries = here.filter((one) => one?.kind === "battery").length;
    const infantry = here.reduce(
      (sum, one) =>
        sum +
        (one?.kind === "infantry"
          ? 1
          : one?.kind === "brigade"
            ? view.pieces.filter((part) => part.holder === one.id && part.kind === "infantry").length
            : 0),
      0,
    );
    const pairs = Math.min(batteries, infantry);
    return pairs === 0 ? [] : [{ hex, pairs }];
  });
}
