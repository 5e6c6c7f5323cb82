import {
  type ActionBase,
  type EventBase,
  fingerprint,
  type Game,
  isObject,
  shown,
  type Side,
} from "@stonebridge/kernel";
import { GameState, MOST_ACTIONS } from "./game-state.ts";
import type { Seen } from "./memory.ts";
import { Nonsense } from "./nonsense.ts";
import { takenSince } from "./trail.ts";

const FORMAT = "stonebridge-research-state";

/** An action with its dice: its place among the legal ones. */
type SavedMove = readonly [id: number, ...dice: number[]];

/** A state that can be kept and read again: how it came about. */
interface SavedState {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: string;
  /** Stands for the scenario with its options: 32 bits, as eight hexadecimal digits. */
  readonly situation: string;
  /** Dice that fell before the first decision. */
  readonly dice: readonly number[];
  /** From the beginning of the game. */
  readonly moves: readonly SavedMove[];
  /** Where a seat imagined what it does not know, one time after the other. */
  readonly imagined: readonly Imagining[];
  /** The last move has not got all its dice yet; without moves: the dice before the first decision are not all. */
  readonly rolling: boolean;
}

/** Who imagined, by which seed, in the state that had come about by then, and what happened after that. */
interface Imagining {
  readonly seat: Side;
  readonly seed: number;
  readonly moves: readonly SavedMove[];
}

/** A state as plain JSON. */
export function save<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  state: GameState<P, A, E, V>,
): SavedState {
  const imagined: Imagining[] = [];
  let first = state;
  for (let from = first.origin?.imagined; from !== undefined; from = first.origin?.imagined) {
    imagined.unshift({ seat: from.seat, seed: from.seed, moves: movesOf(first) });
    first = from.of;
  }
  return {
    format: FORMAT,
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    situation: fingerprint(game.situation),
    dice: first.origin?.dice ?? first.rolling?.dice ?? [],
    moves: movesOf(first),
    imagined,
    rolling: state.rolling !== undefined,
  };
}

/** What happened in a state since it began or was imagined. */
function movesOf<P, A extends ActionBase, E extends EventBase, V>({
  last,
  rolling,
}: GameState<P, A, E, V>): readonly SavedMove[] {
  const moves = takenSince(last, undefined).map(({ id, dice }): SavedMove => [id, ...dice]);
  return rolling?.deed === undefined ? moves : [...moves, [rolling.deed.id, ...rolling.dice]];
}

/**
 * The state that {@link save} wrote, by playing it again.
 * @throws {@link Nonsense} if it is anything else, or from another game, scenario or version
 */
export function restore<P, A extends ActionBase, E extends EventBase, V>(
  seen: Seen<P, A, E, V>,
  saved: unknown,
): GameState<P, A, E, V> {
  const { game } = seen;
  if (!isObject(saved) || saved["format"] !== FORMAT || saved["version"] !== 1)
    throw new Nonsense("not-saved-here", "This is no state that `serialize` gave.");
  for (const [field, own] of [
    ["game", game.id],
    ["rulesVersion", game.rulesVersion],
    ["situation", fingerprint(game.situation)],
  ] as const)
    if (saved[field] !== own)
      throw new Nonsense(
        "not-saved-here",
        `This state is of another ${NAMES[field]}: ${shown(saved[field])}, and here it is ${shown(own)}.`,
      );
  const { dice, moves, imagined, rolling } = saved;
  if (!areWhole(dice) || !areMoves(moves))
    throw new Nonsense(
      "not-saved-here",
      "Dice are a list of whole numbers, and moves a list of such lists, none of them empty.",
    );
  if (!Array.isArray(imagined) || !imagined.every((one) => isImagining(one, game.sides)))
    throw new Nonsense(
      "not-saved-here",
      "What was imagined is a list: each time the seat, the seed, and the moves after that.",
    );
  let state = GameState.begin(seen);
  saying("Before the first decision", () => fall(state, dice));
  replay(state, moves, "Move");
  for (const [at, { seat, seed, moves: after }] of imagined.entries()) {
    const where = `Imagined, ${at + 1}`;
    state = saying(where, () => state.imagine(seat, seed));
    replay(state, after, `${where}, move`);
  }
  if ((state.mover === "chance") !== rolling)
    throw new Nonsense("not-saved-here", "Dice are missing at the end, or there are too many of them.");
  return state;
}

const NAMES = { game: "game", rulesVersion: "version of the rules", situation: "scenario, or has other options" };

function areWhole(data: unknown): data is readonly number[] {
  return Array.isArray(data) && data.every((one) => Number.isInteger(one));
}

function areMoves(data: unknown): data is readonly SavedMove[] {
  return Array.isArray(data) && data.length <= MOST_ACTIONS + 1 && data.every((one) => areWhole(one) && one.length > 0);
}

function isImagining(data: unknown, sides: readonly Side[]): data is Imagining {
  if (!isObject(data) || !areMoves(data["moves"])) return false;
  const { seat, seed } = data;
  return sides.some((side) => side === seat) && Number.isSafeInteger(seed) && (seed as number) >= 0;
}

/** Takes actions again, each with its dice. @throws {@link Nonsense} naming the place */
function replay<P, A extends ActionBase, E extends EventBase, V>(
  state: GameState<P, A, E, V>,
  moves: readonly SavedMove[],
  where: string,
): void {
  for (const [at, [move, ...dice]] of moves.entries())
    saying(`${where} ${at + 1}`, () => {
      if (state.mover === "chance") throw new Nonsense("illegal-action", "It comes before the dice of the last one.");
      state.apply(move);
      fall(state, dice);
    });
}

function fall<P, A extends ActionBase, E extends EventBase, V>(
  state: GameState<P, A, E, V>,
  dice: readonly number[],
): void {
  for (const outcome of dice) {
    if (state.mover !== "chance") throw new Nonsense("illegal-action", "No more dice fall here.");
    state.apply(outcome);
  }
}

/** Does something, and says where if it cannot be done. */
function saying<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Nonsense) throw new Nonsense("not-saved-here", `${where}: ${error.message}`);
    throw error;
  }
}
