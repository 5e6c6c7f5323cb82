/**
 * Where chance comes from. A rule asks for a die and says what it is for; something outside decides who answers:
 * a keyed sequence that can be checked afterwards, a script, a fast generator for search, a person at a table.
 */
export interface Dice {
  /**
   * One die.
   * @param kind what it is rolled for, e.g. `artillery`; each game lists its kinds
   * @param faces number of faces
   * @param side whose die it is
   * @param piece the piece it is rolled for
   * @returns 1..faces
   */
  roll(kind: string, faces: number, side?: string, piece?: string): number;
}

/** There is no result left for a die. `index` counts the dice asked for before it, from the start of the script. */
export class DiceExhausted extends Error {
  override readonly name = "DiceExhausted";
  readonly kind: string;
  readonly faces: number;
  readonly index: number;
  /** Whose die it is, and for which piece, if the rule says so. */
  readonly side: string | undefined;
  readonly piece: string | undefined;
  constructor(kind: string, faces: number, index: number, side?: string, piece?: string) {
    super(`No result is left for die ${index + 1}, a ${faces}-sided die (${kind}). Give one more result.`);
    this.kind = kind;
    this.faces = faces;
    this.index = index;
    this.side = side;
    this.piece = piece;
  }
}

/** A result that this die cannot show. */
export class ImpossibleDie extends Error {
  override readonly name = "ImpossibleDie";
  readonly kind: string;
  readonly faces: number;
  readonly index: number;
  readonly result: number;
  constructor(kind: string, faces: number, index: number, result: number) {
    super(`Die ${index + 1} (${kind}) shows ${result}, but a ${faces}-sided die shows 1 to ${faces}.`);
    this.kind = kind;
    this.faces = faces;
    this.index = index;
    this.result = result;
  }
}

/** Dice whose results are known in advance. */
export interface ScriptedDice extends Dice {
  /** Results not rolled yet. */
  readonly left: number;
}

/**
 * Gives these results, in order.
 * Throws {@link DiceExhausted} when none is left and {@link ImpossibleDie} if one does not fit the die.
 */
export function scriptedDice(results: readonly number[]): ScriptedDice {
  let next = 0;
  return {
    get left() {
      return results.length - next;
    },
    roll(kind, faces, side, piece) {
      const result = results[next];
      if (result === undefined) throw new DiceExhausted(kind, faces, next, side, piece);
      if (!isFace(result, faces)) throw new ImpossibleDie(kind, faces, next, result);
      next += 1;
      return result;
    },
  };
}

/** Dice for what takes none, or is followed up to its first die: a roll throws {@link DiceExhausted}. */
export const NO_DICE: Dice = scriptedDice([]);

/** Dice that record their results. */
export interface RecordingDice extends Dice {
  /** The results given so far, in order. */
  readonly results: readonly number[];
}

/** Passes every die on to `inner` and records its result. */
export function recordingDice(inner: Dice): RecordingDice {
  const results: number[] = [];
  return {
    results,
    roll(kind, faces, side, piece) {
      const result = inner.roll(kind, faces, side, piece);
      results.push(result);
      return result;
    },
  };
}

/** Whether a die with this many faces can show this result. */
export function isFace(result: number, faces: number): boolean {
  return Number.isInteger(result) && result >= 1 && result <= faces;
}
