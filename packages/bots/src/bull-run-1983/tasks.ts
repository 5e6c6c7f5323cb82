import {
  CONFEDERATE,
  type HexIndex,
  LAST_TURN,
  NONE,
  POINT,
  type PieceIndex,
  type Position,
  STACKING_LIMIT,
  type SideIndex,
  UNION,
} from "@stonebridge/games/bull-run-1983/internals";
import type { Column } from "./columns.ts";
import { type Country, sought } from "./country.ts";
import { AUTOMATIC, type Style } from "./styles.ts";
import { type Stack, stacksOf } from "./survey.ts";

/** The garrison for each point of enemy force near it, by side, and the smallest. */
const GARRISON_SHARE = [0.4, 0.25];
const LEAST_GARRISON = 2;
/** How near to a guarded hex troops guard it: a raid on Centreville would have to fight those beside it; on stars they must stand. */
const BESIDE = [1, 0];
/** Sixths of a movement point that each defense point of a column beyond what is wanted counts as. */
const OVERSHOOT = 6;
/** How much more a threat counts at the main effort of the army. */
const FOCUSED = 2;
/** A march on Centreville: movement points from which columns take part, and the last turn to set out. */
const RAID = { reach: 30, lastTurn: 20 } as const;
/** Turns before the end at which everybody makes for the nearest star. */
const LAST_CALL = 4;

/** The objective that each column makes for, by its place in `columns`. */
export function tasksOf(
  country: Country,
  p: Position,
  side: SideIndex,
  columns: readonly Column[],
  style: Pick<Style, "mainObjective" | "garrisonShare" | "sharpness" | "raidOdds">,
): number[] {
  const stacks = [stacksOf(country, p, UNION), stacksOf(country, p, CONFEDERATE)];
  const tasks = columns.map(() => AUTOMATIC);
  const { mainObjective } = style;
  man(country, side, stacks, columns, tasks, style.garrisonShare);
  if (side === UNION) attack(country, p, stacks, columns, tasks, mainObjective);
  else {
    raid(country, p, stacks, columns, tasks, style);
    const garrisons = tasks.map((task) => task !== AUTOMATIC);
    reserve(country, side, stacks, columns, tasks, style);
    together(country, columns, tasks, garrisons);
  }
  return tasks;
}

/**
 * Brigades stay together: units that are not garrison go where their brigade piece goes, or their leader, without whom they would soon be
 * idle.
 */
function together(
  { field }: Country,
  columns: readonly Column[],
  tasks: number[],
  garrisons: readonly boolean[],
): void {
  for (const [column, { pieces }] of columns.entries()) {
    const leader = field.leader[pieces[0]];
    if (garrisons[column] || leader === NONE) continue;
    const isBrigade = (piece: PieceIndex): boolean =>
      field.kindOf[piece] === "brigade" && field.leader[piece] === leader;
    const host = columns.findIndex((other) => other.pieces.some((piece) => piece === leader || isBrigade(piece)));
    if (host !== -1) tasks[column] = tasks[host];
  }
}

/** Force of a side near an objective, nearer units counting more. */
function forceAt({ nearness }: Country, stacks: ReadonlyMap<HexIndex, Stack>, objective: number): number {
  let force = 0;
  for (const { hex, defense } of stacks.values()) force += defense * nearness[objective][hex];
  return force;
}

/** Gives an objective the columns that are nearest to it and fit best, until it has what is wanted. */
function assign(
  { cost }: Country,
  columns: readonly Column[],
  tasks: number[],
  objective: number,
  wanted: number,
): void {
  const price = ({ hex, defense }: Column): number => cost[objective][hex] + OVERSHOOT * Math.max(0, defense - wanted);
  const byPrice = [...columns.keys()]
    .filter((column) => tasks[column] === AUTOMATIC && columns[column].attack > 0)
    .toSorted((a, b) => price(columns[a]) - price(columns[b]));
  let left = wanted;
  for (const column of byPrice) {
    if (left <= 0) return;
    tasks[column] = objective;
    left -= columns[column].defense;
  }
}

