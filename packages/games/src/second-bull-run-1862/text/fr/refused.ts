import type { Line, Part } from "@stonebridge/kernel/words";
import type { Pronoun } from "./grammar.ts";

/** What a refusal's sentence is made of. What the refusal did not bring along is undefined or a general word. */
export interface RefusedWords extends Pronoun {
  /** The brigade or commander, or "cette brigade". */
  readonly who: Part;
  /** The commander, or "ce commandant". */
  readonly general: Part;
  /** "la division Hill", or "cette division". */
  readonly division: string;
  /** "Chinn Ridge", "la zone 122", or "cette zone". */
  readonly zone: Part;
  /** " vers Chinn Ridge", or " par là". */
  readonly toZone: Part;
  /** " à Chinn Ridge", " en zone 122", or " ici". */
  readonly atZone: Part;
  /** "l’entrée E", or "cette entrée". */
  readonly entry: string;
  readonly enemies: Line | undefined;
  /** "de Jackson et d’Evans", or "de l’ennemi". */
  readonly ofEnemies: Part;
  readonly friends: Line | undefined;
  readonly zones: Line | undefined;
  /** More than one enemy. */
  readonly several: boolean;
  readonly points: number | undefined;
  readonly needed: number | undefined;
}

export type Refused = (words: RefusedWords) => readonly [title: Line, sentence: Line];
