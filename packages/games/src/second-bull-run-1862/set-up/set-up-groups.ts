import { onceFor } from "@stonebridge/kernel";
import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { type CommanderIndex, type Field, NONE, type SideIndex, STACKING_LIMIT, type UnitIndex } from "../field.ts";
import { isPosted, type Position } from "../position.ts";
import { mayStack } from "../movement/presence.ts";
import { SIDES } from "../vocabulary.ts";

/** A group of the set-up list, by indices. */
export interface PlacementGroup {
  readonly units: readonly UnitIndex[];
  readonly commanders: readonly CommanderIndex[];
  /** The sets of zones to choose from. */
  readonly zones: readonly (readonly ZoneIndex[])[];
  /** The division next to whose infantry its units are (RU-108), NONE. */
  readonly beside: number;
}

/** The groups that a side places (SB62-11.2.1-a, SB62-11.2.2-a, SB62-11.2.2-b). */
export function groupsOfSide(field: Field, side: SideIndex): readonly PlacementGroup[] {
  return groupsBySide(field)[side];
}

const groupsBySide = onceFor((field: Field): readonly (readonly PlacementGroup[])[] =>
  SIDES.map((id) => field.scenario.groups.filter((group) => group.side === id).map((group) => indexed(field, group))),
);

function indexed(field: Field, group: Field["scenario"]["groups"][number]): PlacementGroup {
  return {
    units: group.units.map((id) => field.unitIndex.get(id) ?? NONE),
    commanders: group.commanders.map((id) => field.commanderIndex.get(id) ?? NONE),
    zones: group.zones.map((set) => set.map((id) => field.graph.known(id))),
    beside: field.divisionIndex.get(group.beside ?? "") ?? NONE,
  };
}

/** Zones that a unit of the group may go to: those of the sets that contain all that the others of the group have taken. */
export function openZones(p: Position, group: PlacementGroup, mover: UnitIndex): readonly ZoneIndex[] {
  const sets = group.zones.filter((set) => holdsOthers(p, group, mover, set));
  return sets.length === 1 ? sets[0] : [...new Set(sets.flat())];
}

/** Do the zones of a set contain all placed units of the group, except one? */
function holdsOthers(p: Position, group: PlacementGroup, mover: UnitIndex, set: readonly ZoneIndex[]): boolean {
  for (const unit of group.units) {
    const zone = p.place[unit];
    if (zone !== NOWHERE && unit !== mover && !set.includes(zone)) return false;
  }
  return true;
}

/** Units and commanders of the groups that have no place yet. */
export function unplacedIn(
  p: Position,
  groups: readonly PlacementGroup[],
): readonly [readonly UnitIndex[], readonly CommanderIndex[]] {
  return [
    groups.flatMap(({ units }) => units.filter((unit) => p.place[unit] === NOWHERE)),
    groups.flatMap(({ commanders }) => commanders.filter((commander) => !isPosted(p, commander))),
  ];
}

/** Zones that their group leaves empty, of the set of zones that it holds most of. */
export function emptyIn(p: Position, groups: readonly PlacementGroup[]): readonly ZoneIndex[] {
  return groups.flatMap(({ units, zones, beside }) => {
    if (beside !== NONE || units.length === 0) return [];
    const open = zones.map((set) => set.filter((zone) => !units.some((unit) => p.place[unit] === zone)));
    return open.toSorted((one, other) => one.length - other.length)[0];
  });
}

/** Places for all units: units already placed stay if they can, every zone of a group is held, stacks are of one corps. */
export interface SuggestedPlaces {
  readonly units: ReadonlyMap<UnitIndex, ZoneIndex>;
  readonly commanders: ReadonlyMap<CommanderIndex, ZoneIndex>;
}

