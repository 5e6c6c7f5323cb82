/** `npm run duel`: two levels of bots against each other, each set of dice from both seats. */
import { FLAG, GAME, seconds, whole, word } from "./options.mjs";
import { runTraining } from "./training.mjs";

const HELP = `Lets two levels play each other, each set of dice from both seats, and says what the first of them makes of it.

  npm run duel -- --game <id> --first marshal --second general
  --scenario <id>    (default: the first that the game's value learns from)
  --pairs 20         sets of dice; --from 0 is the number of the first
  --seed 1           of the dice
  --time 0.5         seconds of the processor for a decision
  --playouts 50      play-outs for a decision instead of time: the same games on any machine
  --even             with even chances: who usually wins less often gets the points of the scenario's bid
`;

await runTraining("duel", HELP, {
  game: GAME,
  scenario: word(),
  first: word("marshal"),
  second: word("general"),
  pairs: whole(20),
  from: whole(0, 0),
  seed: whole(1),
  time: seconds(0.5),
  playouts: whole(),
  even: FLAG,
});
