/** `npm run train`: learns the value of a game's positions from games that bots play against each other. */
import { FLAG, GAME, whole } from "./options.mjs";
import { runTraining } from "./training.mjs";

const HELP = `Plays games, fits the value of a game to them, and writes its weights (packages/bots) and its page (docs/value).

  npm run train -- --game <id>    the game
  --even                          games with even chances, in bull-run-1983: they have a value of their own there
  --games 2000                    how many games; those of the same seed that were played before are used again
  --seed 1                        the same seed gives the same games and weights
  --jobs 1                        games to play at a time
  --again                         plays nothing: fits what was played before
  --dry                           writes nothing but the page, to the terminal
`;

await runTraining(
  "train",
  HELP,
  {
    game: GAME,
    even: FLAG,
    games: whole(2_000),
    seed: whole(1),
    jobs: whole(1),
    again: FLAG,
    dry: FLAG,
  },
  { beside: ["self-play-worker"], node: ["--max-old-space-size=6000"] },
);
