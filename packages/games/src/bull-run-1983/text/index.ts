export type * from "./texts.ts";
export { HEX_FEATURES, namesOf } from "./texts.ts";
export { movementPoints, strengthPoints } from "./fractions.ts";
export { spokenHex, spokenPiece } from "./spoken.ts";
