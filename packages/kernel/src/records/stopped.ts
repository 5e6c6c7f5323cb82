import { type ActionBase, type EventBase, type Game, type Outcome, type Side } from "../game.ts";
import { isObject } from "../json.ts";

/** Why a game ended that was not played to its end, nor given up. */
export type Stopped =
  /** A side had no time left, or was not there any more, and the other one claimed the game. */
  | { readonly reason: "time" | "absence"; readonly side: Side }
  /** Both sides agreed to a draw. */
  | { readonly reason: "agreement" }
  /** A side called it off before both had begun. */
  | { readonly reason: "aborted"; readonly side: Side };

/** How a game ends if it is stopped. */
export function outcomeOfStop<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  stopped: Stopped,
): Outcome {
  const isLost = stopped.reason === "time" || stopped.reason === "absence";
  const winner = isLost ? (game.sides.find((side) => side !== stopped.side) ?? "draw") : "draw";
  return { over: true, winner, about: { stopped } };
}

/** Why a game was stopped; undefined if it was not. */
export function stoppedBy({ about }: Pick<Outcome, "about">): Stopped | undefined {
  const stopped = isObject(about) ? about["stopped"] : undefined;
  return isStopped(stopped) ? stopped : undefined;
}

/** Whether something, which may come from anywhere, says why a game was stopped. */
export function isStopped(data: unknown): data is Stopped {
  if (!isObject(data)) return false;
  const { reason, side } = data;
  if (reason === "agreement") return side === undefined;
  return (reason === "time" || reason === "absence" || reason === "aborted") && typeof side === "string";
}
