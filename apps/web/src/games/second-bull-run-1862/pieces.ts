import { onceFor } from "@stonebridge/kernel";
import type { CommanderView, SideId, UnitView, View } from "@stonebridge/games/second-bull-run-1862";
import { groupedBy } from "../../grouped-by.ts";

/** What a view says by id and by zone: looked up many times for every drawing. */
interface Standing {
  readonly units: ReadonlyMap<string, UnitView>;
  readonly commanders: ReadonlyMap<string, CommanderView>;
  /** Brigades of a zone, the last to arrive first. */
  readonly inZone: ReadonlyMap<string, readonly UnitView[]>;
}

const standingOf = onceFor((view: View): Standing => {
  const inZone = new Map<string, UnitView[]>();
  for (const unit of view.units) {
    if (unit.zone === undefined) continue;
    const there = inZone.get(unit.zone);
    if (there) there.push(unit);
    else inZone.set(unit.zone, [unit]);
  }
  for (const units of inZone.values()) units.sort((one, other) => one.depth - other.depth);
  return {
    units: new Map(view.units.map((unit) => [unit.id, unit] as const)),
    commanders: new Map(view.commanders.map((commander) => [commander.id, commander] as const)),
    inZone,
  };
});

export function findUnit(view: View, id: string): UnitView | undefined {
  return standingOf(view).units.get(id);
}

export function findCommander(view: View, id: string): CommanderView | undefined {
  return standingOf(view).commanders.get(id);
}

/** The brigades in a zone, the last to arrive first. */
export function standingIn(view: View, zone: string): readonly UnitView[] {
  return standingOf(view).inZone.get(zone) ?? [];
}

/** Who attacks, by the zone that is attacked, while their attack is declared and not fought yet. */
export function declaredOn(view: View): ReadonlyMap<string, readonly UnitView[]> {
  const marked = view.units.filter(({ attacks, zone }) => attacks !== undefined && zone !== undefined);
  return groupedBy(marked, ({ attacks }) => attacks as string);
}

export function commandersIn(view: View, zone: string): readonly CommanderView[] {
  return view.commanders.filter((one) => one.zone === zone);
}

/** The zone a brigade or commander is in. */
export function zoneOf(view: View, piece: string): string | undefined {
  return findUnit(view, piece)?.zone ?? findCommander(view, piece)?.zone;
}

/** Whose piece it is. */
export function sideOf(view: View, piece: string): SideId | undefined {
  return (findUnit(view, piece) ?? findCommander(view, piece))?.printed.side;
}

/** Whose division it is. */
export function sideOfDivision(view: View, division: string): SideId | undefined {
  return view.units.find(({ printed }) => printed.division === division)?.printed.side;
}

/** The side that holds a zone with brigades. */
export function holderOf(view: View, zone: string): SideId | undefined {
  return standingIn(view, zone)[0]?.printed.side;
}

/** Brigades of a division that are on the map. */
export function membersOf(view: View, division: string): readonly UnitView[] {
  return view.units.filter((unit) => unit.printed.division === division && unit.zone !== undefined);
}

export function enemyOf(side: SideId): SideId {
  return side === "union" ? "confederate" : "union";
}
