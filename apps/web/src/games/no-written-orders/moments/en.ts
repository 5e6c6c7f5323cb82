/** The moments of No Written Orders in English. */
export const en = {
  at: (who: string, place: string) => `${who}, at ${place}`,
  many: (units: number) => `${units} units`,
  assault: (who: string, place: string) => `${who} assaults ${place}`,
  charge: (who: string, place: string) => `${who} charges ${place}`,
  taken: (place: string, side: string, points: number) => `${place}: ${points} points for the ${side}`,
  order: (holder: string, order: string) => `${holder}: ${order}`,
  obeyed: "Order obeyed",
  later: {
    title: "Order not obeyed yet",
    text: (holder: string, needs: number) => `${holder}: later, on a ${needs} or more`,
  },
  failed: "Order failed",
  badMove: "Bad move",
  badMoveText: (holder: string) => `The enemy may order ${holder}`,
  ownIdea: "On his own initiative",
  character: "He follows his character",
  read: "Enemy order intercepted",
  coordinated: "Coordinated Action",
  demoralised: "Demoralised",
  army: { title: "Army demoralised", text: (side: string) => `The army of the ${side}` },
  overrun: "Headquarters overrun",
  comes: (who: string, place: string) => `${who} at ${place}`,
  ford: { title: "Farm Ford found", text: "The Union may cross there from now on" },
  march: { title: "Hidden march", text: (holder: string, place: string) => `${holder} turns up at ${place}` },
  rain: "rain",
};

export type MomentWords = typeof en;
