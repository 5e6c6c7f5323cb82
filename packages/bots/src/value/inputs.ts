/** What a value judges a position by. One game has one; training and play both use it. */
export interface Inputs<P> {
  /** Changes with what the inputs mean: weights hold for one version only. */
  readonly version: number;
  /** Names of the numbers of a position, in order. */
  readonly numbers: readonly string[];
  /** How many inputs there are that a position has or has not (a unit in an area, a turn). */
  readonly flags: number;
  /** The most flags that a position has at once. */
  readonly mostFlags: number;
  /**
   * Writes a position's numbers and the indices of its flags, at any decision.
   * @returns how many flags it has
   */
  write(position: P, numbers: Float32Array, flags: Uint16Array): number;
}
