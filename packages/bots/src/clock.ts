/** Where a bot that searches gets the time from, and how it lets others have their turn. */
export interface Clock {
  /** Milliseconds from any beginning. */
  now(): number;
  /** Gives way to whatever else waits in the same thread. */
  pause(): Promise<void>;
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
