/** Milliseconds for which the page may stand still. */
const SLICE = 24;

/**
 * Does a long work in slices, between which the page draws and listens.
 * @param told hears of the last part done, after each slice but the last
 * @returns what the work returns
 * @throws what the work throws
 */
export async function atLeisure<T>(work: Generator<number, T, void>, told?: (part: number) => void): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE;
    let part = work.next();
    while (!part.done && performance.now() < end) part = work.next();
    if (part.done) return part.value;
    told?.(part.value);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
