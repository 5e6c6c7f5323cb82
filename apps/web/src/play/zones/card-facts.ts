/** A figure of a card with what it is. */
export interface CardValue {
  readonly label: string;
  readonly value: string | number;
  /** What it was at first, if that was more. */
  readonly of?: number;
  /** How it is known, or the rule for it. */
  readonly basis?: string;
  readonly rule?: string;
}

/** A line of a card. */
export interface CardFact {
  readonly id: string;
  readonly text: string;
  readonly rule?: string;
  /** A framed word before it: good or bad. */
  readonly status?: { readonly text: string; readonly good: boolean };
  /** Pieces after it, whose cards can be opened. */
  readonly pieces?: readonly { readonly id: string; readonly name: string }[];
  /** It is shown before more is asked for. */
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
