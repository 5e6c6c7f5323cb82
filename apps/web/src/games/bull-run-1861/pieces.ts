import type { ElementView, HeadquartersView, SideId, UnitView, View } from "@stonebridge/games/bull-run-1861";
import { groupedBy } from "../../grouped-by.ts";

/** The unit an element belongs to: `cocke+` is Cocke's Extended-line marker. */
export function unitOf(element: string): string {
  return element.endsWith("+") ? element.slice(0, -1) : element;
}

export function findUnit(view: View, id: string): UnitView | undefined {
  return view.units.find((unit) => unit.id === unitOf(id));
}

export function findElement(view: View, id: string): ElementView | undefined {
  return findUnit(view, id)?.elements.find((element) => element.id === id);
}

export function findHeadquarters(view: View, id: string): HeadquartersView | undefined {
  return view.headquarters.find((headquarters) => headquarters.id === id);
}

/** Ids of the counters a unit has on the map: itself, its marker, or the host's place where it rides along. */
export function countersOf(unit: UnitView): readonly string[] {
  return unit.whereabouts === "attached" ? [unit.id] : unit.elements.map((element) => element.id);
}

export interface Standing {
  readonly unit: UnitView;
  readonly element: ElementView;
}

/** The brigades and elements in a zone, front line first. */
export function standingIn(view: View, zone: string): readonly Standing[] {
  return view.units
    .flatMap((unit) => unit.elements.filter((element) => element.zone === zone).map((element) => ({ unit, element })))
    .toSorted((one, other) => (one.element.line === other.element.line ? 0 : one.element.line === "front" ? -1 : 1));
}

/** Who attacks, by the enemy zone that is faced, while the attack is declared and not fought yet. */
export function declaredOn(view: View): ReadonlyMap<string, readonly Standing[]> {
  const marked = view.units.flatMap((unit) =>
    unit.elements
      .filter(({ attacks, facing }) => attacks && zonesHeldBy(view, enemyOf(unit.side)).has(facing))
      .map((element) => ({ unit, element })),
  );
  return groupedBy(marked, ({ element }) => element.facing);
}

/** The zone a piece is in: element, headquarters, or an attached unit beside its host. */
export function zoneOf(view: View, piece: string): string | undefined {
  const element = findElement(view, piece);
  if (element) return element.zone;
  const unit = findUnit(view, piece);
  if (unit?.host !== undefined) return zoneOf(view, unit.host);
  return unit?.elements[0]?.zone ?? findHeadquarters(view, piece)?.zone;
}

/** Whose piece it is. */
export function sideOf(view: View, piece: string): SideId | undefined {
  return findUnit(view, piece)?.side ?? findHeadquarters(view, piece)?.side;
}

/** Zones in which brigades of a side stand. */
export function zonesHeldBy(view: View, side: SideId): ReadonlySet<string> {
  return new Set(
    view.units.filter((unit) => unit.side === side).flatMap((unit) => unit.elements.map((element) => element.zone)),
  );
}

export function enemyOf(side: SideId): SideId {
  return side === "north" ? "south" : "north";
}
