/** Where a formation goes in some turns, whatever else there is to do. */
export interface Sending {
  /** The id of the formation, or of whoever commands it. */
  readonly formation: string;
  /** The place that it is to take or hold: one that counts in the end. */
  readonly place: string;
  /** The first and the last of these turns, as the game's clock counts them. */
  readonly from: number;
  readonly to: number;
}

/** Where a formation is sent in a turn; undefined: nowhere, the plan says. */
export function placeFor(sendings: readonly Sending[], formation: string, turn: number): string | undefined {
  return sendings.find((one) => one.formation === formation && one.from <= turn && turn <= one.to)?.place;
}
