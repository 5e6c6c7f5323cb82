import {
  CONFEDERATE,
  type HexIndex,
  LAST_TURN,
  POINT,
  type Position,
  STACKING_LIMIT,
  type SideIndex,
  UNION,
} from "@stonebridge/games/bull-run-1983/reading";
import type { Column } from "./columns.ts";
import { type Country, sought } from "./country.ts";
import { type Stack, stacksOf } from "./survey.ts";

/** Movement points by which forces count half as much at an objective. */
const NEARNESS = 8;
/** A garrison for each point of enemy force about it, by side, and the least there is. */
const GARRISON_SHARE = [0.3, 0.5];
const LEAST_GARRISON = 2;
const GARRISONS = 0;
const RESERVES = 1;
/** Power of the threats by which the force beyond the garrisons is shared out. */
const SHARPNESS = 2;
/** Turns before the end when everybody makes for the nearest star. */
const LAST_CALL = 4;

/** Where the weight of a side is to go: an objective, or AUTOMATIC to weigh them. */
export const AUTOMATIC = -1;

/** The objective that each column makes for, by its place in `columns`. */
export function tasksOf(
  country: Country,
  p: Position,
  side: SideIndex,
  columns: readonly Column[],
  focus: number,
): number[] {
  const stacks = [stacksOf(country, p, UNION), stacksOf(country, p, CONFEDERATE)];
  const tasks = columns.map(() => AUTOMATIC);
  guard(country, side, stacks, columns, tasks, side === UNION ? 0 : 1, focus);
  if (side === UNION) attack(country, p, stacks, columns, tasks, focus);
  return tasks;
}

/** Force of a side about an objective, nearer units counting more. */
function forceAt({ cost }: Country, stacks: ReadonlyMap<HexIndex, Stack>, objective: number): number {
  let force = 0;
  for (const { hex, defense } of stacks.values()) force += defense * 0.5 ** (cost[objective][hex] / POINT / NEARNESS);
  return force;
}

/**
 * Guards every hex that must not be lost: a garrison each where the enemy can come at all, the rest by how much he threatens it.
 * @param share of the force beyond the garrisons that stays to guard
 */
function guard(
  country: Country,
  side: SideIndex,
  stacks: readonly ReadonlyMap<HexIndex, Stack>[],
  columns: readonly Column[],
  tasks: number[],
  share: number,
  focus: number,
): void {
  const { objectives, cost, guarded } = country;
  const posts = guarded[side];
  // one of two neighbours needs a garrison alone
  const threats = posts.map((at, slot) =>
    slot === posts.length - 1 ? 0 : forceAt(country, stacks[1 - side], at) ** SHARPNESS * (at === focus ? 2 : 1),
  );
  const total = threats.reduce((sum, threat) => sum + threat, 1);
  const force = columns.reduce((sum, { defense }) => sum + defense, 0);
  const manned = new Set(posts.filter((at) => columns.some(({ hex }) => hex === objectives[at])));
  const order = [...posts.keys()].toSorted((a, b) => threats[b] - threats[a]);
  for (const round of [GARRISONS, RESERVES])
    for (const slot of order) {
      const at = posts[slot];
      let wanted =
        round === GARRISONS
          ? garrisonFor(country, stacks, side, at) -
            (manned.has(at) ? 0 : (stacks[side].get(objectives[at])?.defense ?? 0))
          : (share * force * threats[slot]) / total;
      const byNearness = [...columns.keys()]
        .filter((column) => tasks[column] === AUTOMATIC && columns[column].attack > 0)
        .toSorted((a, b) => cost[at][columns[a].hex] - cost[at][columns[b].hex]);
      for (const column of byNearness) {
        if (wanted <= 0) break;
        tasks[column] = at;
        wanted -= columns[column].defense;
      }
    }
  if (share === 0) return;
  for (const [column, { hex }] of columns.entries())
    if (tasks[column] === AUTOMATIC)
      tasks[column] = posts.reduce((best, at) => (cost[at][hex] < cost[best][hex] ? at : best), posts[order[0]]);
}

/** Defense points that belong on a guarded hex itself. */
function garrisonFor(
  country: Country,
  stacks: readonly ReadonlyMap<HexIndex, Stack>[],
  side: SideIndex,
  objective: number,
): number {
  const wanted = GARRISON_SHARE[side] * forceAt(country, stacks[1 - side], objective);
  return Math.min(STACKING_LIMIT, Math.max(LEAST_GARRISON, wanted));
}

/** The Union goes where it is strong and the enemy is not; the last turns on any star. */
function attack(
  country: Country,
  p: Position,
  stacks: readonly ReadonlyMap<HexIndex, Stack>[],
  columns: readonly Column[],
  tasks: number[],
  focus: number,
): void {
  const { cost } = country;
  const goals = sought(country, UNION);
  const hopes = goals.map(
    (at) => forceAt(country, stacks[UNION], at) - 0.7 * forceAt(country, stacks[CONFEDERATE], at),
  );
  const best = goals[hopes.reduce((most, hope, at) => (hope > hopes[most] ? at : most), 0)];
  const main = focus === AUTOMATIC ? best : focus;
  const late = p.turn > LAST_TURN - LAST_CALL;
  for (const [column, { hex }] of columns.entries()) {
    if (tasks[column] !== AUTOMATIC) continue;
    tasks[column] = late ? goals.reduce((near, at) => (cost[at][hex] < cost[near][hex] ? at : near)) : main;
  }
}
