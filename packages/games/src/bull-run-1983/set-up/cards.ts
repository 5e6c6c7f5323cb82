import { onceFor } from "@stonebridge/kernel";
import { type HexIndex, LAND } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { CONFEDERATE, type PieceIndex, type SideIndex, UNION } from "../measures.ts";
import { type Routes, allowedEnds, onRoad } from "./march-routes.ts";
import type { PieceStart } from "../army/pieces.ts";
import type { Position } from "../position.ts";
import type { Refuses } from "../refusing.ts";
import { SET_UP } from "./refusals.ts";

/** Reach of `behind` and `at` (BR83-1.22-a, BR83-1.23-a), and of ABATIS around Stone Bridge and Farm Ford (BR83-11.3-a), in hexes. */
const BEHIND = 4;
const AT = 3;
const ABATIS_REACH = 3;
/** BR83-11.3-a, R10 */
export const ABATIS_COUNT = 4;
const ABATIS_PLACES = ["stone-bridge", "farm-ford"];

/** Does the piece begin on the map (BR83-OB2-a)? Brigade pieces and dummies come only in exchange (BR83-1.14-a). */
export function startsOnMap(field: Field, piece: PieceIndex): boolean {
  const { how } = field.pieces[piece].start;
  return how === "in" || how === "behind" || how === "at" || how === "route";
}

/** Could anything be set up in the hex: part of the map, no river, ford or bridge, on one bank (BR83-1.12-a, BR83-1.12-b)? */
export function openRefusal(field: Field, hex: HexIndex): Refuses | undefined {
  const { map, ground } = field;
  if (map.playable[hex] === 0) return SET_UP["put-unplayable"];
  // every dry hex of a map is on one bank
  return hex === field.trestle || ground[0].water[hex] !== LAND ? SET_UP["put-water"] : undefined;
}

/**
 * Why the Confederate card does not let a piece begin in a hex (BR83-1.21-a, BR83-1.22-a, BR83-1.23-a, R11: plain distance, rivers do not
 * count). Each piece separately: those of one line need not be together (BR83-1.23-b).
 */
function areaRefusal(field: Field, start: PieceStart, hex: HexIndex): Refuses | undefined {
  const { map, grid } = field;
  switch (start.how) {
    case "in":
      return grid.ids[hex] === start.place ? undefined : SET_UP["put-in"];
    case "behind":
      if (grid.distance(map.place(start.place), hex) > BEHIND) return SET_UP["put-behind"];
      return field.ownBank[CONFEDERATE][hex] === 1 ? undefined : SET_UP["put-behind-bank"];
    case "at":
      return grid.distance(map.place(start.place), hex) > AT ? SET_UP["put-at"] : undefined;
    default:
      return SET_UP["put-waits"];
  }
}

/** Hexes that the Confederate card names for a piece. */
interface Area {
  /** In the order of the map. */
  readonly hexes: readonly HexIndex[];
  /** 1 for each of them. */
  readonly mask: Uint8Array;
}

/** Where the Confederate card lets a piece begin. Computed once for each kind of start. */
export function areaOf(field: Field, piece: PieceIndex): Area {
  const areas = areasOn(field);
  return (areas[piece] ??=
    areas.find((area, other) => area !== undefined && sameStart(field, other, piece)) ?? makeArea(field, piece));
}
const areasOn: (field: Field) => Area[] = onceFor(() => []);

/** Does the card treat two pieces alike? */
export function sameStart({ pieces }: Field, one: PieceIndex, other: PieceIndex): boolean {
  const [a, b] = [pieces[one].start, pieces[other].start];
  return a.how === b.how && "place" in a && "place" in b && a.place === b.place;
}

function makeArea(field: Field, piece: PieceIndex): Area {
  const { start } = field.pieces[piece];
  const around =
    start.how === "behind" || start.how === "at" ? within(field, start.place, BEHIND) : field.grid.ids.keys();
  const hexes = [...around].filter(
    (hex) => openRefusal(field, hex) === undefined && areaRefusal(field, start, hex) === undefined,
  );
  const mask = new Uint8Array(field.size);
  for (const hex of hexes) mask[hex] = 1;
  return { hexes, mask };
}

/**
 * Why a card does not let a piece begin in a hex, whatever else is there.
 * @param routes march routes as the Confederates stand now; for Union pieces
 */
export function cardRefusal(
  field: Field,
  piece: PieceIndex,
  hex: HexIndex,
  routes: Routes | undefined,
): Refuses | undefined {
  const shut = openRefusal(field, hex);
  if (shut !== undefined) return shut;
  if (field.sideOf[piece] === CONFEDERATE || routes === undefined)
    return areaRefusal(field, field.pieces[piece].start, hex);
  return routeRefusal(field, piece, hex, routes);
}

/** BR83-1.3-a..b, 1.31 to 1.33: the Union side, a march route, out of recon range. */
function routeRefusal(field: Field, piece: PieceIndex, hex: HexIndex, routes: Routes): Refuses | undefined {
  if (field.ownBank[UNION][hex] === 0) return SET_UP["put-side"];
  if (routes.near[hex] === 1) return SET_UP["put-recon"];
  if (!onRoad(field, hex)) return SET_UP["put-road"];
  const ends = routes.ends[hex];
  if (ends === 0) return SET_UP["put-route"];
  if ((ends & allowedEnds(field, piece)) !== 0) return undefined;
  // what is open leads to ends that only others may use, or that nobody may use on July 20th
  return field.options.july20 === "on" && (ends & allowedEnds(field, piece, true)) !== 0
    ? SET_UP["put-july"]
    : SET_UP["put-third-division"];
}

/** Why there may be no ABATIS in a hex (1.24, 11.3). */
export function abatisRefusal(field: Field, p: Position, side: SideIndex, hex: HexIndex): Refuses | undefined {
  if (side !== CONFEDERATE) return SET_UP["abatis-enemy"];
  const shut = openRefusal(field, hex);
  if (shut !== undefined) return shut === SET_UP["put-unplayable"] ? shut : SET_UP["abatis-water"];
  if (!nearCrossing(field, hex)) return SET_UP["abatis-far"];
  if (p.abatis.includes(hex)) return SET_UP["abatis-twice"];
  return p.abatis.length >= ABATIS_COUNT ? SET_UP["abatis-four"] : undefined;
}

/** Hexes around a crossing, in the order of the map. */
function within(field: Field, place: string, reach: number): HexIndex[] {
  return [...field.grid.within(field.map.place(place), reach)].toSorted((a, b) => a - b);
}

function nearCrossing(field: Field, hex: HexIndex): boolean {
  return ABATIS_PLACES.some((id) => field.grid.distance(field.map.place(id), hex) <= ABATIS_REACH);
}

/** Hexes where ABATIS may be, in the order of the map. */
export const abatisHexes = onceFor((field: Field): readonly HexIndex[] => {
  const around = new Set(ABATIS_PLACES.flatMap((id) => within(field, id, ABATIS_REACH)));
  return [...around].filter((hex) => openRefusal(field, hex) === undefined).toSorted((a, b) => a - b);
});
