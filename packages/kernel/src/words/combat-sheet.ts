import type { DieRoll } from "../dice/die-roll.ts";
import type { RuleId } from "../game.ts";
import { line, type Line } from "./line.ts";

/** One line of a combat sheet. */
export interface FightLine<R extends DieRoll = DieRoll> {
  readonly text: Line;
  readonly value: number;
  readonly rule: RuleId;
  /** The die behind it, hit or miss. */
  readonly roll?: R;
}

/** One side of a combat sheet: "Porter attacks", who fights, and the modifiers to its die. */
export interface FightHalf<R extends DieRoll = DieRoll> {
  readonly title: string;
  readonly forces: Line;
  readonly lines: readonly FightLine<R>[];
}

/** A combat of a die against a die, written out: who fights, every modifier with its rule, the dice, what it means. */
export interface Fight<R extends DieRoll = DieRoll> {
  readonly title: Line;
  readonly attacker: FightHalf<R>;
  readonly defender: FightHalf<R>;
  /** "10 is twice 5: South suffers Fatigue and a Hit." */
  readonly verdict: string;
}

/** A modifier as added to a figure: "− 1", "+ 2". */
function added(value: number): string {
  return ` ${value < 0 ? "−" : "+"} ${Math.abs(value)}`;
}

/** The die, what is added to it and the total: "4 − 1 = 3". */
export function reckoning({ die, side, modifiers, total }: DieRoll): Line {
  if (modifiers.length === 0) return [{ die, side }];
  return line`${{ die, side }}${modifiers.map(({ value }) => added(value)).join("")} = ${total}`;
}

/**
 * A die with the sum of all its modifiers: "5 + 5 = 10"; "2 − 4 = −2, at least 1" where the total would be lower than it may be.
 * @param atLeast says how low a total may be
 */
export function thrown(
  die: Pick<DieRoll, "die" | "side" | "total">,
  sum: number,
  atLeast: (total: number) => string,
): Line {
  const face = { die: die.die, side: die.side };
  if (sum === 0) return [face];
  const reached = die.die + sum;
  return reached === die.total
    ? line`${face}${added(sum)} = ${reached}`
    : line`${face}${added(sum)} = ${reached}, ${atLeast(die.total)}`;
}

/** What a die adds if it had to be low enough, and was. */
function won({ needed, total }: DieRoll): number {
  return needed !== undefined && total <= needed ? 1 : 0;
}

/**
 * The lines of one side of a sheet: first what is certain, in the order given, then the dice that may add something.
 * @param words how to word a modifier and a roll, and the clause that gives the roll
 */
export function sheetLines<M extends { readonly value: number; readonly rule: RuleId }, R extends DieRoll>(
  sure: readonly M[],
  rolls: readonly R[],
  words: { modifier(modifier: M): Line; roll(roll: R): Line; ruleOf(roll: R): RuleId },
): FightLine<R>[] {
  return [
    ...sure.map((modifier) => ({ text: words.modifier(modifier), value: modifier.value, rule: modifier.rule })),
    ...rolls.map((roll) => ({ text: words.roll(roll), value: won(roll), rule: words.ruleOf(roll), roll })),
  ];
}
