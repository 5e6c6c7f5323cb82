export * from "./zone-map.ts";