/** Sends a garrison, or this share of one, to every hex that must not be lost, by how much the enemy threatens it. */
function man(
  country: Country,
  side: SideIndex,
  stacks: readonly ReadonlyMap<HexIndex, Stack>[],
  columns: readonly Column[],
  tasks: number[],
  share: number,
): void {
  const { objectives, guarded } = country;
  const threats = new Map(guarded[side].map((at) => [at, forceAt(country, stacks[1 - side], at)]));
  for (const [at, threat] of [...threats].toSorted(([, a], [, b]) => b - a)) {
    const usual = Math.min(STACKING_LIMIT, Math.max(LEAST_GARRISON, GARRISON_SHARE[side] * threat));
    const wanted = share * usual;
    assign(country, columns, tasks, at, wanted - posted(country, stacks[side], columns, objectives[at], BESIDE[side]));
  }
}

/** Divides the rest among the hexes to be guarded, by how much the enemy threatens them. */
function reserve(
  country: Country,
  side: SideIndex,
  stacks: readonly ReadonlyMap<HexIndex, Stack>[],
  columns: readonly Column[],
  tasks: number[],
  { mainObjective, sharpness }: Pick<Style, "mainObjective" | "sharpness">,
): void {
  const { cost, guarded } = country;
  // of two neighbours only one needs a garrison
  const posts = guarded[side].slice(0, -1);
  const threats = posts.map(
    (at) => forceAt(country, stacks[1 - side], at) ** sharpness * (at === mainObjective ? FOCUSED : 1),
  );
  const total = threats.reduce((sum, threat) => sum + threat, 1);
  const force = columns.reduce((sum, { defense }) => sum + defense, 0);
  const order = [...posts.keys()].toSorted((a, b) => threats[b] - threats[a]);
  for (const slot of order) assign(country, columns, tasks, posts[slot], (force * threats[slot]) / total);
  for (const [column, { hex }] of columns.entries())
    if (tasks[column] === AUTOMATIC)
      tasks[column] = posts.reduce((best, at) => (cost[at][hex] < cost[best][hex] ? at : best), posts[order[0]]);
}

/** The Confederates march on Centreville with all columns near enough, if that promises more than it risks, or is ordered. */
function raid(
  country: Country,
  p: Position,
  stacks: readonly ReadonlyMap<HexIndex, Stack>[],
  columns: readonly Column[],
  tasks: number[],
  { mainObjective: focus, raidOdds }: Pick<Style, "mainObjective" | "raidOdds">,
): void {
  const { cost } = country;
  const goals = sought(country, CONFEDERATE);
  const ratio = (at: number): number =>
    forceAt(country, stacks[CONFEDERATE], at) / (1 + forceAt(country, stacks[UNION], at));
  const goal = goals.includes(focus) ? focus : goals.reduce((best, at) => (ratio(at) > ratio(best) ? at : best));
  if (goal !== focus && (ratio(goal) < raidOdds || p.turn > RAID.lastTurn)) return;
  for (const [column, { hex, attack: strength }] of columns.entries())
    if (tasks[column] === AUTOMATIC && strength > 0 && cost[goal][hex] <= RAID.reach * POINT) tasks[column] = goal;
}

/** Defense points of units on a hex, or near enough to it, that cannot march: they guard it anyway. */
function posted(
  { field }: Country,
  stacks: ReadonlyMap<HexIndex, Stack>,
  columns: readonly Column[],
  objective: HexIndex,
  beside: number,
): number {
  let points = 0;
  for (const { hex, defense } of stacks.values())
    if (field.grid.distance(hex, objective) <= beside && !columns.some((column) => column.hex === hex))
      points += defense;
  return points;
}

/** The Union goes where it is strong and the enemy is not; in the last turns to any star. */
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
