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
      text: "The recruit picks any legal action at random. He writes orders at random too, so his corps seldom leave the ground they are on.",
      pairings: SCENARIOS.flatMap((scenario) => eachSide("colonel", "recruit", { games: recruits, seed: 1, scenario })),
    },
    {
      title: "General against colonel",
      text: `Each set of dice is played twice, once with the general as each side. If the lead is less than a tenth of the larger total nobody wins (NWO-18-d), and the game is drawn. The last table shows what the colonel wins in the general’s place.`,
      pairings: eachSide("general", "colonel", {
        games: generals,
        seed: 4242,
        playouts: PLAYOUTS,
        scenario: SCENARIOS[0],
      }),
      together: "all",
    },
    {
      title: "Colonel against colonel: Union wins",
      text: "No optional rules unless the row names one. If the lead is less than a tenth of the larger total nobody wins (NWO-18-d), and the game is drawn.",
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
