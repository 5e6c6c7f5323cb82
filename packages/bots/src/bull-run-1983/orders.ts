import {
  type HexIndex,
  type PieceIndex,
  type Position,
  controls,
  limitAt,
  pointsAt,
} from "@stonebridge/games/bull-run-1983/internals";
import { type Assault, type Room, assaultOn, roomIn } from "./assault.ts";
import { type Column, columnsOf, ranksOf } from "./columns.ts";
import { type Plan, formationOf, goalOf, playerTurn } from "./plan.ts";
import { placeWorth } from "./place-worth.ts";
import type { Style } from "./styles.ts";
import type { Survey } from "./survey.ts";
import { tasksOf } from "./tasks.ts";

/** Pieces of one hex that go to another together. */
export interface Order {
  readonly pieces: readonly PieceIndex[];
  readonly from: HexIndex;
  readonly goal: HexIndex;
}

/** At most this many attacks in a phase: more are seldom possible. */
const MOST_ASSAULTS = 8;

/**
 * Orders for every column that can march: attacks that promise enough, the best first, then everybody else by their task.
 * @param plan of a Marshal, which goes before all that
 */
export function makeOrders(made: Survey, p: Position, style: Style, plan?: Plan): Order[] {
  const { country, side } = made;
  const found = columnsOf(made, p);
  const room = emptied(made, p, found);
  const now = plan !== undefined && plan.playerTurn === playerTurn(p);
  const columns = now ? found.map((column) => ordered(made, p, column, plan, room)) : found;
  const tasks = tasksOf(country, p, side, columns, style);
  if (plan !== undefined)
    for (const [at, column] of columns.entries()) tasks[at] = plan.tasks.get(formationOf(country, column)) ?? tasks[at];
  const orders: Order[] = [];
  let free = columns;
  const send = (column: Column, goal: HexIndex): void => {
    if (column.ordered === undefined) room.set(goal, roomIn(made, p, room, goal) - column.defense);
    orders.push({ pieces: column.pieces, from: column.hex, goal });
  };
  for (let count = 0; count < MOST_ASSAULTS; count++) {
    const assault = bestAssault(made, p, free, columns, tasks, room, style, now ? plan.targets : undefined);
    if (assault === undefined || assault.worth < style.leastAttackWorth) break;
    for (const [column, hex] of assault.columns) send(column, hex);
    const sent = assault.columns.map(([column]) => column.hex);
    const taken = new Set(assault.columns.flatMap(([column]) => column.pieces));
    free = free.filter(({ hex, pieces }) => !sent.includes(hex) || !pieces.some((piece) => taken.has(piece)));
  }
  const byNearness = free
    .map((column) => ({ column, task: tasks[columns.indexOf(column)] }))
    .toSorted((a, b) => country.cost[a.task][a.column.hex] - country.cost[b.task][b.column.hex]);
  for (const { column, task } of byNearness)
    send(column, column.ordered ? column.reached[0] : bestPlace(made, p, column, task, room, style));
  return orders;
}

/** The column as a plan wants it: nowhere but at its goal, where room is kept for it, if it can get there. */
function ordered(made: Survey, p: Position, column: Column, plan: Plan, room: Room): Column {
  const { country } = made;
  const goal = goalOf(country, plan, column);
  if (goal === undefined || column.ranks[goal] === 0) return column;
  const left = roomIn(made, p, room, goal);
  if (left < column.defense) return column;
  room.set(goal, left - column.defense);
  return { ...column, reached: [goal], ranks: ranksOf(country.field.size, [goal]), ordered: true };
}

/** Room as if everybody who can march had left. */
function emptied({ country: { field } }: Survey, p: Position, columns: readonly Column[]): Room {
  const room: Room = new Map();
  for (const { hex, defense } of columns)
    room.set(hex, (room.get(hex) ?? limitAt(field, p, hex) - pointsAt(field, p, hex)) + defense);
  return room;
}

function bestAssault(
  made: Survey,
  p: Position,
  free: readonly Column[],
  columns: readonly Column[],
  tasks: readonly number[],
  room: Room,
  style: Style,
  targets: ReadonlyMap<HexIndex, number> | undefined,
): Assault | undefined {
  const { country, side } = made;
  // columns that guard a hex attack from there or not at all
  const willing = free.map((column) => {
    const task = tasks[columns.indexOf(column)];
    const guards = country.guarded[side].includes(task) && country.objectives[task] === column.hex;
    return guards ? { ...column, reached: [column.hex], ranks: ranksOf(country.field.size, [column.hex]) } : column;
  });
  let best: Assault | undefined;
  for (const target of made.enemies.values()) {
    const found = assaultOn(made, p, target, willing, room, style);
    const more = targets?.get(target.hex) ?? 0;
    const assault = found === undefined || more === 0 ? found : { ...found, worth: found.worth + more };
    if (assault !== undefined && (best === undefined || assault.worth > best.worth)) best = assault;
  }
  return best;
}

/** The best place to end a march without an attack: out of contact, or where the column is, or on an objective. */
function bestPlace(made: Survey, p: Position, column: Column, task: number, room: Room, style: Style): HexIndex {
  const { country, side } = made;
  const { field, objectives } = country;
  let best = column.hex;
  let most = -Infinity;
  for (const hex of column.reached) {
    if (hex !== column.hex) {
      if (controls(field, p, 1 - side, hex) && (column.attack === 0 || !objectives.includes(hex))) continue;
      if (roomIn(made, p, room, hex) < column.defense) continue;
    }
    const worth = placeWorth(made, p, column, hex, task, room, style);
    if (worth <= most) continue;
    most = worth;
    best = hex;
  }
  return best;
}
