import { CLOSED, type HexIndex, MAY_PASS } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { pointsAt, strengthOf } from "../army/combatants.ts";
import { recordControl } from "../land/control.ts";
import type { Field } from "../field.ts";
import type { RevealingFrame } from "../frames/orders.ts";
import { leftToUnits } from "./hidden-march.ts";
import { bankedIn, hidingOf, hidingOn, isHidden, passedBy, reachedBy } from "./hiding.ts";
import { type HolderIndex, INFANTRY, NONE, STACKING_LIMIT, type SideIndex, type UnitIndex } from "../measures.ts";
import type { HiddenMarch } from "../order-book.ts";
import { type Play, type Step, asks, hexId, holderId, pop, push, tell, unitId } from "../play.ts";
import { MOVED, type Position, RODE, firstAt, holds, inZoneOf, liftUp, mark, onMap, setDown } from "../position.ts";
import { refuse } from "../refusals.ts";
import { mayExamine, sees, seesFar } from "../land/sight.ts";
import { judgeSpirits } from "../army/spirits.ts";
import { hasTrain } from "../army/wagons.ts";

/**
 * A hidden march is found, or shows itself: its leader goes along the route as far as its movement and the enemy let him, its units turn up
 * with him and may spread (NWO-19.7.2-e..g). Marches of the other side that he meets are found as well (NWO-19.7.4-a).
 */
export function reveal(play: Play, holder: HolderIndex, rule: string): void {
  const { field, p } = play;
  const march = hidingOf(p, holder);
  if (march === undefined) return;
  p.hiding = p.hiding.filter((one) => one !== march);
  const met = meetingOf(field, p, march);
  show(play, march, met === undefined ? bankedIn(march) : met.points, rule);
  if (met === undefined) return;
  p.hiding = p.hiding.filter((one) => one !== met.other);
  show(play, met.other, met.otherPoints, "NWO-19.7.4-a");
}

interface Meeting {
  readonly points: number;
  readonly other: HiddenMarch;
  readonly otherPoints: number;
}

/** Where a march that is traced turn by turn beside those of the enemy first comes in sight of one (NWO-19.7.4-a). */
function meetingOf(field: Field, p: Position, march: HiddenMarch): Meeting | undefined {
  const enemies = hidingOn(field, p, 1 - field.holders[march.holder].side);
  for (let ago = march.banked.length - 1; ago >= 0; ago--)
    for (const other of enemies) {
      const [turns, otherTurns] = [march.banked.length - ago, other.banked.length - ago];
      if (otherTurns < 1) continue;
      const [points, otherPoints] = [bankedIn(march, turns), bankedIn(other, otherTurns)];
      const here = march.route[reachedBy(field, march.route, points).at];
      const there = other.route[reachedBy(field, other.route, otherPoints).at];
      if (sees(field, p, here, there)) return { points, other, otherPoints };
    }
  return undefined;
}

/** The leader along the route, the units to his hex. */
function show(play: Play, march: HiddenMarch, points: number, rule: string): void {
  const { field, p } = play;
  const { holder, route } = march;
  const { side, leader } = field.holders[holder];
  const units = march.units.filter((unit) => onMap(p, unit));
  const from = units.map((unit) => p.place[unit]);
  for (const unit of units) liftUp(field, p, unit, NONE);
  const { at, spent } = advance(field, p, side, route, points);
  const hex = route[at];
  for (const unit of units) {
    setDown(field, p, unit, hex);
    mark(p, unit, MOVED);
  }
  for (const one of [...from, hex]) recordControl(field, p, one);
  if (leader !== NONE && p.post[leader] >= 0) {
    p.post[leader] = hex;
    if (p.stack.some((frame) => frame.step === "movement")) p.leaderMarks[leader] |= RODE;
  }
  passWaypoints(field, p, march, at);
  const standing = p.standing[holder];
  if (standing?.order.hidden === true)
    p.standing[holder] = { ...standing, order: { ...standing.order, hidden: false } };
  tell(play, {
    type: "march-revealed",
    rule,
    reveals: true,
    holder: holderId(play, holder),
    units: units.map((unit) => unitId(play, unit)),
    hex: hexId(play, hex),
  });
  judgeSpirits(play);
  push(play, { step: "revealing", side, holder, hex, points: leftToUnits(points, spent), units });
}

/** As far as the movement reaches, and no hex blocks (NWO-19.7.2-e, NWO-19.7.2-g). */
function advance(
  field: Field,
  p: Position,
  side: SideIndex,
  route: readonly HexIndex[],
  points: number,
): { readonly at: number; readonly spent: number } {
  const far = reachedBy(field, route, points).at;
  const blocked = route.findIndex((hex, at) => at > 0 && at <= far && isBlocking(field, p, side, hex));
  const at = blocked === -1 ? far : blocked - 1;
  return { at, spent: reachedBy(field, route.slice(0, at + 1), points).spent };
}

