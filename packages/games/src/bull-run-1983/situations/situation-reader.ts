import {
  checkFaces,
  Faults,
  keysOf,
  openSituation,
  present,
  readFields,
  readOptions,
  UNUSABLE,
} from "@stonebridge/kernel";
import { createField, type Field } from "../field.ts";
import type { Position } from "../position.ts";
import { OPTION_VALUES, type Options, SIDES } from "../vocabulary.ts";
import { headForms } from "./head-forms.ts";
import { readPosition } from "./position-reader.ts";
import type { Situation } from "./situation.ts";
import { STATE_FIELDS } from "./situation-forms.ts";

const GAME = { id: "bull-run-1983", name: "Bull Run (1983)", sides: SIDES } as const;

/**
 * Reads a situation from any source and reports everything that is wrong with it, field by field.
 * @throws Faulty
 */
export function readSituation(data: unknown): { readonly field: Field; readonly first: Position } {
  const fields = new Set<string>([...keysOf(headForms(byDefault())), ...STATE_FIELDS]);
  const { situation, faults } = openSituation(data, GAME, fields);
  const options = readOptions(OPTION_VALUES, situation["options"], faults);
  const { map, pieces } = readFields(headForms(options), situation, "", faults);
  faults.check(UNUSABLE);
  const field = createField(situation as unknown as Situation, present(map, "map"), pieces, options);
  const first = readPosition(field, situation, faults);
  checkFaces(situation["dice"], faults);
  faults.check(UNUSABLE);
  return { field, first };
}

function byDefault(): Options {
  return readOptions(OPTION_VALUES, undefined, new Faults());
}
