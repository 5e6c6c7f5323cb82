/** The moments of Bull Run 1861 in English. */
export const en = {
  scored: (place: string, side: string, points: number) =>
    `${place}: ${points === 1 ? "1 point" : `${points} points`} for the ${side}`,
  attacks: (brigade: string, place: string) => `${brigade} attacks ${place}`,
  gone: (brigade: string, place: string) => `${brigade}, at ${place}`,
  arrives: (brigades: string, place: string) => `${brigades} at ${place}`,
  ford: { title: "Farm Ford found", text: "The North may cross there from now on" },
  defeat: { title: "Ten losses inflicted", text: (side: string) => `${side} wins when this turn ends` },
  extraTurn: { title: "One more turn", text: "The score is close: turn 8 is played" },
};

export type MomentWords = typeof en;
