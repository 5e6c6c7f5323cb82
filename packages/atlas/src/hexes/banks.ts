import { NOWHERE, type HexGrid, type HexIndex } from "@stonebridge/board";

/** A bank of the dividing river: its name, the letter that stands for it, and a hex on it. */
export interface BankPlan {
  readonly letter: string;
  readonly name: string;
  readonly seed: HexIndex;
}

/**
 * The bank of every hex, by flooding the map from one hex of each bank up to the dividing river.
 * @param closed hexes of the dividing river, with its fords and bridges, and hexes off the map
 * @returns one letter a hex, `.` for closed ones
 * @throws when the river leaks, or when a hex is on no bank, naming a hex
 */
export function floodBanks(grid: HexGrid, closed: (hex: HexIndex) => boolean, banks: readonly BankPlan[]): string[] {
  const letters: string[] = Array.from({ length: grid.size }, () => ".");
  for (const { letter, name, seed } of banks) {
    const open = [seed];
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      if (letters[hex] === letter) continue;
      if (letters[hex] !== ".") {
        throw new Error(`The ${name} bank runs into the other at ${grid.ids[hex]}: the dividing river has a gap.`);
      }
      letters[hex] = letter;
      for (let direction = 0; direction < 6; direction++) {
        const next = grid.neighbour(hex, direction);
        if (next !== NOWHERE && !closed(next) && letters[next] !== letter) open.push(next);
      }
    }
  }
  const lost = letters.findIndex((letter, hex) => letter === "." && !closed(hex));
  if (lost !== -1) throw new Error(`${grid.ids[lost]} is cut off: it lies on no bank of the dividing river.`);
  return letters;
}
