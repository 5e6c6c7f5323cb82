import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { presentOf, strike } from "./choosing.ts";
import { displaceCommanders } from "../command/commanders.ts";
import type { TestModifier } from "../events.ts";
import { type Field, NONE, type SideIndex, type UnitIndex } from "../field.ts";
import type { TestsFrame } from "../frames.ts";
import { takeLoss } from "./losses.ts";
import { type Play, type Step, pop, push, roll, tell, unitId } from "../play.ts";
import { MOST_FATIGUE, type Position, ROUTED, fatigueOf } from "../position.ts";
import { TEST_RESULTS, type TestResult } from "../vocabulary.ts";
import { beginWithdrawal } from "./withdrawal.ts";

const STAR: TestModifier = { value: 1, rule: "SB62-10.4-i" };
/** SB62-11.1.1-b, RU-102 */
const STEADY: TestModifier = { value: 1, rule: "SB62-11.1.1-b" };
const TIRED: TestModifier = { value: -1, rule: "SB62-10.4-i" };
/** RU-64 */
const LOSSES: TestModifier = { value: -1, rule: "SB62-10.4-u" };
const HALVED: TestModifier = { value: -2, rule: "SB62-RU64" };
/** RU-66 */
const LONE_GUNS: TestModifier = { value: -3, rule: "SB62-10.4-z" };

/** Table T6: what is added to the Combat test of a brigade as it is now (SB62-10.4-i). */
export function testModifiers(field: Field, p: Position, unit: UnitIndex): TestModifier[] {
  const { star, combat } = field.units[unit];
  const modifiers: TestModifier[] = [];
  if (star) modifiers.push(STAR);
  if (field.isSteady[unit] === 1) modifiers.push(STEADY);
  if (fatigueOf(p, unit) === MOST_FATIGUE) modifiers.push(TIRED);
  if (bearsLosses(field, p, unit)) modifiers.push(LOSSES);
  if (2 * p.losses[unit] >= combat) modifiers.push(HALVED);
  if (isLoneArtillery(field, p, unit)) modifiers.push(LONE_GUNS);
  return modifiers;
}

/** RU-64: a Losses marker is under infantry from the second loss, under cavalry from the first, never under artillery. */
function bearsLosses(field: Field, p: Position, unit: UnitIndex): boolean {
  if (field.isArtillery[unit] === 1) return false;
  return p.losses[unit] >= (field.isCavalry[unit] === 1 ? 1 : 2);
}

/** SB62-10.4-z: without infantry or cavalry in its zone. */
function isLoneArtillery(field: Field, p: Position, unit: UnitIndex): boolean {
  if (field.isArtillery[unit] === 0) return false;
  for (let other = p.top[p.place[unit]]; other !== NONE; other = p.below[other])
    if (field.isArtillery[other] === 0) return false;
  return true;
}

/** Table T6, SB62-10.4-h: the result of a test. */
export function testResultOf(total: number): TestResult {
  if (total < 0) return "rout";
  if (total <= 2) return "disorder";
  return total <= 5 ? "retreat" : "melee";
}

/** Zones that a brigade retreats (SB62-10.4-k..m). */
const STEPS_BACK: Readonly<Record<TestResult, number>> = { rout: 3, disorder: 2, retreat: 1, melee: 0 };
const RESULT_RULES: Readonly<Record<TestResult, string>> = {
  rout: "SB62-10.4-m",
  disorder: "SB62-10.4-l",
  retreat: "SB62-10.4-k",
  melee: "SB62-10.4-j",
};

/** Makes brigades of the losing side test, in the order in which they suffer. @param against the enemies engaged */
export function beginTests(
  play: Play,
  side: SideIndex,
  units: readonly UnitIndex[],
  against: readonly UnitIndex[],
): void {
  push(play, { step: "tests", side, units, against, results: [], at: 0 });
}

/** SB62-10.4-h, SB62-DR13, RU-63: one die for each, all rolled before the first result is carried out. */
export const tests: Step<"tests"> = {
  run(play, f) {
    if (f.at === f.units.length) return pop(play);
    if (f.at === 0) f.results = f.units.map((unit) => TEST_RESULTS.indexOf(test(play, f.side, unit)));
    const { at } = f;
    f.at += 1;
    return carryOut(play, f, f.units[at], TEST_RESULTS[f.results[at]]);
  },
};

function test(play: Play, side: SideIndex, unit: UnitIndex): TestResult {
  const id = unitId(play, unit);
  const die = roll(play, "combat-test", side, testModifiers(play.field, play.p, unit), id);
  const result = testResultOf(die.total);
  tell(play, { type: "combat-test", rule: RESULT_RULES[result], unit: id, roll: die, result });
  return result;
}

function carryOut(play: Play, f: TestsFrame, unit: UnitIndex, result: TestResult): void {
  const { p } = play;
  if (result === "melee") return melee(play, f, unit);
  if (result !== "retreat" && !takeLoss(play, unit, result, RESULT_RULES[result])) return displaceCommanders(play);
  if (result === "rout") rout(play, unit);
  return beginWithdrawal(play, unit, STEPS_BACK[result], zonesOf(p, presentOf(p, f.against)), false);
}

/**
 * SB62-10.4-j: it stays with a loss, and the strongest enemy of the combat takes one too; artillery only if nothing else is left (RU-65).
 */
function melee(play: Play, f: TestsFrame, unit: UnitIndex): void {
  const { field, p } = play;
  if (!takeLoss(play, unit, "melee", "SB62-10.4-j")) displaceCommanders(play);
  const enemies = presentOf(p, f.against);
  if (enemies.length > 0) strike(play, field.sideOf[enemies[0]], "melee", enemies, 1);
}

/**
 * SB62-10.4-n: no facing, Front or attack any more, and Fatigue of level 2; artillery, which has none, counts as if it had (SB62-10.4-z,
 * RU-58).
 */
function rout(play: Play, unit: UnitIndex): void {
  const { field, p } = play;
  p.marks[unit] |= ROUTED;
  p.facing[unit] = NOWHERE;
  if (field.isArtillery[unit] === 0) p.fatigue = p.fatigue.with(unit, MOST_FATIGUE);
  tell(play, { type: "routed", rule: "SB62-10.4-n", unit: unitId(play, unit) });
}

function zonesOf(p: Position, units: readonly UnitIndex[]): ZoneIndex[] {
  return [...new Set(units.map((unit) => p.place[unit]))];
}
