import { Faults } from "../faults.ts";
import { isObject } from "../json.ts";
import { constant, described, type Form, maybe, type OptionalForm, usually } from "./forms.ts";
import type { Schema } from "./schema.ts";

/** What a form reads. */
export type ReadBy<F> = F extends Readonly<Record<"read", (...args: never) => infer T>> ? T : never;
/** What a file may have where it has something in this form. */
export type ToldBy<F> =
  F extends Readonly<Record<"tell", (value: never) => infer Told>> ? Exclude<Told, undefined> : never;

/** Forms by the names of an object’s fields. */
export type Forms = Readonly<Record<string, Form<unknown>>>;
/** An object as its forms read it. */
export type ReadOf<F> = { readonly [K in keyof F]: ReadBy<F[K]> };
type LeftOut<F> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
// picked by keys, so that a field in the type leads to its declaration
type ToldFields<F, K extends keyof F> = { readonly [N in K]: ToldBy<F[N]> };
/** An object as a file may have it. */
export type ToldOf<F> = ToldFields<F, Exclude<keyof F, LeftOut<F>>> & Partial<ToldFields<F, LeftOut<F>>>;

/** What comes before the names of fields in paths of what is at a path; the whole file is at none. */
function within(at: string): string {
  return at === "" ? "" : `${at}.`;
}

/** How each field of an object is written; optional ones may give nothing. */
export type FieldForms<T> = { readonly [K in keyof T]-?: Form<T[K]> };

/** Forms that are made only from something that is known once a file is opened, by the names of an object’s fields. */
export type FormsFrom<From> = Readonly<Record<string, (from: From) => Form<unknown>>>;
/** The forms that such a table makes, by the same names. */
export type Made<T extends FormsFrom<never>> = { readonly [K in keyof T]: ReturnType<T[K]> };

/**
 * The forms of all fields of a table.
 * @typeParam T the table: what makes the form of each field
 * @param from what they are made from
 */
export function formsFrom<From, T extends FormsFrom<From>>(table: T, from: From): Made<T> {
  const forms = Object.entries(table).map(([field, form]) => [field, form(from)] as const);
  return Object.fromEntries(forms) as Made<T>; // fromEntries forgets the keys
}

/** Forms for a file that may leave out each of their fields. */
export type Partly<F> = {
  readonly [K in keyof F]: OptionalForm<ReadBy<F[K]> | undefined, ToldBy<F[K]> | undefined>;
};

/** The same fields for a file that may leave out each of them. */
export function partly<F extends Forms>(fields: F): Partly<F> {
  const forms = Object.entries(fields).map(([name, form]) => [name, maybe(form)] as const);
  return Object.fromEntries(forms) as unknown as Partly<F>; // fromEntries forgets the keys
}

/** The schema of an object of these fields and no others. */
export function fieldsSchema(fields: Forms): Schema {
  const forms = Object.entries(fields);
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(forms.map(([name, { schema }]) => [name, schema])),
    required: forms.flatMap(([name, { optional }]) => (optional === true ? [] : [name])),
  };
}

/** The fields of an object as a file has them, without those that are left out. */
export function tellFields<F extends Forms>(fields: F, value: ReadOf<F>): ToldOf<F>;
export function tellFields<T extends object>(fields: FieldForms<T>, value: T): Record<string, unknown>;
export function tellFields(fields: Forms, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told = Object.entries(fields).map(([name, form]) => [name, form.tell(value[name])] as const);
  return Object.fromEntries(told.filter(([, one]) => one !== undefined));
}

/** Reads these fields of an object, whatever else it has. @param before what comes before their names in paths */
export function readFields<F extends Forms>(
  fields: F,
  data: Readonly<Record<string, unknown>>,
  before: string,
  faults: Faults,
): ReadOf<F> {
  const found = Object.entries(fields).map(
    ([name, form]) => [name, form.read(data[name], `${before}${name}`, faults)] as const,
  );
  return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as ReadOf<F>; // fromEntries forgets the keys
}

/**
 * An object of these fields and no others. Its types follow from the forms, or the forms are held against the type that is given.
 * @param example one, @param of what it is that has the fields, if it has a name
 */
