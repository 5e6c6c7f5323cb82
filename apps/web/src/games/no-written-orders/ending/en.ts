/** The page of the end in English. */
export const en = {
  points: "Victory points",
  losses: "strength of units eliminated and of steps lost",
  ahead: (points: number) => (points === 1 ? "by one point" : `by ${points} points`),
  tie: "with equal points",
};

export type EndWords = typeof en;
