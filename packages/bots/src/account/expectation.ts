import { type Dice, fastDice } from "@stonebridge/kernel";

/** What one die did to the chances of the first side. */
export interface DieLuck {
  /** What it was rolled for, as the game names it. */
  readonly kind: string;
  readonly result: number;
  /** The chance once it lay, less the chance before it. */
  readonly luck: number;
}

/** A chance before a roll, over everything that the dice could show. */
export interface Expectation {
  readonly chance: number;
  /** Standard error of the chance, if the rolls are too many to count and some were taken by chance; 0 if all of them were. */
  readonly error: number;
  /** What each die did, in the order of the dice; absent where not all rolls were counted. */
  readonly dice?: readonly DieLuck[];
}

/** How an expectation is taken. */
export interface Counting {
  /** The most rolls that are counted one by one; none of them is less probable than one in so many. */
  readonly rolls: number;
  /** How many are taken by chance where there are more. */
  readonly samples: number;
  /** Of the chance by which they are taken: it has nothing to do with the dice that fell. */
  readonly seed: number;
}

/** A path through the rolls is less probable than any may be that are counted. */
class TooDeep extends Error {
  override readonly name = "TooDeep";
}

/** Dice that follow a path as far as it goes and then show ones, and keep the path that was taken. */
class Path implements Dice {
  readonly results: number[];
  readonly kinds: string[] = [];
  readonly #faces: number[] = [];
  readonly #fixed: number;
  readonly #least: number;
  #length = 0;
  /** Probability of the path that was taken. */
  weight = 1;

  /**
   * @param fixed the first results, which are certain
   * @param least a path less probable than this is given up: rules that roll again after a tie might go on for ever
   */
  constructor(fixed: readonly number[], least: number) {
    this.results = [...fixed];
    this.#fixed = fixed.length;
    this.#least = least;
  }

  roll(kind: string, faces: number): number {
    const at = this.#length++;
    this.kinds[at] = kind;
    this.#faces[at] = faces;
    if (at >= this.#fixed) this.weight /= faces;
    if (this.weight < this.#least) throw new TooDeep();
    return (this.results[at] ??= 1);
  }

  /** Goes on to the next path. @returns whether there is another */
  next(): boolean {
    let at = this.#length;
    while (at > this.#fixed && this.results[at - 1] === this.#faces[at - 1]) at -= 1;
    this.results.length = at;
    this.#length = 0;
    this.weight = 1;
    if (at <= this.#fixed) return false;
    this.results[at - 1] += 1;
    return true;
  }
}

/**
 * The expectation of a chance over the dice.
 * @param run what rolls: the same in every run but for the dice @returns the chance after it
 * @param rolled the results that the dice really showed
 * @param fixed how many of the first dice could show nothing else
 */
export function expectation(
  run: (dice: Dice) => number,
  rolled: readonly number[],
  fixed: number,
  { rolls, samples, seed }: Counting,
): Expectation {
  return counted(run, rolled, fixed, rolls) ?? sampled(run, rolled.slice(0, fixed), samples, seed);
}

/** The expectation over all rolls one by one; undefined if there are more than `most` of them. */
function counted(
  run: (dice: Dice) => number,
  rolled: readonly number[],
  fixed: number,
  most: number,
): Expectation | undefined {
  const path = new Path(rolled.slice(0, fixed), (1 - 1e-9) / most);
  // by how many of the first dice are those that fell: the probability of these rolls, and the sum of their chances by it
  const weights = Array.from({ length: rolled.length + 1 }, () => 0);
  const sums = weights.slice();
  const kinds: string[] = [];
  do {
    const chance = worthOf(run, path);
    if (chance === undefined) return undefined;
    let alike = 0;
    while (alike < rolled.length && path.results[alike] === rolled[alike]) alike += 1;
    weights[alike] += path.weight;
    sums[alike] += path.weight * chance;
    if (alike === rolled.length) kinds.push(...path.kinds.slice(0, alike));
  } while (path.next());
  return toldByDie(weights, sums, rolled, kinds);
}

/** The chance at the end of a path; undefined if it goes too deep. */
function worthOf(run: (dice: Dice) => number, path: Path): number | undefined {
  try {
    return run(path);
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}

function toldByDie(
  weights: readonly number[],
  sums: readonly number[],
  rolled: readonly number[],
  kinds: readonly string[],
): Expectation {
  const chances: number[] = [];
  let weight = 0;
  let sum = 0;
  for (let alike = rolled.length; alike >= 0; alike--) {
    weight += weights[alike];
    sum += sums[alike];
    chances[alike] = sum / weight;
  }
  const dice = rolled.map((result, at) => ({ kind: kinds[at], result, luck: chances[at + 1] - chances[at] }));
  return { chance: chances[0], error: 0, dice };
}

/** The mean over some rolls, each taken by chance. */
function sampled(run: (dice: Dice) => number, first: readonly number[], samples: number, seed: number): Expectation {
  const chance = fastDice(seed);
  let sum = 0;
  let squares = 0;
  for (let sample = 0; sample < samples; sample++) {
    let at = 0;
    const worth = run({
      roll: (kind, faces) => {
        const own = chance.roll(kind, faces);
        return first[at++] ?? own;
      },
    });
    sum += worth;
    squares += worth * worth;
  }
  const mean = sum / samples;
  const variance = Math.max(0, squares / samples - mean * mean) * (samples / Math.max(1, samples - 1));
  return { chance: mean, error: Math.sqrt(variance / samples) };
}
