export * from "./combat-sheet.ts";
export * from "./game-texts.ts";
export * from "./line.ts";
export * from "./loose.ts";
export * from "./options.ts";
export * from "./questions.ts";
export * from "./refusals.ts";
export * from "./sentences.ts";
export { ruleLabel } from "../rule-book.ts";
