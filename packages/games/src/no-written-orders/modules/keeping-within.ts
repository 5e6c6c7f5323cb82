import type { HexIndex } from "@stonebridge/board";
import type { PlainField, SpecialRefusal, SpecialRule } from "../field.ts";
import { hexOfPoint } from "../situations/starting-places.ts";

/** A special rule by which a formation does not leave some hexes. @param inside 1 for those hexes */
export function keepsWithin(
  { formationOf, holderIndex }: PlainField,
  formation: string,
  inside: Uint8Array,
  refusal: SpecialRefusal,
): NonNullable<SpecialRule["refuseStep"]> {
  const kept = holderIndex.get(formation);
  return (_field, _p, { unit }, _hexside, _from, to) =>
    formationOf[unit] === kept && inside[to] === 0 ? refusal : undefined;
}

/** The hex of a place of the module. @throws Error if the module has no such place */
export function hexOfPlace(field: PlainField, id: string): HexIndex {
  const place = field.module.places.find((one) => one.id === id);
  if (place === undefined) throw new Error(`${field.module.name} has no place ${id}.`);
  return hexOfPoint(field, place.at);
}
