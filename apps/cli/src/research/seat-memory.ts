/** What a seat was shown and did since the beginning, in few bytes: memories are the same exactly if all of that was the same. */
export interface SeatMemory {
  /** How many times it did something or was shown something new. */
  readonly steps: number;
  /** SHA-256 over all of it. */
  readonly past: string;
  /** SHA-256 of what it sees now. */
  readonly sight: string;
  /** The turn that it sees. */
  readonly turn: number;
  /** The numbers of what it saw last in each of some earlier turns, the latest first. */
  readonly earlier: readonly (readonly number[])[];
}
