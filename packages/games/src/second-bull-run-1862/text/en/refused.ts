import type { FiguresByReason } from "@stonebridge/kernel";
import type { Line, NamedSpan, RefusalSentences } from "@stonebridge/kernel/words";
import type { Pronoun } from "./grammar.ts";

/** What the figures of a refusal become in English. */
export interface Words {
  readonly piece: Pronoun & { readonly who: NamedSpan };
  /** "Hill’s division" */
  readonly division: { readonly division: string };
  readonly zone: {
    readonly zone: NamedSpan;
    /** At the head of a sentence. */
    readonly Zone: NamedSpan;
    /** "to Chinn Ridge" */
    readonly toZone: Line;
    /** "at Chinn Ridge" */
    readonly atZone: Line;
  };
  /** "entry E" */
  readonly entry: { readonly entry: string };
  readonly enemies: { readonly enemies: Line; readonly several: boolean };
  readonly friends: { readonly friends: Line };
  readonly zones: { readonly zones: Line };
}

/** The sentences of a chapter’s refusals. */
export type Sentences<Table> = RefusalSentences<FiguresByReason<Table>, Words>;
