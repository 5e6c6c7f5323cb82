/** A match of each game, with what is hidden in it, where it has that. */
export const GAMES = [
  ["bull-run-1861", "historical", {}],
  ["bull-run-1983", "free", { fogOfWar: "on" }],
  ["second-bull-run-1862", "august-30", {}],
  ["no-written-orders", "first-bull-run", { hiddenMovement: "on" }],
] as const;
