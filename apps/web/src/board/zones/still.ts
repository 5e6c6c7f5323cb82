import type { Plate } from "./plates.ts";
import { borderPaths, bordersMarkup, edgeMarkup } from "./borders.ts";
import { crossingMarkup } from "./crossings.ts";
import { leftOut, plateMarkup, signSymbols } from "./plates.ts";
import type { ZoneGround } from "./zone-ground.ts";

type Holder = "north" | "south" | undefined;

/** Zones by day, for pictures and films that no hand touches: markup in map units. */
export interface StillZones {
  /** Borders, crossings, and plates of zones that do not score: they never change. */
  readonly lines: string;
  /** Plates of zones that score, with who holds them. */
  plates(holder: (zone: string) => Holder): string;
}

/** @param zoom CSS px of a map unit that they are drawn for @param prefix begins the ids of their symbols */
export function stillZones(ground: ZoneGround, zoom: number, prefix: string): StillZones {
  const out = leftOut(ground.plates.values(), zoom);
  const shown = [...ground.plates.values()].filter(({ zone }) => !out.has(zone));
  const drawn = (plate: Plate, control: Holder) =>
    plateMarkup(plate, { zoom, control, named: false, tone: "light", prefix });
  const { graph, shapes, crossings } = ground;
  return {
    lines:
      `<defs>${signSymbols(prefix)}</defs>` +
      `<g fill="none" stroke-linecap="round">${bordersMarkup(borderPaths(graph, shapes), zoom)}</g>` +
      edgeMarkup(shapes.field, shapes.sheet, "light") +
      crossings.map((crossing) => crossingMarkup(crossing, false, zoom)).join("") +
      shown.flatMap((plate) => (plate.points > 0 ? [] : [drawn(plate, undefined)])).join(""),
    plates: (holder) => shown.flatMap((plate) => (plate.points > 0 ? [drawn(plate, holder(plate.zone))] : [])).join(""),
  };
}
