import type { Action } from "./actions.ts";

/** Do two actions say the same? Lists count as sets: who attacks and what is attacked have no order. */
export function sameAction(a: Action, b: Action): boolean {
  if (a.type !== b.type) return false;
  const left = a as unknown as Readonly<Record<string, unknown>>;
  const right = b as unknown as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => sameValue(left[key], right[key]));
}

function sameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item) => b.includes(item));
}
