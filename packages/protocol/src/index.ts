export * from "./absence.ts";
export * from "./check.ts";
export * from "./from-seat.ts";
export * from "./measures.ts";
export * from "./mixed.ts";
export * from "./pace.ts";
export * from "./requests.ts";
export type * from "./to-seat.ts";
