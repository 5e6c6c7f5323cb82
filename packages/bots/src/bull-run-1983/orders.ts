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
import { type Style, placeWorth } from "./place-worth.ts";
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

/** Orders for every column that can march: attacks that promise enough, the best first, then everybody else by their task. */
export function makeOrders(made: Survey, p: Position, style: Style): Order[] {
  const { country, side } = made;
  const columns = columnsOf(made, p);
  const tasks = tasksOf(country, p, side, columns, style);
  const room = emptied(made, p, columns);
  const orders: Order[] = [];
  let free = columns;
  const send = (column: Column, goal: HexIndex): void => {
    room.set(goal, roomIn(made, p, room, goal) - column.defense);
    orders.push({ pieces: column.pieces, from: column.hex, goal });
  };
  for (let count = 0; count < MOST_ASSAULTS; count++) {
    const assault = bestAssault(made, p, free, columns, tasks, room);
    if (assault === undefined || assault.worth < style.leastAttackWorth) break;
    for (const [column, hex] of assault.columns) send(column, hex);
    const sent = assault.columns.map(([column]) => column.hex);
    const taken = new Set(assault.columns.flatMap(([column]) => column.pieces));
    free = free.filter(({ hex, pieces }) => !sent.includes(hex) || !pieces.some((piece) => taken.has(piece)));
  }
  const byNearness = free
    .map((column) => ({ column, task: tasks[columns.indexOf(column)] }))
    .toSorted((a, b) => country.cost[a.task][a.column.hex] - country.cost[b.task][b.column.hex]);
  for (const { column, task } of byNearness) send(column, bestPlace(made, p, column, task, room, style));
  return orders;
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
    const assault = assaultOn(made, p, target, willing, room);
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
