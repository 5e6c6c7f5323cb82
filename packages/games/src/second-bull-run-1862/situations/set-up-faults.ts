import type { Faults } from "@stonebridge/kernel";
import type { ZoneIndex } from "@stonebridge/board";
import { type Field, NONE } from "../field.ts";
import { standsBeside } from "../set-up/placement.ts";
import { isPosted, ON_MAP, type Position } from "../position.ts";
import { groupsOfSide, type PlacementGroup } from "../set-up/set-up-groups.ts";
import { SIDES } from "../vocabulary.ts";
import type { Told } from "./situation-forms.ts";

/** SB62-11.2-a: the map has the zones of the set-up; units placed by the file are where the scenario allows, and none is missing. */
export function checkSetUp(field: Field, p: Position, { placements }: Told, faults: Faults): void {
  const zones = new Set(field.scenario.groups.flatMap((group) => group.zones.flat()));
  const missing = [...zones].filter((id) => field.graph.index(id) === undefined);
  if (missing.length > 0) {
    const problem = `has no zone ${missing.join(", ")}, where scenario ${field.scenario.id} sets up; give another map`;
    faults.add("map", problem, "SB62-11.2-a");
  }
  if (missing.length > 0 || placements === undefined) return;
  const listed = new Set(SIDES.flatMap((_, side) => groupsOfSide(field, side).flatMap(({ units }) => units)));
  for (const [unit, state] of p.state.entries())
    if (state === ON_MAP && !listed.has(unit))
      faults.add("placements", `${field.units[unit].id} is not set up in scenario ${field.scenario.id}`, "SB62-11.2-a");
  for (const side of SIDES.keys()) for (const group of groupsOfSide(field, side)) checkGroup(field, p, group, faults);
}

function checkGroup(field: Field, p: Position, group: PlacementGroup, faults: Faults): void {
  const { units, commanders } = group;
  const unplaced = [
    ...units.filter((unit) => p.state[unit] !== ON_MAP).map((unit) => field.units[unit].id),
    ...commanders.filter((one) => !isPosted(p, one)).map((one) => field.commanders[one].id),
  ];
  if (unplaced.length > 0) {
    faults.add("placements", `${unplaced.join(", ")} must be set up as well`, "SB62-11.2-a");
    return;
  }
  const places = [...units.map((unit) => p.place[unit]), ...commanders.map((one) => p.post[one])];
  const open = group.zones.filter((set) => places.every((zone) => set.includes(zone)));
  const names = [...units.map((unit) => field.units[unit].id), ...commanders.map((one) => field.commanders[one].id)];
  if (open.length === 0) {
    const sets = group.zones.map((set) => idsOf(field, set)).join(" or ");
    faults.add("placements", `${names.join(", ")} must be in ${sets}`, "SB62-11.2-a");
    return;
  }
  if (group.beside !== NONE) {
    for (const unit of units)
      if (!standsBeside(field, p, unit, group.beside)) {
        const { name } = field.divisions[group.beside];
        faults.add("placements", `${field.units[unit].id} must be with infantry of ${name}’s division`, "SB62-RU108");
      }
    return;
  }
  if (units.length === 0) return;
  const empty = open.map((set) => set.filter((zone) => !units.some((unit) => p.place[unit] === zone)));
  if (empty.some((zones) => zones.length === 0)) return;
  const [fewest] = empty.toSorted((one, other) => one.length - other.length);
  faults.add("placements", `${idsOf(field, fewest)} must hold one of ${names.join(", ")}`, "SB62-11.2-a");
}

function idsOf(field: Field, zones: readonly ZoneIndex[]): string {
  return zones.map((zone) => field.graph.ids[zone]).join(", ");
}
