import { type Faults, isObject, keysOf, shown } from "@stonebridge/kernel";
import { type Field, NONE } from "../field.ts";
import { readFrames } from "./frame-reader.ts";
import { firstPhaseOf, isEntryOnly } from "../turn/initiative.ts";
import { type Position, TURNS_OF_FIRST_DAY } from "../position.ts";
import type { DayData } from "../scenarios/scenario-data.ts";
import type { Beginning } from "./situation.ts";
import { ADMINISTRATION, AFTER_COMBATS, CONTINUATION, SECOND_SEGMENT } from "../turn/turn.ts";
import { SIDES } from "../vocabulary.ts";

/** A point at which a situation may begin. */
export type StageName = Beginning["stage"];

/** The fields of `at` besides its stage, by stage. */
const FIELDS: Readonly<Record<StageName, readonly string[]>> = {
  "set-up": [],
  turn: ["day", "turn"],
  action: ["day", "turn", "phase", "first", "side", "commander", "divisions"],
  combat: ["day", "turn", "phase", "first", "side"],
  administrative: ["day", "turn", "first"],
  night: [],
  exact: ["day", "turn", "phase", "first", "active"],
};
const STAGES = keysOf(FIELDS);

/** Most divisions that a die gives (SB62-11.1.2-a), and phases of a turn (SB62-6.1-a). */
const MOST_DIVISIONS = 3;
const MOST_PHASES = 5;

/**
 * Reads where a situation begins: turn, phase and sides of a new position, and the steps that run then.
 * @param p as its scenario begins
 * @returns the stage; nothing if `at` names none
 */
export function readStage(
  field: Field,
  p: Position,
  data: Record<string, unknown>,
  faults: Faults,
): StageName | undefined {
  const { at } = data as { at?: unknown };
  if (!isObject(at)) {
    faults.add("at", 'must say where the game begins, such as { "stage": "turn", "day": 1, "turn": 3 }');
    return undefined;
  }
  const before = faults.list.length;
  const stage = faults.word("at.stage", at["stage"], STAGES);
  if (faults.list.length > before) return undefined;
  for (const key of Object.keys(at))
    if (key !== "stage" && !FIELDS[stage].includes(key))
      faults.add(`at.${key}`, `is not a field of the stage ${stage}; remove it or correct its name`);
  if (stage === "set-up") {
    // units placed by the file stay placed
    if (data["placements"] !== undefined) p.stack.length = 1;
    return stage;
  }
  p.stack.length = 0;
  if (stage === "night") beginNight(field, p, faults);
  else if (stage === "exact") beginExactly(field, p, at, data["sequence"], faults);
  else beginTurn(field, p, stage, at, faults);
  return stage;
}

/** SB62-11.2.3-d */
function beginNight(field: Field, p: Position, faults: Faults): void {
  const { night } = field.scenario;
  if (night === undefined) faults.add("at.stage", "there is a night only between the two days", "SB62-11.2.3-d");
  p.day = 2;
  p.turn = night?.turn ?? 0;
  p.stack.push({ step: "turn", at: 0 }, { step: "night", at: 0 });
}

/** A saved position continues from where it was. */
function beginExactly(field: Field, p: Position, at: Record<string, unknown>, sequence: unknown, faults: Faults): void {
  readTurn(field, p, at, 1, faults);
  p.phase = faults.whole("at.phase", at["phase"], 0, MOST_PHASES, "SB62-6.1-a");
  if (at["first"] !== undefined) p.first = readSide("at.first", at["first"], faults);
  if (at["active"] !== undefined) p.active = readSide("at.active", at["active"], faults);
  p.stack.push(...readFrames(field, sequence, faults));
  checkSides(field, p, faults);
}

/** SB62-5-a, SB62-6.1-a: Player 1 is known once the initiative is, and the side whose part of a phase runs is active. */
function checkSides(field: Field, p: Position, faults: Faults): void {
  const [turn] = p.stack;
  const segment = p.stack.find(({ step }) => step === "segment");
  const active = segment?.step === "segment" ? segment.side : NONE;
  if (p.stack.length > 0 && p.active !== active)
    faults.add(
      "at.active",
      active === NONE
        ? "no part of an action phase is under way; leave it out"
        : `must be ${SIDES[active]}, whose part is under way`,
      "SB62-6.1-a",
    );
  if (turn?.step === "turn" && turn.at > 0 && p.first === NONE && !isEntryOnly(field, p))
    faults.add("at.first", "must say who is Player 1 of this turn", "SB62-5-a");
}

function readSide(at: string, value: unknown, faults: Faults): number {
  return SIDES.indexOf(faults.word(at, value, SIDES));
}

/** The rules of a day of the scenario, 1 or 2; undefined if it is not fought. */
function dayNumbered(field: Field, day: unknown): DayData | undefined {
  const kind = day === 1 ? "august-29" : day === 2 ? "august-30" : undefined;
  return field.scenario.days.find(({ rules }) => rules.kind === kind);
}

