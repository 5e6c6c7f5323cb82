import { fingerprint, isObject } from "@stonebridge/kernel";

/**
 * Fingerprint of a view, by which a seat knows that it sees what the server means: that of its JSON, with fields in the order of their
 * names and, in place of each list or object in it, the fingerprint of that. So what has not changed need not be looked at again.
 * @param known fingerprints of lists and objects that never change
 */
export function checkOf(value: unknown, known?: WeakMap<object, string>): string {
  if (!isPart(value)) return fingerprint(value);
  let check = known?.get(value);
  if (check === undefined) {
    check = checkFrom(value, (part) => checkOf(part, known));
    known?.set(value, check);
  }
  return check;
}

/** The same of a list or an object, from the fingerprints of those in it. */
export function checkFrom(value: object, checkOfPart: (part: object, at: string | number) => string): string {
  const told = (part: unknown, at: string | number): unknown => (isPart(part) ? checkOfPart(part, at) : part);
  if (Array.isArray(value)) return fingerprint(value.map((item, at) => told(item, at)));
  const fields = value as Readonly<Record<string, unknown>>;
  const shallow: Record<string, unknown> = {};
  for (const name of sortedNames(fields)) shallow[name] = told(fields[name], name);
  return fingerprint(shallow);
}

/** Whether a value is a list or an object, which has a fingerprint of its own. */
export function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null;
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
  const sorted = names.every((name, at) => name >= (names[at - 1] ?? ""));
  return sorted ? names : names.toSorted();
}
