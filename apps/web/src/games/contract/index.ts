export type * from "./desk.ts";
export type * from "./entry.ts";
export type * from "./guide.ts";
export type * from "./log.ts";
export type * from "./map.ts";
export * from "./offers.ts";
export type * from "./types.ts";
export * from "./words.ts";