/** Day and turn (SB62-11.2.1-e, SB62-11.2.2-e). @param before turns before the first that can be given, as a position has them */
function readTurn(field: Field, p: Position, at: Record<string, unknown>, before: number, faults: Faults): void {
  const day = dayNumbered(field, at["day"]);
  if (day === undefined) {
    const days = field.scenario.days.map(({ rules }) => (rules.kind === "august-29" ? 1 : 2)).join(" or ");
    faults.add(
      "at.day",
      `must be ${days} in scenario ${field.scenario.id}; this file has ${shown(at["day"])}`,
      "SB62-11.2-a",
    );
    return;
  }
  p.day = day.rules.kind === "august-29" ? 1 : 2;
  const rule = p.day === 1 ? "SB62-11.2.1-e" : "SB62-11.2.2-e";
  p.turn = faults.whole("at.turn", at["turn"], day.firstTurn - before, day.lastTurn, rule);
}

function beginTurn(
  field: Field,
  p: Position,
  stage: "turn" | "action" | "combat" | "administrative",
  at: Record<string, unknown>,
  faults: Faults,
): void {
  const before = faults.list.length;
  readTurn(field, p, at, 0, faults);
  if (faults.list.length > before) return;
  if (stage === "turn") {
    p.turn -= 1;
    p.stack.push({ step: "turn", at: 0 });
    return;
  }
  if (isEntryOnly(field, p)) {
    faults.add(
      "at.stage",
      "on this turn the Union enters and nothing else happens; begin with the stage turn",
      "SB62-11.2.1-f",
    );
    return;
  }
  p.first = readSide("at.first", at["first"], faults);
  if (stage === "administrative") p.stack.push({ step: "turn", at: ADMINISTRATION });
  else beginSegment(field, p, stage, at, faults);
}

function beginSegment(
  field: Field,
  p: Position,
  stage: "action" | "combat",
  at: Record<string, unknown>,
  faults: Faults,
): void {
  const earliest = firstPhaseOf(field, p);
  p.phase = faults.whole("at.phase", at["phase"], earliest, MOST_PHASES, earliest > 1 ? "SB62-11.2.3-c" : "SB62-6.1-a");
  const side = readSide("at.side", at["side"], faults);
  p.stack.push({ step: "turn", at: side === p.first ? SECOND_SEGMENT : CONTINUATION });
  if (stage === "combat") {
    p.active = side;
    p.stack.push({ step: "segment", side, at: AFTER_COMBATS, commander: NONE, slots: NONE }, { step: "combat", side });
    return;
  }
  const leads = readLeader(field, at, side, faults);
  p.stack.push({ step: "segment", side, at: 0, ...leads });
}

/** Who leads how many divisions, if the file fixes what the die would give (SB62-6.1-b). */
function readLeader(
  field: Field,
  at: Record<string, unknown>,
  side: number,
  faults: Faults,
): { readonly commander: number; readonly slots: number } {
  const { commander: id, divisions } = at as { commander?: unknown; divisions?: unknown };
  if (id === undefined && divisions === undefined) return { commander: NONE, slots: NONE };
  if (id === undefined || divisions === undefined) {
    const missing = id === undefined ? "commander" : "divisions";
    faults.add(`at.${missing}`, "commander and divisions go together; give both or none", "SB62-6.1-b");
    return { commander: NONE, slots: NONE };
  }
  const slots = faults.whole("at.divisions", divisions, 0, MOST_DIVISIONS, "SB62-11.1.2-a");
  const commander = faults.known("at.commander", id, "commander", field.commanderIndex) ?? NONE;
  if (commander !== NONE && !field.corpsCommanders[side].includes(commander))
    faults.add(
      "at.commander",
      `${field.commanders[commander].id} commands no corps of the ${SIDES[side]} side`,
      "SB62-6.1-b",
    );
  return { commander, slots };
}

/**
 * A turn given as day and turn, as clock time; 0 if the file has none or a wrong one.
 * @param least, most what it may be: {@link Position} counts the first day’s turns, then the second’s
 */
export function readHour(
  field: Field,
  value: unknown,
  at: string,
  [least, most]: readonly [number, number],
  rule: string,
  faults: Faults,
): number {
  if (value === undefined) return 0;
  if (!isObject(value) || dayNumbered(field, value["day"]) === undefined) {
    faults.add(at, 'must be a day of the scenario and a turn, such as { "day": 1, "turn": 6 }', rule);
    return 0;
  }
  const before = faults.list.length;
  const turn = faults.whole(`${at}.turn`, value["turn"], 1, TURNS_OF_FIRST_DAY, rule);
  if (faults.list.length > before) return 0;
  const clock = (value["day"] === 1 ? 0 : TURNS_OF_FIRST_DAY) + turn;
  if (clock >= least && clock <= most) return clock;
  faults.add(at, `day ${String(value["day"])}, turn ${turn} cannot be; leave it out or correct it`, rule);
  return 0;
}
