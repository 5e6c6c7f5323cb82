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
      text: "The recruit takes any legal action, each as likely as the others.",
      pairings: eachSide("colonel", "recruit", { games: recruits, seed: 1 }),
    },
    {
      title: "General against colonel",
      text: `Each set of dice is played twice, once with the general as each side. He searches about once in each of his Movement phases, some twenty or thirty times in a game, with ${PLAYOUTS} play-outs a time: about a quarter of a second of a core, half of what 0.5 s a decision gives. All else he does as the colonel does, without a search. What the colonel wins in his place stands in the first row of the last table. He begins with the way to lead each army that won most whole games against the colonel, and leaves it where the play-outs promise more: the Union boldly, the Confederates with all they have against Centreville, which the Union's colonel guards thinly. Searching from the colonel's own way instead, he won 31 of 31 games of earlier trials as the Union and 24 of 44 as the Confederates.`,
      pairings: eachSide("general", "colonel", { games: generals, seed: 4242, playouts: PLAYOUTS }),
      together: "both",
    },
    {
      title: "Colonel against colonel: wins of the Union",
      text: "Where nothing else is said: the historical set-up, no optional rule. The rows play the same dice, and bots make little of some options: in the free set-up they take the places that are suggested, and neither dummies nor exhaustion changed who won a game. With `july20=on` the Confederate colonel leaves everything and marches on Centreville with all he has: whatever he meant to hold against the whole Union army he lost.",
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
