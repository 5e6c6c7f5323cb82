/** `npm run usual`: measures what is usual where two Colonels play, for accounts of luck and skill. */
import { FLAG, GAME, whole } from "./options.mjs";
import { runTraining } from "./training.mjs";

const HELP = `Lets Colonels play, measures by how much the value changes its mind meanwhile, and writes that (packages/bots).

  npm run usual -- --game <id>    the game; again whenever its value was trained again
  --games 100                     how many games
  --seed 1                        the same seed gives the same games
  --dry                           writes nothing but the table, to the terminal
`;

await runTraining("usual", HELP, { game: GAME, games: whole(100), seed: whole(1), dry: FLAG });
