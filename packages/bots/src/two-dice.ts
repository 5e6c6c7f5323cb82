/** Sums of modifiers beyond these change no result. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/**
 * Chances of each result of a combat with two dice, one a side, each with the sum of its modifiers: computed once for all pairs of sums.
 * Sums are in halves: a die still to be rolled that may help or fail counts with its chance, and a half lies between two whole numbers.
 */
export class TwoDice<R extends string> {
  readonly #span: Span;
  readonly #chances: readonly Readonly<Record<R, number>>[];

  /** @param resultOf the result by both sides’ die and sum of modifiers */
  constructor(
    results: readonly R[],
    span: Span,
    resultOf: (attackDie: number, attack: number, defenceDie: number, defence: number) => R,
  ) {
    const { least, most } = span;
    const width = most - least + 1;
    const whole = Array.from({ length: width ** 2 }, (_, at) => {
      const ways = Object.fromEntries(results.map((result) => [result, 0])) as Record<R, number>;
      for (let a = 1; a <= 6; a++)
        for (let d = 1; d <= 6; d++)
          ways[resultOf(a, Math.floor(at / width) + least, d, (at % width) + least)] += 1 / 36;
      return ways;
    });
    const at = (attack: number, defence: number): Readonly<Record<R, number>> =>
      whole[(attack - least) * width + (defence - least)];
    const halves = halvesOf(span);
    this.#span = span;
    this.#chances = Array.from({ length: halves * halves }, (_, index) => {
      const attack = Math.floor(index / halves) / 2 + least;
      const defence = (index % halves) / 2 + least;
      const around = [
        at(Math.floor(attack), Math.floor(defence)),
        at(Math.floor(attack), Math.ceil(defence)),
        at(Math.ceil(attack), Math.floor(defence)),
        at(Math.ceil(attack), Math.ceil(defence)),
      ];
      const mean = (result: R): number => around.reduce((sum, one) => sum + one[result], 0) / around.length;
      return Object.fromEntries(results.map((result) => [result, mean(result)])) as Record<R, number>;
    });
  }

  /** @param attack sum of the attacker’s modifiers, with expected values for dice to come; `defence` likewise */
  of(attack: number, defence: number): Readonly<Record<R, number>> {
    return this.#chances[this.#place(attack) * halvesOf(this.#span) + this.#place(defence)];
  }

  #place(modifier: number): number {
    const { least, most } = this.#span;
    return Math.round((Math.min(most, Math.max(least, modifier)) - least) * 2);
  }
}

function halvesOf({ least, most }: Span): number {
  return (most - least) * 2 + 1;
}
