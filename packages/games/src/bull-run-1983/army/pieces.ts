import { CONFEDERATE } from "./confederate-muster.ts";
import { julyTwentieth } from "./july-twentieth.ts";
import { NOT_IN_PLAY, type PieceData } from "./muster.ts";
import { UNION } from "./union-muster.ts";
import type { Options } from "../vocabulary.ts";

export { PENDLETON_ACTIVE } from "./july-twentieth.ts";
export { ARRIVALS } from "./muster.ts";
export type { ArrivalId, Face, Landmark, PieceData, PieceStart, PieceValue } from "./muster.ts";

/** One for each Union brigade leader; in play only in the fog of war (BR83-OPT2.1-a, BR83-R70). */
const DUMMIES: readonly PieceData[] = UNION.filter(({ kind }) => kind === "brigade-leader").map((leader) => ({
  ...leader,
  id: leader.id.replace("us-l-", "us-d-"),
  kind: "dummy",
  red: false,
  start: NOT_IN_PLAY,
  basis: "estimate",
  settled: [],
}));

/** Every piece of the game, including those of the optional rules, as the cards of July 21st list them. */
export const PIECES: readonly PieceData[] = [...UNION, ...CONFEDERATE, ...DUMMIES];

/**
 * The pieces of a game with these options, where and how each of them begins. Pieces of options that are off are left out
 * (BR83-PP5-a); on July 20th nothing is frozen and some come later; in the fog of war the Union begins frozen (BR83-OPT2-a).
 */
export function orderOfBattle({ july20, fogOfWar }: Pick<Options, "july20" | "fogOfWar">): readonly PieceData[] {
  const early = july20 === "on";
  const fog = fogOfWar === "on";
  return PIECES.flatMap((listed) => {
    const piece = early ? julyTwentieth(listed) : listed;
    if (piece === undefined) return [];
    if (piece.kind === "dummy") return fog ? [{ ...piece, start: { how: "card" } }] : [];
    if (piece.start.how === "out") return [];
    return fog && piece.start.how === "route" ? [{ ...piece, frozen: true }] : [piece];
  });
}
