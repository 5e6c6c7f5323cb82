/** The page of the end in English. */
export const en = {
  points: "Victory stars held",
  losses: "defence points lost",
};

export type EndWords = typeof en;
