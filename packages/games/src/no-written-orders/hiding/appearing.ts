import { knownUnit } from "../known.ts";
import { CLOSED, type HexIndex, MAY_PASS } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { pointsAt, strengthOf } from "../army/combatants.ts";
import { hasTrain } from "../army/wagons.ts";
import type { Field } from "../field.ts";
import type { RevealingFrame } from "../frames/orders.ts";
import { give, recordControl } from "../land/control.ts";
import { INFANTRY, NONE, STACKING_LIMIT, type UnitIndex } from "../measures.ts";
import { overrun } from "../movement/presence.ts";
import { type Step, asks, hexId, pop, unitId } from "../play.ts";
import { tell } from "./hearing.ts";
import { type Position, firstAt, inZoneOf, liftUp, setDown } from "../position.ts";
import { HIDING } from "./refusals.ts";
import { UNKNOWN } from "../refusing.ts";

/**
 * Hexes that a unit may go to from where its leader appeared (NWO-19.7.2-f): open, out of the enemy’s zones, with room, and not through a
 * train (NWO-19.4.2-a).
 */
function spreadOf(field: Field, p: Position, f: RevealingFrame, unit: UnitIndex): HexIndex[] {
  const { search } = field;
  spreadFrom(field, p, f, unit);
  return Array.from(search.reached.subarray(1, search.count)).filter(
    (hex) => pointsAt(field, p, hex) + strengthOf(field, p, unit) <= STACKING_LIMIT,
  );
}

/** Finds how far a unit may spread; the result is read from `field.search`. */
function spreadFrom(field: Field, p: Position, f: RevealingFrame, unit: UnitIndex): void {
  const { search, prices } = field;
  const gates = Uint8Array.from({ length: field.map.size }, (_, hex) => {
    const first = firstAt(p, hex);
    const enemies = first !== NONE && field.sideOf[first] !== f.side;
    const closed = enemies || inZoneOf(field, p, 1 - f.side, hex) || hasTrain(field, p, f.side, hex);
    return closed ? CLOSED : MAY_PASS;
  });
  search.spread(f.hex, f.points, field.arm[unit] === INFANTRY ? prices.onFoot : prices.mounted, gates);
}

function refuseAppear(
  field: Field,
  p: Position,
  f: RevealingFrame,
  unit: UnitIndex,
  hex: HexIndex,
): Refusal | undefined {
  if (!f.units.includes(unit) || p.place[unit] !== f.hex) return HIDING["appear-other"];
  if (spreadOf(field, p, f, unit).includes(hex)) return undefined;
  return field.search.cost[hex] > 0 ? HIDING["appear-room"] : HIDING["appear-far"];
}

/**
 * Units that have appeared spread out, as their owner likes; if there are too many for a hex they must (NWO-19.7.2-f, NWO-5.3-a). Enemy
 * headquarters, trains and leaders whom they find alone on their way are treated as when any unit enters (NWO-11.1-d, NWO-11.4-b,
 * NWO-19.4.3-a).
 */
export const revealing: Step<"revealing"> = {
  ask({ field, p }, f) {
    if (f.entered.length > 0) return undefined;
    const { ids } = field.map.grid;
    const actions = f.units.flatMap((unit) =>
      p.place[unit] === f.hex
        ? spreadOf(field, p, f, unit).map((hex): Action => ({
            type: "appear",
            unit: field.units[unit].id,
            hex: ids[hex],
          }))
        : [],
    );
    if (actions.length === 0) return undefined;
    const full = pointsAt(field, p, f.hex) > STACKING_LIMIT;
    return asks(
      "revealing",
      f.side,
      "NWO-19.7.2-f",
      { formations: [field.holders[f.holder].id], hex: ids[f.hex] },
      full ? actions : [...actions, { type: "done" }],
    );
  },
  run(play, f) {
    const [hex] = f.entered;
    if (hex === undefined) return pop(play);
    f.entered = f.entered.slice(1);
    return overrun(play, 1 - f.side, hex);
  },
  take(play, f, action) {
    const { field, p } = play;
    if (action.type !== "appear") return pop(play);
    const unit = knownUnit(field, action.unit);
    const hex = field.map.grid.known(action.hex);
    spreadFrom(field, p, f, unit);
    f.entered = field.search.wayTo(hex);
    for (const one of f.entered) give(p, one, f.side);
    liftUp(field, p, unit, NONE);
    setDown(field, p, unit, hex);
    recordControl(field, p, f.hex);
    recordControl(field, p, hex);
    f.units = f.units.filter((one) => one !== unit);
    return tell(play, { type: "appeared", rule: "NWO-19.7.2-f", unit: unitId(play, unit), hex: hexId(play, hex) });
  },
  refuse({ field, p }, f, action) {
    if (action.type === "done") return HIDING["appear-full"];
    if (action.type !== "appear") return undefined;
    const [unit, hex] = [field.unitIndex.get(action.unit), field.map.grid.index(action.hex)];
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    return hex === undefined ? UNKNOWN["no-such-hex"] : refuseAppear(field, p, f, unit, hex);
  },
};
