import { type Balance, colonels, eachSide } from "./balances.ts";

/** Play-outs of a general each time he chooses how to lead. */
const PLAYOUTS = 40;
const EVERY_OPTION = "uncertainTimes=on,fogOfWar=on,exhaustion=on";

export const BULL_RUN_1983: Balance = {
  game: "bull-run-1983",
  title: "Bull Run (1983)",
  generals: ["general", "prospects", "ways"],
  chapters: ({ games, variants, recruits, generals }) => [
    {
      title: "Colonel against recruit",
      text: "The recruit picks any legal action at random.",
      pairings: eachSide("colonel", "recruit", { games: recruits, seed: 1 }),
    },
    {
      title: "General against colonel",
      text: `Each set of dice is played twice, once with the general as each side. He searches about once in each of his Movement phases, some twenty or thirty times per game, with ${PLAYOUTS} play-outs each time: about a quarter of a second on one core, half of what 0.5 s per decision allows. In everything else he plays like the colonel, without a search. The first row of the last table shows what the colonel wins in his place. For each army he starts from the way to lead that won most whole games against the colonel, and changes it when the play-outs promise more: the Union boldly, the Confederates with everything against Centreville, which the Union colonel guards thinly. Searching from the colonel's own way instead, in earlier trials he won 31 of 31 games as the Union and 24 of 44 as the Confederates.`,
      pairings: eachSide("general", "colonel", { games: generals, seed: 4242, playouts: PLAYOUTS }),
      together: "both",
    },
    {
      title: "Colonel against colonel: Union wins",
      text: "Historical set-up and no optional rules unless the row says otherwise. All rows use the same dice, and bots make little use of some options: in the free set-up they take the suggested places, and neither dummies nor exhaustion changed who won a game. With `july20=on` the Confederate colonel abandons everything and marches on Centreville with all he has, because he lost everything he tried to hold against the whole Union army.",
      pairings: [
        colonels("historical", games),
        colonels("uncertainTimes=on", variants, { options: "uncertainTimes=on" }),
        colonels("fogOfWar=on", variants, { options: "fogOfWar=on" }),
        colonels("exhaustion=on", variants, { options: "exhaustion=on" }),
        colonels("july20=on", variants, { options: "july20=on" }),
        colonels("all but july20", variants, { options: EVERY_OPTION }),
        colonels("free set-up", variants, { scenario: "free" }),
      ],
    },
  ],
};
