/** Whether two JSON values say the same. The order of an object's fields and fields that are undefined do not count. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => sameJson(item, other[index]))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  for (const field of Object.keys(one)) if (!sameJson(one[field], other[field])) return false;
  for (const field of Object.keys(other)) if (other[field] !== undefined && one[field] === undefined) return false;
  return true;
}

/** Whether a value is a JSON object: not null, not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Eight hexadecimal digits that stand for a JSON value (32-bit FNV-1a over its UTF-16 code units): enough to notice
 * that two replays part ways, no proof against somebody who means to deceive.
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
