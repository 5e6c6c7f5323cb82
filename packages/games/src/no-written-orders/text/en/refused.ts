import type { Refusing } from "@stonebridge/kernel/words";
import type { OrderType } from "../../vocabulary.ts";
import type { RefusedParts } from "../refused.ts";

/** What a refusal’s sentence is made of in English. */
export interface RefusedWords extends RefusedParts {
  /** "an Attack", "a March" */
  an(fallback: OrderType): string;
}

export type Refused = Refusing<RefusedWords>;
