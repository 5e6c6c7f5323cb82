import type { DiceOrigin } from "../dice/dice-source.ts";
import { type ActionBase, type Fault, Faulty, type Outcome, type Side, type SituationBase } from "../game.ts";
import { beyondMeasure, isObject, shown } from "../json.ts";
import { fromHex } from "../dice/keyed-dice.ts";
import { isStopped, type Stopped } from "./stopped.ts";

/** Who plays a side. */
export interface Player {
  readonly name?: string;
  /** The level of the bot that plays it; absent for a person. */
  readonly bot?: string;
}

/** Where the dice come from, starting at which step. Step 0 is everything before the first decision. */
export type DiceStretch = DiceOrigin & { readonly from: number };

/** One action of a record, who did it, and what it rolled. */
export interface RecordStep<A extends ActionBase = ActionBase> {
  readonly side: Side;
  readonly action: A;
  /** The results of the dice it rolled, in order; absent if none. */
  readonly dice?: readonly number[];
  /** Fingerprint of the position after it; may be left out. */
  readonly check?: string;
}

/** A game, finished or not: everything needed to replay it, as plain JSON. */
export interface GameRecord<A extends ActionBase = ActionBase> {
  readonly format: "stonebridge-record";
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: string;
  /** How it started, with its options. */
  readonly situation: SituationBase;
  readonly players?: Readonly<Record<Side, Player>>;
  /** Free notes, e.g. `date`; rules never read them. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Where the dice come from; the first stretch starts at step 0, the others follow in order. */
  readonly dice: readonly DiceStretch[];
  /** Dice rolled before the first decision; absent if none. */
  readonly opening?: readonly number[];
  readonly steps: readonly RecordStep<A>[];
  /** The side that gave up after the last step; absent if neither did. */
  readonly resigned?: Side;
  /** Why it was stopped after the last step; absent if it was not. */
  readonly stopped?: Stopped;
  /** How it ended; absent if it is not over. */
  readonly outcome?: RecordOutcome;
}

/** How a recorded game ended. */
export type RecordOutcome = Omit<Outcome, "over">;

/**
 * Reads a record from anywhere. Checks only its shape, not yet whether its actions are legal
 * (`verify` and `resume` do that).
 * @param data the result of JSON.parse
 * @throws {@link Faulty}, with every fault and its field
 */
export function readRecord(data: unknown): GameRecord {
  const faults: Fault[] = [];
  const fault = (field: string, problem: string) => void faults.push({ field, problem });
  if (!isObject(data)) {
    throw new Faulty("This is not a record", [{ field: "(whole)", problem: "a record is a JSON object" }]);
  }
  const beyond = beyondMeasure(data);
  if (beyond !== undefined) throw new Faulty("This record cannot be read", [{ field: "(whole)", problem: beyond }]);
  if (data["format"] !== "stonebridge-record") {
    const found = typeof data["format"] === "string" ? `, not ${shown(data["format"])}` : "";
    throw new Faulty("This is not a record", [{ field: "format", problem: `must be "stonebridge-record"${found}` }]);
  }
  if (data["version"] !== 1) {
    throw new Faulty("This record cannot be read", [
      { field: "version", problem: `is ${shown(data["version"])}; this program reads version 1` },
    ]);
  }
  for (const field of ["game", "rulesVersion"]) {
    if (typeof data[field] !== "string" || data[field] === "") fault(field, "is missing; it must be text");
  }
  const situation = data["situation"];
  if (!isObject(situation)) fault("situation", "must be an object: the situation the game began with");
  else {
    if (situation["format"] !== "stonebridge-situation") fault("situation.format", 'must be "stonebridge-situation"');
    if (situation["game"] !== data["game"]) fault("situation.game", "must be the game of the record");
  }
  checkPlayers(data["players"], fault);
  checkNotes(data["notes"], fault);
  const steps = data["steps"];
  if (!Array.isArray(steps)) fault("steps", "must be a list");
  else steps.forEach((step, index) => checkStep(step, `steps[${index}]`, fault));
  checkStretches(data["dice"], Array.isArray(steps) ? steps.length : 0, fault);
  if (data["opening"] !== undefined) checkResults(data["opening"], "opening", fault);
  if (data["resigned"] !== undefined && typeof data["resigned"] !== "string")
    fault("resigned", "must be the name of a side");
  if (data["stopped"] !== undefined && !isStopped(data["stopped"]))
    fault("stopped", "must say the reason, and the side unless both agreed");
  checkOutcome(data["outcome"], fault);
  if (faults.length > 0) throw new Faulty("This record cannot be used", faults);
  return data as unknown as GameRecord;
}

/** The longest player's name and note, in characters, and the most notes. */
const LONGEST_NAME = 200;
const LONGEST_NOTE = 2_000;
const MOST_NOTES = 50;
const tooLong = (most: number) => `must not be longer than ${most} characters`;

