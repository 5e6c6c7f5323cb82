export { createBoard } from "./board.ts";
export { type CounterStyle, type CounterSvgOptions, counterSvg, NO_MARKS } from "./counters/counter.ts";
export * from "./model.ts";
export type { TileLevel, TilesManifest } from "./tiles-manifest.ts";
