/** A figure of a card with what it is. */
export interface CardValue {
  readonly label: string;
  readonly value: string | number;
  /** What it was at first, where that was more. */
  readonly of?: number;
  /** Where it is known from, or the rule it is by. */
  readonly basis?: string;
  readonly rule?: string;
}

/** A line of a card. */
export interface CardFact {
  readonly id: string;
  readonly text: string;
  readonly rule?: string;
  /** A word in a frame before it: well or ill. */
  readonly status?: { readonly text: string; readonly good: boolean };
  /** Pieces after it, whose cards can be opened. */
  readonly pieces?: readonly { readonly id: string; readonly name: string }[];
  /** It stands there before more is asked for. */
  readonly always?: boolean;
  readonly quiet?: boolean;
}

export interface CardWords {
  readonly label: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly more: string;
  readonly less: string;
}
