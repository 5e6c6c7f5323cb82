import type { DiceCrypto } from "./keyed-dice.ts";
import { rolledOpenly } from "./foretold.ts";
import type { DiceStretch, GameRecord } from "./record.ts";

/** Why nothing proves that dice were not chosen. */
export type Unproven =
  /** Their key or seed came in after dice had fallen: it may have been drawn again until they pleased. */
  | "later-source"
  /** Their key is not in the record, or there was no means to use it. */
  | "no-key"
  /** A seed was sealed by nobody, and who knew it knew all dice beforehand. */
  | "seed"
  /** People typed them in, or a script named them. */
  | "typed"
  | "scripted";

/** Dice of a record that may have been chosen. */
export interface UnprovenDice {
  /** The steps they fell in, both included; 0: before the first decision. */
  readonly from: number;
  readonly to: number;
  /** How many there are. */
  readonly dice: number;
  readonly why: Unproven;
}

/**
 * The dice of a record of which nothing proves that they fell by chance, in order. Proven are those of one key alone: the first that
 * rolled, since it was sealed before any die had fallen. A game that was branched off or taken up elsewhere goes on with another key,
 * and so does one whose player drew keys until he liked the dice: the record looks the same.
 * Dice that the situation foretells count nowhere: they are part of how the game begins.
 * @param crypto without it no key can be used
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

/** How many dice fell in steps `from` to `to`, both included, that were not foretold. */
function openDiceOf({ situation, opening, steps }: GameRecord): (from: number, to: number) => number {
  const upTo = [opening?.length ?? 0];
  for (const { dice } of steps) upTo.push((upTo.at(-1) ?? 0) + (dice?.length ?? 0));
  return (from, to) => rolledOpenly(situation, from === 0 ? 0 : upTo[from - 1], upTo[to]);
}
