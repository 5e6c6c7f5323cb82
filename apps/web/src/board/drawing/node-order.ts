/**
 * The most places of a list whose numbers already rise, as indices: what stays where it is when the list is put in order.
 * `pivot`: an index that has to stay.
 */
export function risingPlaces(numbers: readonly number[], pivot?: number): ReadonlySet<number> {
  const held = pivot === undefined ? undefined : numbers[pivot];
  const fits = (index: number) =>
    held === undefined ||
    index === pivot ||
    (index < (pivot as number) ? (numbers[index] as number) < held : (numbers[index] as number) > held);
  const lengths = numbers.map(() => 0);
  const before = numbers.map(() => -1);
  let end = -1;
  for (const [index, number] of numbers.entries()) {
    if (!fits(index)) continue;
    lengths[index] = 1;
    for (let other = 0; other < index; other++) {
      const length = lengths[other] as number;
      if (length === 0 || (numbers[other] as number) >= number || length < (lengths[index] as number)) continue;
      lengths[index] = length + 1;
      before[index] = other;
    }
    if (end < 0 || (lengths[index] as number) > (lengths[end] as number)) end = index;
  }
  const kept = new Set<number>();
  for (let index = end; index >= 0; index = before[index] as number) kept.add(index);
  return kept;
}

/** Puts the children of a node in an order with the fewest moves; `fixed`, if it is among them, is not moved at all. */
export function arrangeNodes(parent: Element, wanted: readonly Element[], fixed?: Element | null): void {
  const rank = new Map(wanted.map((node, index) => [node, index]));
  const present = [...parent.children].filter((node) => rank.has(node));
  const pivot = fixed ? present.indexOf(fixed) : -1;
  const kept = risingPlaces(
    present.map((node) => rank.get(node) as number),
    pivot < 0 ? undefined : pivot,
  );
  const staying = new Set(present.filter((_, index) => kept.has(index)));
  let next: Element | null = null;
  for (const node of wanted.toReversed()) {
    if (!staying.has(node)) parent.insertBefore(node, next);
    next = node;
  }
}
