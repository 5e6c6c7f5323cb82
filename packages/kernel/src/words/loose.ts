/** Named values from outside, which could be anything. */
export type Loose = Readonly<Record<string, unknown>>;

/** The first value that is a text, if any. */
export function textOf(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === "string" && value !== "");
}

/** The texts of the first value that is a list. */
export function textsOf(...values: readonly unknown[]): readonly string[] {
  const found = values.find((value): value is readonly unknown[] => Array.isArray(value)) ?? [];
  return found.filter((value) => typeof value === "string");
}

/** The value, if it is a number. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The table's entry for an id from outside, if it has one. */
export function known<V>(table: Readonly<Record<string, V>>, id: string): V | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}

/** A number for each side among the named values, such as an outcome's points; undefined unless every side has one. */
export function pointsIn<S extends string>(about: Loose, sides: readonly S[]): Readonly<Record<S, number>> | undefined {
  const given = about["points"];
  const points: Loose = typeof given === "object" && given !== null ? { ...given } : {};
  const found = sides.map((side) => [side, numberOf(points[side])] as const);
  if (found.some(([, number]) => number === undefined)) return undefined;
  return Object.fromEntries(found) as Record<S, number>; // each of the sides has its number
}
