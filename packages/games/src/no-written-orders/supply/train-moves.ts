import { knownHolder } from "../known.ts";
import { CLOSED, type HexIndex, MAY_PASS, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import type { FrameOf } from "../frames.ts";
import { type HolderIndex, POINT, type SideIndex } from "../measures.ts";
import { behind, leadsOn } from "../orders/legs.ts";
import { standDown, takeNext } from "../orders/obedience.ts";
import type { Standing } from "../orders/order-book.ts";
import { type Play, type Step, asks, hexId, holderId, pop } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { type Position, firstAt, holds, inZoneOf } from "../position.ts";
import { UNKNOWN } from "../refusing.ts";
import { SUPPLY } from "./refusals.ts";
import { TRAIN_MOVEMENT } from "../tables/ranges.ts";
import { haulPrices, haulsTo } from "./train-ways.ts";
import { mayPark } from "./trains.ts";
import { armyTrain, isArmyTrain } from "../army/wagons.ts";

/** Halves of a point that a train has (NWO-19.4.1-a). */
const HAUL = TRAIN_MOVEMENT * POINT;

/**
 * Finds how far a train may go: through no unit, and into no enemy zone of control (NWO-19.4.1-a, NWO-19.4.2-a); the result is read from
 * `field.search`.
 */
function spreadHaul(field: Field, p: Position, train: HolderIndex): void {
  const { side } = field.holders[train];
  const gates = Uint8Array.from({ length: field.map.size }, (_, hex) =>
    mayPark(field, p, side, hex) ? MAY_PASS : CLOSED,
  );
  field.search.spread(p.seat[train], HAUL, haulPrices(field), gates);
}

/** Why a train may not move in this phase: an army’s needs a March, a formation’s no order (NWO-19.4.4-a, NWO-19.6-d). */
export function refuseTeam(
  field: Field,
  p: Position,
  { side, done }: Pick<FrameOf<"trains">, "side" | "done">,
  train: HolderIndex,
): Refusal | undefined {
  if (!field.trains.includes(train) || field.holders[train].side !== side || p.seat[train] < 0)
    return SUPPLY["haul-other"];
  if (done.includes(train)) return SUPPLY["haul-once"];
  return isArmyTrain(field, train) && p.standing[train] === undefined ? SUPPLY["haul-order"] : undefined;
}

/** The hexes that it enters on its way to one; read with the search from where it is. */
function wayOf({ search }: Field, to: HexIndex): readonly HexIndex[] {
  const way = search.wayTo(to);
  return way.length === 0 ? [to] : way;
}

/** Why it may not go to a hex that it can reach: a march leads by its waypoints to its flag (NWO-12.3.MA-b, NWO-12.3.MA-c, NWO-RUL158). Read with the search from where it is. */
function refuseGoal(field: Field, p: Position, train: HolderIndex, to: HexIndex): Refusal | undefined {
  const standing = p.standing[train];
  if (standing?.order.target === undefined) return undefined;
  const on = leadsOn(standing, p.turn, p.seat[train], wayOf(field, to), (target) => haulsTo(field, target));
  return on ? undefined : SUPPLY["haul-there"];
}

function haulsOf(field: Field, p: Position, f: FrameOf<"trains">, train: HolderIndex): HexIndex[] {
  if (refuseTeam(field, p, f, train) !== undefined) return [];
  spreadHaul(field, p, train);
  const near = nextHexes(field, p, train);
  const reached = Array.from(field.search.reached.subarray(1, field.search.count));
  return [...new Set([...near, ...reached])].filter((to) => refuseGoal(field, p, train, to) === undefined);
}

/** The adjacent hexes, which it may always enter whatever they cost (NWO-5-c). */
function nextHexes(field: Field, p: Position, train: HolderIndex): HexIndex[] {
  const { side } = field.holders[train];
  const prices = haulPrices(field);
  const found: HexIndex[] = [];
  for (let at = p.seat[train] * 6; at < p.seat[train] * 6 + 6; at++) {
    const to = field.map.neighbours[at];
    if (to !== NOWHERE && prices[at] !== 0 && mayPark(field, p, side, to)) found.push(to);
  }
  return found;
}

function refuseHaul(
  field: Field,
  p: Position,
  f: FrameOf<"trains">,
  train: HolderIndex,
  to: HexIndex,
): Refusal | undefined {
  const team = refuseTeam(field, p, f, train);
  if (team !== undefined) return team;
  const { side } = field.holders[train];
  if (firstAt(p, to) !== -1 && !holds(field, p, 1 - side, to)) return SUPPLY["haul-units"];
  if (!mayPark(field, p, side, to)) return SUPPLY["haul-enemy"];
  spreadHaul(field, p, train);
  const goal = refuseGoal(field, p, train, to);
  if (goal !== undefined) return goal;
  return haulsOf(field, p, f, train).includes(to) ? undefined : SUPPLY["haul-far"];
}

/** Trains move in phase 5, once their side’s Reserve and headquarters have (NWO-19.4.4-a, NWO-RUL034, NWO-D08). */
export const trains: Step<"trains"> = {
  ask({ field, p }, f) {
    const actions = field.trains.flatMap((train): Action[] =>
      haulsOf(field, p, f, train).map((hex) => ({
        type: "haul",
        train: field.holders[train].id,
        hex: field.map.grid.ids[hex],
      })),
    );
    if (actions.length === 0) return undefined;
    return asks("trains", f.side, "NWO-19.4.4-a", {}, [...actions, { type: "done" }]);
  },
  run: (play, f) => finish(play, f.side),
  take(play, f, action) {
    const { field } = play;
    if (action.type !== "haul") return finish(play, f.side);
    const train = knownHolder(field, action.train);
    haul(play, train, field.map.grid.known(action.hex));
    f.done = [...f.done, train];
    return undefined;
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "haul") return undefined;
    const [train, to] = [field.holderIndex.get(action.train), field.map.grid.index(action.hex)];
    if (train === undefined) return UNKNOWN["no-such-holder"];
    return to === undefined ? UNKNOWN["no-such-hex"] : refuseHaul(field, p, f, train, to);
  },
};

