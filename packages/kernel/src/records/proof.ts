import type { DiceCrypto } from "../dice/keyed-dice.ts";
import { rolledOpenly } from "../dice/foretold.ts";
import type { DiceStretch, GameRecord } from "./record.ts";
import { present } from "../present.ts";

/** Why some dice are unproven. */
export type Unproven =
  /** Their key or seed was added after dice had fallen, so it may have been redrawn until somebody liked the dice. */
  | "later-source"
  /** Their key is not in the record, or could not be used. */
  | "no-key"
  /** Nobody sealed the seed, and anybody who knew it knew all the dice in advance. */
  | "seed"
  /** They were typed in, or set by a script. */
  | "typed"
  | "scripted";

/** Dice in a record that somebody may have chosen. */
export interface UnprovenDice {
  /** The first and last step they fell in; 0: before the first decision. */
  readonly from: number;
  readonly to: number;
  /** How many there are. */
  readonly dice: number;
  readonly why: Unproven;
}

/**
 * The dice of a record that are not proven to be random, in order. Only the dice of one key are proven: the first that
 * rolled, because it was sealed before any die fell. A game that was branched or resumed elsewhere goes on with another key,
 * and so does one whose player redrew keys until he liked the dice; the two records look the same.
 * Dice fixed by the situation are not counted: they are part of how the game begins.
 * @param crypto needed to use keys
 */
export function unprovenDice(record: GameRecord, crypto?: DiceCrypto): readonly UnprovenDice[] {
  const found: UnprovenDice[] = [];
  const openDice = openDiceOf(record);
  let rolledBefore = false;
  record.dice.forEach((stretch, index) => {
    const next = record.dice[index + 1];
    const to = next === undefined ? record.steps.length : Math.min(record.steps.length, next.from - 1);
    const dice = to < stretch.from ? 0 : openDice(stretch.from, to);
    if (dice === 0) return;
    const why = reason(stretch, rolledBefore, crypto);
    if (why !== undefined) found.push({ from: stretch.from, to, dice, why });
    rolledBefore = true;
  });
  return found;
}

function reason(stretch: DiceStretch, rolledBefore: boolean, crypto: DiceCrypto | undefined): Unproven | undefined {
  switch (stretch.source) {
    case "typed":
    case "scripted":
      return stretch.source;
    case "seeded":
      return rolledBefore ? "later-source" : "seed";
    case "keyed":
      if (stretch.key === undefined || !crypto) return "no-key";
      return rolledBefore ? "later-source" : undefined;
  }
}

/** How many dice not fixed by the situation fell in steps `from` to `to`, inclusive. */
function openDiceOf({ situation, opening, steps }: GameRecord): (from: number, to: number) => number {
  const upTo = [opening?.length ?? 0];
  for (const { dice } of steps) upTo.push((upTo.at(-1) ?? 0) + (dice?.length ?? 0));
  return (from, to) => rolledOpenly(situation, upTo[from - 1] ?? 0, present(upTo[to], `step ${to}`));
}
