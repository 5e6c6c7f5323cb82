import { isObject } from "@stonebridge/kernel";
import { inOrder } from "@stonebridge/protocol";

/**
 * The same as `inOrder(value)`; whatever in it is as in `known`, which is in order, is that very object. Most of a view is as it was
 * before an action.
 */
export function inOrderLike(known: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(known) ? arrayLike(known, value) : inOrder(value);
  if (!isObject(value)) return value;
  return isObject(known) ? objectLike(known, value) : inOrder(value);
}

function arrayLike(known: readonly unknown[], value: readonly unknown[]): readonly unknown[] {
  let isSame = known.length === value.length;
  const items = value.map((item, at) => {
    const like = item === undefined ? null : inOrderLike(known[at], item);
    if (like !== known[at]) isSame = false;
    return like;
  });
  return isSame ? known : items;
}

function objectLike(known: Record<string, unknown>, value: Record<string, unknown>): Record<string, unknown> {
  if (!haveSameFields(known, value)) {
    const fresh: Record<string, unknown> = {};
    for (const name of Object.keys(value).toSorted())
      if (value[name] !== undefined) fresh[name] = inOrderLike(known[name], value[name]);
    return fresh;
  }
  // Only what changes is copied.
  let copy: Record<string, unknown> | undefined;
  for (const name in known) {
    const field = inOrderLike(known[name], value[name]);
    if (field === known[name]) continue;
    copy ??= { ...known };
    copy[name] = field;
  }
  return copy ?? known;
}

/** Whether a value has the fields of one in order, and no others; what is undefined is no field. */
function haveSameFields(known: Record<string, unknown>, value: Record<string, unknown>): boolean {
  let more = 0;
  for (const name in value) if (value[name] !== undefined) more += 1;
  for (const name in known) {
    if (value[name] === undefined) return false;
    more -= 1;
  }
  return more === 0;
}

/** Two values without what is the same object in both, in the same places: they differ as the whole ones do. */
export function differing(before: unknown, after: unknown): readonly [unknown, unknown] {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [before, after];
    const parts = before.map((item, at) => (item === after[at] ? [null, null] : differing(item, after[at])));
    return [parts.map(([part]) => part), parts.map(([, part]) => part)];
  }
  if (!isObject(before) || !isObject(after) || Array.isArray(before) || Array.isArray(after)) return [before, after];
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const name of Object.keys(before)) {
    if (before[name] === after[name]) continue;
    if (name in after) [was[name], is[name]] = differing(before[name], after[name]);
    else was[name] = before[name];
  }
  for (const name of Object.keys(after)) if (!(name in before)) is[name] = after[name];
  return [was, is];
}
