import type { RuleId } from "@stonebridge/kernel";
import type { ActivationModifier } from "../events.ts";
import { CONFEDERATE, type Field, type SideIndex, UNION } from "../field.ts";
import { asks, type Play, pop, roll, sideId, type Step, tell } from "../play.ts";
import { clockOf, isPosted, type Position } from "../position.ts";
import type { Refuses } from "../refusing.ts";
import { ADMINISTRATION } from "./refusals.ts";
import type { DayData, FirstDayRules, SecondDayRules } from "../scenarios/scenario-data.ts";
import { SIDES, TACTICS } from "../vocabulary.ts";

/** The rules of the day that is being fought. */
export function dayOf(field: Field, p: Position): DayData {
  const kind = p.day === 1 ? "august-29" : "august-30";
  const day = field.scenario.days.find((one) => one.rules.kind === kind);
  if (day === undefined) throw new Error(`Scenario ${field.scenario.id} has no day ${p.day}.`);
  return day;
}

/** A turn on which the Union enters and nothing else happens (SB62-11.2.1-f, RU-09). */
export function isEntryOnly(field: Field, p: Position): boolean {
  const { rules } = dayOf(field, p);
  return rules.kind === "august-29" && p.turn === rules.entryOnly;
}

/** The first action phase of the turn: the evening’s begins late (SB62-11.2.3-c, RU-89). */
export function firstPhaseOf(field: Field, p: Position): number {
  const evening = eveningOf(field, p);
  return evening === undefined ? 1 : evening.firstPhase;
}

function eveningOf(field: Field, p: Position): FirstDayRules["evening"] {
  const { rules } = dayOf(field, p);
  return rules.kind === "august-29" && rules.evening?.turn === p.turn ? rules.evening : undefined;
}

/** Who is Player 1 (SB62-5-a): by the scenario’s own rule, or the higher of two dice (DR-01); a tie is the scenario’s (SB62-5-b, RU-08). */
export function decideInitiative(play: Play): void {
  const { field, p } = play;
  const { rules } = dayOf(field, p);
  const automatic = rules.kind === "august-30" ? automaticInitiative(p, rules) : undefined;
  if (automatic !== undefined) {
    p.first = automatic.side;
    return tell(play, { type: "initiative", rule: automatic.rule, rolls: [], first: sideId(p.first) });
  }
  const bonus = rules.kind === "august-29" ? [{ value: rules.unionInitiative, rule: "SB62-11.2.1-g" }] : [];
  const union = roll(play, "initiative", UNION, bonus);
  const confederate = roll(play, "initiative", CONFEDERATE);
  const even = union.total === confederate.total;
  p.first = even ? tieSide(p, rules) : union.total > confederate.total ? UNION : CONFEDERATE;
  const rule = even ? "SB62-5-b" : "SB62-5-a";
  return tell(play, { type: "initiative", rule, rolls: [union, confederate], first: sideId(p.first) });
}

/** SB62-11.2.2-f the first turns of the second day; SB62-11.2.2-i the two turns after the counter-attack was declared. */
function automaticInitiative(
  p: Position,
  rules: SecondDayRules,
): { readonly side: SideIndex; readonly rule: RuleId } | undefined {
  if (counterAttacks(p, rules)) return { side: CONFEDERATE, rule: "SB62-11.2.2-i" };
  return rules.unionInitiative.includes(p.turn) ? { side: UNION, rule: "SB62-11.2.2-f" } : undefined;
}

/** Is this one of the turns of the counter-attack (SB62-11.2.2-i)? */
function counterAttacks(p: Position, rules: SecondDayRules): boolean {
  return (
    p.counterAttack > 0 && clockOf(p) > p.counterAttack && clockOf(p) <= p.counterAttack + rules.counterAttack.turns
  );
}

/** SB62-11.2.1-g; SB62-11.2.2-g until the counter-attack, SB62-11.2.2-j after it (RU-91). */
function tieSide(p: Position, rules: FirstDayRules | SecondDayRules): SideIndex {
  const side = rules.kind === "august-29" ? rules.tie : p.counterAttack === 0 ? rules.tie.before : rules.tie.after;
  return SIDES.indexOf(side);
}

const MANOEUVRE = 1;
const ASSAULT = 2;

/**
 * The tactical option (SB62-11.2.1-k, RU-92), only on the first day (SB62-11.2.3-b, RU-88): which tactic each army commander on the map
 * chooses this turn (DR-02, table T11).
 */
export function rollTactics(play: Play): void {
  const { field, p } = play;
  const { rules } = dayOf(field, p);
  p.tactic = [0, 0];
  if (field.options.tacticalOption === "off" || rules.kind !== "august-29") return;
  for (const [side, id] of SIDES.entries()) {
    if (!isPosted(p, field.armyCommander[side])) continue;
    const value = rules.tacticalModifier[id];
    const die = roll(play, "tactic", side, [{ value, rule: "SB62-11.2.1-k" }]);
    p.tactic[side] = die.total <= rules.manoeuvreUpTo ? MANOEUVRE : ASSAULT;
    const tactic = TACTICS[p.tactic[side] - 1];
    tell(play, { type: "tactic", rule: "SB62-11.2.1-k", side: id, roll: die, tactic });
  }
}

/** What the scenario adds to an activation die (DR-03). */
export function activationModifiers(field: Field, p: Position, side: SideIndex): readonly ActivationModifier[] {
  const { rules } = dayOf(field, p);
  if (rules.kind === "august-30")
    return side === CONFEDERATE && counterAttacks(p, rules)
      ? [{ value: rules.counterAttack.activation, rule: "SB62-11.2.2-i" }]
      : [];
  const modifiers: ActivationModifier[] = [];
  // RU-15
  if (!isPosted(p, field.armyCommander[side]))
    modifiers.push({ value: rules.withoutArmyCommander, rule: "SB62-11.2.1-h" });
  if (p.tactic[side] === MANOEUVRE) modifiers.push({ value: rules.manoeuvre, rule: "SB62-11.2.1-k" });
  const evening = eveningOf(field, p);
  if (evening !== undefined) modifiers.push({ value: evening.activation, rule: "SB62-11.2.3-c" });
  return modifiers;
}

/** Why the Confederates may not declare their counter-attack in this turn, once in the game (SB62-11.2.2-h, RU-91). */
export function launchRefusal(field: Field, p: Position): Refuses | undefined {
  const { rules, lastTurn } = dayOf(field, p);
  if (rules.kind !== "august-30") return ADMINISTRATION["launch-day"];
  if (p.counterAttack > 0) return ADMINISTRATION["launched"];
  if (p.turn < rules.counterAttack.from) return ADMINISTRATION["launch-turn"];
  return p.turn < lastTurn ? undefined : ADMINISTRATION["launch-end"];
}

/** SB62-11.2.2-h, D-20 */
export const counterAttack: Step<"counter-attack"> = {
  ask(play) {
    if (launchRefusal(play.field, play.p) !== undefined) return undefined;
    return asks("counter-attack", CONFEDERATE, "SB62-11.2.2-h", {}, [{ type: "launch" }, { type: "refrain" }]);
  },
  run: pop,
  take(play, _, action) {
    pop(play);
    if (action.type !== "launch") return;
    play.p.counterAttack = clockOf(play.p);
    tell(play, { type: "counter-attack-declared", rule: "SB62-11.2.2-h" });
  },
};
