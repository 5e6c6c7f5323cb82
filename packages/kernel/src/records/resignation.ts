import { type ActionBase, type EventBase, type Game, type Outcome, type Side } from "../game.ts";
import { isObject } from "../json.ts";

/** How a game ends if a side gives up: the other side wins. */
export function outcomeOfResignation<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  side: Side,
): Outcome {
  const winner = game.sides.find((one) => one !== side) ?? "draw";
  const rule = game.resignation;
  return { over: true, winner, ...(rule !== undefined && { rule }), about: { resigned: side } };
}

/** The side that gave up; undefined if the game was played to the end. */
export function resignedSide({ about }: Pick<Outcome, "about">): Side | undefined {
  const resigned = isObject(about) ? about["resigned"] : undefined;
  return typeof resigned === "string" ? resigned : undefined;
}
