/** Parts of the screen that are not needed to begin a game: they come when they are asked for, and are kept for offline use all the same. */
export const later = {
  coach: () => import("./guide/Coach.svelte"),
  endOfGame: () => import("./panels/EndOfGame.svelte"),
  gameMenu: () => import("../shell/GameMenu.svelte"),
  keyList: () => import("./panels/KeyList.svelte"),
  typedDie: () => import("./parts/TypedDie.svelte"),
  ruleColumn: () => import("../rules/RuleColumn.svelte"),
};
