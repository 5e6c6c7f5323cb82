import { type HexIndex, NOWHERE, TERRAIN, type Hexside } from "@stonebridge/board";
import { columnsIn } from "../army/columns.ts";
import { type Mover, isInFort, marches } from "../army/mover.ts";
import { boundBy } from "../army/standing.ts";
import type { Field } from "../field.ts";
import { NONE, POINT } from "../measures.ts";
import { type Position, firstAt, inZoneOf } from "../position.ts";

/** A unit on its way. */
export interface Way {
  readonly mover: Mover;
  readonly hex: HexIndex;
  /** Halves of a movement point left. */
  readonly points: number;
  /** Hexes entered; where the move began. */
  readonly steps: number;
  readonly start: HexIndex;
  /** Moves alone, as march movement asks (NWO-5.2-f). */
  readonly alone: boolean;
  /** A unit other than artillery goes with it (NWO-5.4-i). */
  readonly escorted: boolean;
}

/** Price of a step in halves of a movement point, with friends in the way and zones left behind (NWO-5.3-c, NWO-5.4-e, NWO-5.4-f); 0: no way. */
export function stepCost(field: Field, p: Position, way: Way, hexside: Hexside): number {
  const { map, prices } = field;
  const { mover } = way;
  const to = map.neighbours[hexside];
  const leaving =
    !mover.cavalry && inZoneOf(field, p, 1 - mover.side, way.hex) && !isInFort(field, p, mover.unit) ? POINT : 0;
  const felled = felledBy(p, way.hex, to);
  const along = priceAlong(field, p, way, hexside);
  const country = (mover.infantry ? prices.onFoot : prices.mounted)[hexside];
  if (country === 0) return along === 0 ? 0 : along + leaving;
  const across = country + POINT * (friendsAt(p, to, mover.unit) + felled);
  return (along === 0 ? across : Math.min(along, across)) + leaving;
}

/** Price of a step by road; 0 if there is none, or it is not free (NWO-5.2-f, NWO-5.2-g), nor by an abatis; who attacks out of a march leaves it before a zone of control (NWO-12.5-g). */
export function priceAlong(field: Field, p: Position, { alone, mover, hex }: Way, hexside: Hexside): number {
  const to = field.map.neighbours[hexside];
  const byRoad =
    alone &&
    mover.byRoad &&
    felledBy(p, hex, to) === 0 &&
    (marches(mover.order) || !inZoneOf(field, p, 1 - mover.side, to));
  return byRoad && isFreeToMarch(field, p, mover, to) ? field.prices.march[hexside] : 0;
}

/** Does a unit take the road over a hexside, rather than go across country? */
export function takesRoad(field: Field, p: Position, way: Way, hexside: Hexside): boolean {
  const along = priceAlong(field, p, way, hexside);
  return (
    along !== 0 &&
    stepCost(field, p, { ...way, alone: true }, hexside) <= stepCost(field, p, { ...way, alone: false }, hexside)
  );
}

/** Of the two hexes of a step, how many have an abatis: a point more for each, and no road. */
function felledBy(p: Position, from: HexIndex, to: HexIndex): number {
  return p.abatis.length === 0 ? 0 : felledOn(p, from) + felledOn(p, to);
}

/** 1 for a hex with an abatis. */
function felledOn({ abatis }: Position, hex: HexIndex): number {
  return abatis.includes(hex) ? 1 : 0;
}

/** Units in a hex, which are friends where the way is open (NWO-RUL048). */
export function friendsAt(p: Position, hex: HexIndex, but: number): number {
  let count = 0;
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) if (unit !== but) count += 1;
  return count;
}

/** May the hex be marched into: no marching friends in it, a town empty (NWO-5.2-h, NWO-5.2-i, NWO-RUL046, NWO-RUL047)? */
export function isFreeToMarch(field: Field, p: Position, mover: Mover, hex: HexIndex): boolean {
  const terrain = field.map.terrain[hex];
  const town = terrain === TERRAIN.town || terrain === TERRAIN["wood town"];
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) {
    if (unit === mover.unit) continue;
    if (town || marches(p.standing[boundBy(field, p, unit)]?.order.type ?? "reserve")) return false;
    if (p.tail[unit] !== NOWHERE) return false;
  }
  // NWO-19.9-a
  return columnsIn(field, p, mover.side, hex).every((unit) => unit === mover.unit);
}
