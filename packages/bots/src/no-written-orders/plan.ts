import {
  type HexIndex,
  type HolderIndex,
  NONE,
  POINT,
  type Position,
  type SideIndex,
  addressOf,
  hexesToEnemy,
} from "@stonebridge/games/no-written-orders/internals";
import type { OrderType } from "@stonebridge/games/no-written-orders";
import { type Country, type Objective, enemyOf, hexOfPlace, valueOf } from "./country.ts";
import { isDuring, placeFor } from "../marshal/sending.ts";
import type { Style } from "./styles.ts";
import { type Body, type Stack, bodiesOf, forceAbout, holdsObjective, stacksOf } from "./survey.ts";

/** A leg of an order that the plan asks for. */
export interface Leg {
  readonly type: Exclude<OrderType, "reserve">;
  readonly hex: HexIndex;
}

/** What a body has to do for the army. */
export interface Mission {
  readonly body: Body;
  readonly objective: Objective;
  /** To take it from the enemy, rather than to hold it. */
  readonly takes: boolean;
  readonly worth: number;
  readonly legs: readonly Leg[];
}

/** Halves of a movement point that a body moves in a turn by road, including halts. */
const ROAD_PACE = 5 * POINT;
const FOOT_PACE = 4 * POINT;
/** Turns that pass before an order is obeyed. */
const DELAY = 1.5;
/** Force that empty ground counts as. */
const NOBODY = 2;
/** Hexes from the enemy at which a march ends. */
const HALT = 4;
/** Marches shorter than this, in hexes, are not ordered. */
const LEAST_MARCH = 4;
/** Hexes around a goal that count as the goal. */
export const ABOUT = 3;

/** The mission of every body of a side, the most important first. */
export function missionsOf(country: Country, p: Position, side: SideIndex, style: Style): readonly Mission[] {
  const { objectives, field } = country;
  const { laterFactor } = style;
  const factors = factorsNow(country, p, style);
  const stays = (formation: string): boolean =>
    style.stays.some((one) => one.formation === formation && isDuring(one, p.turn));
  const enemies = stacksOf(country, p, enemyOf(side));
  const held = objectives.map((objective) => holdsObjective(p, side, objective));
  const threat = objectives.map((objective, at) =>
    forceAbout(country, objective, enemies, held[at] ? style.threatHexes : undefined),
  );
  const sent = objectives.map(() => 0);
  const turnsLeft = field.scenario.lastTurn - p.turn + 1;
  const free = new Set(bodiesOf(country, p, side).filter(({ holder }) => !stays(field.holders[holder].id)));
  const missions: Mission[] = [];
  const assign = (body: Body, at: number, worth: number): void => {
    const objective = objectives[at];
    free.delete(body);
    sent[at] += body.strength * laterFactor ** turnsTo(objective, body.hex);
    const legs = legsTo(country, p, side, body, objective, held[at], enemies);
    missions.push({ body, objective, takes: !held[at], worth, legs });
  };
  for (const [at, objective] of objectives.entries()) {
    if (!held[at] || valueOf(objective) < style.garrisonFromPoints) continue;
    const guard = garrisonFor(objective, [...free]);
    if (guard !== undefined) assign(guard, at, valueOf(objective));
  }
  for (const [body, at] of sentNow(country, p, style, free)) assign(body, at, valueOf(objectives[at]));
  while (free.size > 0) {
    let best: { readonly body: Body; readonly at: number; readonly gain: number } | undefined;
    for (const body of free) {
      const current = goalNow(p, body.holder);
      for (const [at, objective] of objectives.entries()) {
        const turns = turnsTo(objective, body.hex);
        if (turns > turnsLeft) continue;
        const near = current !== NONE && field.map.grid.distance(current, objective.hex) <= ABOUT;
        const later = laterFactor ** turns;
        const arriving = body.strength * later;
        const before = chance(sent[at], threat[at], held[at], style);
        const after = chance(sent[at] + arriving, threat[at], held[at], style);
        const weight = held[at] ? style.holdingFactor : 1;
        const gain =
          valueOf(objective) *
            factors[at] *
            weight *
            (after - before) *
            later *
            (near ? style.presentObjectiveFactor : 1) +
          0.01 / (1 + turns);
        if (best === undefined || gain > best.gain) best = { body, at, gain };
      }
    }
    if (best === undefined) break;
    assign(best.body, best.at, best.gain);
  }
  return missions;
}

/** Factors on what objectives are worth now, in the order of the country. */
function factorsNow(
  { field, objectives }: Country,
  { turn }: Position,
  { objectiveFactors, neglects }: Style,
): readonly number[] {
  const neglected = neglects.flatMap((one) => (isDuring(one, turn) ? [hexOfPlace(field, one.place)] : []));
  return objectives.map(({ hex }, at) => (neglected.includes(hex) ? 0 : (objectiveFactors[at] ?? 1)));
}