/** Does an enemy unit hold the hex, reach it, or he or a leader of his see it (NWO-19.7.2-g)? */
function isBlocking(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  const enemy = 1 - side;
  return holds(field, p, enemy, hex) || inZoneOf(field, p, enemy, hex) || mayExamine(field, p, enemy, hex);
}

/** Waypoints on the way that lie behind it (NWO-12.3.MA-c). */
function passWaypoints(field: Field, p: Position, { holder, units, route }: HiddenMarch, at: number): void {
  const waypoints = p.standing[holder]?.order.waypoints ?? [];
  let passed = 0;
  for (const hex of route.slice(0, at + 1)) if (waypoints[passed]?.flag === hex) passed += 1;
  for (const unit of units) p.passed[unit] = passed;
  const { leader } = field.holders[holder];
  if (leader !== NONE) p.leaderPassed[leader] = passed;
}

/**
 * Hexes that a unit may come to from where its leader turned up (NWO-19.7.2-f): open, out of the enemy’s zones, with room, and not by way of
 * a train (NWO-19.4.2-a).
 */
function spreadOf(field: Field, p: Position, f: RevealingFrame, unit: UnitIndex): HexIndex[] {
  const { search, prices } = field;
  const gates = Uint8Array.from({ length: field.map.size }, (_, hex) => {
    const first = firstAt(p, hex);
    const enemies = first !== NONE && field.sideOf[first] !== f.side;
    const closed = enemies || inZoneOf(field, p, 1 - f.side, hex) || hasTrain(field, p, f.side, hex);
    return closed ? CLOSED : MAY_PASS;
  });
  search.spread(f.hex, f.points, field.arm[unit] === INFANTRY ? prices.onFoot : prices.mounted, gates);
  return Array.from(search.reached.subarray(1, search.count)).filter(
    (hex) => pointsAt(field, p, hex) + strengthOf(field, p, unit) <= STACKING_LIMIT,
  );
}

function refuseAppear(
  field: Field,
  p: Position,
  f: RevealingFrame,
  unit: UnitIndex,
  hex: HexIndex,
): Refusal | undefined {
  if (!f.units.includes(unit) || p.place[unit] !== f.hex) return refuse("appear-other");
  return spreadOf(field, p, f, unit).includes(hex) ? undefined : refuse("appear-far");
}

/** Units that have turned up spread out, as their owner likes; too many for a hex must (NWO-19.7.2-f, NWO-5.3-a). */
export const revealing: Step<"revealing"> = {
  ask({ field, p }, f) {
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
  run: (play) => pop(play),
  take(play, f, action) {
    const { field, p } = play;
    if (action.type !== "appear") return pop(play);
    const unit = field.unitIndex.get(action.unit) as UnitIndex;
    const hex = field.map.grid.known(action.hex);
    liftUp(field, p, unit, NONE);
    setDown(field, p, unit, hex);
    recordControl(field, p, f.hex);
    recordControl(field, p, hex);
    f.units = f.units.filter((one) => one !== unit);
    return tell(play, { type: "appeared", rule: "NWO-19.7.2-f", unit: unitId(play, unit), hex: hexId(play, hex) });
  },
  refuse({ field, p }, f, action) {
    if (action.type === "done") return refuse("appear-full");
    if (action.type !== "appear") return undefined;
    const [unit, hex] = [field.unitIndex.get(action.unit), field.map.grid.index(action.hex)];
    return unit === undefined || hex === undefined ? refuse("appear-other") : refuseAppear(field, p, f, unit, hex);
  },
};

/** Finds marches of whose way, beyond the first move, a unit of the enemy’s has an extended line of sight (NWO-19.7.2-a). */
export function discover(play: Play): void {
  const { field, p } = play;
  for (const march of p.hiding) {
    const { side } = field.holders[march.holder];
    const passed = passedBy(field, march);
    if (passed.length === 0) continue;
    const found = field.roster[1 - side].some(
      (unit) => onMap(p, unit) && !isHidden(p, unit) && passed.some((hex) => seesFar(field, p, p.place[unit], hex)),
    );
    if (found) reveal(play, march.holder, "NWO-19.7.2-a");
  }
}

/**
 * Units of a side that seem to stand in a hex are assaulted or charged, or the leader alone is come upon: they are not there
 * (NWO-19.7.1-e, NWO-RUL237). @returns true where somebody has shown himself
 */
export function vanishFrom(play: Play, side: SideIndex, hex: HexIndex): boolean {
  const { field, p } = play;
  const before = p.hiding;
  for (const { holder, units } of hidingOn(field, p, side)) {
    const { leader } = field.holders[holder];
    const there = units.some((unit) => p.place[unit] === hex) || (leader !== NONE && p.post[leader] === hex);
    if (there) reveal(play, holder, "NWO-19.7.1-e");
  }
  return p.hiding !== before;
}
