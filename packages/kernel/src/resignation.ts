import type { ActionBase, EventBase, Game, Outcome, Side } from "./game.ts";

/** How a game ends that a side gives up: the other side wins. */
export function outcomeOfResignation<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  side: Side,
): Outcome {
  const winner = game.sides.find((one) => one !== side) ?? "draw";
  return { over: true, winner, rule: game.resignation ?? "", about: { resigned: side } };
}