function haul(play: Play, train: HolderIndex, to: HexIndex): void {
  const { field, p } = play;
  const from = p.seat[train];
  const standing = p.standing[train];
  if (standing !== undefined) {
    spreadHaul(field, p, train);
    p.standing = p.standing.with(train, behind(standing, from, wayOf(field, to)));
  }
  p.seat = p.seat.with(train, to);
  tell(play, {
    type: "train-moved",
    rule: "NWO-19.4.1-a",
    train: holderId(play, train),
    from: hexId(play, from),
    to: hexId(play, to),
  });
}

/**
 * Marches at their flag are over, and their next leg follows; those stopped by the enemy end (NWO-RUL158); formations’ trains next to their
 * army’s are refilled (NWO-19.6-d).
 */
function finish(play: Play, side: SideIndex): void {
  const { field, p } = play;
  pop(play);
  for (const train of field.trains) {
    if (field.holders[train].side !== side || p.seat[train] < 0) continue;
    const standing = p.standing[train];
    if (standing?.order.target?.flag === p.seat[train]) takeNext(play, train, "NWO-RUL158");
    else if (standing !== undefined && isStopped(field, p, train, standing)) standDown(play, train, "NWO-RUL158");
    const source = armyTrain(field, p, side);
    if (isArmyTrain(field, train) || source < 0 || p.reloads[train] === field.reloads[train]) continue;
    if (field.map.grid.distance(p.seat[train], p.seat[source]) > 1) continue;
    p.reloads = p.reloads.with(train, field.reloads[train]);
    tell(play, {
      type: "train-filled",
      rule: "NWO-19.6-d",
      train: holderId(play, train),
      reloads: p.reloads[train],
    });
  }
}

/** Does every step on lead into an enemy or his zone of control? */
function isStopped(field: Field, p: Position, train: HolderIndex, standing: Standing): boolean {
  const from = p.seat[train];
  const { side } = field.holders[train];
  const prices = haulPrices(field);
  let closed = false;
  for (let at = from * 6; at < from * 6 + 6; at++) {
    const to = field.map.neighbours[at];
    if (to === NOWHERE || prices[at] === 0) continue;
    if (!leadsOn(standing, p.turn, from, [to], (target) => haulsTo(field, target))) continue;
    if (!holds(field, p, 1 - side, to) && !inZoneOf(field, p, 1 - side, to)) return false;
    closed = true;
  }
  return closed;
}
