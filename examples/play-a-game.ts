/**
 * Plays a turn of Bull Run 1861 by chance and tells in English what happens.
 *
 *   npx tsx -C source examples/play-a-game.ts [seed]
 */
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "@stonebridge/games/bull-run-1861/text";
import { texts } from "@stonebridge/games/bull-run-1861/text/en";
import { fastDice, Match, seededSource } from "@stonebridge/kernel";

const seed = Number(process.argv[2] ?? 1861);
const game = bullRun1861.open(bullRun1861.situation("historical"));
const names = namesOf(texts, game.field.graph.zones);
const chance = fastDice(seed);

const match = Match.begin(game, { dice: seededSource(seed) });
while (game.view(match.position, "spectator").turn < 2) {
  const decision = match.decision;
  if (decision.over) break;
  // Every legal action is listed, so whoever chooses can do nothing wrong.
  const action = decision.actions[chance.roll("choice", decision.actions.length) - 1];
  const { events } = match.act(decision.sides[0], action);
  for (const event of events) console.log(plain(texts.event(event, names)));
}
const { points } = game.view(match.position, "spectator").score;
console.log(`After ${match.steps.length} actions: North ${points.north}, South ${points.south}.`);
