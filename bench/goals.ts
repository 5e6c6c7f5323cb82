import type { GameResults, Targets } from "./report.ts";

/** Games per second; if games are longer than the goal assumed, as many as the decisions per second allow. */
function gamesGoal(games: number, decisionsInGame: number, decisions: number) {
  return ({ decisionsPerGame }: GameResults) =>
    decisionsPerGame <= decisionsInGame ? games : decisions / decisionsPerGame;
}

/** Goals for a game on a map of zones, on one core; below a floor the bench fails. */
export const ZONE_GAME: Targets = {
  decisionsPerSecond: { goal: 250_000, floor: 100_000 },
  decisionsPerSecondWithViews: { goal: 60_000 },
  gamesPerSecond: { goal: gamesGoal(500, 500, 250_000) },
  rolloutsPerSecond: { goal: 4_000 },
  rolloutsToEndPerSecond: { goal: 800 },
  listMean: { goal: 2 },
  listP99: { goal: 15 },
  takeMean: { goal: 1 },
  takeP99: { goal: 10 },
  copyMean: { goal: 1 },
  positionBytesMean: { goal: 2_000 },
};

/** The same with four times the brigades and longer games: more to see, more to store. */
export const LARGE_ZONE_GAME: Targets = {
  ...ZONE_GAME,
  decisionsPerSecondWithViews: { goal: 50_000 },
  rolloutsToEndPerSecond: { goal: ({ decisionsPerGame }) => Math.min(800, 250_000 / (decisionsPerGame / 2)) },
  positionBytesMean: { goal: 3_000 },
};

/** Goals for a game of brigades led by orders on a map of hexes. */
export const ORDER_GAME: Targets = {
  decisionsPerSecond: { goal: 80_000, floor: 30_000 },
  decisionsPerSecondWithViews: { goal: 25_000 },
  gamesPerSecond: { goal: gamesGoal(40, 2_000, 80_000) },
  rolloutsPerSecond: { goal: 1_200 },
  rolloutsToEndPerSecond: { goal: ({ decisionsPerGame }) => Math.min(70, 80_000 / (decisionsPerGame / 2)) },
  listMean: { goal: 8 },
  listP99: { goal: 100 },
  takeMean: { goal: 3 },
  takeP99: { goal: 50 },
  copyMean: { goal: 2.5 },
  positionBytesMean: { goal: 4_000 },
};

/** Goals for a game of regiments on a map of hexes. */
export const HEX_GAME: Targets = {
  decisionsPerSecond: { goal: 120_000, floor: 45_000 },
  decisionsPerSecondWithViews: { goal: 40_000 },
  gamesPerSecond: { goal: gamesGoal(80, 1_500, 120_000) },
  rolloutsPerSecond: { goal: 2_000 },
  rolloutsToEndPerSecond: { goal: 150 },
  listMean: { goal: 6 },
  listP99: { goal: 60 },
  takeMean: { goal: 2 },
  takeP99: { goal: 30 },
  copyMean: { goal: 2 },
  completeMedian: { goal: 5_000 },
  positionBytesMean: { goal: 3_000 },
};
