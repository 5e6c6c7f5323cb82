import type { Line, Part } from "@stonebridge/kernel/words";
import type { Pronoun } from "./grammar.ts";

/** What a refusal's sentence is made of. What the refusal did not bring along is undefined or a general word. */
export interface RefusedWords extends Pronoun {
  /** The piece, or "Cette brigade". */
  readonly who: Part;
  /** The zone, or "cette zone". */
  readonly zone: Part;
  readonly Zone: Part;
  /** " vers Henry Hill", or " par là". */
  readonly toZone: Part;
  /** " à Henry Hill", or " ici". */
  readonly atZone: Part;
  /** "Jackson", or "une brigade". */
  readonly host: Part;
  readonly enemies: Line | undefined;
  /** "de Jackson et d’Evans", or "de l’ennemi". */
  readonly ofEnemies: Line;
  readonly friends: Line | undefined;
  readonly zones: Line | undefined;
  /** More than one enemy. */
  readonly several: boolean;
  readonly points: number | undefined;
  readonly needed: number | undefined;
  readonly limit: number | undefined;
  readonly fatigue: number | undefined;
}

export type Refused = (words: RefusedWords) => readonly [title: Line, sentence: Line];
