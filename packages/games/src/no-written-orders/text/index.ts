export {
  figure,
  join,
  line,
  plain,
  ruleLabel,
  signed,
  type Described,
  type Line,
  type Part,
  type Question,
  type RefusalText,
  type Span,
} from "@stonebridge/kernel/words";
export { halves } from "./halves.ts";
export { namesOf } from "./names.ts";
export type * from "./texts.ts";
