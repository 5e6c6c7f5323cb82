import { NOWHERE, RIVER } from "@stonebridge/board";
import { type Field, NONE } from "../../../src/second-bull-run-1862/field.ts";
import type { OpenedSecondBullRun1862, SecondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";
import {
  ACTED,
  ATTACKED,
  COHERENT,
  DISMOUNTED,
  ISOLATED,
  ON_MAP,
  type Position,
  holds,
} from "../../../src/second-bull-run-1862/position.ts";
import { broken, checkBrigades } from "./standing.ts";

/** Commanders that an enemy touched when there was nowhere to go: they stay (RU-46). Kept by the caller through a game. */
export type Trapped = Set<number>;

/**
 * What is true of every position of a game between two actions, whatever was played.
 * @throws Broken
 */
export function checkPosition({ field }: SecondBullRun1862, p: Position, trapped: Trapped): void {
  const moving = p.stack.flatMap((frame) =>
    frame.step === "march" || frame.step === "withdrawal" || frame.step === "facing" ? [frame.unit] : [],
  );
  checkBrigades(field, p, moving);
  const night = p.stack.some(({ step }) => step === "night");
  for (let unit = 0; unit < field.roster; unit++) {
    if (p.state[unit] === ON_MAP) checkTarget(field, p, unit);
    else checkGone(field, p, unit);
    checkMarks(field, p, unit, night);
  }
  // RU-88
  if (p.day === 2 && p.tactic.some((tactic) => tactic > 0)) broken("a tactic of the first day holds on the second");
  checkObjectives(field, p);
  checkCommanders(field, p, trapped);
}

function nameOf(field: Field, unit: number): string {
  return field.units[unit]?.id ?? "nobody";
}

/** SB62-9.4-l, SB62-10.1-c, SB62-10.1-e, RU-50 */
function checkTarget(field: Field, p: Position, unit: number): void {
  const target = p.target[unit] as number;
  if (target === NOWHERE) return;
  const id = nameOf(field, unit);
  const place = p.place[unit] as number;
  if (p.active !== field.sideOf[unit]) broken(`${id} bears an Attack marker out of its part of a phase`);
  if (field.isArtillery[unit] === 1) broken(`${id} is artillery and attacks`);
  if (!field.graph.linked[place]?.includes(target)) broken(`${id} attacks a zone that it cannot go to`);
  if (p.attacked.includes(target)) broken(`${id} attacks a zone that has been attacked`);
  for (const [other, zone] of p.target.entries())
    if (zone !== NOWHERE && zone !== target && p.place[other] === place) broken(`${id} and its mate attack two zones`);
}

function checkGone(field: Field, p: Position, unit: number): void {
  const id = nameOf(field, unit);
  if (p.place[unit] !== NOWHERE || p.facing[unit] !== NOWHERE || p.origin[unit] !== NOWHERE)
    broken(`${id} is off the map and has a place there`);
  if (p.target[unit] !== NOWHERE || p.marks[unit] !== 0 || p.fatigue[unit] !== 0)
    broken(`${id} is off the map and bears markers`);
}

/** RU-26, RU-28, RU-52: what belongs to a part of a phase ends with it. */
function checkMarks(field: Field, p: Position, unit: number, night: boolean): void {
  const id = nameOf(field, unit);
  const marks = p.marks[unit] as number;
  if ((marks & DISMOUNTED) !== 0 && field.isCavalry[unit] === 0) broken(`${id} has dismounted and is no cavalry`);
  if (p.active === NONE) {
    if ((marks & (ISOLATED | COHERENT | ATTACKED)) !== 0 || p.origin[unit] !== NOWHERE)
      broken(`${id} bears marks of a part of a phase that is over`);
    if ((marks & ACTED) !== 0 && !night) broken(`${id} has acted while nobody acts`);
    return;
  }
  if ((marks & (ISOLATED | COHERENT | ACTED)) !== 0 && field.sideOf[unit] !== p.active)
    broken(`${id} bears marks of the other side’s part of the phase`);
  if ((marks & ATTACKED) !== 0 && field.sideOf[unit] === p.active) broken(`${id} is attacked by its own side`);
}

/** SB62-3-c: whoever stands on an objective controls it. */
function checkObjectives(field: Field, p: Position): void {
  if (p.control.length !== field.objectives.length) broken("an objective has no controller");
  for (const [slot, zone] of field.objectives.entries()) {
    const control = p.control[slot] as number;
    if (control !== 0 && control !== 1) broken(`nobody controls ${field.graph.ids[zone]}`);
    if (holds(field, p, 1 - control, zone)) broken(`${field.graph.ids[zone]} is held by who does not control it`);
  }
}

/** SB62-9.4-p, SB62-9.4-q, RU-46: no commander stays alone beside an enemy, or among them, if he can go. */
function checkCommanders(field: Field, p: Position, trapped: Trapped): void {
  const waiting = p.stack.some(({ step }) => step === "displacement");
  for (const [commander, zone] of p.post.entries()) {
    if (p.commanderState[commander] !== ON_MAP) {
      if (zone !== NOWHERE) broken(`${field.commanders[commander]?.id} is not on the map and in a zone`);
      continue;
    }
    const enemy = 1 - (field.commanderSide[commander] as number);
    const exposed = !holds(field, p, 1 - enemy, zone) && touches(field, p, enemy, zone);
    if (!exposed) trapped.delete(commander);
    else if (!hasRefuge(field, p, enemy, zone)) trapped.add(commander);
    else if (!waiting && !trapped.has(commander)) broken(`${field.commanders[commander]?.id} stays beside an enemy`);
    if (holds(field, p, enemy, zone) && !trapped.has(commander) && !waiting)
      broken(`${field.commanders[commander]?.id} stands among the enemy`);
  }
}

function touches(field: Field, p: Position, enemy: number, zone: number): boolean {
  return [zone, ...(field.graph.bordering[zone] ?? [])].some((near) => holds(field, p, enemy, near));
}

/** Is there a zone out of contact to which he could go? */
function hasRefuge(field: Field, p: Position, enemy: number, from: number): boolean {
  const seen = [from];
  for (const zone of seen)
    for (const [near, kind] of (field.graph.bordering[zone] ?? []).map(
      (other) => [other, field.graph.kindOf(zone, other)] as const,
    )) {
      if (kind === RIVER || seen.includes(near) || holds(field, p, enemy, near)) continue;
      if (!touches(field, p, enemy, near)) return true;
      seen.push(near);
    }
  return false;
}

/** The tables that a position carries beside its facts agree with them. @throws Broken */
export function checkTables(game: OpenedSecondBullRun1862, p: Position): void {
  const again = game.decode(game.encode(p));
  for (const table of ["top", "below", "reach"] as const)
    if (JSON.stringify(again[table]) !== JSON.stringify(p[table])) broken(`the table ${table} is out of step`);
}
