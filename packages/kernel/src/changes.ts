/**
 * Notes a list of numbers as it is now, for what is made from lists that change in place: only what belongs to a place that has changed has
 * to be made again.
 * @param was the list as it was noted last; it becomes as `now` is
 * @param changed gets a 1 at each place that is not as it was
 * @returns whether there are any
 */
export function noteChanges(was: Int16Array, now: readonly number[], changed?: Uint8Array): boolean {
  let found = false;
  for (let at = 0; at < was.length; at++) {
    if (was[at] === now[at]) continue;
    was[at] = now[at] as number;
    if (changed !== undefined) changed[at] = 1;
    found = true;
  }
  return found;
}
