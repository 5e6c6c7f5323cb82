import type { Field } from "../field.ts";
import type { PieceIndex } from "../measures.ts";
import { type Position, heldBy } from "../position.ts";

/** Infantry units that a brigade piece stands for (BR83-6.82-a, BR83-8.51-a). */
export function infantryIn(field: Field, p: Position, brigade: PieceIndex): number {
  const place = heldBy(brigade);
  let count = 0;
  for (const member of field.members[brigade])
    if (p.place[member] === place && field.kindOf[member] === "infantry") count += 1;
  return count;
}

/**
 * What a defender, never an attacker (BR83-6.8-b), adds to the surplus of batteries over infantry of its hex: 1 for a battery, -1 for infantry, minus their number
 * for a brigade, nothing for cavalry (BR83-6.8-c).
 */
export function surplusOf(field: Field, p: Position, piece: PieceIndex): number {
  switch (field.kindOf[piece]) {
    case "battery":
      return 1;
    case "infantry":
      return -1;
    case "brigade":
      return -infantryIn(field, p, piece);
    default:
      return 0;
  }
}

/**
 * May a battle take a part of a hex's defenders? As many pairs must stay together as this hex alone can make (BR83-6.8-a, BR83-6.8-d,
 * BR83-6.81-a); a brigade goes with fewer batteries only if there is enough other infantry (BR83-8.51-b). So a part has no surplus of what
 * the hex as a whole lacks.
 * @param part surplus of batteries over infantry in the part
 * @param whole the same for all of the hex's defenders that are in no other battle yet
 */
export function keepsPairs(part: number, whole: number): boolean {
  return whole >= 0 ? part >= 0 && part <= whole : part <= 0 && part >= whole;
}
