/** How many bytes each player mixes into the dice. */
export const MIXED = 16;
