import { type Balance, colonels, eachSide } from "./balances.ts";

/** Play-outs of a general for a decision. */
const PLAYOUTS = 24;
const SCENARIOS = ["first-bull-run", "third-day"] as const;

export const NO_WRITTEN_ORDERS: Balance = {
  game: "no-written-orders",
  title: "No Written Orders",
  generals: ["general", "prospects", "ways"],
  chapters: ({ games, variants, recruits, generals }) => [
    {
      title: "Colonel against recruit",
      text: "The recruit takes any legal action, each as likely as the others; he writes orders at random, and his corps seldom leave the ground that they stand on.",
      pairings: SCENARIOS.flatMap((scenario) => eachSide("colonel", "recruit", { games: recruits, seed: 1, scenario })),
    },
    {
      title: "General against colonel",
      text: `Each set of dice is played twice, once with the general as each side. A lead under a tenth of the larger total wins for nobody (NWO-18-d): those games are drawn. What the colonel wins in his place stands in the rows of the last table.`,
      pairings: eachSide("general", "colonel", {
        games: generals,
        seed: 4242,
        playouts: PLAYOUTS,
        scenario: SCENARIOS[0],
      }),
      together: "all",
    },
    {
      title: "Colonel against colonel: wins of the Union",
      text: "Where nothing else is said: no optional rule. A lead under a tenth of the larger total wins for nobody (NWO-18-d): those games are drawn.",
      pairings: [
        ...SCENARIOS.map((scenario) => colonels(scenario, games, { scenario })),
        ...(["brawners-farm", "two-days"] as const).map((scenario) => colonels(scenario, variants, { scenario })),
        ...["hiddenMovement=on", "igoUgo=on", "sixToHit=on"].map((options) =>
          colonels(`first-bull-run, ${options}`, variants, { scenario: "first-bull-run", options }),
        ),
      ],
    },
  ],
};
