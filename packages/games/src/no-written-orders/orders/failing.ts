import { knownUnit } from "../known.ts";
import { type HexIndex, NOWHERE, TERRAIN } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { columnsIn } from "../army/columns.ts";
import { recordControl } from "../land/control.ts";
import type { Field } from "../field.ts";
import type { FailingFrame } from "../frames/orders.ts";
import { NONE, type UnitIndex } from "../measures.ts";
import { beginPassingFire, stacksPassed } from "../combat/passing-stacks.ts";
import { type Play, type Step, asks, hexId, pop, unitId } from "../play.ts";
import { tell, tellCounterMovedUnseen } from "../hiding/hearing.ts";
import { FALLEN, type Position, firstAt, holds, inZoneOf, liftUp, onMap, setDown } from "../position.ts";
import { overrun } from "../movement/presence.ts";
import { hexesToEnemy } from "./progress.ts";
import { UNKNOWN } from "../refusing.ts";
import { ORDERS } from "./refusals.ts";
import { refuseCrossing } from "../land/crossings.ts";
import { judgeSpirits } from "../army/spirits.ts";
import { boundBy } from "../army/standing.ts";
import { loseTrains } from "../supply/trains.ts";

/** Hexes that a unit retreats when its order has failed (NWO-12.9-c). */
const RETREAT = 3;

/** Why a unit may not retreat over a hexside (NWO-RUL177); not into a Fort that friends hold (NWO-10.1-i). */
function refuseFall(field: Field, p: Position, f: FailingFrame, unit: UnitIndex, to: HexIndex): Refusal | undefined {
  const from = p.place[unit];
  const hexside = field.map.grid.hexside(from, to);
  if (hexside === -1) return ORDERS["fall-apart"];
  if (field.prices.onFoot[hexside] === 0) return ORDERS["fall-closed"];
  const closed = refuseCrossing(field, p, unit, hexside, "fall");
  if (closed !== undefined) return closed;
  if (holds(field, p, 1 - f.side, to)) return ORDERS["fall-enemy"];
  if (columnsIn(field, p, 1 - f.side, to).length > 0) return ORDERS["fall-tail"];
  if (field.map.terrain[to] === TERRAIN.fort && firstAt(p, to) !== NONE) return ORDERS["fall-fort"];
  const nearer = hexesToEnemy(field, p, f.side, to) < hexesToEnemy(field, p, f.side, from);
  return nearer ? ORDERS["fall-nearer"] : undefined;
}

function waysBack(field: Field, p: Position, f: FailingFrame, unit: UnitIndex): HexIndex[] {
  const { neighbours } = field.map;
  const from = p.place[unit];
  const ways: HexIndex[] = [];
  for (let hexside = from * 6; hexside < from * 6 + 6; hexside++) {
    const to = neighbours[hexside];
    if (to !== NOWHERE && refuseFall(field, p, f, unit, to) === undefined) ways.push(to);
  }
  return ways;
}

/** May it stop short: would every way back lead into a zone of control (NWO-12.9-d)? */
function mayHalt(field: Field, p: Position, f: FailingFrame, ways: readonly HexIndex[]): boolean {
  return ways.every((to) => inZoneOf(field, p, 1 - f.side, to));
}

/** Units whose order has failed retreat, one after another as their owner likes (NWO-12.9-c..e, NWO-D14). */
export const failing: Step<"failing"> = {
  ask({ field, p }, f) {
    const actions: Action[] = [];
    for (const unit of f.unit === NONE ? f.units : [f.unit]) {
      if (!isToGo(field, p, f, unit)) continue;
      const ways = waysBack(field, p, f, unit);
      const id = field.units[unit].id;
      for (const to of ways) actions.push({ type: "fall", unit: id, hex: field.map.grid.ids[to] });
      if (ways.length > 0 && mayHalt(field, p, f, ways)) actions.push({ type: "halt", unit: id });
    }
    if (actions.length === 0) return undefined;
    const going = f.unit === NONE ? {} : { units: [field.units[f.unit].id], left: f.left };
    return asks("failing", f.side, "NWO-12.9-c", { formations: [field.holders[f.holder].id], ...going }, actions);
  },
  // no unit is left that can go
  run(play, f) {
    if (f.unit === NONE) return pop(play);
    return settle(f);
  },
  take(play, f, action) {
    const { field, p } = play;
    if (action.type !== "fall" && action.type !== "halt") return;
    const unit = knownUnit(field, action.unit);
    if (f.unit === NONE) {
      f.unit = unit;
      f.left = RETREAT;
    }
    if (action.type === "halt") return settle(f);
    goBack(play, f, unit, field.map.grid.known(action.hex));
    if (f.left === 0 || waysBack(field, p, f, unit).length === 0) settle(f);
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "fall" && action.type !== "halt") return undefined;
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    const going = f.unit === NONE ? f.units : [f.unit];
    if (!going.includes(unit) || !isToGo(field, p, f, unit)) return ORDERS["fall-none"];
    if (action.type === "halt") return ORDERS["halt-way"];
    const to = field.map.grid.index(action.hex);
    return to === undefined ? UNKNOWN["no-such-hex"] : refuseFall(field, p, f, unit, to);
  },
};

/** Is it on the map, and bound by the order that failed? Units that cannot move at all stay. */
function isToGo(field: Field, p: Position, f: FailingFrame, unit: UnitIndex): boolean {
  return onMap(p, unit) && boundBy(field, p, unit) === f.holder && field.allowance[unit] > 0;
}

function settle(f: FailingFrame): void {
  f.units = f.units.filter((unit) => unit !== f.unit);
  f.unit = NONE;
  f.left = 0;
}

/** One hex back; the leader of the holder goes with a unit that leaves his hex (NWO-11.3-a, NWO-RUL177), unless he is lost (NWO-RUL152). */
function goBack(play: Play, f: FailingFrame, unit: UnitIndex, to: HexIndex): void {
  const { field, p } = play;
  const from = p.place[unit];
  const { leader } = field.holders[f.holder];
  const rides = leader !== NONE && p.post[leader] === from && (p.leaderMarks[leader] & FALLEN) === 0;
  if (rides) p.post[leader] = to;
  liftUp(field, p, unit, NONE);
  setDown(field, p, unit, to);
  recordControl(field, p, from);
  recordControl(field, p, to);
  f.left -= 1;
  tell(play, {
    type: "fell-back",
    rule: "NWO-12.9-c",
    unit: unitId(play, unit),
    from: hexId(play, from),
    to: hexId(play, to),
  });
  tellCounterMovedUnseen(play, unit, from, to);
  if (rides) judgeSpirits(play);
  // NWO-RUL177: fire at a unit that goes from zone to zone of the same stack
  beginPassingFire(play, 1 - f.side, stacksPassed(field, p, 1 - f.side, from, to), [unit]);
  loseTrains(play, f.side, to);
  overrun(play, 1 - f.side, to);
}
