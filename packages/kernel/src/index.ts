export * from "./dice.ts";
export * from "./game.ts";
