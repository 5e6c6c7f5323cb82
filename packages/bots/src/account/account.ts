import {
  type ActionBase,
  deriveSeed,
  type EventBase,
  fastDice,
  Faulty,
  type Game,
  type GameRecord,
  scriptedDice,
  type Side,
} from "@stonebridge/kernel";
import { Accountant, type BySide, EXACT, type Exactness, type StepAccount } from "./accountant.ts";
import { Appraiser } from "./appraiser.ts";
import type { Judge, Tutor } from "./judge.ts";

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

/** Positions imagined to say what a side could know of its chances. */
const IMAGINED = 4;

/**
 * Why a game cannot be accounted for: it is being played elsewhere, and to hear how it stands would help. The dice to come are sealed in
 * the record then, as they never are in that of a game at one's own table.
 */
export function isPlayedElsewhere({ outcome, dice }: Pick<GameRecord, "outcome" | "dice">): boolean {
  const last = dice.at(-1);
  return outcome === undefined && last?.source === "keyed" && last.key === undefined;
}

/**
 * Accounts for a record, step by step; yields how many steps are done.
 * @param game opened with the record's situation
 * @param record one that `verify` finds right
 * @throws Faulty if the game is still played elsewhere
 */
export function* accounting<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  judge: Judge<P> | Tutor<P, A>,
  { exactness = EXACT, secret = false }: Wanted = {},
): Generator<number, Account, void> {
  if (isPlayedElsewhere(record))
    throw new Faulty("There is no account of this game yet", [
      {
        field: "outcome",
        problem: "the game is not over, and the account of a game that is still played would be help",
      },
    ]);
  const accountant = new Accountant(game, judge, exactness);
  const appraiser = new Appraiser(game, judge);
  const opening = record.opening ?? [];
  const position = game.start(scriptedDice(opening));
  const { start, step: first } = accountant.begin(position, opening);
  const steps: StepAccount[] = first ? [first] : [];
  const known = new Map<number, BySide>();
  const knowing = (): void => {
    if (secret && appraiser.atRest(game.decision(position)))
      known.set(done, knownChances(game, appraiser, position, done));
  };
  let done = 0;
  knowing();
  for (const { side, action, dice = [] } of record.steps) {
    const before = game.copy(position);
    // whoever verified the record knows that the game takes it
    const taken = action as A;
    game.act(position, side, taken, scriptedDice(dice));
    steps.push(...accountant.step(before, side, taken, dice, position));
    done += 1;
    knowing();
    yield done;
  }
  const { outcome, resigned, stopped } = record;
  const over = outcome !== undefined;
  if (over && !game.decision(position).over) {
    const side = resigned ?? (stopped && "side" in stopped ? stopped.side : game.sides[0]);
    steps.push(...accountant.breakOff(position, side, outcome.winner));
  } else steps.push(...accountant.settle(position));
  const told = steps.map((step) => {
    const own = known.get(step.step);
    return own ? { ...step, known: own } : step;
  });
  return summedUp(game.sides, start, told, over);
}

/** How each side could judge its chances by what it knows. */
function knownChances<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  appraiser: Appraiser<P, A, E, V>,
  position: P,
  step: number,
): BySide {
  const now = game.decision(position);
  const of = (side: Side, index: number): number => {
    const view = game.view(position, side);
    let sum = 0;
    for (let round = 0; round < IMAGINED; round++)
      sum += appraiser.judged(now.over ? position : game.imagine(view, fastDice(deriveSeed(step, round))), now);
    return index === 0 ? sum / IMAGINED : 1 - sum / IMAGINED;
  };
  return Object.fromEntries(game.sides.map((side, index) => [side, of(side, index)]));
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
