import type { Faults } from "../faults.ts";
import { sameJson, shown } from "../json.ts";
import { present } from "../present.ts";
import type { Schema } from "./schema.ts";

/**
 * How a value is written in a file that people read and edit, and how it is read from there.
 * `T`: the value in memory; `Told`: what the file may have for it, or nothing.
 */
export interface Form<T, Told = unknown> {
  /** What a list of these holds, as messages say it, such as `units`. */
  readonly many: string;
  readonly schema: Schema;
  /** A file may leave it out. */
  readonly optional?: true;
  /** How it is written in a saved position, which nobody edits: by number. Absent: the same way. */
  readonly saved?: Form<T>;
  /** Undefined: it is left out. */
  tell(value: T): Told;
  /** The file’s value, or a fault and a harmless substitute. @param at path of the field */
  read(told: unknown, at: string, faults: Faults): T;
}

/** A form that a file may leave out. */
export type OptionalForm<T, Told = unknown> = Form<T, Told> & { readonly optional: true };

/** The same, and what its schema tells people of it. */
export function described<F extends Form<unknown>>(description: string, form: F): F {
  return { ...form, schema: { ...form.schema, description } };
}

/** The same, its schema written once in a file, by this name. @see schemaFile */
export function defined<F extends Form<unknown>>(name: string, form: F): F {
  return { ...form, schema: { $defined: name, schema: form.schema } };
}

const WHOLE = "whole numbers";

/** A whole number within limits. @param rule that sets them */
export function number(least: number, most: number, rule?: string): Form<number, number> {
  return {
    many: WHOLE,
    schema: { type: "integer", minimum: least, maximum: most },
    tell: (value) => value,
    read: (told, at, faults) => faults.whole(at, told, least, most, rule),
  };
}

/** true or false, left out if false. */
export const flag: OptionalForm<boolean, boolean | undefined> = {
  many: "true and false",
  schema: { type: "boolean" },
  optional: true,
  tell: (value) => (value ? true : undefined),
  read: (told, at, faults) => faults.flag(at, told),
};

/** The same as 1 and 0, which files may have as well. */
export const bit: OptionalForm<number, boolean | 0 | 1 | undefined> = {
  saved: number(0, 1),
  many: flag.many,
  schema: { enum: [false, true, 0, 1] },
  optional: true,
  tell: (value) => (value === 1 ? true : undefined),
  read: (told, at, faults) => {
    if (told === 0 || told === 1) return told;
    return faults.flag(at, told) ? 1 : 0;
  },
};

/** This value and no other. */
export function constant<const T extends string | number | boolean>(value: T): Form<T, T> {
  return {
    many: "constants",
    schema: { const: value },
    tell: () => value,
    read(told, at, faults) {
      if (told !== value) faults.add(at, `must be ${JSON.stringify(value)}; this file has ${shown(told)}`);
      return value;
    },
  };
}

/** One of some words. */
export function word<T extends string>(words: readonly T[]): Form<T, T> {
  return {
    many: "words",
    schema: { enum: words },
    tell: (value) => value,
    read: (told, at, faults) => faults.word(at, told, words),
  };
}

/** The place of a word among some. */
export function placeOf<T extends string>(words: readonly T[]): Form<number, T> {
  return {
    saved: number(0, words.length - 1),
    many: "words",
    schema: { enum: words },
    tell: (value) => present(words[value], String(value)),
    read: (told, at, faults) => Math.max(0, words.indexOf(faults.word(at, told, words))),
  };
}

/** Where a form that names things gets them from: their ids in order, and the place of each. */
export interface Named {
  /** What one is called, such as `unit`. */
  readonly kind: string;
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
}

/** Something by its id. @param instead what is read where there is none such */
export function named({ kind, ids, index }: Named, instead = 0): Form<number, string> {
  return {
    saved: {
      ...number(0, ids.length - 1),
      schema: { type: "integer", minimum: 0, description: `Place of a ${kind} in the list of all.` },
    },
    many: `${kind}s`,
    schema: { type: "string", description: `Id of a ${kind}.` },
    tell: (value) => present(ids[value], `${kind} ${value}`),
    read: (told, at, faults) => faults.known(at, told, kind, index) ?? instead,
  };
}

/** One of so many things, or its place among them, which files of former versions have. */
export function orPlace<Told>(form: Form<number, Told>, count: number): Form<number, Told | number> {
  return {
    ...form,
    schema: { anyOf: [form.schema, { type: "integer", minimum: 0 }] },
    read: (told, at, faults) =>
      typeof told === "number" ? faults.whole(at, told, 0, count - 1) : form.read(told, at, faults),
  };
}

