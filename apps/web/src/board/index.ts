export { createBoard } from "./board.ts";
export { type CounterStyle, type CounterSvgOptions, counterSvg } from "./counters/counter.ts";
export * from "./counters/look.ts";
export { type BoardMap, type BoardStatics, type MadeMap } from "./made-map.ts";
export * from "./model.ts";
export type { TileLevel, TilesManifest } from "./tiles/tiles-manifest.ts";
