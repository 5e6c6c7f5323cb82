/** The page of the end in English. */
export const en = {
  points: "Victory stars held",
  counted: "The victory stars at the end",
  losses: "defence points lost",
};

export type EndWords = typeof en;
