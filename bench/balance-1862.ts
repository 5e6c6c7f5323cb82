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
      text: "The recruit takes any legal action, each as likely as the others; where he sets up, units come to lie anywhere, which takes thousands of decisions. With the dice of seeds 1 to 3 the colonel won 729 of 750 as the Union of August 30, where it is hardest to get the lead in time.",
      pairings: SCENARIOS.flatMap((scenario) => eachSide("colonel", "recruit", { games: recruits, seed: 1, scenario })),
    },
    {
      title: "General against colonel",
      text: `Each set of dice is played twice, once with the general as each side. He searches once in each part of an action phase, whom to designate, some thirty times in a day, with ${PLAYOUTS / 2} play-outs a time, about a tenth of a second of a core; in the last turn with ${PLAYOUTS}, to the end of the game and with other ways to lead besides, which takes what 0.5 s a decision gives. All else he does as the colonel does, but by weights of his own, one set for each side: they are fitted to how twenty thousand games ended, each played by weights drawn at random about the best so far. He leaves guards at what he holds, hardly ever steps from one enemy Front into another (up to a quarter of a colonel’s losses come of that), rests his brigades in time, spares them forced marches, attacks where the way back is cut off, and in the last turns cares for objectives more than for attacks. As the Union, who must attack to win, he leaves fewer guards, attacks more readily and keeps his commanders closer behind their men; and in the last turns, while he lacks the lead that wins, he sends at what the enemy holds the divisions that can still be there in time, first where the fewest commands promise most. Most of his strength is in these weights: with other dice and without any search he won 274 of 300 as the Confederates and 129 of 300 as the Union. Before the last turn the search adds little: with two to five corps to choose from it seldom finds another than the colonel would. Of 144 last turns with other dice, as either side but the Union of August 29, he won 108 with the search and 100 without. The Union of August 29 wins hardly ever: it meets eighteen brigades with eleven. A lead that is too small wins for nobody: those games are drawn. What the colonel wins in his place stands in the rows of the last table.`,
      pairings: SCENARIOS.flatMap((scenario) =>
        eachSide("general", "colonel", { games: generals, seed: 4242, playouts: PLAYOUTS, scenario }),
      ),
      together: "all",
    },
    {
      title: "Colonel against colonel: wins of the Union",
      text: "Where nothing else is said: no optional rule. A lead that is too small wins for nobody: those games are drawn.",
      pairings: [
        ...SCENARIOS.map((scenario) => colonels(scenario, games, { scenario })),
        colonels("august-29, tacticalOption=on", variants, { scenario: "august-29", options: "tacticalOption=on" }),
        colonels("both-days, tacticalOption=on", variants, { scenario: "both-days", options: "tacticalOption=on" }),
        colonels("august-30, setupLosses=count", variants, { scenario: "august-30", options: "setupLosses=count" }),
      ],
    },
  ],
};
