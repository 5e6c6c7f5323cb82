import type { FiguresByReason } from "@stonebridge/kernel";
import type { Line, RefusalSentences } from "@stonebridge/kernel/words";
import type { Pronoun } from "./grammar.ts";

/** What the figures of a refusal become in French. */
export interface Words {
  readonly piece: Pronoun & { readonly who: Line };
  /** "la division Hill" */
  readonly division: { readonly division: string };
  readonly zone: {
    readonly zone: Line;
    /** "vers la zone 122" */
    readonly toZone: Line;
    /** "en zone 122" */
    readonly atZone: Line;
  };
  /** "l’entrée E" */
  readonly entry: { readonly entry: string };
  readonly enemies: {
    readonly enemies: Line;
    /** "de Jackson et d’Evans" */
    readonly ofEnemies: Line;
    readonly several: boolean;
  };
  readonly friends: { readonly friends: Line };
  readonly zones: { readonly zones: Line };
}

/** The sentences of a chapter’s refusals. */
export type Sentences<Table> = RefusalSentences<FiguresByReason<Table>, Words>;
