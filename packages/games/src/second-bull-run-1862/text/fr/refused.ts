import type { Part, Refusing } from "@stonebridge/kernel/words";
import type { RefusedParts } from "../refused.ts";
import type { Pronoun } from "./grammar.ts";

/** The parts of a refusal’s sentence in French. */
export interface RefusedWords extends RefusedParts, Pronoun {
  /** "de Jackson et d’Evans", or "de l’ennemi". */
  readonly ofEnemies: Part;
}

export type Refused = Refusing<RefusedWords>;
