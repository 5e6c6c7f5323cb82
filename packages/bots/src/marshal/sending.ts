/** Some turns of a game, as its clock counts them. */
export interface Turns {
  /** The first and the last of them. */
  readonly from: number;
  readonly to: number;
}

/** Where a formation goes in some turns, whatever else there is to do. */
export interface Sending extends Turns {
  /** The id of the formation, or of whoever commands it. */
  readonly formation: string;
  /** The place that it is to take or hold: one that counts in the end. */
  readonly place: string;
}

/** Whether a turn is one of these. */
export function isDuring({ from, to }: Turns, turn: number): boolean {
  return from <= turn && turn <= to;
}

/** Where a formation is sent in a turn; undefined: nowhere, the plan says. */
export function placeFor(sendings: readonly Sending[], formation: string, turn: number): string | undefined {
  return sendings.find((one) => one.formation === formation && isDuring(one, turn))?.place;
}
