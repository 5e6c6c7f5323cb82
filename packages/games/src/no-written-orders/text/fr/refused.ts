import type { Line, Refusing } from "@stonebridge/kernel/words";
import type { OrderType } from "../../vocabulary.ts";
import type { RefusedParts } from "../refused.ts";

/** The parts of a refusal’s sentence in French. */
export interface RefusedWords extends RefusedParts {
  /** "Il", "Elle", and "" or "e", for the unit. */
  readonly Il: string;
  readonly il: string;
  readonly e: "" | "e";
  /** "à la brigade Jackson": the recipient of an order. */
  readonly toHolder: Line;
  /** "une Attaque", "un Repli" */
  un(fallback: OrderType): string;
}

export type Refused = Refusing<RefusedWords>;
