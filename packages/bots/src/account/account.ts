import type { ActionBase, EventBase, Game, GameRecord, Side } from "@stonebridge/kernel";
import { Accountant, EXACT, type Exactness } from "./accountant.ts";
import { Appraiser } from "./appraiser.ts";
import type { Judge, Tutor } from "./judge.ts";
import { firstPosition, takeStep } from "./record-steps.ts";
import { breakingOff, knownChances, refuseIfPlayedElsewhere } from "./record-told.ts";
import type { BySide, StepAccount } from "./step-account.ts";

/** A game as luck and skill. */
export interface Account {
  readonly steps: readonly StepAccount[];
  /** The chance of each side before any die had fallen. */
  readonly start: BySide;
  /** What the dice did for each side, in chance to win: what they gave to one they took from the other. */
  readonly luck: BySide;
  /** What each side's own decisions did for it. */
  readonly skill: BySide;
  /** What it did for each side that the game was broken off; absent if it was not. */
  readonly ended?: BySide;
  /** The game is over. */
  readonly over: boolean;
  /** Result of the first side: 1 for a win, a half for a draw, 0 for a defeat. While the game is not over, its chance as it stands. */
  readonly result: number;
  /** Its chance at the start, its luck and its skill, less the other's skill, and what breaking off did: the result again. */
  readonly sum: number;
}

/** What is wanted in an account. */
export interface Wanted {
  readonly exactness?: Exactness;
  /** Something is hidden from a side: what each could know of its chances is told too. */
  readonly secret?: boolean;
}

/** How far an account has come. */
export interface AccountSoFar {
  /** Steps of the record that are weighed. */
  readonly done: number;
  /** Steps whose account is known now and was not before: those of a whole turn. */
  readonly told: readonly StepAccount[];
}

/**
 * Accounts for a record, step by step; yields how far it has come.
 * @param game opened with the record's situation
 * @param record one that `verify` finds right
 * @throws Faulty if the game is still played elsewhere
 */
export function* accounting<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  judge: Judge<P> | Tutor<P, A>,
  { exactness = EXACT, secret = false }: Wanted = {},
): Generator<AccountSoFar, Account, void> {
  refuseIfPlayedElsewhere(record);
  const accountant = new Accountant(game, judge, exactness);
  const appraiser = new Appraiser(game, judge);
  const position = firstPosition(game, record);
  const { start, step: first } = accountant.begin(position, record.opening ?? []);
  const steps: StepAccount[] = [];
  const known = new Map<number, BySide>();
  let done = 0;
  const tell = (told: readonly StepAccount[]): AccountSoFar => {
    if (secret && !known.has(done) && appraiser.atRest(game.decision(position)))
      known.set(done, knownChances(game, appraiser, position, done));
    const all = told.map((step) => {
      const own = known.get(step.step);
      return own ? { ...step, known: own } : step;
    });
    steps.push(...all);
    return { done, told: all };
  };
  yield tell(first ? [first] : []);
  for (const step of record.steps) {
    const before = game.copy(position);
    const action = takeStep(game, position, step);
    const told = accountant.step(before, step.side, action, step.dice ?? [], position);
    done += 1;
    yield tell(told);
  }
  const breaking = breakingOff(game, record, position);
  yield tell(breaking ? accountant.breakOff(position, breaking) : accountant.settle(position));
  return summedUp(game.sides, start, steps, record.outcome !== undefined);
}

function summedUp(sides: readonly Side[], start: BySide, steps: readonly StepAccount[], over: boolean): Account {
  const [first, second] = sides;
  let luck = 0;
  let ended = 0;
  const skill = { [first]: 0, [second]: 0 };
  for (const step of steps) {
    const sign = step.side === first ? 1 : -1;
    luck += sign * step.luck;
    ended += sign * (step.ended ?? 0);
    skill[step.side] += step.skill;
  }
  const brokenOff = steps.at(-1)?.ended !== undefined;
  return {
    steps,
    start,
    luck: { [first]: luck, [second]: 0 - luck },
    skill,
    ...(brokenOff && { ended: { [first]: ended, [second]: 0 - ended } }),
    over,
    result: (steps.at(-1)?.chance ?? start)[first],
    sum: start[first] + luck + skill[first] - skill[second] + ended,
  };
}
