import { type Line, type Part, line } from "@stonebridge/kernel/words";
import type { Pronoun } from "./grammar.ts";

/** What the figures of a refusal become in an English sentence. */
export interface RefusalWords {
  readonly piece: Pronoun & { readonly who: Part };
  readonly leader: { readonly leader: Part };
  /** "QQ18", " to QQ18", " at QQ18" */
  readonly hex: { readonly hex: Part; readonly toHex: Part; readonly atHex: Part };
  readonly hexes: { readonly hexes: Line };
  /** By name, or how many there are. */
  readonly pieces: { readonly pieces: Line; readonly severalPieces: boolean };
  readonly enemies: { readonly enemies: Line; readonly severalEnemies: boolean };
  readonly landmark: { readonly landmark: string };
  /** Movement points: "1½" */
  readonly needed: { readonly needed: string };
  readonly left: { readonly left: string };
  readonly allowance: { readonly allowance: string };
}

export type Priced = Pick<Pronoun, "he"> & RefusalWords["needed"] & RefusalWords["left"] & RefusalWords["allowance"];

/** "The hex may hold 12 DP, and 10 are there." */
export function full({ points, limit }: { readonly points: number; readonly limit: number }): Line {
  return line`The hex may hold ${limit} DP, and ${points} ${points === 1 ? "is" : "are"} there.`;
}
