/** What positions hold by hex is large and changes seldom: a copy holds the same list until one of the two writes into it. */
const shared = new WeakSet<Uint8Array>();

/** A list of hexes for one more position to hold. */
export function share(list: Uint8Array): Uint8Array {
  shared.add(list);
  return list;
}

/** The list to write into in its place: itself while one position alone holds it. */
export function toWrite(list: Uint8Array): Uint8Array {
  return shared.has(list) ? list.slice() : list;
}
