import { NOWHERE } from "@stonebridge/board";
import { type Field, NONE, STACKING_LIMIT } from "../../../src/second-bull-run-1862/field.ts";
import {
  ELIMINATED,
  MOST_FATIGUE,
  ON_MAP,
  type Position,
  ROUTED,
  holds,
  marked,
  unitsIn,
} from "../../../src/second-bull-run-1862/position.ts";
import { mayStack } from "../../../src/second-bull-run-1862/movement/presence.ts";

/** A position that breaks a rule which no play can break. */
class Broken extends Error {
  override readonly name = "Broken";
}

/** @throws Broken always */
export function broken(what: string): never {
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
