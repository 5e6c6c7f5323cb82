import { Faults } from "../faults.ts";
import { beyondMeasure, isObject } from "../json.ts";
import { UNUSABLE_SAVE } from "../situations/situation-reading.ts";
import { plainCopy } from "../tables.ts";
import type { AnyFields, FieldValue, SavedFieldsOf } from "./fields.ts";
import { type Form, listPer, wholeList } from "./forms.ts";
import type { Shape } from "./shapes.ts";
import { formOf, type KindForms } from "./steps.ts";

/** How each field of a saved position is written, if it is not packed. */
export type SavedForms<F, Values> = { readonly [K in SavedFieldsOf<F>]: Form<FieldValue<F[K], Values>> };

/**
 * How the saved fields of a position are written.
 * @param kinds how a value of each kind is written in a saved position ({@link savedKinds})
 * @param sizes how many there are of what lists are made for
 */
export function savedForms<F extends AnyFields, Values>(
  fields: F,
  kinds: KindForms<Values>,
  sizes: Readonly<Record<string, number>>,
): SavedForms<F, Values> {
  const saved = Object.entries(fields).filter(([, { follows }]) => follows !== true);
  return Object.fromEntries(
    saved.map(([name, { is, per }]) => {
      const form = formOf(is as Shape<keyof Values & string>, kinds, wholeList);
      return [name, per === undefined ? form : listPer(form, sizes[per] ?? 0, per)];
    }),
  ) as unknown as SavedForms<F, Values>;
}

/**
 * The saved position in a file, as it is there.
 * @throws Faulty with every fault found
 */
export function readSaved<S>(form: Form<S>, data: unknown): S {
  const faults = new Faults();
  const beyond = isObject(data) ? beyondMeasure(data) : "must be one JSON object";
  if (beyond === undefined) form.read(data, "", faults);
  else faults.add("(whole file)", beyond);
  faults.check(UNUSABLE_SAVE);
  return plainCopy(data) as S;
}
