/** Hex maps: how the ground is laid on hexes, and what the rules get from it. */
export * from "./control-points.ts";
export * from "./derive-hexside-map.ts";
export * from "./derive-map.ts";
export * from "./ground.ts";
export * from "./hex-line.ts";
export * from "./hex-plan.ts";
export * from "./hexside-ground.ts";
export * from "./hexside-map-plan.ts";
export * from "./hexside-plan.ts";
export * from "./map-plan.ts";
export { BULL_RUN_1983_MAP } from "./bull-run-1983/map.ts";
export { FIRST_BULL_RUN_MAP, SECOND_BULL_RUN_MAP } from "./no-written-orders/maps.ts";
