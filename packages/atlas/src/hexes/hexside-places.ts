import { hexAt, type HexIndex, type HexsideMapData, NOWHERE, type Point } from "@stonebridge/board";
import { distance, mapPoint, nearestOn } from "../geography/index.ts";
import { isRightOf } from "./right-of.ts";
import type { HexsideGround } from "./hexside-ground.ts";
import type { HexsideMapPlan } from "./hexside-map-plan.ts";
import { NO_PLACES, placeId } from "./map-places.ts";

/** The hex at a point of the hex plane. @throws when it lies off the map */
export function hexOfPoint({ grid }: HexsideGround, point: Point): HexIndex {
  const hex = hexAt(grid, point);
  if (hex === NOWHERE) throw new Error(`The point ${point.map((at) => at.toFixed(2)).join(", ")} lies off the map.`);
  return hex;
}

/** The hex of a point that keeps to its bank: the one that holds it, or the nearest beside that lies on the right bank. */
function hexOnBank(ground: HexsideGround, point: Point, isRight: boolean, right: readonly boolean[]): HexIndex {
  const { grid, wide } = ground;
  const hex = hexOfPoint(ground, point);
  if (right[hex] === isRight) return hex;
  const beside = [0, 1, 2, 3, 4, 5].map((direction) => grid.neighbour(hex, direction));
  const away = (one: HexIndex): number => distance(wide.centre(wide.fromMap(one)), point);
  const best = beside
    .filter((one) => one !== NOWHERE && right[one] === isRight)
    .toSorted((a, b) => away(a) - away(b))[0];
  if (best === undefined) throw new Error(`No hex by ${grid.ids[hex]} lies on the bank of its place.`);
  return best;
}

/**
 * The places of a map with their hexes: those of the gazetteer that lie on it, and the plan's own. A crossing of the dividing river
 * is two places: its own name is the hex on the right bank, looking downstream, and with `-left-bank` the one across.
 * @param right whether each hex lies on the right bank of the dividing river
 */
export function hexsidePlaces(
  plan: HexsideMapPlan,
  ground: HexsideGround,
  right: readonly boolean[],
): HexsideMapData["places"] {
  const { grid, wide, net, sheet } = ground;
  const river = ground.waters.find(({ id }) => id === plan.divide)!;
  const named = (hex: HexIndex): string => grid.ids[hex];
  const crossings = new Map(ground.crossings.map((crossing) => [crossing.plan.place, crossing]));
  const fromGazetteer = ground.places.flatMap((place) => {
    if (NO_PLACES.has(place.kind) || plan.noPlaces.includes(place.name)) return [];
    const id = placeId(place.name);
    const name = plan.placeNames[place.name] ?? place.name;
    const crossing = crossings.get(place.name);
    if (crossing?.plan.water === plan.divide) {
      return [
        { id, name, hex: named(wide.toMap(net.right(crossing.hexside))) },
        { id: `${id}-left-bank`, name: `${name}, left bank`, hex: named(wide.toMap(net.left(crossing.hexside))) },
      ];
    }
    const isCrossing = place.kind === "ford" || place.kind === "bridge";
    const given = sheet.at(mapPoint(place.latitude, place.longitude));
    if (hexAt(grid, given) === NOWHERE || (isCrossing && nearestOn(river.raw, given).distance < 0.3)) return [];
    return [{ id, name, hex: named(hexOnBank(ground, given, isRightOf(river.raw, given), right)) }];
  });
  const own = plan.ground.points.flatMap(({ id, name, latitude, longitude }) => {
    const point = sheet.at(mapPoint(latitude, longitude));
    if (hexAt(grid, point) === NOWHERE) return [];
    return [{ id, name, hex: named(hexOnBank(ground, point, isRightOf(river.raw, point), right)) }];
  });
  return [...fromGazetteer, ...own];
}
