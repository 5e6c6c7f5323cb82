/** Below this chance a position is as good as lost. */
const LOST = 0.02;
/** He believes it when this many of his half-turns in a row are. */
const IN_A_ROW = 3;
/** Play-outs that have to agree with the value. */
const PLAYOUTS = 24;

/** Whether a Marshal still has hope: what he makes of each of his half-turns, by what he may know. */
export class Hope<P> {
  readonly #chance: (position: P, side: number) => number;
  #halfTurn: string | undefined;
  #lost = 0;

  /** @param chance of a side to win, half that of a draw included */
  constructor(chance: (position: P, side: number) => number) {
    this.#chance = chance;
  }

  /** The game has been as good as lost at several half-turns in a row. */
  get isGone(): boolean {
    return this.#lost >= IN_A_ROW;
  }

  /**
   * Looks at a half-turn, the first time that it is met.
   * @param positions that agree with what the side sees
   * @param playOut plays on from one of them, and returns what the side makes of it by this measure, 0 to 1
   */
  weigh(
    halfTurn: string,
    positions: readonly P[],
    side: number,
    playOut: (position: P, round: number, chance: (position: P, side: number) => number) => number,
  ): void {
    if (halfTurn === this.#halfTurn) return;
    this.#halfTurn = halfTurn;
    const chance = this.#chance;
    const isLost =
      mean(positions.map((position) => chance(position, side))) < LOST &&
      mean(
        Array.from({ length: PLAYOUTS }, (_, round) => playOut(positions[round % positions.length], round, chance)),
      ) < LOST;
    this.#lost = isLost ? this.#lost + 1 : 0;
  }
}

function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}
