import type { ActionBase, EventBase, Game, GameRecord, Side } from "@stonebridge/kernel";
import type { Wanted } from "./account.ts";
import { Accountant, EXACT } from "./accountant.ts";
import { Appraiser } from "./appraiser.ts";
import type { Judge, Tutor } from "./judge.ts";
import { firstPosition, takeStep } from "./record-steps.ts";
import { breakingOff, refuseIfPlayedElsewhere } from "./record-told.ts";
import { brokenOff, type BySide, bySide, type StepAccount } from "./step-account.ts";

/** A side’s turn, as far as positions alone tell of it. */
export interface TurnOutline {
  /** Its first step, and its last one: 0 for the dice before the first action. */
  readonly from: number;
  readonly step: number;
  readonly side: Side;
  /** The chance of each side after it. */
  readonly chance: BySide;
}

/** What positions alone tell of a game, before its dice and decisions are weighed: the chances where turns end. */
export interface Outline {
  /** The chance of each side before any die had fallen. */
  readonly start: BySide;
  readonly turns: readonly TurnOutline[];
  /** How the game was broken off, if it was: nothing has to be weighed for that. */
  readonly ended?: StepAccount;
  /** As in the account. */
  readonly result: number;
}

/**
 * Tells the chances of a game where its turns end, in a small part of the time that its account takes: there they are what the account
 * will tell too, for the same judge has looked at the same positions. In the middle of a turn they depend on its dice, which are not
 * weighed yet.
 * @param game opened with the record’s situation
 * @param record one that `verify` finds right
 * @throws Faulty if the game is still played elsewhere
 */
export function outlineOf<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  judge: Judge<P> | Tutor<P, A>,
  { exactness = EXACT }: Pick<Wanted, "exactness"> = {},
): Outline {
  refuseIfPlayedElsewhere(record);
  const appraiser = new Appraiser(game, judge);
  const { sides } = game;
  const position = firstPosition(game, record);
  const { start, step: first } = new Accountant(game, judge, exactness).begin(position, record.opening ?? []);
  const turns: TurnOutline[] = [];
  const end = (from: number, step: number, side: Side): void => {
    turns.push({ from, step, side, chance: bySide(sides, appraiser.chance(position)) });
  };
  if (first) end(0, 0, first.side);
  let owner = appraiser.ownerOf(game.decision(position));
  let from = 1;
  let step = 0;
  for (const taken of record.steps) {
    takeStep(game, position, taken);
    step += 1;
    if (!appraiser.endsTurn(game.decision(position), owner)) continue;
    end(from, step, owner);
    owner = appraiser.ownerOf(game.decision(position));
    from = step + 1;
  }
  if (from <= step) end(from, step, owner);
  const last = turns.at(-1)?.chance ?? start;
  const broken = breakingOff(game, record, position);
  const ended = broken && brokenOff(sides, step + 1, broken, last[sides[0]]);
  return {
    start,
    turns,
    ...(ended && { ended }),
    result: (ended?.chance ?? last)[sides[0]],
  };
}
