/**
 * A bot that tries each action in its mind and takes the one after which it stands best, against one that does anything: a game of
 * Bull Run 1861.
 *
 *   npx tsx -C source examples/write-a-bot.ts
 */
import { type Bot, createRecruit } from "@stonebridge/bots";
import { type Action, bullRun1861, type SideId, type View } from "@stonebridge/games/bull-run-1861";
import { fastDice, Match, seededSource } from "@stonebridge/kernel";

const game = bullRun1861.open(bullRun1861.situation("historical"));

/** Dice of its own: those of the match are not for bots. */
const dice = fastDice(3);

/** A bot is told what its seat may see (`view`) and what it may do (`decision`), and nothing else. */
const careful: Bot<Action, View> = {
  blind: false,
  async choose(view, { sides, actions }) {
    const side = sides[0] as SideId;
    // A position that agrees with the view; where a game hides pieces, the dice say where they are imagined.
    const position = game.imagine(view, dice);
    const worths = actions.map((action) => {
      const ahead = game.copy(position);
      game.act(ahead, side, action, dice);
      return worth(game.view(ahead, side), side);
    });
    const best = Math.max(...worths);
    const good = actions.filter((_, at) => worths[at] === best);
    return good[dice.roll("choice", good.length) - 1];
  },
};

/** Victory points and enemy losses, less those of the other side. */
function worth({ score: { points, losses } }: View, side: SideId): number {
  const other = side === "north" ? "south" : "north";
  return points[side] - points[other] + (losses[other] - losses[side]) / 2;
}

const bots: Readonly<Record<string, Bot<Action, View>>> = { north: createRecruit(2), south: careful };
const match = Match.begin(game, { dice: seededSource(7) });
for (let now = match.decision; !now.over; now = match.decision) {
  const side = now.sides[0];
  const view = game.view(match.position, side);
  match.act(side, await bots[side].choose(view, now, 0));
  const { turn, score } = game.view(match.position, side);
  if (turn > view.turn || match.decision.over) {
    const { points, losses } = score;
    console.log(
      `Turn ${view.turn}: North ${points.north} points, ${losses.north} losses; South ${points.south}, ${losses.south}.`,
    );
  }
}
if (match.decision.over) console.log(`The ${match.decision.winner} wins after ${match.steps.length} actions.`);
