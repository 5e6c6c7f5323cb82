import {
  beyondMeasure,
  Faults,
  type Form,
  isObject,
  record,
  savedForms,
  savedKinds,
  UNUSABLE_SAVE,
} from "@stonebridge/kernel";
import { unpackPosition } from "../codec/position-unpacking.ts";
import type { Field } from "../field.ts";
import { FIELDS, type SavedPosition } from "../position/fields.ts";
import { type Position, setDown } from "../position.ts";
import { checkPieces } from "./contradictions.ts";
import { emptyPosition, sizesOf } from "./empty-position.ts";
import { kindForms } from "./kind-forms.ts";
import { namesOf, numberedNames } from "./names.ts";
import { sequenceOf } from "./step-forms.ts";
import { stateOf } from "./telling.ts";

/** What is saved of a position, once it is unpacked. */
function savedForm(field: Field): Form<SavedPosition> {
  const kinds = savedKinds(kindForms(field, numberedNames(namesOf(field))));
  return record<SavedPosition>(
    { stack: sequenceOf(kinds), ...savedForms(FIELDS, kinds, sizesOf(field)) },
    '{ "whole": …, "few": … }',
    "a saved position",
  );
}

/**
 * The position that has been encoded.
 * @throws Faulty if it is anything else, with every fault found
 */
export function decodePosition(field: Field, data: unknown): Position {
  const faults = new Faults();
  const saved = savedForm(field).read(unpacked(field, data, faults), "", faults);
  faults.check(UNUSABLE_SAVE);
  const { stack, control, ...kept } = saved;
  const p = Object.assign(emptyPosition(field), kept, { stack: [...stack], control: Uint8Array.from(control) });
  for (const [unit, place] of kept.place.entries()) if (place >= 0) setDown(field, p, unit, place);
  checkPieces(field, stateOf(field, p), "exact", faults);
  faults.check(UNUSABLE_SAVE);
  return p;
}

/** What is packed in it; adds a fault and throws it if it is packed in another way. */
function unpacked(field: Field, data: unknown, faults: Faults): unknown {
  const beyond = isObject(data) ? beyondMeasure(data) : "must be one JSON object";
  try {
    if (beyond === undefined) return unpackPosition(field, data);
    faults.add("(whole file)", beyond);
  } catch (error) {
    faults.add("(whole file)", error instanceof Error ? error.message : String(error));
  }
  faults.check(UNUSABLE_SAVE);
  return undefined;
}
