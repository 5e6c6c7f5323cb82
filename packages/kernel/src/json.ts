/** Whether two JSON values are the same, ignoring undefined fields and the order of an object's fields. */
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

/** The most characters that a message quotes from its subject. */
const SHOWN = 60;

/** A value from a file as quoted in a message: as JSON, shortened, whatever it is and however deep. */
export function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(cut(value));
  if (beyondMeasure(value) !== undefined) return Array.isArray(value) ? "a list" : "an object";
  return cut(JSON.stringify(value) ?? "nothing");
}

/** A text from a file, shortened if the message would get too long. */
export function cut(text: string, most = SHOWN): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** How deep JSON may nest: files of ours nest to about a dozen levels. */
const DEEPEST = 64;
/** The longest text and field name in a file, in characters. */
const LONGEST = 20_000;
const LONGEST_NAME = 200;

/**
 * How a value is unlike any of our files, as part of a sentence: too deep, or with texts too long for its readers.
 * Walks without recursion; undefined if it is fine.
 * @param value what JSON.parse gave
 */
export function beyondMeasure(value: unknown): string | undefined {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return `nests deeper than ${DEEPEST} levels`;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === "string") {
        if (one.length > LONGEST) return `holds a text of ${one.length} characters; ${LONGEST} is the most`;
      } else if (typeof one === "object" && one !== null) {
        if (!Array.isArray(one)) {
          const long = Object.keys(one).find((name) => name.length > LONGEST_NAME);
          if (long) return `has a field whose name is ${long.length} characters long; ${LONGEST_NAME} is the most`;
        }
        for (const inner of Object.values(one)) if (typeof inner !== "number") next.push(inner);
      }
    }
    level = next;
  }
  return undefined;
}

/**
 * Eight hexadecimal digits that stand for a JSON value (32-bit FNV-1a over its UTF-16 code units): enough to notice
 * that two replays differ, but no proof against somebody who wants to cheat.
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
