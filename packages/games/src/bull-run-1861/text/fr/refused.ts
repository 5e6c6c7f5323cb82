import type { Line, NamedSpan } from "@stonebridge/kernel/words";
import type { Pronoun } from "./grammar.ts";

/** What the figures of refusals become in French. */
export interface RefusedWords {
  readonly piece: Pronoun & { readonly who: NamedSpan };
  readonly zone: {
    readonly zone: NamedSpan;
    /** " vers Henry Hill" */
    readonly toZone: Line;
    /** " à Henry Hill" */
    readonly atZone: Line;
  };
  readonly host: { readonly host: NamedSpan };
  readonly enemies: {
    /** "Jackson et Evans" */
    readonly enemies: Line;
    /** "de Jackson et d’Evans" */
    readonly ofEnemies: Line;
    readonly several: boolean;
  };
  readonly friends: { readonly friends: Line };
  readonly zones: { readonly zones: Line };
}
