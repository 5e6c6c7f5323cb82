import type { Faults } from "../faults.ts";
import {
  type ActionBase,
  type Bid,
  EVEN_CHANCES,
  type EventBase,
  Faulty,
  type Game,
  type GameModule,
  type OpenedGame,
  type ScenarioInfo,
  type ScenarioModule,
  type SituationBase,
} from "../game.ts";
import { isObject } from "../json.ts";

/** What every reader of situations reports if it found faults. */
export const UNUSABLE = "This situation cannot be used";
/** What every reader of saved positions reports if it found faults. */
export const UNUSABLE_SAVE = "This saved position cannot be used";

/** What is made from a field of a situation that looks right by itself. @throws Faulty if it cannot be made */
export function madeFrom<T>(field: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Faulty(UNUSABLE, [{ field, problem: error instanceof Error ? error.message : String(error) }]);
  }
}

/** What a game says of its situations, to be opened from anywhere: `F` its field, `G` its games. */
export interface SituationRules<
  F extends { readonly situation: SituationBase & { readonly at?: { readonly stage: string } } },
  P,
  G,
> {
  /** Reads a situation. @throws Faulty with every fault found */
  read(situation: unknown): { readonly field: F; readonly first: P };
  /** The game on a field. @param first the position of its situation, its steps not yet run */
  game(field: F, first: P): G;
  /** Writes a position as a situation for people. */
  describe(field: F, position: P): SituationBase;
  /** Reads a position that the game has encoded. @throws Faulty with every fault found */
  decode(field: F, data: unknown): P;
  /** The field of a situation that has the running steps of its sequence of play. */
  readonly steps: string;
  /** By scenario: the bids that games may have begun with before situations said them, the last first. */
  readonly unsaidBids?: Readonly<Record<string, readonly Bid[]>>;
}

/** The whole game: its scenarios, and what reads and writes situations. */
export function gameModule<
  P,
  A extends ActionBase,
  E extends EventBase,
  V,
  G extends Game<P, A, E, V>,
  F extends { readonly situation: SituationBase & { readonly at?: { readonly stage: string } } },
>(scenarios: ScenarioModule<P, A, E, V, G>, rules: SituationRules<F, P, G>): GameModule<P, A, E, V, G> {
  function opened(data: unknown): G & OpenedGame<P, A, E, V> {
    const { field, first } = rules.read(data);
    const game = rules.game(field, first);
    const { at, bid } = field.situation;
    if (at?.stage === "exact") checkRest(game, first, UNUSABLE, rules.steps);
    return {
      ...game,
      describe: (p) => ({ ...rules.describe(field, p), ...(bid && { bid }) }),
      decode(encoded) {
        const p = rules.decode(field, encoded);
        checkRest(game, p, UNUSABLE_SAVE, "stack");
        return p;
      },
    };
  }

  return {
    ...scenarios,
    open(data) {
      const [bid, ...others] = unsaidBids(data, scenarios.scenarios, rules.unsaidBids);
      if (bid === undefined) return opened(data);
      const withBid = (one: Bid) => opened({ ...(data as SituationBase), bid: one });
      return {
        ...withBid(bid),
        *otherBids() {
          for (const other of others) yield withBid(other);
        },
      };
    },
  };
}

/** The bids that a situation with even chances may mean if it says none. */
function unsaidBids(
  data: unknown,
  scenarios: readonly ScenarioInfo[],
  bids: Readonly<Record<string, readonly Bid[]>> = {},
): readonly Bid[] {
  if (!isObject(data) || !isObject(data["options"])) return [];
  const { options, scenario, bid } = data;
  if (options[EVEN_CHANCES] !== "on" || bid !== undefined) return [];
  const named = scenarios.find(({ id }) => id === scenario || id === options["setup"]);
  return bids[(named ?? scenarios[0])?.id ?? ""] ?? [];
}

/**
 * A saved position must be waiting for a decision, or be over: resuming it rolls no die and breaks nothing.
 * @param what of it cannot be used otherwise
 * @param field where it keeps its running steps
 * @throws Faulty
 */
function checkRest<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  p: P,
  what: string,
  field: string,
): void {
  try {
    game.decision(game.copy(p));
  } catch (error) {
    const problem = `these steps cannot be played: ${error instanceof Error ? error.message : String(error)}`;
    throw new Faulty(what, [{ field, problem }]);
  }
}

/** What a piece's value may be: a whole number within limits, true or false, or one of these words. */
export type ValueKind = readonly [least: number, most: number] | "flag" | { readonly words: readonly string[] };

/** What each value of a piece may be, by its name. */
export type ValueKinds<K extends string = string> = Readonly<Partial<Record<K, ValueKind>>>;

/** How the values of a list of pieces are read. `V`: all values that a piece may have, by name. */
export interface ValueReading<T, V = Readonly<Record<string, unknown>>> {
  /** The field with the values, such as `units`, and what one piece is called, such as `unit`. */
  readonly field: string;
  readonly kind: string;
  /** An example, in case something else was given. */
  readonly example: string;
  /** A piece's values by name. */
  readonly values: (piece: T) => ValueKinds<keyof V & string>;
  /** What the schema tells people of them. */
  readonly about?: { readonly [K in keyof V & string]?: string };
  readonly rule: string;
}

/** The values that an owner of the printed game gives, by piece id; adds a fault for each bad value. */
export function readValues<T extends { readonly id: string }, V extends object>(
  pieces: readonly T[],
  data: unknown,
  reading: ValueReading<T, V>,
  faults: Faults,
): ReadonlyMap<T, V> {
  const { field, kind } = reading;
  const found = new Map<T, V>();
  if (data === undefined) return found;
  if (!isObject(data)) {
    faults.add(field, `must be an object of ${kind} ids and their values`);
    return found;
  }
  for (const id of Object.keys(data))
    if (!pieces.some((piece) => piece.id === id))
      faults.add(`${field}.${id}`, `is not a ${kind}; the ${kind}s are ${pieces.map((piece) => piece.id).join(", ")}`);
  for (const piece of pieces) {
    const values = data[piece.id];
    if (values === undefined) continue;
    if (isObject(values)) {
      checkValues(values, reading.values(piece), `${field}.${piece.id}`, reading, faults);
      found.set(piece, values as V); // each value of a kind that the piece has
    } else faults.add(`${field}.${piece.id}`, `must be an object such as ${reading.example}`);
  }
  return found;
}

function checkValues(
  data: Record<string, unknown>,
  kinds: ValueKinds,
  at: string,
  { kind, rule }: { readonly kind: string; readonly rule: string },
  faults: Faults,
): void {
  for (const [key, value] of Object.entries(data)) {
    const what = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    if (what === undefined)
      faults.add(`${at}.${key}`, `is not a value of a ${kind}; the values are ${Object.keys(kinds).join(", ")}`);
    else if (what === "flag") {
      if (typeof value !== "boolean") faults.add(`${at}.${key}`, "must be true or false");
    } else if ("words" in what) faults.word(`${at}.${key}`, value, what.words);
    else faults.whole(`${at}.${key}`, value, ...what, rule);
  }
}
