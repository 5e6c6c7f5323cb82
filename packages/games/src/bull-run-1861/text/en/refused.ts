import type { Refusing } from "@stonebridge/kernel/words";
import type { RefusedParts } from "../refused.ts";
import type { Pronoun } from "./grammar.ts";

/** What a refusal’s sentence is made of in English. */
export type RefusedWords = RefusedParts & Pronoun;

export type Refused = Refusing<RefusedWords>;
