import { type Form, readSaved, record, savedForms, savedKinds } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { type EncodedPosition, FIELDS, type Position, emptyPosition, setDown, sizesOf } from "../position/position.ts";
import { kindForms, stepsForm } from "./frame-forms.ts";

/** How a position is saved. */
export function savedForm(field: Field): Form<EncodedPosition> {
  const kinds = savedKinds(kindForms(field));
  return record<EncodedPosition>(
    { stack: stepsForm(kinds), ...savedForms(FIELDS, kinds, sizesOf(field)) },
    '{ "stack": …, "turn": … }',
    "a saved position",
  );
}

/**
 * The position that has been encoded.
 * @throws Faulty if it is anything else, with every fault found
 */
export function decodePosition(field: Field, data: unknown): Position {
  const { stack, depth, ...kept } = readSaved(savedForm(field), data);
  const { front, behind, reach } = emptyPosition(field);
  const p: Position = { stack: [...stack], ...kept, front, behind, reach };
  const pieces = depth.map((below, piece) => ({ below, piece })).filter(({ below }) => below >= 0);
  for (const { piece } of pieces.toSorted((a, b) => a.below - b.below))
    setDown(field, p, piece, p.place[piece], "second");
  return p;
}
