import { onceFor } from "@stonebridge/kernel";
import { CLOSED, type HexIndex, MAY_PASS, NOWHERE } from "@stonebridge/board";
import { type ChiefPosting, deploy, type DeploymentMap, type Posting, type Trouble } from "./deployment.ts";
import type { Field } from "../field.ts";
import { COMMAND_RANGE, type HolderIndex, type LeaderIndex, NONE, type UnitIndex } from "../measures.ts";
import type { GeoPoint } from "../modules/geo-point.ts";
import type { LeaderPlace, PlaceData } from "../modules/module-data.ts";
import { type EntryId, type OrderType, SIDES } from "../vocabulary.ts";

/** Where every piece is when a scenario begins; NOWHERE for those that come later. */
export interface StartingPlaces {
  /** By unit, by leader, and of the headquarters by the holder that they are. */
  readonly units: readonly HexIndex[];
  readonly leaders: readonly HexIndex[];
  readonly headquarters: ReadonlyMap<HolderIndex, HexIndex>;
  /** What the errors of the sources could not solve. */
  readonly troubles: readonly { readonly unit: UnitIndex; readonly trouble: Trouble }[];
}

/** Orders under which a unit may begin out of command. */
const AT_EASE: ReadonlySet<OrderType> = new Set(["defend", "delay", "reserve"]);
const DEGREE = 1_000_000;

/** The hex of a point on the ground; NOWHERE off the map. */
export function hexOfPoint({ map }: Pick<Field, "map">, { latitude, longitude }: GeoPoint): HexIndex {
  return map.hexAtDegrees(latitude / DEGREE, longitude / DEGREE);
}

/** Hex where reinforcements come on: as the map has it, or that of its point (NWO-9-a). @throws Error for an entry that does not exist */
export function entryHex(field: Field, id: EntryId): HexIndex {
  const onMap = field.map.data.entries.find((entry) => entry.id === id);
  if (onMap !== undefined) return field.map.grid.known(onMap.hex);
  const entry = field.module.entries.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`${field.module.name} has no entry ${id}.`);
  return hexOfPoint(field, entry.at);
}

/** Hex of a place of the module: as the map has it, of its entry, or of its point. */
export function placeHex(field: Field, { id, at, entry }: PlaceData): HexIndex {
  if (entry !== undefined) return entryHex(field, entry);
  const onMap = field.map.data.places.find((place) => place.id === id);
  return onMap === undefined ? hexOfPoint(field, at) : field.map.grid.known(onMap.hex);
}

/** Puts a scenario’s units, leaders and headquarters on the map: once for a field, which never changes. */
export const startingPlaces = onceFor(findPlaces);

function findPlaces(field: Field): StartingPlaces {
  const { scenario, unitIndex } = field;
  const placements = scenario.units.flatMap(({ ids, at, error }) =>
    ids.flatMap((id) => {
      const unit = unitIndex.get(id);
      return unit === undefined ? [] : [{ unit, at, error }];
    }),
  );
  const postingOf = new Map(placements.map(({ unit }, at) => [unit, at]));
  const chiefs = chiefsOf(field, postingOf);
  const places = chiefs.map(({ leader }) => leader);
  const postings = placements.map(({ unit, at, error }): Posting => {
    const holder = holderOf(field, unit);
    const detached = holder !== field.formationOf[unit];
    const side = field.sideOf[unit];
    return {
      side,
      strength: field.units[unit].strength[scenario.reduced.includes(field.units[unit].id) ? 1 : 0],
      at,
      error,
      ...(scenario.control === "bull-run" ? { bank: field.map.bankCode(SIDES[side]) } : {}),
      chiefs:
        detached || AT_EASE.has(orderOf(field, holder))
          ? []
          : commandersOf(field, unit)
              .flatMap((one) => places.indexOf(one))
              .filter((at_) => at_ !== -1),
      ...(detached ? { company: holder } : {}),
    };
  });
  const {
    units,
    chiefs: posts,
    troubles,
  } = deploy(
    mapOf(field),
    postings,
    chiefs.map(({ posting }) => posting),
  );
  return {
    units: field.units.map((_, unit) => units[postingOf.get(unit) ?? NONE] ?? NOWHERE),
    leaders: field.leaders.map((_, leader) => posts[places.indexOf(leader)] ?? NOWHERE),
    headquarters: headquartersOf(field),
    troubles: troubles.map(({ unit, trouble }) => ({ unit: placements[unit].unit, trouble })),
  };
}

