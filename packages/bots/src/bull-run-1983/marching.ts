import type { Action, Position } from "@stonebridge/games/bull-run-1983";
import {
  type HexIndex,
  type MarchFrame,
  NOWHERE,
  type PieceIndex,
  limitAt,
  movementOf,
  pointsAt,
} from "@stonebridge/games/bull-run-1983/internals";
import { canMove, loadOf, searchWays } from "./columns.ts";
import type { Order } from "./orders.ts";
import { type Survey, MAY_PASS } from "./survey.ts";

/** The next order to carry out: one whose goal has room now, otherwise any. */
export function nextOrder(made: Survey, p: Position, orders: readonly Order[]): Order | undefined {
  const { field } = made.country;
  let blocked: Order | undefined;
  for (const order of orders) {
    if (order.goal === order.from || p.place[order.pieces[0]] !== order.from || !canMove(p, order.pieces[0])) continue;
    const pieces = order.pieces.filter((piece) => p.place[piece] === order.from && canMove(p, piece));
    const points = pieces.map((piece) => movementOf(field, p, piece));
    if (stepTowards(made, p, pieces, points, order.goal) === NOWHERE) continue;
    if (pointsAt(field, p, order.goal) + loadOf(made.country, pieces) <= limitAt(field, p, order.goal)) return order;
    blocked ??= order;
  }
  return blocked;
}

/** What a march on orders does next: takes along the pieces of the order, then goes on towards its goal. */
export function marchStep(
  made: Survey,
  p: Position,
  frame: MarchFrame,
  order: Pick<Order, "pieces" | "goal">,
  actions: readonly Action[],
): Action | undefined {
  const { field } = made.country;
  if (frame.steps === 0)
    for (const action of actions)
      if (action.type === "with" && order.pieces.includes(field.index.get(action.piece) as PieceIndex)) return action;
  const next = stepTowards(made, p, frame.pieces, frame.points, order.goal);
  if (next === NOWHERE) return actions.find(({ type }) => type === "stop");
  return actions.find((action) => action.type === "step" && field.grid.known(action.hex) === next);
}

/** The next hex on the cheapest way to the goal, or to the place nearest to it where there is room; NOWHERE to stay. */
function stepTowards(
  made: Survey,
  p: Position,
  pieces: readonly PieceIndex[],
  points: readonly number[],
  goal: HexIndex,
): HexIndex {
  const { country, gates } = made;
  const { field, paths } = country;
  const from = p.place[pieces[0]];
  if (from === goal) return NOWHERE;
  searchWays(made, p, pieces, points, goal);
  const load = loadOf(country, pieces);
  if (paths.cost[goal] !== -1 && pointsAt(field, p, goal) + load <= limitAt(field, p, goal))
    return paths.wayTo(goal)[0];
  if (paths.cost[goal] !== -1) searchWays(made, p, pieces, points);
  let best = from;
  let least = field.grid.distance(from, goal);
  for (let at = 1; at < paths.count; at++) {
    const hex = paths.reached[at];
    const far = field.grid.distance(hex, goal);
    if (far >= least || pointsAt(field, p, hex) + load > limitAt(field, p, hex)) continue;
    if (far > 0 && gates[hex] !== MAY_PASS) continue;
    least = far;
    best = hex;
  }
  return paths.wayTo(best)[0] ?? NOWHERE;
}
