import type { Line, Refusing } from "@stonebridge/kernel/words";
import type { OrderType } from "../../vocabulary.ts";
import type { RefusedParts } from "../refused.ts";

/** What a refusal’s sentence is made of in French. */
export interface RefusedWords extends RefusedParts {
  /** "Il", "Elle", and "" or "e", for the unit. */
  readonly Il: string;
  readonly il: string;
  readonly e: "" | "e";
  /** "à la brigade Jackson": who would get an order. */
  readonly toHolder: Line;
  /** "une Attaque", "un Repli" */
  un(fallback: OrderType): string;
}

export type Refused = Refusing<RefusedWords>;
