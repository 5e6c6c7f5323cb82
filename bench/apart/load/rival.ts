/** A game that is played under load, by two connections. */
export interface LoadedGame {
  /** Whoever's turn it is does one thing. @returns ms from sending it to the answer that it was done */
  act(): Promise<number>;
  close(): void;
}

/** A server that plays under load. */
export interface Rival {
  open(): Promise<LoadedGame>;
  stop(): Promise<void>;
}
