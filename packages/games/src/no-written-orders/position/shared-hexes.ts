/** What positions store by hex is large and rarely changes: a copy shares the list until one of the two writes to it. */
const shared = new WeakSet<Uint8Array>();

/** A list of hexes, now shared by one more position. */
export function share(list: Uint8Array): Uint8Array {
  shared.add(list);
  return list;
}

/** The list to write to instead: itself while only one position has it. */
export function toWrite(list: Uint8Array): Uint8Array {
  return shared.has(list) ? list.slice() : list;
}