export function record<F extends Forms>(fields: F, example: string, of?: string): Form<ReadOf<F>, ToldOf<F>>;
export function record<T extends object>(fields: FieldForms<T>, example: string, of?: string): Form<T>;
export function record(fields: Forms, example: string, of = ""): Form<Readonly<Record<string, unknown>>> {
  return {
    many: "objects",
    schema: fieldsSchema(fields),
    tell: (value) => tellFields(fields, value),
    read(told, at, faults) {
      if (!isObject(told)) faults.add(at, `must be an object such as ${example}`);
      const data = isObject(told) ? told : {};
      const names = Object.keys(fields).join(", ");
      for (const key of Object.keys(data))
        if (!Object.hasOwn(fields, key))
          faults.add(
            `${within(at)}${key}`,
            `is not a field ${of === "" ? "here" : `of ${of}`}; the fields are ${names}`,
          );
      // one fault is enough if there is no object
      return readFields(fields, data, within(at), isObject(told) ? faults : new Faults());
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
/** The same, and what else the schema says of the object. */
type AnyVariants = Readonly<Record<string, readonly [description: string, fields: Forms, more?: Schema]>>;
type ReadVariants<K extends string, V extends AnyVariants> = {
  [W in keyof V & string]: Readonly<Record<K, W>> & ReadOf<V[W][1]>;
}[keyof V & string];
type ToldVariants<K extends string, V extends AnyVariants> = {
  [W in keyof V & string]: Readonly<Record<K, W>> & ToldOf<V[W][1]>;
}[keyof V & string];

/**
 * Writes an object of which one word says which other fields it has. Its types follow from the forms, or the forms are held against the
 * type that is given.
 * @param key the field of the word
 * @param problem of a file that has no object
 */
export function variants<K extends string, const V extends AnyVariants>(
  key: K,
  of: V,
  problem: string,
): Form<ReadVariants<K, V>, ToldVariants<K, V>>;
export function variants<T extends object, K extends keyof T & string>(
  key: K,
  of: Variants<T, K>,
  problem: string,
): Form<T>;
export function variants(key: string, of: AnyVariants, problem: string): Form<Readonly<Record<string, unknown>>> {
  const forms = new Map(
    Object.entries(of).map(([word, [description, fields, more]]) => {
      const form = record({ [key]: constant(word), ...fields }, "{}", `the ${key} ${word}`);
      return [word, described(description, { ...form, schema: { ...form.schema, ...more } })] as const;
    }),
  );
  const [first] = forms.keys();
  const words = [...forms.keys()];
  const formOf = (word: unknown) => forms.get(String(word)) as Form<Readonly<Record<string, unknown>>>;
  return {
    many: "objects",
    schema: { oneOf: [...forms.values()].map(({ schema }) => schema) },
    tell: (value) => formOf(value[key]).tell(value),
    read(told, at, faults) {
      if (!isObject(told)) {
        faults.add(at, problem);
        return formOf(first).read({ [key]: first }, at, new Faults());
      }
      const word = faults.word(`${at}.${key}`, told[key], words);
      // a file that names no variant has the fields of none
      return formOf(word).read({ ...told, [key]: word }, at, word === told[key] ? faults : new Faults());
    },
  };
}

/**
 * A value for each of some things, by their ids; none if the file has none.
 * @param key how they are named, @param holds what the object holds, such as `objectives and sides`
 */
export function keyed<K, V, Told>(
  key: Form<K, string>,
  value: Form<V, Told>,
  holds: string,
): OptionalForm<ReadonlyMap<K, V>, Readonly<Record<string, Told>>> {
  return {
    many: "objects",
    schema: { type: "object", propertyNames: key.schema, additionalProperties: value.schema },
    optional: true,
    tell: (values) => Object.fromEntries([...values].map(([one, its]) => [key.tell(one), value.tell(its)])),
    read(told, at, faults) {
      if (told !== undefined && !isObject(told)) faults.add(at, `must be an object of ${holds}`);
      const found = new Map<K, V>();
      for (const [id, its] of Object.entries(isObject(told) ? told : {})) {
        const before = faults.list.length;
        const one = key.read(id, `${at}.${id}`, faults);
        if (faults.list.length === before) found.set(one, value.read(its, `${at}.${id}`, faults));
      }
      return found;
    },
  };
}

/** A value for each of some words, by the word: left out where it is the usual one. */
export function byWord<W extends string, T, Told>(
  words: readonly W[],
  usual: readonly T[],
  form: Form<T, Told>,
): OptionalForm<readonly T[], Readonly<Partial<Record<W, Told>>>> {
  const fields = Object.fromEntries(words.map((word, at) => [word, usually(usual[at] as T, form)]));
  const whole = record<Record<string, T>>(fields, `{ "${words[0]}": … }`);
  return {
    many: whole.many,
    schema: whole.schema,
    optional: true,
    tell(values) {
      const told = whole.tell(Object.fromEntries(words.map((word, at) => [word, values[at] as T])));
      return told as Partial<Record<W, Told>>; // each word’s value in its form, or left out
    },
    read(told, at, faults) {
      const found = whole.read(told === undefined ? {} : told, at, faults);
      return words.map((word) => found[word] as T);
    },
  };
}

/** The same for ids that not all files have: the schema takes any. */
export function byId<T, Told>(
  ids: readonly string[],
  usual: readonly T[],
  form: Form<T, Told>,
): OptionalForm<readonly T[], Readonly<Partial<Record<string, Told>>>> {
  return { ...byWord(ids, usual, form), schema: { type: "object", additionalProperties: form.schema } };
}