/** The same, or -1 if it is `none`. */
export function orNone<Told>(form: Form<number, Told>): Form<number, Told | "none" | -1> {
  return {
    ...form,
    saved: saveNone(form.saved ?? form),
    schema: { anyOf: [form.schema, { enum: ["none", -1] }] },
    tell: (value) => (value === -1 ? "none" : form.tell(value)),
    read: (told, at, faults) => (told === "none" || told === -1 ? -1 : form.read(told, at, faults)),
  };
}

/** A number of a saved position, or -1 if there is none. */
function saveNone(form: Form<number>): Form<number> {
  return {
    ...form,
    schema: { anyOf: [form.schema, { const: -1 }] },
    read: (told, at, faults) => (told === -1 ? -1 : form.read(told, at, faults)),
  };
}

/** Any text. */
export const text: Form<string, string> = {
  many: "texts",
  schema: { type: "string" },
  tell: (value) => value,
  read(told, at, faults) {
    if (typeof told === "string") return told;
    faults.add(at, `must be a text; this file has ${shown(told)}`);
    return "";
  },
};

/** Left out if it is the default. */
export function usually<T, Told>(usual: T, form: Form<T, Told>): OptionalForm<T, Told | undefined> {
  return {
    ...form,
    ...(form.saved && { saved: usually(usual, form.saved) }),
    optional: true,
    tell: (value) => (sameJson(value, usual) ? undefined : form.tell(value)),
    read: (told, at, faults) => (told === undefined ? usual : form.read(told, at, faults)),
  };
}

/** Left out if there is none. */
export function maybe<T, Told>(form: Form<T, Told>): OptionalForm<T | undefined, Told | undefined> {
  return {
    ...form,
    ...(form.saved && { saved: maybe(form.saved) }),
    optional: true,
    tell: (value) => (value === undefined ? undefined : form.tell(value)),
    read: (told, at, faults) => (told === undefined ? undefined : form.read(told, at, faults)),
  };
}

/** A list, left out if it is empty. */
export function listOf<T, Told>(form: Form<T, Told>): OptionalForm<readonly T[], readonly Told[] | undefined> {
  return {
    ...innerList(form),
    tell: (values) => (values.length === 0 ? undefined : values.map((value) => form.tell(value))),
  };
}

/** A list in a list: written even if it is empty. */
export function innerList<T, Told>(form: Form<T, Told>): OptionalForm<readonly T[], readonly Told[]> {
  return {
    many: "lists",
    schema: { type: "array", items: form.schema },
    optional: true,
    tell: (values) => values.map((value) => form.tell(value)),
    read: (told, at, faults) => faults.items(at, told).map((one, index) => form.read(one, `${at}[${index}]`, faults)),
  };
}

/** A list that a file always has. */
export function wholeList<T, Told>(form: Form<T, Told>): Form<readonly T[], readonly Told[]> {
  const { many, schema, tell, read } = innerList(form);
  return {
    many,
    schema,
    tell,
    read(told, at, faults) {
      if (Array.isArray(told)) return read(told, at, faults);
      faults.add(at, `must be a list of ${form.many}`);
      return [];
    },
  };
}

/** A list with so many, one for each thing of a sort, such as `unit`. */
export function listPer<T>(form: Form<T>, length: number, per: string): Form<readonly T[]> {
  const list = innerList(form);
  return {
    many: list.many,
    schema: { ...list.schema, description: `One for each ${per}.` },
    tell: list.tell,
    read(told, at, faults) {
      if (Array.isArray(told) && told.length === length) return list.read(told, at, faults);
      const found = Array.isArray(told) ? `a list of ${told.length}` : shown(told);
      faults.add(at, `must be a list of ${length} ${form.many}, one for each ${per}; this file has ${found}`);
      return [];
    },
  };
}

/** A list that is not empty. @param problem of an empty one, and the rule that it breaks */
export function someOf<T>(form: Form<T>, problem: string, rule: string): Form<readonly T[]> {
  const { many, schema, tell, read } = listOf(form);
  return {
    many,
    schema: { ...schema, minItems: 1 },
    tell,
    read(told, at, faults) {
      if (told === undefined || (Array.isArray(told) && told.length === 0)) faults.add(at, problem, rule);
      return read(told, at, faults);
    },
  };
}
