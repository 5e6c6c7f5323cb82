import { checkOf } from "./check.ts";
import { type Dice, DiceExhausted, ImpossibleDie, scriptedDice } from "../dice/dice.ts";
import { type DiceOrigin, type DiceSource, keyedSource, seededSource, typedSource } from "../dice/dice-source.ts";
import { foretelling, foretold, rolledOpenly } from "../dice/foretold.ts";
import {
  type ActionBase,
  type EventBase,
  type Game,
  goesOnUnder,
  type Outcome,
  type Refusal,
  Refused,
  type RuleId,
  type SituationBase,
} from "../game.ts";
import { sameJson } from "../json.ts";
import { type DiceCrypto, fromHex, toHex } from "../dice/keyed-dice.ts";
import { isDoneTogether } from "./marks.ts";
import type { PlayedStep } from "./played-step.ts";
import type { GameRecord } from "./record.ts";
import { outcomeOfResignation } from "./resignation.ts";
import { outcomeOfStop } from "./stopped.ts";
import { present } from "../present.ts";

/** What happened before the first decision. */
export interface Opening<E extends EventBase> {
  readonly dice: readonly number[];
  readonly events: readonly E[];
  readonly check: string;
}

/** What differs between a record and its replay. */
export type Disagreement =
  | { readonly kind: "other-game"; readonly found: string; readonly expected: string }
  | { readonly kind: "other-rules"; readonly found: string; readonly expected: string }
  | { readonly kind: "other-situation" }
  | { readonly kind: "commitment" }
  | { readonly kind: "illegal"; readonly refusal: Refusal }
  | { readonly kind: "game-over"; readonly rule: RuleId | undefined }
  | { readonly kind: "die-altered"; readonly index: number; readonly found: number; readonly expected: number }
  | { readonly kind: "die-impossible"; readonly index: number; readonly found: number; readonly faces: number }
  | { readonly kind: "die-missing"; readonly index: number; readonly faces: number; readonly roll: string }
  | { readonly kind: "dice-left"; readonly left: number }
  | { readonly kind: "position" }
  | { readonly kind: "outcome"; readonly found: string; readonly expected: string };

/** A record that does not replay, with the first step that differs; step 0 is everything before the first action. */
export class Divergence extends Error {
  override readonly name = "Divergence";
  readonly step: number;
  readonly disagreement: Disagreement;
  /** @param hint where it may come from: a sentence */
  constructor(step: number, disagreement: Disagreement, hint?: string) {
    const where = step === 0 ? "Before the first step" : `Step ${step}`;
    super(`${where}: ${sentence(disagreement)}${hint === undefined ? "" : ` ${hint}`}`);
    this.step = step;
    this.disagreement = disagreement;
  }
}

export interface Replayed<P, A extends ActionBase, E extends EventBase> {
  readonly opening: Opening<E>;
  readonly steps: readonly PlayedStep<A, E>[];
  readonly position: P;
}

/** Does all the parts of a job at once. @throws whatever the job throws */
export function finish<T>(work: Generator<unknown, T, void>): T {
  let part = work.next();
  while (!part.done) part = work.next();
  return part.value;
}

/**
 * Replays a record from the start and checks everything in it: legality, every die that a seed or a revealed
 * key fixes, fingerprints, outcome. Yields the number of each step read, so that long records can be read in parts.
 * @param crypto needed to check keyed dice
 * @param keep called with the position after each step (0: the first); it changes as the replay goes on, so copy it
 * @throws {@link Divergence} at the first step that differs
 */