type Report = (field: string, problem: string) => void;

function checkPlayers(players: unknown, fault: Report): void {
  if (players === undefined) return;
  if (!isObject(players)) return fault("players", "must be an object: a player for each side");
  for (const [side, player] of Object.entries(players)) {
    if (!isObject(player)) fault(`players.${side}`, "must be an object");
    else {
      for (const field of ["name", "bot"]) {
        const text = player[field];
        if (text === undefined) continue;
        if (typeof text !== "string") fault(`players.${side}.${field}`, "must be text");
        else if (text.length > LONGEST_NAME) fault(`players.${side}.${field}`, tooLong(LONGEST_NAME));
      }
    }
  }
}

function checkNotes(notes: unknown, fault: Report): void {
  if (notes === undefined) return;
  if (!isObject(notes)) return fault("notes", "must be an object");
  const all = Object.entries(notes);
  if (all.length > MOST_NOTES) return fault("notes", `must not be more than ${MOST_NOTES}`);
  for (const [name, note] of all) {
    if (typeof note !== "string") fault(`notes.${name}`, "must be text");
    else if (note.length > LONGEST_NOTE) fault(`notes.${name}`, tooLong(LONGEST_NOTE));
  }
}

function checkStep(step: unknown, field: string, fault: Report): void {
  if (!isObject(step)) return fault(field, "must be an object with side and action");
  if (typeof step["side"] !== "string") fault(`${field}.side`, "must be the name of a side");
  const action = step["action"];
  if (!isObject(action) || typeof action["type"] !== "string") {
    fault(`${field}.action`, "must be an object with a type");
  }
  if (step["dice"] !== undefined) checkResults(step["dice"], `${field}.dice`, fault);
  if (step["check"] !== undefined && !(typeof step["check"] === "string" && /^[0-9a-f]{8}$/.test(step["check"]))) {
    fault(`${field}.check`, "must be eight hexadecimal digits");
  }
}

function checkResults(results: unknown, field: string, fault: Report): void {
  if (!Array.isArray(results)) return fault(field, "must be a list of dice results");
  results.forEach((result, index) => {
    if (!Number.isInteger(result) || result < 1) fault(`${field}[${index}]`, "must be a whole number of 1 or more");
  });
}

function checkStretches(stretches: unknown, steps: number, fault: Report): void {
  if (!Array.isArray(stretches) || stretches.length === 0) return fault("dice", "must say where the dice come from");
  let last = -1;
  stretches.forEach((stretch: unknown, index) => {
    const field = `dice[${index}]`;
    if (!isObject(stretch)) return fault(field, "must be an object with source and from");
    const from = stretch["from"];
    if (!Number.isInteger(from) || (from as number) > steps + 1) {
      fault(`${field}.from`, "must be the number of a step");
    } else if (index === 0 ? from !== 0 : (from as number) < last || from === 0) {
      fault(`${field}.from`, index === 0 ? "must be 0" : "must not be lower than the one before");
    } else last = from as number;
    checkOrigin(stretch, field, fault);
  });
}

function checkOrigin(origin: Record<string, unknown>, field: string, fault: Report): void {
  switch (origin["source"]) {
    case "keyed": {
      const { commitment, key, mixed } = origin;
      if (typeof commitment !== "string" || fromHex(commitment)?.length !== 32) {
        fault(`${field}.commitment`, "must be the SHA-256 of the key: 64 hexadecimal digits");
      }
      if (key !== undefined && (typeof key !== "string" || (fromHex(key)?.length ?? 0) < 16)) {
        fault(`${field}.key`, "must be 32 hexadecimal digits or more");
      }
      if (mixed !== undefined && !(Array.isArray(mixed) && mixed.length > 0 && mixed.every(isMixedIn))) {
        fault(`${field}.mixed`, "must be a list of texts, each of 2 to 128 hexadecimal digits");
      }
      return;
    }
    case "seeded": {
      if (!Number.isSafeInteger(origin["seed"]) || (origin["seed"] as number) < 0) {
        fault(`${field}.seed`, "must be a whole number of 0 or more");
      }
      return;
    }
    case "scripted":
    case "typed":
      return;
    default:
      fault(`${field}.source`, 'must be "keyed", "seeded", "scripted" or "typed"');
  }
}

function isMixedIn(text: unknown): boolean {
  return typeof text === "string" && text.length > 0 && text.length <= 128 && fromHex(text) !== undefined;
}

function checkOutcome(outcome: unknown, fault: Report): void {
  if (outcome === undefined) return;
  if (!isObject(outcome)) return fault("outcome", "must be an object");
  if (typeof outcome["winner"] !== "string") fault("outcome.winner", "must be text");
  if (outcome["rule"] !== undefined && typeof outcome["rule"] !== "string") fault("outcome.rule", "must be text");
  if (!isObject(outcome["about"])) fault("outcome.about", "must be an object");
}
