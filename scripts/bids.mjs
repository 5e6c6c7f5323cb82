/** `npm run bids`: finds what a game's scenarios are to give to one side, so that both win as often. */
import { FLAG, GAME, whole, word } from "./options.mjs";
import { runTraining } from "./training.mjs";

const HELP = `Lets bots play each other with even chances, and looks for the bid with which both sides win as often. Begins with the bid that the game
has, and writes what it finds into packages/games/src/<game>/bids.json.

  npm run bids -- --game <id>
  --scenario <id>    (default: each scenario of the game)
  --level general    who plays both sides
  --playouts 8       play-outs for a decision: the same games on any machine
  --games 100        games with each bid that is tried; those of the same seed that were played before are used again
  --seed 1           of the dice
  --dry              writes nothing
`;

await runTraining("bids", HELP, {
  game: GAME,
  scenario: word(),
  level: word("general"),
  playouts: whole(8),
  games: whole(100),
  seed: whole(1),
  dry: FLAG,
});
