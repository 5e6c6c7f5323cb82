import { NOWHERE, RIVER } from "@stonebridge/board";
import { type Field, NONE, STACKING_LIMIT } from "../../../src/second-bull-run-1862/field.ts";
import type { SecondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";
import {
  ACTED,
  ATTACKED,
  COHERENT,
  DISMOUNTED,
  ELIMINATED,
  MOST_FATIGUE,
  ON_MAP,
  type Position,
  ROUTED,
  holds,
  marked,
  unitsIn,
  ISOLATED,
} from "../../../src/second-bull-run-1862/position.ts";
import { mayStack } from "../../../src/second-bull-run-1862/presence.ts";

/** A position that breaks a rule which no play can break. */
export class Broken extends Error {
  override readonly name = "Broken";
}

function broken(what: string): never {
  throw new Broken(what);
}

/**
 * What is true of the brigades of every position between two actions.
 * @param moving brigades on their way, which may pass full zones and face nothing
 * @throws Broken
 */
export function checkBrigades(field: Field, p: Position, moving: readonly number[]): void {
  const { graph, roster } = field;
  const standing = new Set<number>();
  const reach = Array.from({ length: graph.size * 2 }, () => 0);
  for (let zone = 0; zone < graph.size; zone++) {
    const stack = unitsIn(p, zone);
    for (const unit of stack) {
      const { id } = field.units[unit] as (typeof field.units)[number];
      if (standing.has(unit)) broken(`${id} stands twice`);
      standing.add(unit);
      if (p.place[unit] !== zone) broken(`${id} is in the stack of a zone where it is not`);
      const side = field.sideOf[unit] as number;
      if (holds(field, p, 1 - side, zone)) broken(`both sides stand in ${graph.ids[zone]}`);
      for (const near of graph.overLand[zone] ?? [])
        reach[side * graph.size + near] = (reach[side * graph.size + near] as number) + 1;
    }
    checkStack(
      field,
      p,
      zone,
      stack.filter((unit) => !moving.includes(unit)),
    );
  }
  for (const [at, count] of reach.entries())
    if (p.reach[at] !== count) broken(`the zones of control of ${graph.ids[at % graph.size]} are miscounted`);
  for (let unit = 0; unit < roster; unit++) checkBrigade(field, p, unit, standing.has(unit));
}

function checkStack(field: Field, p: Position, zone: number, stack: readonly number[]): void {
  const { ids, size, slot } = field.graph;
  if (stack.length > STACKING_LIMIT) broken(`${stack.length} brigades stand in ${ids[zone]}`);
  const [first = NONE, second = NONE] = stack;
  if (second !== NONE && !mayStack(field, first, second)) broken(`two corps stand in ${ids[zone]}`);
  const facings = new Set(stack.filter((unit) => !marked(p, unit, ROUTED)).map((unit) => p.facing[unit] as number));
  if (facings.size > 1) broken(`the stack in ${ids[zone]} does not face alike`);
  for (const faced of facings)
    if (faced === NOWHERE || slot[zone * size + faced] === -1) broken(`${ids[zone]} faces no bordering zone`);
}

function checkBrigade(field: Field, p: Position, unit: number, stands: boolean): void {
  const { id, combat } = field.units[unit] as (typeof field.units)[number];
  const state = p.state[unit] as number;
  if ((state === ON_MAP) !== stands) broken(`${id} is on the map and stands nowhere, or the other way about`);
  if ((p.losses[unit] as number) > combat) broken(`${id} has lost more than it has`);
  if (state === ELIMINATED && p.place[unit] !== NOWHERE) broken(`${id} is eliminated and has a place`);
  if (state === ON_MAP && (p.losses[unit] as number) >= combat) broken(`${id} stands without any strength`);
  const fatigue = p.fatigue[unit] as number;
  if (fatigue < 0 || fatigue > MOST_FATIGUE) broken(`${id} has Fatigue ${fatigue}`);
  if (field.isArtillery[unit] === 1 && fatigue > 0) broken(`${id} is artillery and tired`);
  if (marked(p, unit, ROUTED) && (p.target[unit] !== NOWHERE || p.facing[unit] !== NOWHERE))
    broken(`${id} is routed and faces or attacks`);
}

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
export function checkTables(game: SecondBullRun1862, p: Position): void {
  const again = game.decode(game.encode(p));
  for (const table of ["top", "below", "reach"] as const)
    if (JSON.stringify(again[table]) !== JSON.stringify(p[table])) broken(`the table ${table} is out of step`);
}
