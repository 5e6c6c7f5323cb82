import { fingerprint, isObject } from "@stonebridge/kernel";

/** Fingerprint of a view, by which a seat knows that it sees what the server means. Fields count in the order of their names. */
export function checkOf(view: unknown): string {
  return fingerprint(inOrder(view));
}

/** A copy of plain data as it is on the wire, where fields that are undefined do not exist, with all fields in the order of their names. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : inOrder(item)));
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of sortedNames(value)) {
    const field = value[name];
    if (field !== undefined) copy[name] = inOrder(field);
  }
  return copy;
}

/** Most objects have their fields in order as they are, or nearly. */
function sortedNames(value: object): readonly string[] {
  const names = Object.keys(value);
  for (let at = 1; at < names.length; at += 1) if (names[at] < names[at - 1]) return names.toSorted();
  return names;
}
