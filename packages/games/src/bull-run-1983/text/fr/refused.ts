import type { Line, Part } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { Pronoun } from "./grammar.ts";

/** What the figures of a refusal become in a French sentence. */
export interface RefusalWords {
  readonly piece: Pronoun & { readonly who: Part };
  readonly leader: { readonly leader: Part };
  /** "QQ18", " vers QQ18", " en QQ18" */
  readonly hex: { readonly hex: Part; readonly toHex: Part; readonly atHex: Part };
  readonly hexes: { readonly hexes: Line };
  /** By name, or how many there are. */
  readonly pieces: { readonly pieces: Line; readonly severalPieces: boolean };
  /** `ofEnemies`: "de 4 SC et de 8 La" */
  readonly enemies: { readonly enemies: Line; readonly ofEnemies: Line; readonly severalEnemies: boolean };
  readonly landmark: { readonly landmark: string };
  /** Movement points: "1½" */
  readonly needed: { readonly needed: string };
  readonly left: { readonly left: string };
  readonly allowance: { readonly allowance: string };
}

export type Priced = RefusalWords["needed"] & RefusalWords["left"] & RefusalWords["allowance"];

/** "L’hexagone contient 12 PD au plus, et il y en a déjà 10." */
export function full({ points, limit }: { readonly points: number; readonly limit: number }): Line {
  return ligne`L’hexagone contient ${limit} PD au plus, et il y en a déjà ${points}.`;
}
