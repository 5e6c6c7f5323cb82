import { type HexIndex, NO_WAY, ROAD, TERRAIN } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { pointsAt, strengthOf } from "../army/combatants.ts";
import { allowanceNow } from "../army/condition.ts";
import { recordControl } from "../land/control.ts";
import type { Field } from "../field.ts";
import type { MarchFrame, SegmentFrame } from "../frames/movement.ts";
import { NONE, POINT, STACKING_LIMIT, type SideIndex, type UnitIndex } from "../measures.ts";
import { moverOf } from "../army/mover.ts";
import { type Play, hexId, sideId, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { CAME, type Position, holds, inZoneOf, mark, setDown } from "../position.ts";
import { MOVEMENT } from "./refusals.ts";
import { isArriving } from "../army/standing.ts";
import { entryHex } from "../situations/starting-places.ts";
import { friendsAt, isFreeToMarch } from "./step-cost.ts";
import { hasTrain } from "../army/wagons.ts";

/** An entry of the module, by its place in the list, and a hex where one comes on by it. */
export type Gate = readonly [entry: number, hex: HexIndex];

/** Hexes where a group comes on: its entries, or if the enemy blocks one, the nearest out of his reach (NWO-9-a, NWO-9-c). */
export function gatesOf(field: Field, p: Position, group: number, side: SideIndex): readonly Gate[] {
  return field.scenario.arrivals[group].entries.flatMap((id) => {
    const entry = field.module.entries.findIndex((one) => one.id === id);
    return openNear(field, p, side, entryHex(field, id)).map((hex) => [entry, hex] as const);
  });
}

/** Is a hex one of the entries of a group, though perhaps closed now? */
export function isEntry(field: Field, group: number, hex: HexIndex): boolean {
  return field.scenario.arrivals[group].entries.some((id) => entryHex(field, id) === hex);
}

function openNear(field: Field, p: Position, side: SideIndex, hex: HexIndex): readonly HexIndex[] {
  const { grid, playable } = field.map;
  const isOpen = (one: HexIndex): boolean =>
    playable[one] === 1 &&
    !holds(field, p, 1 - side, one) &&
    !inZoneOf(field, p, 1 - side, one) &&
    !hasTrain(field, p, side, one);
  for (let radius = 0; radius < grid.rows; radius++) {
    const open = Array.from(grid.ring(hex, radius)).filter(isOpen);
    if (open.length > 0) return open;
  }
  return [];
}

/**
 * What a hex costs a unit that comes on there: by road if it marches alone (NWO-9-b, NWO-9-f, NWO-5.3-c). @param together units that come
 * on as one stack
 */
export function entryCost(
  field: Field,
  p: Position,
  unit: UnitIndex,
  hex: HexIndex,
  together: readonly UnitIndex[],
): number {
  const mover = moverOf(field, p, unit);
  const { way, rail, terrain } = field.map;
  if (mover.byRoad && together.length === 1 && isFreeToMarch(field, p, mover, hex)) {
    let best = NO_WAY;
    for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) best = Math.max(best, way[hexside], rail[hexside]);
    if (best !== NO_WAY) return best === ROAD ? POINT / 2 : POINT;
  }
  const woods = (mover.infantry ? 2 : 4) * POINT;
  const land = terrain[hex] === TERRAIN.woods ? woods : terrain[hex] === TERRAIN.fort ? 2 * POINT : POINT;
  // NWO-RUL048: companions arrive together
  const companions = together.filter((one) => one !== unit && p.place[one] === hex).length;
  return land + POINT * (friendsAt(p, hex, unit) - companions);
}

/** Halves of a point left to a unit that comes on in a stack; `spent`: the entry costs of those before it (NWO-9-b, NWO-RUL136). */
export function pointsOnEntry(
  field: Field,
  p: Position,
  unit: UnitIndex,
  hex: HexIndex,
  together: readonly UnitIndex[],
  spent: number,
): number {
  return Math.max(0, allowanceNow(field, p, unit) - spent - entryCost(field, p, unit, hex, together));
}

/** Why a unit may not come on with a stack that has just come on, and has not gone on yet (NWO-9-a). @param spent what the entry cost those before the stack; NONE elsewhere */
export function refuseCompanion(
  field: Field,
  p: Position,
  segment: SegmentFrame,
  { units, hex, spent }: Pick<MarchFrame, "units" | "hex" | "spent">,
  unit: UnitIndex,
): Refusal | undefined {
  const [first] = units;
  if (spent === NONE || !segment.units.includes(unit) || !isArriving(field, p, unit)) return MOVEMENT["enter-other"];
  if (field.groupOf[first] !== field.groupOf[unit]) return MOVEMENT["enter-other"];
  return pointsAt(field, p, hex) + strengthOf(field, p, unit) > STACKING_LIMIT ? MOVEMENT["enter-full"] : undefined;
}

/** A unit comes on at a hex; the entry costs those behind it this much more (NWO-9-a, NWO-9-b, NWO-RUL136). */
export function comeOn(play: Play, side: SideIndex, unit: UnitIndex, hex: HexIndex): void {
  const { field, p } = play;
  setDown(field, p, unit, hex);
  mark(p, unit, CAME);
  recordControl(field, p, hex);
  tell(play, {
    type: "entered",
    rule: "NWO-9-a",
    unit: unitId(play, unit),
    hex: hexId(play, hex),
    side: sideId(side),
  });
}

/** The total entry cost once a stack has come on: increased by what its most expensive unit paid (NWO-RUL136). */
export function chargeEntry(
  field: Field,
  p: Position,
  side: SideIndex,
  { units, hex, spent }: Pick<MarchFrame, "units" | "hex" | "spent">,
): void {
  const gate = gatesOf(field, p, field.groupOf[units[0]], side).find(([, one]) => one === hex);
  if (gate === undefined) return;
  p.entered = p.entered.with(gate[0], spent + Math.max(...units.map((unit) => entryCost(field, p, unit, hex, units))));
}
