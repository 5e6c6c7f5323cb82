import { Faults } from "../faults.ts";
import { isObject } from "../json.ts";
import { constant, type Form, usually } from "./forms.ts";
import type { Schema } from "./schema.ts";

/** How each field of an object is written; optional ones may give nothing. */
export type FieldForms<T> = { readonly [K in keyof T]-?: Form<T[K]> };

/** The schema of an object of these fields and no others. */
export function fieldsSchema(fields: Readonly<Record<string, Form<unknown>>>): Schema {
  const forms = Object.entries(fields);
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(forms.map(([name, { schema }]) => [name, schema])),
    required: forms.flatMap(([name, { optional }]) => (optional === true ? [] : [name])),
  };
}

/** The fields of an object as a file has them, without those that are left out. */
export function tellFields<T extends object>(fields: FieldForms<T>, value: T): Record<string, unknown> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return Object.fromEntries(
    names.map((name) => [name, fields[name].tell(value[name])] as const).filter(([, told]) => told !== undefined),
  );
}

/** An object of these fields and no others. @param example one, @param of what it is that has the fields, if it has a name */
export function record<T extends object>(fields: FieldForms<T>, example: string, of = ""): Form<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return {
    many: "objects",
    schema: fieldsSchema(fields),
    tell: (value) => tellFields(fields, value),
    read(told, at, faults) {
      if (!isObject(told)) faults.add(at, `must be an object such as ${example}`);
      const data = isObject(told) ? told : {};
      for (const key of Object.keys(data))
        if (!Object.hasOwn(fields, key))
          faults.add(
            `${at}.${key}`,
            `is not a field ${of === "" ? "here" : `of ${of}`}; the fields are ${names.join(", ")}`,
          );
      // one fault is enough if there is no object
      const wrong = isObject(told) ? faults : new Faults();
      const found = names.map((name) => [name, fields[name].read(data[name], `${at}.${name}`, wrong)] as const);
      return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as T;
    },
  };
}

/** An object of which one word says which other fields it has: for each word what it means, and its fields. */
export type Variants<T, K extends keyof T & string> = {
  readonly [W in T[K] & string]: readonly [
    description: string,
    fields: FieldForms<Omit<Extract<T, Readonly<Record<K, W>>>, K>>,
  ];
};

/**
 * Writes an object of which one word says which other fields it has.
 * @param key the field of the word
 * @param problem of a file that has no object
 */
export function variants<T extends object, K extends keyof T & string>(
  key: K,
  of: Variants<T, K>,
  problem: string,
): Form<T> {
  const entries = Object.entries(of as Readonly<Record<string, readonly [string, FieldForms<object>]>>);
  const forms = new Map(
    entries.map(([word, [description, fields]]) => {
      const all = { [key]: constant(word), ...fields } as unknown as FieldForms<T>;
      return [word, { description, form: record<T>(all, "{}", `the ${key} ${word}`) }];
    }),
  );
  const words = [...forms.keys()];
  const formOf = (word: unknown): Form<T> => forms.get(String(word))?.form as Form<T>;
  return {
    many: "objects",
    schema: { oneOf: [...forms.values()].map(({ description, form }) => ({ ...form.schema, description })) },
    tell: (value) => formOf(value[key]).tell(value),
    read(told, at, faults) {
      if (!isObject(told)) {
        faults.add(at, problem);
        return formOf(words[0]).read({ [key]: words[0] }, at, new Faults());
      }
      const word = faults.word(`${at}.${key}`, told[key], words);
      // a file that names no variant has the fields of none
      return formOf(word).read({ ...told, [key]: word }, at, word === told[key] ? faults : new Faults());
    },
  };
}

/** A value for each of some words, by the word: left out where it is the usual one. */
export function byWord<T>(words: readonly string[], usual: readonly T[], form: Form<T>): Form<readonly T[]> {
  const fields = Object.fromEntries(words.map((word, at) => [word, usually(usual[at] as T, form)]));
  const whole = record<Record<string, T>>(fields, `{ "${words[0]}": … }`);
  return {
    many: whole.many,
    schema: whole.schema,
    tell: (values) => whole.tell(Object.fromEntries(words.map((word, at) => [word, values[at] as T]))),
    read(told, at, faults) {
      const found = whole.read(told, at, faults);
      return words.map((word) => found[word] as T);
    },
  };
}

/** The same for ids that not all files have: the schema takes any. */
export function byId<T>(ids: readonly string[], usual: readonly T[], form: Form<T>): Form<readonly T[]> {
  return { ...byWord(ids, usual, form), schema: { type: "object", additionalProperties: form.schema } };
}
