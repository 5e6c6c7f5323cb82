export type * from "./texts.ts";
export { HEX_FEATURES, namesOf } from "./texts.ts";
export {
  figure,
  join,
  line,
  plain,
  ruleLabel,
  type Described,
  type Line,
  type Part,
  type Question,
  type RefusalText,
  type Span,
} from "@stonebridge/kernel/words";
export { movementPoints, strengthPoints } from "./fractions.ts";
export { spokenHex, spokenPiece } from "./spoken.ts";
