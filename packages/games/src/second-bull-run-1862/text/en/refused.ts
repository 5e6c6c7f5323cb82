import type { Part, Refusing } from "@stonebridge/kernel/words";
import type { RefusedParts } from "../refused.ts";
import type { Pronoun } from "./grammar.ts";

/** What a refusal’s sentence is made of in English. */
export interface RefusedWords extends RefusedParts, Pronoun {
  readonly Zone: Part;
}

export type Refused = Refusing<RefusedWords>;
