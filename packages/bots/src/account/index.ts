export { type Account, accounting, isPlayedElsewhere, type Wanted } from "./account.ts";
export { Accountant, type BySide, EXACT, type Exactness, type StepAccount } from "./accountant.ts";
export type { DieLuck } from "./expectation.ts";
export type { Judge, Tutor } from "./judge.ts";
export { betterMove, type BetterMove, type Looking } from "./mistakes.ts";
