export { halves } from "./halves.ts";
export { namesOf } from "./names.ts";
export type * from "./texts.ts";