/** Finds them by trying, units already placed first; if that leads nowhere, groups that share zones are placed again. */
export function suggestedPlaces(field: Field, p: Position, groups: readonly PlacementGroup[]): SuggestedPlaces {
  const standing = new Map(
    groups.flatMap(({ units }) =>
      units.flatMap((unit) => (p.place[unit] === NOWHERE ? [] : [[unit, p.place[unit]] as const])),
    ),
  );
  const units: Places = new Map();
  for (const sharing of sharersOf(groups)) {
    const places = fill(field, sharing, standing) ?? fill(field, sharing, new Map());
    if (places === undefined) throw new Error(`Scenario ${field.scenario.id}: its units do not fit into their zones.`);
    for (const [unit, zone] of places) units.set(unit, zone);
  }
  const commanders = new Map(
    groups.flatMap((group) =>
      group.commanders.map((commander) => {
        const zone = isPosted(p, commander)
          ? p.post[commander]
          : (group.units.map((unit) => units.get(unit))[0] ?? group.zones[0][0]);
        return [commander, zone] as const;
      }),
    ),
  );
  return { units, commanders };
}

type Places = Map<UnitIndex, ZoneIndex>;

/** Groups divided into those that share zones: what one set of them tries does not affect the others. */
function sharersOf(groups: readonly PlacementGroup[]): readonly (readonly PlacementGroup[])[] {
  const parts: PlacementGroup[][] = [];
  for (const group of groups) {
    const zones = group.zones.flat();
    const sharing = parts.filter((part) =>
      part.some((other) => other.zones.flat().some((zone) => zones.includes(zone))),
    );
    for (const part of sharing) parts.splice(parts.indexOf(part), 1);
    parts.push([...sharing.flat(), group]);
  }
  return parts;
}

/** Fills group after group, those whose places depend on others last. */
function fill(
  field: Field,
  groups: readonly PlacementGroup[],
  standing: ReadonlyMap<UnitIndex, ZoneIndex>,
): Places | undefined {
  const ordered = groups.toSorted((one, other) => Number(one.beside !== NONE) - Number(other.beside !== NONE));
  const places: Places = new Map();
  return fillFrom(field, ordered, 0, standing, places) ? places : undefined;
}

function fillFrom(
  field: Field,
  groups: readonly PlacementGroup[],
  at: number,
  standing: ReadonlyMap<UnitIndex, ZoneIndex>,
  places: Places,
): boolean {
  if (at === groups.length) return true;
  const group = groups[at];
  return group.zones.some((set) => {
    // units already placed first, then one for each zone, in the order of the list
    const units = group.units.toSorted((one, other) => Number(standing.has(other)) - Number(standing.has(one)));
    return put(field, group, set, units, 0, standing, places, () => fillFrom(field, groups, at + 1, standing, places));
  });
}

function put(
  field: Field,
  group: PlacementGroup,
  set: readonly ZoneIndex[],
  units: readonly UnitIndex[],
  at: number,
  standing: ReadonlyMap<UnitIndex, ZoneIndex>,
  places: Places,
  onward: () => boolean,
): boolean {
  const empty = set.filter((zone) => !group.units.some((unit) => places.get(unit) === zone));
  // zones of a commander alone, or shared with another group, may be left to the others
  const mustFill = group.beside === NONE && units.length > 0;
  if (mustFill && empty.length > units.length - at) return false;
  if (at === units.length) return onward();
  const unit = units[at];
  const fixed = standing.get(unit);
  const choices = fixed === undefined ? [...empty, ...set.filter((zone) => !empty.includes(zone))] : [fixed];
  for (const zone of choices) {
    if (!set.includes(zone) || !fits(field, group, unit, zone, places)) continue;
    places.set(unit, zone);
    if (put(field, group, set, units, at + 1, standing, places, onward)) return true;
    places.delete(unit);
  }
  return false;
}

/** SB62-9.6-a; RU-108: guns next to a division’s infantry. */
function fits(field: Field, group: PlacementGroup, unit: UnitIndex, zone: ZoneIndex, places: Places): boolean {
  const there = [...places].flatMap(([other, place]) => (place === zone ? [other] : []));
  if (there.length >= STACKING_LIMIT || there.some((other) => !mayStack(field, unit, other))) return false;
  if (group.beside === NONE) return true;
  return there.some((other) => field.divisionOf[other] === group.beside && field.units[other].kind === "infantry");
}
