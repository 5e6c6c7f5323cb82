/** The moments of Second Bull Run 1862 in English. */
export const en = {
  taken: (place: string, side: string) => `${place}: ${side}`,
  attacks: (brigade: string, place: string) => `${brigade} attacks ${place}`,
  at: (brigade: string, place: string) => `${brigade}, at ${place}`,
  enters: (who: string, entry: string) => `${who} at entry ${entry}`,
  counterAttack: "Counter-attack",
  called: (division: string) => `${division} is called in`,
  driven: "Driven off the map",
  leaves: { title: "A corps leaves", text: (corps: string) => `${corps} withdraws for the night` },
};

export type MomentWords = typeof en;
