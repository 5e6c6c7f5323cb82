/** The keys of a table, in the order in which it names them. */
export function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[]; // tables are written out: they have no fields but those of their type
}

/** Whether a table has this key of its own. */
export function hasKey<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}

/** A table with a value for each of these keys. */
export function tableOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>; // fromEntries forgets the keys
}

/** A copy of plain JSON data that shares nothing with it; fields without a value are left out. */
export function plainCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T; // a copy has the type of what it copies
}
