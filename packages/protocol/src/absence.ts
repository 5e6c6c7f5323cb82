/** A seat that waits and has been told nothing for so long may claim the game, in ms: two weeks. */
export const ABSENCE = 14 * 24 * 60 * 60 * 1_000;
