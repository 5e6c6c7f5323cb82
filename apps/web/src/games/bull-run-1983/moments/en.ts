/** The moments of Bull Run (1983) in English. */
export const en = {
  battles: (count: number, place: string) =>
    count === 1 ? `A battle at ${place}` : `${count} battles, the first at ${place}`,
  lost: (names: string, place: string) => `${names}, at ${place}`,
  many: (units: number) => `${units} units`,
  comes: (names: string, place: string) => `${names} at ${place}`,
  star: (place: string, side: string) => `Victory star at ${place}: ${side}`,
  base: (place: string, side: string) => `${side} in the enemy base, ${place}`,
  contact: {
    title: "Enemy found",
    text: (names: string, place?: string) => (place === undefined ? names : `${names}, at ${place}`),
  },
  alarm: { title: "The alarm is raised", text: "The Confederates turn face up" },
};

export type MomentWords = typeof en;
