import type { Part, Refusing } from "@stonebridge/kernel/words";
import type { RefusedParts } from "../refused.ts";
import type { Pronoun } from "./grammar.ts";

/** The parts of a refusal’s sentence in English. */
export interface RefusedWords extends RefusedParts, Pronoun {
  readonly Zone: Part;
}

export type Refused = Refusing<RefusedWords>;