/** Leaders of the scenario with their places, that of an agreed option before the one without it. */
function chiefsOf(
  field: Field,
  postingOf: ReadonlyMap<UnitIndex, number>,
): readonly { readonly leader: LeaderIndex; readonly posting: ChiefPosting }[] {
  const chosen = new Map<LeaderIndex, LeaderPlace>();
  for (const place of field.scenario.leaders) {
    const leader = field.leaderIndex.get(place.leader);
    if (leader === undefined || (place.option !== undefined && field.options[place.option] !== "on")) continue;
    chosen.set(leader, place);
  }
  return [...chosen].flatMap(([leader, place]): { leader: LeaderIndex; posting: ChiefPosting }[] => {
    const side = field.leaderSide[leader];
    if ("at" in place) return [{ leader, posting: { side, at: place.at } }];
    const unit = postingOf.get(field.unitIndex.get(place.with) ?? NONE);
    return unit === undefined ? [] : [{ leader, posting: { side, unit } }];
  });
}

/** The holder whose orders a unit obeys at the start: its division if that has its own (NWO-12.13-a), otherwise its formation. */
function holderOf({ formationOf, holders, scenario }: Field, unit: UnitIndex): HolderIndex {
  const division = holders.findIndex(
    ({ formation, units, id }) =>
      formation !== NONE && units.includes(unit) && scenario.orders.some(({ to }) => to === id),
  );
  return division === -1 ? formationOf[unit] : division;
}

function orderOf({ scenario, holders }: Field, holder: HolderIndex): OrderType {
  return scenario.orders.find(({ to }) => to === holders[holder].id)?.legs[0]?.type ?? "reserve";
}

/** Its formation’s leader, its wing’s and its army’s (NWO-12.1-a). */
function commandersOf({ formationOf, holders }: Field, unit: UnitIndex): readonly LeaderIndex[] {
  const { leader, wing, army } = holders[formationOf[unit]];
  return [leader, ...[wing, army].map((holder) => (holder === NONE ? NONE : holders[holder].leader))].filter(
    (one) => one !== NONE,
  );
}

function headquartersOf(field: Field): ReadonlyMap<HolderIndex, HexIndex> {
  const found = new Map<HolderIndex, HexIndex>();
  for (const [id, place] of Object.entries(field.scenario.headquarters)) {
    const holder = field.holderIndex.get(id);
    if (holder !== undefined && "at" in place) found.set(holder, hexOfPoint(field, place.at));
  }
  return found;
}

function mapOf(field: Field): DeploymentMap {
  const { map, zonePasses, search, prices } = field;
  const { grid } = map;
  const open = new Uint8Array(map.size);
  return {
    metresPerHex: map.data.metresPerHex,
    hexAt: (point) => hexOfPoint(field, point),
    within: (hex, radius) => grid.within(hex, radius),
    distance: (from, to) => grid.distance(from, to),
    isOpen: (hex) => map.playable[hex] === 1,
    bankOf: (hex) => map.bank[hex],
    inContact: (one, other) => {
      const hexside = grid.hexside(one, other);
      return hexside !== -1 && (zonePasses[hexside] === 1 || zonePasses[grid.twin(hexside)] === 1);
    },
    commands: (from, to, closed) => {
      if (grid.distance(from, to) > COMMAND_RANGE) return false;
      for (const hex of grid.within(from, COMMAND_RANGE)) open[hex] = closed(hex) ? CLOSED : MAY_PASS;
      search.spread(from, COMMAND_RANGE, prices.trace, open);
      return search.cost[to] !== -1;
    },
  };
}
