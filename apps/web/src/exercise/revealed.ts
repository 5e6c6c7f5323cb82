/** Exercises whose answer was asked for where the position had to be set up anew: it is shown as soon as that stands. */
export const revealed = new Set<string>();
