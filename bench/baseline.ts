import { type Dice, fastDice } from "@stonebridge/kernel";
import { rate, type Rate } from "./measure.ts";

const ZONES = 80;
const PIECES = 30;
const DECISIONS = 400;

/** Neighbours of each zone on a plain grid of ten columns. */
const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: ZONES }, (_, zone) =>
  [zone - 10, zone + 10, zone % 10 > 0 ? zone - 1 : -1, zone % 10 < 9 ? zone + 1 : -1].filter(
    (near) => near >= 0 && near < ZONES,
  ),
);

/**
 * The best that this machine and Node can do: a toy that lists the moves of a piece on a zone map, makes one and sometimes
 * fights, all in small arrays and with hardly any rules. It never changes, so that ratios to it can be compared.
 * @returns decisions per second
 */
export function baselineRate(seed: number, seconds: number): Rate {
  const dice = fastDice(seed);
  return rate(seconds, () => playToy(dice));
}

function playToy(dice: Dice): number {
  const place = Array.from({ length: PIECES }, (_, piece) => (piece < PIECES / 2 ? piece : ZONES - 1 - piece));
  const losses = place.map(() => 0);
  const occupants = Array.from({ length: ZONES }, () => 0);
  for (const zone of place) occupants[zone] += 1;
  for (let decision = 0; decision < DECISIONS; decision += 1) {
    const piece = decision % PIECES;
    const from = place[piece];
    const moves: { readonly type: string; readonly piece: number; readonly zone: number }[] = [];
    for (const zone of NEIGHBOURS[from]) if (occupants[zone] < 2) moves.push({ type: "step", piece, zone });
    for (const zone of NEIGHBOURS[from]) if (occupants[zone] > 0) moves.push({ type: "attack", piece, zone });
    moves.push({ type: "stay", piece, zone: from });
    const move = moves[dice.roll("choice", moves.length) - 1];
    if (move.type === "step") {
      occupants[from] -= 1;
      occupants[move.zone] += 1;
      place[piece] = move.zone;
    } else if (move.type === "attack" && dice.roll("combat", 6) > 3) losses[place.indexOf(move.zone)] += 1;
  }
  return DECISIONS;
}
