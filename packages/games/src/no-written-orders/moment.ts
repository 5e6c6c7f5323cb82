/** What follows from where units stand, worked out when it is first asked for and forgotten as soon as one of them moves. */
const kept = new WeakMap<object, Map<number, Int8Array>>();

/** A unit has moved, or works have changed. */
export function forget(position: object): void {
  kept.delete(position);
}

/** The answer for a key, made when it is first asked for while nobody moves. */
export function remembered(position: object, key: number, make: () => Int8Array): Int8Array {
  let answers = kept.get(position);
  if (answers === undefined) kept.set(position, (answers = new Map()));
  let answer = answers.get(key);
  if (answer === undefined) answers.set(key, (answer = make()));
  return answer;
}
