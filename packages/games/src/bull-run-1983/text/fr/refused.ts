import type { Line, Part } from "@stonebridge/kernel/words";
import type { Pronoun } from "./grammar.ts";

/** What a refusal's sentence is made of. What the refusal did not bring along is undefined or a general word. */
export interface RefusedWords extends Pronoun {
  /** The piece, or "Ce pion". */
  readonly who: Part;
  /** The hex, or "cet hexagone". */
  readonly hex: Part;
  /** " vers QQ18", or " par là". */
  readonly toHex: Part;
  /** " en QQ18", or " là". */
  readonly atHex: Part;
  /** The leader of the piece's brigade, or "son chef". */
  readonly leader: Part;
  readonly pieces: Line | undefined;
  readonly enemies: Line | undefined;
  /** "de 4 SC et de 8 La", or "de l’ennemi". */
  readonly ofEnemies: Line;
  readonly hexes: Line | undefined;
  /** More than one of the pieces, of the enemies. */
  readonly severalPieces: boolean;
  readonly severalEnemies: boolean;
  /** Defense points in the hex, and how many it may hold. */
  readonly points: number | undefined;
  readonly limit: number | undefined;
  /** Movement points as figures: the cost of the step, what is left, what the piece has in all. */
  readonly needed: string | undefined;
  readonly left: string | undefined;
  readonly allowance: string | undefined;
  /** The crossing that the piece's card names. */
  readonly landmark: string | undefined;
}

export type Refused = (words: RefusedWords) => readonly [title: Line, sentence: Line];
