import { NOWHERE } from "@stonebridge/board";
import {
  type Form,
  keysOf,
  readSaved,
  record,
  savedForms,
  savedKinds,
  shown,
  tableOf,
  wholeList,
} from "@stonebridge/kernel";
import { copyPosition, emptyPosition } from "../copying.ts";
import type { Field } from "../field.ts";
import { type EncodedPosition, origins, type Pairs, SPARSE, WHOLE } from "../position-codec.ts";
import { type Position, setDown, sizesOf } from "../position.ts";
import { kindForms, stepsForm } from "./frame-forms.ts";

/** How a position is saved. */
export function savedForm(field: Field): Form<EncodedPosition> {
  const kinds = savedKinds(kindForms(field));
  const pairs = (value: Form<number>): Form<Pairs> => wholeList(pairForm(kinds.unit, value));
  const sparse = record<EncodedPosition["sparse"]>(
    tableOf(keysOf(SPARSE), (key) => pairs(kinds[SPARSE[key].is])),
    '{ "losses": [], … }',
    "the lists that are saved where they differ",
  );
  return record<EncodedPosition>(
    {
      stack: stepsForm(kinds),
      ...savedForms(WHOLE, kinds, sizesOf(field)),
      sparse,
      moved: pairs(kinds["zone or none"]),
      under: pairs(kinds.depth),
    },
    '{ "stack": …, "day": … }',
    "a saved position",
  );
}

/** A brigade and its value. */
function pairForm(unit: Form<number>, value: Form<number>): Form<Pairs[number]> {
  return {
    many: "pairs",
    schema: { type: "array", items: [unit.schema, value.schema], minItems: 2, maxItems: 2 },
    tell: ([one, its]) => [unit.tell(one), value.tell(its)],
    read(told, at, faults) {
      if (Array.isArray(told) && told.length === 2)
        return [unit.read(told[0], `${at}[0]`, faults), value.read(told[1], `${at}[1]`, faults)];
      faults.add(at, `must be a brigade and its value; this file has ${shown(told)}`);
      return [0, 0];
    },
  };
}

/** A list with other values at some places. */
function spreadOut(values: readonly number[], pairs: Pairs): number[] {
  const list = [...values];
  for (const [at, value] of pairs) list[at] = value;
  return list;
}

/**
 * The position that has been encoded.
 * @throws Faulty if it is anything else, with every fault found
 */
export function decodePosition(field: Field, data: unknown): Position {
  const { stack, sparse, moved, under, ...kept } = readSaved(savedForm(field), data);
  const empty = emptyPosition(field);
  const filled = tableOf(keysOf(SPARSE), (key) => spreadOut(empty[key], sparse[key]));
  const origin = spreadOut(origins(kept), moved);
  const p = copyPosition({ ...empty, ...kept, ...filled, stack: [...stack], place: empty.place, origin });
  const depths = new Map(under);
  const units = kept.place.flatMap((zone, unit) => (zone === NOWHERE ? [] : [unit]));
  for (const unit of units.toSorted((one, other) => (depths.get(other) ?? 0) - (depths.get(one) ?? 0)))
    setDown(field, p, unit, kept.place[unit]);
  return p;
}
