import { hexAt, NOWHERE, type HexMapData } from "@stonebridge/board";
import type { HexGround } from "./ground.ts";
import type { HexMapPlan } from "./map-plan.ts";

/** Kinds in the gazetteer that are not places for a player. */
export const NO_PLACES: ReadonlySet<string> = new Set(["run source", "stream mouth", "woods"]);

/** Stable id from a name: lower-case words with hyphens, without apostrophes: `balls-ford`. */
export function placeId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** The places of the gazetteer that lie on the map, with their hexes; fords and bridges only where the map has one. */
export function placesOf(plan: HexMapPlan, ground: HexGround): HexMapData["places"] {
  const crossings = new Map(
    plan.ground.crossings.flatMap((crossing) => (crossing.place === undefined ? [] : [[crossing.place, crossing.hex]])),
  );
  const fixed = new Map(plan.ground.sheet.controlPoints.map(({ name, hexes }) => [name, hexes[0]]));
  return ground.places.flatMap((place) => {
    const crossing = crossings.get(place.name);
    if (NO_PLACES.has(place.kind) || plan.noPlaces.includes(place.name)) return [];
    if ((place.kind === "ford" || place.kind === "bridge") && crossing === undefined) return [];
    const at = hexAt(ground.grid, place.point);
    const hex = crossing ?? fixed.get(place.name) ?? (at === NOWHERE ? undefined : ground.grid.ids[at]);
    if (hex === undefined || plan.ground.unplayable.includes(hex)) return [];
    return [{ id: placeId(place.name), name: plan.placeNames[place.name] ?? place.name, hex }];
  });
}
