import type { Field } from "../field.ts";
import type { Shot } from "./fire.ts";
import { fireStrength } from "../army/fire-strength.ts";
import { hitsOf } from "../tables/fire-table.ts";

/** Ways of two dice to come to 2, 3 ... 12, of 36. */
const TWO_DICE = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;
const ALL_WAYS = 36;
const LOWEST = 2;

/**
 * Chances of 0, 1, 2 ... hits of a fire: on the table (NWO-7.1-a), or of a die for each point under `sixToHit` (NWO-19.10-a).
 * @param modifier of the roll, or of each die
 */
export function chancesOfHits(field: Field, shots: readonly Shot[], modifier: number): number[] {
  return field.options.sixToHit === "on"
    ? chancesOfSixes(shots, modifier)
    : chancesOnTable(fireStrength(shots), modifier);
}

function chancesOnTable(strength: number, modifier: number): number[] {
  const chances: number[] = [];
  for (const [at, ways] of TWO_DICE.entries()) {
    const hits = hitsOf(strength, at + LOWEST + modifier);
    chances[hits] = (chances[hits] ?? 0) + ways / ALL_WAYS;
  }
  return Array.from(chances, (chance) => chance ?? 0);
}

function chancesOfSixes(shots: readonly Shot[], modifier: number): number[] {
  let chances = [1];
  for (const bonus of new Set(shots.map((shot) => shot.bonus))) {
    const points = fireStrength(shots.filter((shot) => shot.bonus === bonus));
    // NWO-RUL241: one face at least, all of them at most
    const faces = Math.min(6, Math.max(1, 1 + modifier + bonus));
    for (let point = 0; point < points; point++) chances = withOneMore(chances, faces / 6);
  }
  return chances;
}

function withOneMore(chances: readonly number[], hit: number): number[] {
  return Array.from(
    { length: chances.length + 1 },
    (_, hits) => (chances[hits] ?? 0) * (1 - hit) + (chances[hits - 1] ?? 0) * hit,
  );
}
