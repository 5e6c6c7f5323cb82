import { fingerprint, isObject } from "@stonebridge/kernel";

/** Fingerprint of a view, by which a seat knows that it sees what the server means. Fields count in the order of their names. */
export function checkOf(view: unknown): string {
  return fingerprint(inOrder(view));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, inOrder(value[name])]),
  );
}
