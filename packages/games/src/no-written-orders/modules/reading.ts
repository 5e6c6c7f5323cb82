import { type Faults, isObject, shown } from "@stonebridge/kernel";
import type { GeoPoint } from "./geo-point.ts";

/**
 * Reads one value of a file: the value, or a fault and a harmless substitute.
 * @param at path of the field, such as `units[3].morale`
 */
export type Read<T> = (value: unknown, at: string, faults: Faults) => T;

/** Text that is not empty. */
export const text: Read<string> = (value, at, faults) => {
  if (typeof value === "string" && value.trim() !== "") return value;
  faults.add(at, `must be a text; this file has ${shown(value)}`);
  return "";
};

/** Text that may be empty. */
export const remark: Read<string> = (value, at, faults) => (value === "" ? "" : text(value, at, faults));

/** true or false; false if it is absent. */
export const flag: Read<boolean> = (value, at, faults) => faults.flag(at, value);

/** A whole number within limits. @param rule that sets them */
export function whole(least: number, most: number, rule?: string): Read<number> {
  return (value, at, faults) => faults.whole(at, value, least, most, rule);
}

export function word<T extends string>(words: readonly T[]): Read<T> {
  return (value, at, faults) => faults.word(at, value, words);
}

/** The default for a value that a module leaves out. */
export function orElse<T>(read: Read<T>, instead: T): Read<T> {
  return (value, at, faults) => (value === undefined ? instead : read(value, at, faults));
}

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value, at, faults) => (value === null ? null : read(value, at, faults));
}

/** A value that may be left out; then it is left out of the result, too. */
export function optional<T>(read: Read<T>): Read<T | undefined> {
  return (value, at, faults) => (value === undefined ? undefined : read(value, at, faults));
}

export function listOf<T>(read: Read<T>): Read<readonly T[]> {
  return (value, at, faults) => {
    if (value === undefined) faults.add(at, "must be a list; an empty one if there is nothing to list");
    return faults.items(at, value).map((one, index) => read(one, `${at}[${index}]`, faults));
  };
}

/** An object whose keys are free and whose values are alike. */
export function mapOf<T>(read: Read<T>): Read<Readonly<Record<string, T>>> {
  return (value, at, faults) => {
    const entries = Object.entries(objectAt(value, at, faults));
    return Object.fromEntries(entries.map(([key, one]) => [key, read(one, `${at}.${key}`, faults)]));
  };
}

/** How each field of an object is read; optional ones may give nothing. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? Read<T[K] | undefined> : Read<T[K]>;
};

/** An object of these fields and no others. */
export function record<T>(fields: Fields<T>): Read<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (value, at, faults) => {
    const data = objectAt(value, at, faults);
    const path = (name: string) => (at === "" ? name : `${at}.${name}`);
    for (const key of Object.keys(data))
      if (!Object.hasOwn(fields, key)) faults.add(path(key), `is not a field here; the fields are ${names.join(", ")}`);
    const found = names.map((name) => [name, fields[name](data[name], path(name), faults)] as const);
    return Object.fromEntries(found.filter(([, one]) => one !== undefined)) as T;
  };
}

function objectAt(value: unknown, at: string, faults: Faults): Record<string, unknown> {
  if (isObject(value)) return value;
  faults.add(at === "" ? "(whole module)" : at, "must be an object");
  return {};
}

const DEGREE = 1_000_000;

/** A point in millionths of a degree. */
export const geoPoint: Read<GeoPoint> = record<GeoPoint>({
  latitude: whole(-90 * DEGREE, 90 * DEGREE),
  longitude: whole(-180 * DEGREE, 180 * DEGREE),
});
