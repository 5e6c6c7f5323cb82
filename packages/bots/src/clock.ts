/** Where a bot that searches gets the time from, and how it lets others have their turn. */
export interface Clock {
  /** Milliseconds from any beginning. */
  now(): number;
  /** Gives way to whatever else waits in the same thread. */
  pause(): Promise<void>;
}

/** How a bot that searches thinks; the others need none of it. */
export interface Thinking {
  /** Where its time comes from: the machine, unless another is given. */
  readonly clock?: Clock;
  /** No more play-outs than this for a decision, however much time there is. With time without end, the same games on any machine. */
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
