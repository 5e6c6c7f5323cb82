import {
  type ActionBase,
  deriveSeed,
  type EventBase,
  fastDice,
  Faulty,
  type Game,
  type GameRecord,
  recordingDice,
  type Side,
} from "@stonebridge/kernel";
import type { Appraiser } from "./appraiser.ts";
import type { Breaking, BySide } from "./step-account.ts";

/** Positions imagined to say what a side could know of its chances. */
const IMAGINED = 4;

/**
 * Why a game cannot be accounted for: it is being played elsewhere, and to hear how it stands would help. The dice to come are sealed in
 * the record then, as they never are in that of a game at one's own table.
 */
function isPlayedElsewhere({ outcome, dice }: Pick<GameRecord, "outcome" | "dice">): boolean {
  const last = dice.at(-1);
  return outcome === undefined && last?.source === "keyed" && last.key === undefined;
}

/** @throws Faulty if the game is still played elsewhere */
export function refuseIfPlayedElsewhere(record: GameRecord): void {
  if (!isPlayedElsewhere(record)) return;
  const problem = "the game is not over, and the account of a game that is still played would be help";
  throw new Faulty("There is no account of this game yet", [{ field: "outcome", problem }]);
}

/** How a game was broken off; undefined if it was played to its end or goes on. @param last its last position */
export function breakingOff<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  { outcome, resigned, stopped }: GameRecord,
  last: P,
): Breaking | undefined {
  if (outcome === undefined || game.decision(last).over) return undefined;
  const side = resigned ?? (stopped && "side" in stopped ? stopped.side : game.sides[0]);
  return { side, winner: outcome.winner };
}

/** How each side could judge its chances by what it knows. @param step after which the position is */
export function knownChances<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  appraiser: Appraiser<P, A, E, V>,
  position: P,
  step: number,
): BySide {
  const now = game.decision(position);
  const of = (side: Side): number => {
    if (now.over) return appraiser.judged(position, now);
    const view = game.view(position, side);
    let sum = 0;
    for (let round = 0; round < IMAGINED; round++) {
      const dice = recordingDice(fastDice(deriveSeed(step, round)));
      const chance = appraiser.judged(game.imagine(view, dice), now);
      // nothing is hidden from the side: whatever it imagines is the same
      if (dice.results.length === 0) return chance;
      sum += chance;
    }
    return sum / IMAGINED;
  };
  return Object.fromEntries(game.sides.map((side, index) => [side, index === 0 ? of(side) : 1 - of(side)]));
}
