import {
  type Field,
  FORMATION,
  type Position,
  readControl,
  type SideId,
  SIDES,
  type View,
} from "@stonebridge/games/no-written-orders";
import { levelOf, levelsNow, placeHex, scoreOf } from "@stonebridge/games/no-written-orders/internals";

/** What a formation, or a whole army, has lost against the level that demoralises it. */
export interface Bearing {
  readonly side: SideId;
  /** Absent for the army. */
  readonly formation?: string;
  /** Full strength of the units that are gone. */
  readonly lost: number;
  /** 0: it is never demoralised. */
  readonly level: number;
  /** It is demoralised. */
  readonly broken: boolean;
}

const GONE: ReadonlySet<string> = new Set(["eliminated", "destroyed"]);

/** Full strength of the units that a side, or a formation of it, has lost for good: everybody knows it. */
export function strengthEliminated({ units }: Field, view: View, side: SideId, formation?: string): number {
  return view.units.reduce((sum, seen, at) => {
    const unit = units[at];
    const counts =
      seen.side === side && GONE.has(seen.where) && (formation === undefined || unit.formation === formation);
    return counts ? sum + unit.strength[0] : sum;
  }, 0);
}

/**
 * The army of a side, then its formations. Levels lowered by demoralised neighbours are one’s own to know: the places of leaders tell
 * them (NWO-14.3-a).
 */
export function bearingsOf(field: Field, position: Position, view: View, side: SideId): readonly Bearing[] {
  const at = SIDES.indexOf(side);
  const levels = view.seat === side ? levelsNow(field, position, at) : undefined;
  const formations = [...field.holders.entries()].filter(([, one]) => one.kind === FORMATION && one.side === at);
  return [
    {
      side,
      lost: strengthEliminated(field, view, side),
      level: levelOf(field, position, at),
      broken: view.broken[side] !== undefined,
    },
    ...formations.map(([holder, { id, level }]): Bearing => ({
      side,
      formation: id,
      lost: strengthEliminated(field, view, side, id),
      level: Math.max(0, levels?.get(holder) ?? level),
      broken: view.demoralised.includes(id),
    })),
  ];
}

/** What points come from, in the order in which they are told. */
export const SOURCES = ["places", "losses", "formations", "army", "granted"] as const;

/** A line of the count: points of both sides from one source. */
export interface Counted {
  readonly from: (typeof SOURCES)[number];
  readonly points: Readonly<Record<SideId, number>>;
}

/** How the points of both sides come about (NWO-18-a); their sums are the score. What even chances give is told where they are on. */
export function countOf(field: Field, position: Position): readonly Counted[] {
  const { union, confederate } = scoreOf(field, position);
  const sources = field.options.evenChances === "on" ? SOURCES : SOURCES.filter((from) => from !== "granted");
  return sources.map((from) => ({ from, points: { union: union[from], confederate: confederate[from] } }));
}

/** A place that wins points at the end, and who has all of it now. */
export interface HeldPlace {
  readonly hex: string;
  readonly points: Readonly<Record<SideId, number>>;
  readonly holder?: SideId;
}

export function victoryPlaces(field: Field, view: View): readonly HeldPlace[] {
  const { module, map } = field;
  const control = readControl(field, view.control);
  const hexOf = (id: string): number => {
    const place = module.places.find((one) => one.id === id);
    return place === undefined ? map.grid.known(id) : placeHex(field, place);
  };
  return module.victory.places.map(({ place, also, points }) => {
    const hexes = [place, ...also].map(hexOf);
    const holder = SIDES.find((_, side) => hexes.every((hex) => control[hex] === side));
    return { hex: map.grid.ids[hexes[0] as number] as string, points, ...(holder === undefined ? {} : { holder }) };
  });
}
