/** Ms between two checks whether a beat is over. */
const TICK = 40;

export interface Beating {
  /** Time stands still: a pause, a hidden page, or the reader is looking elsewhere. */
  held(): boolean;
  /** What is being waited for may come now. */
  hurried(): boolean;
  /** Nobody is waiting any more. */
  ended(): boolean;
}

/** Waits for a beat, whose length may change meanwhile; time on hold does not count. */
export async function beat(length: () => number, { held, hurried, ended }: Beating): Promise<void> {
  let passed = 0;
  let before = performance.now();
  while (!ended() && !hurried() && (held() || passed < length())) {
    await new Promise((resolve) => setTimeout(resolve, TICK));
    const now = performance.now();
    // A page that was asleep has not shown anything meanwhile.
    if (!held()) passed += Math.min(now - before, 4 * TICK);
    before = now;
  }
}
