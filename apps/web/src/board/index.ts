export { createBoard } from "./board.ts";
export { type CounterStyle, type CounterSvgOptions, counterSvg } from "./counters/counter.ts";
export * from "./counters/look.ts";
export * from "./model.ts";
export type { TileLevel, TilesManifest } from "./tiles/tiles-manifest.ts";
