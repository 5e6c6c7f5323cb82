/** Whether many games are to be stopped, as memory that workers share: they hear of it in the middle of a game too. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

/** Whether somebody asked for games to be stopped. */
export function isStopped(flag: StopFlag): boolean {
  return Atomics.load(flag, 0) !== 0;
}

/** Milliseconds in which signals count as one press: npm passes on the signal that the terminal has sent to both. */
const ONE_PRESS = 500;

/**
 * Does something while Ctrl-C asks for it to be stopped: the first press raises the flag, a second one ends the program at once.
 * @param work is to look at the flag now and then
 */
export async function untilInterrupted(work: (flag: StopFlag) => Promise<void>): Promise<void> {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const stop = (): void => {
    Atomics.store(flag, 0, 1);
    setTimeout(() => process.off("SIGINT", stop), ONE_PRESS).unref();
  };
  process.on("SIGINT", stop);
  try {
    await work(flag);
  } finally {
    process.off("SIGINT", stop);
  }
}
