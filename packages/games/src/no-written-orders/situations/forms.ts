import { Faults, isObject, sameJson, shown } from "@stonebridge/kernel";

/** How a value is written in a file that people read and edit, and how it is read from there. */
export interface Form<T> {
  /** Undefined: it is left out. */
  tell(value: T): unknown;
  /** The file’s value, or a fault and a harmless substitute. @param at path of the field */
  read(told: unknown, at: string, faults: Faults): T;
}

/** A whole number within limits. @param rule that sets them */
export function number(least: number, most: number, rule?: string): Form<number> {
  return { tell: (value) => value, read: (told, at, faults) => faults.whole(at, told, least, most, rule) };
}

/** true or false, left out if false. */
export const flag: Form<boolean> = {
  tell: (value) => (value ? true : undefined),
  read: (told, at, faults) => faults.flag(at, told),
};

/** The same as 1 and 0. */
export const bit: Form<number> = {
  tell: (value) => (value === 1 ? true : undefined),
  read: (told, at, faults) => (faults.flag(at, told) ? 1 : 0),
};

/** One of some words. */
export function word<T extends string>(words: readonly T[]): Form<T> {
  return { tell: (value) => value, read: (told, at, faults) => faults.word(at, told, words) };
}

/** The place of a word among some. */
export function placeOf(words: readonly string[]): Form<number> {
  return {
    tell: (value) => words[value],
    read: (told, at, faults) => Math.max(0, words.indexOf(faults.word(at, told, words))),
  };
}

export const text: Form<string> = {
  tell: (value) => value,
  read(told, at, faults) {
    if (typeof told === "string") return told;
    faults.add(at, `must be a text; this file has ${shown(told)}`);
    return "";
  },
};

/** Left out if it is the default. */
export function usually<T>(usual: T, form: Form<T>): Form<T> {
  return {
    tell: (value) => (sameJson(value, usual) ? undefined : form.tell(value)),
    read: (told, at, faults) => (told === undefined ? usual : form.read(told, at, faults)),
  };
}

/** Left out if there is none. */
export function maybe<T>(form: Form<T>): Form<T | undefined> {
  return {
    tell: (value) => (value === undefined ? undefined : form.tell(value)),
    read: (told, at, faults) => (told === undefined ? undefined : form.read(told, at, faults)),
  };
}

/** A list, left out if it is empty. */
export function listOf<T>(form: Form<T>): Form<readonly T[]> {
  return {
    tell: (values) => (values.length === 0 ? undefined : values.map((value) => form.tell(value))),
    read: (told, at, faults) => faults.items(at, told).map((one, index) => form.read(one, `${at}[${index}]`, faults)),
  };
}

/** A list that is not empty. @param problem of an empty one, and the rule that it breaks */
export function someOf<T>(form: Form<T>, problem: string, rule: string): Form<readonly T[]> {
  const list = listOf(form);
  return {
    tell: (values) => list.tell(values),
    read(told, at, faults) {
      if (told === undefined || (Array.isArray(told) && told.length === 0)) faults.add(at, problem, rule);
      return list.read(told, at, faults);
    },
  };
}

/** A list in a list: written even if it is empty. */
export function innerList<T>(form: Form<T>): Form<readonly T[]> {
  return { ...listOf(form), tell: (values) => values.map((value) => form.tell(value)) };
}

/** How each field of an object is written; optional ones may give nothing. */
export type FieldForms<T> = { readonly [K in keyof T]-?: Form<T[K]> };

/** An object of these fields and no others. */
export function record<T extends object>(fields: FieldForms<T>, example: string): Form<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return {
    tell: (value) =>
      Object.fromEntries(
        names.map((name) => [name, fields[name].tell(value[name])] as const).filter(([, told]) => told !== undefined),
      ),
    read(told, at, faults) {
      if (!isObject(told)) faults.add(at, `must be an object such as ${example}`);
      const data = isObject(told) ? told : {};
      for (const key of Object.keys(data))
        if (!Object.hasOwn(fields, key))
          faults.add(`${at}.${key}`, `is not a field here; the fields are ${names.join(", ")}`);
      // one fault is enough if there is no object
      const wrong = isObject(told) ? faults : new Faults();
      const found = names.map((name) => [name, fields[name].read(data[name], `${at}.${name}`, wrong)] as const);
      return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as T;
    },
  };
}
