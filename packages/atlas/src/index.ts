/**
 * The battlefield and the maps made from it. Here only what runs anywhere; the tables are read by
 * `@stonebridge/atlas/geography` (Node), the finished maps are JSON under `@stonebridge/atlas/maps/`.
 */
export * from "./geography/frame.ts";
export * from "./zones/plate-layout.ts";
