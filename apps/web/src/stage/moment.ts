/**
 * How much of a fight is shown: who fights whom and the odds; dice of guns and other support, as they roll; the combat dice as they roll;
 * undefined: all of it.
 */
export type FightMoment = "forces" | "help" | "dice" | undefined;