export function* replaying<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  crypto?: DiceCrypto,
  keep?: (step: number, position: P) => void,
): Generator<number, Replayed<P, A, E>, void> {
  if (record.game !== game.id) {
    throw new Divergence(0, { kind: "other-game", found: record.game, expected: game.id });
  }
  if (!goesOnUnder(game, record.rulesVersion)) {
    throw new Divergence(0, { kind: "other-rules", found: record.rulesVersion, expected: game.rulesVersion });
  }
  if (!beganWith(game, record.situation)) throw new Divergence(0, { kind: "other-situation" });
  const witness = new DiceWitness(game.situation, record, crypto);
  const openingEvents: E[] = [];
  const openingDice = record.opening ?? [];
  const position = witness.watch(0, openingDice, (dice) => game.start(dice, openingEvents));
  const opening = { dice: openingDice, events: openingEvents, check: checkOf(game, position) };
  keep?.(0, position);
  const steps: PlayedStep<A, E>[] = [];
  for (const step of record.steps) {
    const number = steps.length + 1;
    const decision = game.decision(position);
    if (decision.over) throw new Divergence(number, { kind: "game-over", rule: decision.rule });
    const results = step.dice ?? [];
    const events: E[] = [];
    // The game refuses whatever it did not offer, so it is safe to treat the action as an A.
    const action = step.action as A;
    const together = game.together?.(position);
    witness.watch(number, results, (dice) => game.act(position, step.side, action, dice, events));
    const check = checkOf(game, position);
    if (step.check !== undefined && step.check !== check) throw new Divergence(number, { kind: "position" });
    keep?.(number, position);
    const isTogether = isDoneTogether(game, together, position);
    steps.push({
      number,
      side: step.side,
      action,
      dice: results,
      events,
      check,
      ...(isTogether && { together: true }),
    });
    yield number;
  }
  checkOutcome(game, record, position);
  return { opening, steps, position };
}

/** Whether a game is of this situation; one that does not say its bid, as situations did not once, may be of a game with any. */
function beganWith({ situation }: { readonly situation: SituationBase }, given: SituationBase): boolean {
  const { bid: _, ...rest } = situation;
  return sameJson(given, given.bid === undefined ? rest : situation);
}

function checkOutcome<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  position: P,
): void {
  const { resigned, stopped } = record;
  const side = resigned ?? (stopped !== undefined && "side" in stopped ? stopped.side : undefined);
  const known = side === undefined || game.sides.includes(side);
  if (!known) throw new Divergence(record.steps.length, { kind: "outcome", found: String(side), expected: "none" });
  const played = game.decision(position);
  const end = played.over ? played : (cutShort(game, record) ?? played);
  const expected = end.over ? { winner: end.winner, rule: end.rule, about: end.about } : undefined;
  const [found, right] = [record.outcome?.winner ?? "none", expected?.winner ?? "none"];
  // later versions of the rules may tell the same end by another clause, or in more detail
  const isSame = record.rulesVersion === game.rulesVersion ? sameJson(record.outcome, expected) : found === right;
  if (isSame) return;
  throw new Divergence(record.steps.length, {
    kind: "outcome",
    found,
    expected: right,
  });
}

/** How a game ended before its end; undefined if it did not. */
function cutShort<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  { resigned, stopped }: GameRecord,
): Outcome | undefined {
  if (resigned !== undefined) return outcomeOfResignation(game, resigned);
  return stopped && outcomeOfStop(game, stopped);
}

/**
 * The source that continues where a record stopped; undefined if the record lacks what it takes
 * (a key that is still secret, results of a script that nobody wrote down).
 */
export function sourceOf(origin: DiceOrigin, crypto?: DiceCrypto): DiceSource | undefined {
  switch (origin.source) {
    case "keyed": {
      const key = origin.key === undefined ? undefined : fromHex(origin.key);
      return key && crypto ? keyedSource(crypto, key, origin.mixed) : undefined;
    }
    case "seeded":
      return seededSource(origin.seed);
    case "typed":
      return typedSource();
    case "scripted":
      return undefined;
  }
}

/** Stands in for a result that nothing determines. */
const UNCHECKED = 0;

/** Compares a record's dice with the situation that fixes them and the seed or key they are said to come from. */
class DiceWitness {
  readonly #situation: SituationBase;
  readonly #record: GameRecord;
  readonly #sources: readonly (DiceSource | undefined)[];
  #stretch = 0;
  /** Dice rolled so far, and before the current stretch. */
  #rolled = 0;
  #before = 0;

