import type { Line, Refusing } from "@stonebridge/kernel/words";
import type { RefusedParts } from "../refused.ts";
import type { Pronoun } from "./grammar.ts";

/** The parts of a refusal’s sentence in French. */
export interface RefusedWords extends RefusedParts, Pronoun {
  /** "de 4 SC et de 8 La", or "de l’ennemi". */
  readonly ofEnemies: Line;
}

export type Refused = Refusing<RefusedWords>;
