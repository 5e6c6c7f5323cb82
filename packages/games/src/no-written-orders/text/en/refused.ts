import type { Refusing } from "@stonebridge/kernel/words";
import type { OrderType } from "../../vocabulary.ts";
import type { RefusedParts } from "../refused.ts";

/** The parts of a refusal’s sentence in English. */
export interface RefusedWords extends RefusedParts {
  /** "an Attack", "a March" */
  an(fallback: OrderType): string;
}

export type Refused = Refusing<RefusedWords>;