  constructor(situation: SituationBase, record: GameRecord, crypto: DiceCrypto | undefined) {
    this.#situation = situation;
    this.#record = record;
    this.#sources = record.dice.map((stretch) => {
      if (stretch.source === "keyed" && stretch.key !== undefined && crypto) {
        const key = fromHex(stretch.key);
        if (!key || toHex(crypto.digest(key)) !== stretch.commitment) {
          throw new Divergence(stretch.from, { kind: "commitment" });
        }
      }
      return sourceOf(stretch, crypto);
    });
  }

  /** Runs one step with its dice; turns any problem with them into a divergence. */
  watch<T>(step: number, results: readonly number[], run: (dice: Dice) => T): T {
    while ((this.#record.dice[this.#stretch + 1]?.from ?? Infinity) <= step) {
      this.#stretch += 1;
      this.#before = this.#rolled;
    }
    const origin = present(this.#record.dice[this.#stretch], "stretch of dice");
    const source = origin.source === "typed" ? undefined : this.#sources[this.#stretch];
    const own = foretold(this.#situation, this.#rolled);
    const script = scriptedDice(results);
    const rest = source?.after(rolledOpenly(this.#situation, this.#before, this.#rolled));
    const expected = foretelling(own, rest ?? { roll: () => UNCHECKED });
    const dice: Dice = {
      roll: (kind, faces) => {
        const index = results.length - script.left;
        const found = script.roll(kind, faces);
        const due = expected.roll(kind, faces);
        if (due !== UNCHECKED && due !== found)
          throw new Divergence(step, { kind: "die-altered", index, found, expected: due });
        return found;
      },
    };
    const result = explained(step, () => run(dice));
    if (script.left > 0) throw new Divergence(step, { kind: "dice-left", left: script.left });
    this.#rolled += results.length;
    return result;
  }
}

function explained<T>(step: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof DiceExhausted) {
      const { index, faces, kind } = error;
      throw new Divergence(step, { kind: "die-missing", index, faces, roll: kind });
    }
    if (error instanceof ImpossibleDie) {
      const { index, faces, result } = error;
      throw new Divergence(step, { kind: "die-impossible", index, found: result, faces });
    }
    if (error instanceof Refused) throw new Divergence(step, { kind: "illegal", refusal: error.refusal });
    throw error;
  }
}

function sentence(disagreement: Disagreement): string {
  switch (disagreement.kind) {
    case "other-game":
      return `the record is of the game ${disagreement.found}, not ${disagreement.expected}.`;
    case "other-rules":
      return `the record was made under rules version ${disagreement.found}; these are the rules ${disagreement.expected}.`;
    case "other-situation":
      return "the record begins with another situation.";
    case "commitment":
      return "the dice key is not the one that was promised: its SHA-256 differs from the commitment.";
    case "illegal":
      return `this action is not allowed (${disagreement.refusal.rule}, ${disagreement.refusal.reason}).`;
    case "game-over":
      return `the game was over before this action${disagreement.rule === undefined ? "" : ` (${disagreement.rule})`}.`;
    case "die-altered":
      return `die ${disagreement.index + 1} shows ${disagreement.found} in the record, but was ${disagreement.expected}.`;
    case "die-impossible":
      return `die ${disagreement.index + 1} shows ${disagreement.found}, which a ${disagreement.faces}-sided die cannot show.`;
    case "die-missing":
      return `the record lacks die ${disagreement.index + 1} (${disagreement.roll}, ${disagreement.faces} faces).`;
    case "dice-left":
      return `the record holds ${disagreement.left} more dice than were rolled.`;
    case "position":
      return "the position that follows is not the one that was recorded: an action or a die up to here was altered.";
    case "outcome":
      return `${difference(disagreement)}.`;
  }
}

/** What differs in how a game ended. */
function difference({ found, expected }: { readonly found: string; readonly expected: string }): string {
  if (found === expected)
    return `the record and the replay agree that the winner is ${found}, but not by which rule or points`;
  return `the record says the winner is ${found}; the replay says ${expected}`;
}
