export * from "./zone-graph.ts";
export * from "./zone-map.ts";
export * from "./zone-paths.ts";
