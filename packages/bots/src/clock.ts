/** Where a bot that searches gets the time from, and how it lets other work go on. */
export interface Clock {
  /** Milliseconds from any starting point. */
  now(): number;
  /** Lets whatever else waits in the same thread run. */
  pause(): Promise<void>;
}

/** How a bot that searches thinks; the others ignore it. */
export interface Thinking {
  /** Where its time comes from; the machine's clock by default. */
  readonly clock?: Clock;
  /** The most play-outs for a decision, however much time there is. With unlimited time, the same games on any machine. */
  readonly playouts?: number | undefined;
}

/** Every place where bots run has this timer. */
declare function setTimeout(run: () => void, milliseconds: number): unknown;

/** The clock of the machine. */
export const machineClock: Clock = {
  now: () => Date.now(),
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
};
