/** `npm run puzzles`: finds positions with one best move in games of bots. */
import { FLAG, GAME, whole } from "./options.mjs";
import { runTraining } from "./training.mjs";

const HELP = `Finds puzzles of a game, positions with one best move, in games that bots play, and writes them into packages/bots.

  npm run puzzles -- --game <id>  the game
  --count 50                      how many puzzles
  --games 1000                    games that are looked through, at most; those of the same seed that were before are not again
  --seed 1                        the same seed gives the same puzzles
  --again                         looks through no more games: writes what was found before
  --check                         proves the puzzles in the repository again, with ten times the play-outs
  --sample <n>                    only so many of them
`;

await runTraining("puzzles", HELP, {
  game: GAME,
  count: whole(50),
  games: whole(1_000),
  seed: whole(1),
  sample: whole(),
  again: FLAG,
  check: FLAG,
});
