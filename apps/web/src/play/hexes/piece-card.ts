/** What the card of a counter says in a hex game, in the language of the page. */
export interface PieceCard {
  readonly title: string;
  /** Under the title: what it is and whose. */
  readonly lines: readonly string[];
  readonly values: readonly (readonly [name: string, value: string | number])[];
  readonly states: readonly string[];
  /** Where it stands, and who is with it without a counter of their own. */
  readonly where: readonly string[];
  /** Counters of its hex, itself among them. */
  readonly stack: readonly StackedPiece[];
  readonly notes: readonly string[];
}

/** A counter in the list of a hex. */
export interface StackedPiece {
  readonly piece: string;
  /** "3–2–5" */
  readonly figures?: string;
}

export interface PieceCardWords {
  readonly label: string;
  readonly close: string;
  readonly stack: string;
}
