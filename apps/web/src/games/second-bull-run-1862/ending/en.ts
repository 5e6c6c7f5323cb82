/** The page of the end in English. */
export const en = {
  points: "Victory points",
  losses: "steps lost",
  ahead: (points: number) => (points === 1 ? "by one point" : `by ${points} points`),
  tie: "on a tie",
};

export type EndWords = typeof en;