/** Bodies that are sent somewhere now, with the number of the objective. */
function sentNow(
  { field, objectives }: Country,
  p: Position,
  { sendings }: Style,
  free: ReadonlySet<Body>,
): readonly (readonly [Body, number])[] {
  return [...free].flatMap((body) => {
    const place = placeFor(sendings, field.holders[body.holder].id, p.turn);
    const hex = place === undefined ? NONE : hexOfPlace(field, place);
    const at = objectives.findIndex((objective) => objective.hex === hex);
    return at === -1 ? [] : [[body, at] as const];
  });
}

/** Strength below which a body is no garrison, and the distance in turns that a point of strength counts as. */
const LEAST_GARRISON = 10;
const SPARED = 0.1;

/** The body that can best be spared to guard an objective: near, and no stronger than needed. */
function garrisonFor(objective: Objective, free: readonly Body[]): Body | undefined {
  const price = ({ hex, strength }: Body): number => turnsTo(objective, hex) + SPARED * strength;
  return free
    .filter(({ strength }) => strength >= LEAST_GARRISON)
    .reduce<Body | undefined>((best, one) => (best === undefined || price(one) < price(best) ? one : best), undefined);
}

/** The hex where a body’s orders end; NONE on Reserve. */
export function goalNow(p: Position, holder: HolderIndex): HexIndex {
  const standing = p.standing[holder];
  const orders = p.waiting[holder]?.orders ?? p.couriers.find(({ to }) => to === holder)?.orders;
  const last = orders?.at(-1) ?? standing?.next.at(-1) ?? standing?.order;
  return last?.target?.flag ?? NONE;
}

/** Turns that a body needs to an objective, with those that pass before it gets its orders. */
export function turnsTo({ byRoad, onFoot }: Pick<Objective, "byRoad" | "onFoot">, from: HexIndex): number {
  return Math.min(
    byRoad[from] / ROAD_PACE + DELAY,
    onFoot[from] / FOOT_PACE + (onFoot[from] > ABOUT * POINT ? DELAY / 2 : 0),
  );
}

/** How likely an objective is to be ours with this much force near it. */
function chance(force: number, threat: number, held: boolean, { beatenPerPoint }: Style): number {
  const enemy = threat + (held ? 0 : NOBODY);
  if (held && enemy < NOBODY) return 1;
  const strength = force * (held ? 1.3 : beatenPerPoint);
  return strength ** 2 / (strength ** 2 + enemy ** 2 + 0.01);
}

/** The order that brings a body to an objective. */
function legsTo(
  country: Country,
  p: Position,
  side: SideIndex,
  body: Body,
  objective: Objective,
  held: boolean,
  enemies: readonly Stack[],
): readonly Leg[] {
  const { field } = country;
  const { grid } = field.map;
  const { hex } = objective;
  const last: Leg["type"] = held && !isNear(enemies, hex, grid, 2) ? "defend" : "attack";
  const final: Leg = { type: last, hex };
  const address = addressOf(field, p, body.holder);
  const from = address >= 0 ? address : body.hex;
  const halt = haltBefore(country, p, side, from, objective);
  if (halt === NONE) return [final];
  // nobody in the way: the march ends at its goal
  return halt === hex && last === "defend" ? [{ type: "march", hex }, final] : [{ type: "march", hex: halt }, final];
}

function isNear(
  stacks: readonly Stack[],
  hex: HexIndex,
  grid: Country["field"]["map"]["grid"],
  hexes: number,
): boolean {
  return stacks.some((stack) => grid.distance(stack.hex, hex) <= hexes);
}

/**
 * Where a march to an objective should end: the last hex of the way that is not too near to the enemy; NONE if it is not worth marching.
 */
function haltBefore(
  { field }: Country,
  p: Position,
  side: SideIndex,
  from: HexIndex,
  { byRoad, hex }: Objective,
): HexIndex {
  const { neighbours, grid } = field.map;
  if (hexesToEnemy(field, p, side, from) <= HALT || byRoad[from] > 1_000) return NONE;
  let at = from;
  let steps = 0;
  while (at !== hex) {
    let next = at;
    for (let over = at * 6; over < at * 6 + 6; over++) {
      const to = neighbours[over];
      if (to >= 0 && byRoad[to] < byRoad[next]) next = to;
    }
    if (next === at || hexesToEnemy(field, p, side, next) < HALT) break;
    at = next;
    steps += 1;
  }
  return steps < LEAST_MARCH || grid.distance(from, at) < LEAST_MARCH ? NONE : at;
}

/** Does a body's current order, or one on its way, serve its mission already? */
export function isServed({ field }: Country, p: Position, { body: { holder }, objective, takes }: Mission): boolean {
  const goal = goalNow(p, holder);
  if (goal === NONE || field.map.grid.distance(goal, objective.hex) > ABOUT) return false;
  const standing = p.standing[holder];
  const orders = p.waiting[holder]?.orders ?? p.couriers.find(({ to }) => to === holder)?.orders;
  const type = (orders?.at(-1) ?? standing?.next.at(-1) ?? standing?.order)?.type;
  if (type === "fall-back" || type === "general-retreat") return false;
  return takes ? type === "attack" || type === "probe" : type !== undefined;
}
