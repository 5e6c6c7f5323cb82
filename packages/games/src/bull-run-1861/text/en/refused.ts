import type { Line, NamedSpan } from "@stonebridge/kernel/words";
import type { Pronoun } from "./grammar.ts";

/** What the figures of refusals become in English. */
export interface RefusedWords {
  readonly piece: Pronoun & { readonly who: NamedSpan };
  readonly zone: {
    readonly zone: NamedSpan;
    /** " to Henry Hill" */
    readonly toZone: Line;
    /** " at Henry Hill" */
    readonly atZone: Line;
  };
  readonly host: { readonly host: NamedSpan };
  readonly enemies: {
    /** "Jackson and Evans" */
    readonly enemies: Line;
    readonly several: boolean;
  };
  readonly friends: { readonly friends: Line };
  readonly zones: { readonly zones: Line };
}
