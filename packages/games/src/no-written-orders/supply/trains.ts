import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { type HolderIndex, NONE, type SideIndex } from "../measures.ts";
import { escort } from "../orders/obedience.ts";
import { type Play, hexId, holderId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { DESTROYED, type Position, WAITING, firstAt, inZoneOf, onMap } from "../position.ts";
import { hexOfPoint } from "../situations/starting-places.ts";
import { haulPrices } from "./train-ways.ts";
import { SIDES } from "../vocabulary.ts";
import { isArmyTrain } from "../army/wagons.ts";

/** Hexes from a unit of its formation within which a train is set up (NWO-19.4.5-a). */
const SET_UP = 2;

/** May a train be in a hex: passable for wheels, without units, out of enemy zones of control (NWO-19.4.1-a, NWO-19.4.2-a)? */
export function mayPark(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  if (field.map.playable[hex] === 0 || firstAt(p, hex) !== NONE || inZoneOf(field, p, 1 - side, hex)) return false;
  const prices = haulPrices(field);
  for (let at = hex * 6; at < hex * 6 + 6; at++) if (prices[at] !== 0) return true;
  return false;
}

/**
 * Trains that have not arrived yet are set up: an army’s where the module puts it, a formation’s near a unit of it (NWO-19.4.5-a). @returns
 * those that arrived
 */
export function setUpTrains(field: Field, p: Position): readonly HolderIndex[] {
  const come: HolderIndex[] = [];
  for (const train of field.trains) {
    if (p.seat[train] !== WAITING) continue;
    const hex = isArmyTrain(field, train) ? armyPlace(field, p, train) : formationPlace(field, p, train);
    if (hex === NOWHERE) continue;
    p.seat = p.seat.with(train, hex);
    come.push(train);
  }
  return come;
}

/** The nearest free hex to where the module puts an army’s train; NOWHERE before its turn. */
function armyPlace(field: Field, p: Position, train: HolderIndex): HexIndex {
  const { side } = field.holders[train];
  const own = field.trains.filter((one) => field.holders[one].side === side && isArmyTrain(field, one));
  const { at, fromTurn } = field.module.armies[SIDES[side]].trains[own.indexOf(train)];
  const home = hexOfPoint(field, at);
  if (fromTurn > Math.max(p.turn, field.scenario.firstTurn) || home === NOWHERE) return NOWHERE;
  for (const hex of field.map.grid.within(home, field.map.grid.rows)) if (mayPark(field, p, side, hex)) return hex;
  return NOWHERE;
}

/**
 * A free hex near a unit of the formation, on a road if there is one, as far from the enemy as possible; NOWHERE while none of it is on the
 * map.
 */
function formationPlace(field: Field, p: Position, train: HolderIndex): HexIndex {
  const { side, formation } = field.holders[train];
  const { grid, way } = field.map;
  let best = NOWHERE;
  let bestWorth = -1;
  for (const unit of field.holders[formation].units) {
    if (!onMap(p, unit)) continue;
    for (const hex of grid.within(p.place[unit], SET_UP)) {
      if (!mayPark(field, p, side, hex)) continue;
      const onRoad = way.subarray(hex * 6, hex * 6 + 6).some((kind) => kind !== 0);
      const enemies = field.roster[1 - side].filter((enemy) => onMap(p, enemy));
      const away = Math.min(grid.size, ...enemies.map((enemy) => grid.distance(hex, p.place[enemy])));
      const worth = (onRoad ? grid.size + 1 : 0) + away;
      if (worth > bestWorth) [best, bestWorth] = [hex, worth];
    }
  }
  return best;
}

/** A turn begins: trains that had to wait arrive. */
export function bringUpTrains(play: Play): void {
  for (const train of setUpTrains(play.field, play.p))
    tell(play, {
      type: "train-came",
      rule: "NWO-19.4.5-a",
      train: holderId(play, train),
      hex: hexId(play, play.p.seat[train]),
    });
}

/** Trains of a side in a hex are lost for good: enemies entered, or friends retreated into it (NWO-19.4.3-a). */
export function loseTrains(play: Play, side: SideIndex, hex: HexIndex): void {
  const { field, p } = play;
  for (const train of field.trains) {
    if (p.seat[train] !== hex || field.holders[train].side !== side) continue;
    p.seat = p.seat.with(train, DESTROYED);
    p.standing = p.standing.with(train, undefined);
    tell(play, { type: "train-lost", rule: "NWO-19.4.3-a", train: holderId(play, train), hex: hexId(play, hex) });
    escort(play, train, hex);
  }
}
