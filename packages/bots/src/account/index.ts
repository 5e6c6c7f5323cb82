export { type Account, accounting, isPlayedElsewhere, type Wanted } from "./account.ts";
export { Accountant, type BySide, EXACT, type Exactness, type StepAccount } from "./accountant.ts";
export { Differences } from "./differences.ts";
export type { DieLuck } from "./expectation.ts";
export { Appraiser } from "./appraiser.ts";
export { type Judge, kindOfDeed, type PlaceOfDeed, type Tutor, type Usual } from "./judge.ts";
export { findMistakes, judgeTry, type Mistake, type Searching } from "./finding.ts";
export { betterDeed, type BetterDeed, type DeedJudged, judgeDeed, type Looking, MOST_PLAYOUTS } from "./mistakes.ts";
