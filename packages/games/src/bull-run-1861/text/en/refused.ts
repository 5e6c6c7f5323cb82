import type { Refusing } from "@stonebridge/kernel/words";
import type { RefusedParts } from "../refused.ts";
import type { Pronoun } from "./grammar.ts";

/** The parts of a refusal’s sentence in English. */
export type RefusedWords = RefusedParts & Pronoun;

export type Refused = Refusing<RefusedWords>;
