import { type Balance, colonels, eachSide } from "./balances.ts";

/** Play-outs of a general for a decision. */
const PLAYOUTS = 40;
const SCENARIOS = ["august-29", "august-30", "both-days"] as const;

export const SECOND_BULL_RUN_1862: Balance = {
  game: "second-bull-run-1862",
  title: "Second Bull Run 1862",
  generals: ["general", "prospects"],
  map: "packages/atlas/maps/second-bull-run-1862/graph.json",
  chapters: ({ games, variants, recruits, generals }) => [
    {
      title: "Colonel against recruit",
      text: "The recruit picks any legal action at random. When he sets up, his units end up anywhere, and that takes thousands of decisions. With the dice of seeds 1 to 3 the colonel won 729 of 750 as the Union of August 30, where it is hardest to gain the lead in time.",
      pairings: SCENARIOS.flatMap((scenario) => eachSide("colonel", "recruit", { games: recruits, seed: 1, scenario })),
    },
    {
      title: "General against colonel",
      text: `Each set of dice is played twice, once with the general as each side. He searches once in each part of an action phase, to decide whom to designate: some thirty times a day, with ${PLAYOUTS / 2} play-outs each time, about a tenth of a second on one core. In the last turn he uses ${PLAYOUTS}, plays them to the end of the game and tries other ways to lead as well, which takes about 0.5 s per decision. In everything else he plays like the colonel, but with his own weights, one set for each side. They are fitted to the results of twenty thousand games, each played with weights drawn at random around the best so far.

He leaves guards on what he holds, hardly ever steps from one enemy Front into another (which causes up to a quarter of a colonel’s losses), rests his brigades in time, spares them forced marches, attacks where the enemy’s retreat is cut off, and in the last turns cares more about objectives than about attacks. As the Union, which must attack to win, he leaves fewer guards, attacks more readily and keeps his commanders closer behind their men. In the last turns, while he is short of a winning lead, he sends every division that can still get there in time against what the enemy holds, starting where the fewest commands promise most.

Most of his strength is in these weights: with other dice and without any search he won 274 of 300 as the Confederates and 129 of 300 as the Union. Before the last turn the search adds little: with two to five corps to choose from, it seldom disagrees with the colonel. Of 144 last turns with other dice, as either side except the Union of August 29, he won 108 with the search and 100 without. The Union of August 29 hardly ever wins: it has eleven brigades against eighteen. If the lead is too small nobody wins, and the game is drawn. The last table shows what the colonel wins in the general’s place.`,
      pairings: SCENARIOS.flatMap((scenario) =>
        eachSide("general", "colonel", { games: generals, seed: 4242, playouts: PLAYOUTS, scenario }),
      ),
      together: "all",
    },
    {
      title: "Colonel against colonel: Union wins",
      text: "No optional rules unless the row names one. If the lead is too small nobody wins, and the game is drawn.",
      pairings: [
        ...SCENARIOS.map((scenario) => colonels(scenario, games, { scenario })),
        colonels("august-29, tacticalOption=on", variants, { scenario: "august-29", options: "tacticalOption=on" }),
        colonels("both-days, tacticalOption=on", variants, { scenario: "both-days", options: "tacticalOption=on" }),
        colonels("august-30, setupLosses=count", variants, { scenario: "august-30", options: "setupLosses=count" }),
      ],
    },
  ],
};
