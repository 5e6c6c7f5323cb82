/** Hits by strength 1 to 24, a row each, and modified roll 2 to 12 (table TF). */
const ROWS = [
  "00000000111",
  "00000001112",
  "00000011122",
  "00000111222",
  "00000111223",
  "00001112223",
  "00001112234",
  "00001122334",
  "00011122334",
  "00011223345",
  "00011223445",
  "00111223445",
  "00112233446",
  "00112233456",
  "00112234456",
  "01112334556",
  "01122334557",
  "01122344567",
  "01123344567",
  "01123345568",
  "01223445568",
  "01223445678",
  "01233445679",
  "11233455679",
];

const LEAST = 2;
const MOST = 12;
const COLUMNS = MOST - LEAST + 1;

const CELLS = Uint8Array.from(ROWS.join(""), Number);

/** The last row of the table; greater strength is looked up again (NWO-7.1-h). */
export const LAST_ROW = ROWS.length;

/** A modified roll within the table (NWO-RUL075). */
export function clampedRoll(roll: number): number {
  return Math.min(MOST, Math.max(LEAST, roll));
}

/**
 * Hits of a fire (NWO-7.1-a, NWO-TF-a). More than 24 points count as 24 and the rest, with the same roll (NWO-7.1-h, NWO-TF-b,
 * NWO-RUL077).
 * @param strength rounded, 0 and more; 0 does not fire (NWO-RUL076)
 * @param roll two dice and their modifiers
 */
export function hitsOf(strength: number, roll: number): number {
  const column = clampedRoll(roll) - LEAST;
  let hits = 0;
  let left = strength;
  for (; left > LAST_ROW; left -= LAST_ROW) hits += CELLS[(LAST_ROW - 1) * COLUMNS + column];
  return left > 0 ? hits + CELLS[(left - 1) * COLUMNS + column] : hits;
}

/** The lowest roll by which this many points hit. */
export function leastToHit(strength: number): number {
  let roll = LEAST;
  while (roll < MOST && hitsOf(strength, roll) === 0) roll += 1;
  return roll;
}
