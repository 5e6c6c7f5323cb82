import { Faults, type Form, readSaved, record, savedForms, savedKinds, UNUSABLE_SAVE } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { type EncodedPosition, FIELDS, type Position, emptyPosition, setDown, sizesOf } from "../position.ts";
import { checkContradictions, type Paths } from "./contradictions.ts";
import { kindForms, stepsForm } from "./frame-forms.ts";

const PATHS: Paths = { piece: (piece) => `place[${piece}]`, pieces: "place", steps: "stack" };

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
  const { stack, ...kept } = readSaved(savedForm(field), data);
  const { next, tables } = emptyPosition(field);
  const p: Position = { stack: [...stack], ...kept, next, tables };
  for (const [piece, place] of kept.place.entries()) if (place >= 0) setDown(field, p, piece, place);
  const faults = new Faults();
  checkContradictions(field, p, PATHS, true, faults);
  faults.check(UNUSABLE_SAVE);
  return p;
}
