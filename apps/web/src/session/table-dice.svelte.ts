import type { ActionBase, DiceExhausted, Side } from "@stonebridge/kernel";

/** A die that somebody has to roll on the table. */
export interface AskedDie {
  /** What it is rolled for, e.g. `artillery`. */
  readonly kind: string;
  readonly faces: number;
  /** Whose die it is, and the piece it is rolled for, where there is one. */
  readonly side: Side;
  readonly piece: string | undefined;
  /** Results of the same action typed in before, and whose they were. */
  readonly given: readonly TypedResult[];
  /** The side whose action waits for it. */
  readonly by: Side;
}

export interface TypedResult {
  /** What it was rolled for. */
  readonly kind: string;
  readonly face: number;
  readonly side: Side;
}

/** Actions that wait for a die. */
export interface Waiting<A extends ActionBase> {
  readonly side: Side;
  readonly actions: readonly A[];
  /** Results of the first of them typed in so far. */
  readonly given: readonly number[];
}

/** Holds back actions until somebody has typed in the dice they roll. */
export class TableDice<A extends ActionBase> {
  #asked = $state.raw<AskedDie>();
  #waiting: Waiting<A> | undefined;

  get asked(): AskedDie | undefined {
    return this.#asked;
  }

  wait({ kind, faces, side, piece }: DiceExhausted, waiting: Waiting<A>): void {
    const before = this.#asked;
    this.#waiting = waiting;
    const given = waiting.given.map((face, index) => ({
      kind: before?.given[index]?.kind ?? before?.kind ?? kind,
      face,
      side: before?.given[index]?.side ?? before?.side ?? waiting.side,
    }));
    this.#asked = { kind, faces, side: side ?? waiting.side, piece, given, by: waiting.side };
  }

  /**
   * The actions to try again with one result more; undefined where none waits.
   * @throws RangeError for a face that the die asked for does not have
   */
  answer(face: number): Waiting<A> | undefined {
    if (!this.#asked || !this.#waiting) return undefined;
    if (!Number.isInteger(face) || face < 1 || face > this.#asked.faces) {
      throw new RangeError(`This die shows 1 to ${this.#asked.faces}, not ${face}.`);
    }
    return { ...this.#waiting, given: [...this.#waiting.given, face] };
  }

  /** Withdraws what waits, where no result of it is known yet. */
  cancel(): boolean {
    if (!this.#asked || this.#asked.given.length > 0) return false;
    this.clear();
    return true;
  }

  clear(): void {
    this.#asked = undefined;
    this.#waiting = undefined;
  }
}
