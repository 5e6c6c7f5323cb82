import { onceFor } from "@stonebridge/kernel";
import type { HexIndex } from "@stonebridge/board";
import { controllerOf } from "../land/control.ts";
import { type Field, FORMATION } from "../field.ts";
import { isArtillery, type SideIndex } from "../measures.ts";
import { isLost, type Position } from "../position.ts";
import { placeHex } from "../situations/starting-places.ts";
import { verdictOf, type Verdict } from "./verdict.ts";
import { SIDES, type SideId } from "../vocabulary.ts";

/** Victory points of a side, by what brings them (NWO-18-a). */
export interface Score {
  readonly places: number;
  readonly losses: number;
  readonly formations: number;
  readonly army: number;
  /** By even chances (NWO-S19). */
  readonly granted: number;
  readonly points: number;
}

/** Points of both sides as the position stands. */
export function scoreOf(field: Field, p: Position): Readonly<Record<SideId, Score>> {
  const [union, confederate] = SIDES.map((_, side) => sideScore(field, p, side));
  return { union, confederate };
}

function sideScore(field: Field, p: Position, side: SideIndex): Score {
  const { victory } = field.module;
  const places = heldPoints(field, p, side);
  const losses = field.roster[1 - side].reduce((sum, unit) => {
    if (!isLost(p, unit)) return sum;
    const worth = isArtillery(field.arm[unit]) ? victory.perArtilleryPoint : victory.perPoint;
    return sum + worth * field.units[unit].strength[0];
  }, 0);
  const broken = field.holders.filter(
    ({ kind, side: own }, at) => kind === FORMATION && own !== side && p.broken[at] === 1,
  );
  const formations = broken.length * victory.formationDemoralised;
  const army = p.routed[1 - side] === 0 ? 0 : victory.armyDemoralised;
  const granted = field.granted[side];
  return { places, losses, formations, army, granted, points: places + losses + formations + army + granted };
}

/** A place that wins points, with all hexes of it. */
interface Prize {
  readonly hexes: readonly HexIndex[];
  readonly points: Readonly<Record<SideId, number>>;
}

const prizesOf = onceFor((field: Field): readonly Prize[] => {
  const { module } = field;
  const hexOf = (id: string): HexIndex => {
    const place = module.places.find((one) => one.id === id);
    if (place === undefined) throw new Error(`${module.name} has no place ${id}.`);
    return placeHex(field, place);
  };
  return module.victory.places.map(({ place, also, points }) => ({ hexes: [place, ...also].map(hexOf), points }));
});

/** Points of places that a side controls, all hexes of each (NWO-18-b, NWO-18-c). */
function heldPoints(field: Field, p: Position, side: SideIndex): number {
  return prizesOf(field).reduce((sum, { hexes, points }) => {
    const held = hexes.every((hex) => controllerOf(p, hex) === side);
    return held ? sum + points[SIDES[side]] : sum;
  }, 0);
}

/** Who wins as the position stands (NWO-18-d); a broken army counts here, but its units fight on as before (NWO-13-c, NWO-RUL201). */
export function verdictNow(field: Field, p: Position): Verdict {
  const { union, confederate } = scoreOf(field, p);
  return verdictOf({ union: union.points, confederate: confederate.points });
}
