import { HexPaths, HexSight, type HexsideMap, NOWHERE, RIVER, opposite } from "@stonebridge/board";
import { pointsOf } from "@stonebridge/kernel";
import { DIVISION, type Field, FORMATION, HEADQUARTERS, type Holder, type PlainField, TRAIN, WING } from "./field.ts";
import {
  CONFEDERATE,
  type HolderIndex,
  type LeaderIndex,
  NONE,
  POINT,
  type SideIndex,
  UNION,
  type UnitIndex,
} from "./measures.ts";
import type { FormationData, LeaderData, ModuleData, ScenarioData } from "./modules/module-data.ts";
import { openSpecialRules } from "./modules/special-rules.ts";
import { pricesOf } from "./land/prices.ts";
import type { Setting } from "./situations/setting.ts";
import { ARMS, type OptionId, type Options, type ScenarioId, SIDES, type SideId } from "./vocabulary.ts";

/** What is in play only with an option, or in some scenarios. */
interface Playing {
  readonly option?: OptionId;
  readonly scenarios?: readonly ScenarioId[];
}

function plays({ option, scenarios }: Playing, scenario: ScenarioData, options: Options): boolean {
  const agreed = option === undefined || options[option] === "on";
  return agreed && (scenarios === undefined || scenarios.includes(scenario.id));
}

/**
 * What a game of a situation never changes, made from its module and the map that this is played on.
 * @param scenario the start of the module that is played
 */
export function createField(
  situation: Setting,
  module: ModuleData,
  scenario: ScenarioData,
  map: HexsideMap,
  options: Options,
): Field {
  const units = module.units.filter((unit) => plays(unit, scenario, options));
  const leaders = module.leaders.filter((leader) => plays(leader, scenario, options));
  const unitIndex = indexOf(units);
  const leaderIndex = indexOf(leaders);
  const holders = holdersOf(module, scenario, options, unitIndex, leaders, leaderIndex);
  const holderIndex = indexOf(holders);
  const holderOf = (id: string | null): HolderIndex => (id === null ? NONE : (holderIndex.get(id) ?? NONE));
  const sideOf = units.map(({ side }) => sideIndex(side));
  const prices = pricesOf(map);
  const leaderSide = leaders.map(({ side }) => sideIndex(side));
  const plain: PlainField = {
    situation,
    module,
    scenario,
    map,
    prices,
    search: new HexPaths(map.neighbours),
    sight: new HexSight(map, Math.max(module.scale.lineOfSight, module.scale.extendedSight.day)),
    options,
    granted: pointsOf(situation.bid, SIDES),
    units,
    leaders,
    holders,
    unitIndex,
    leaderIndex,
    holderIndex,
    sideOf,
    arm: units.map(({ arm }) => ARMS.indexOf(arm)),
    formationOf: units.map(({ formation }) => holderOf(formation)),
    divisionOf: units.map(({ division }) => holderOf(division)),
    groupOf: units.map(({ id }) => scenario.arrivals.findIndex((group) => group.units.includes(id))),
    allowance: units.map(({ movement }) => movement * POINT),
    roster: SIDES.map((_, side) => sideOf.flatMap((own, unit) => (own === side ? [unit] : []))),
    staff: SIDES.map((_, side) => leaderSide.flatMap((own, leader) => (own === side ? [leader] : []))),
    armies: SIDES.map((_, side) =>
      holders.flatMap((holder, at) => (holder.kind === HEADQUARTERS && holder.side === side ? [at] : [])),
    ),
    trains: holders.flatMap(({ kind }, at) => (kind === TRAIN ? [at] : [])),
    reloads: holders.map(({ kind, formation }) =>
      kind === TRAIN && formation !== NONE
        ? (module.formations.find(({ id }) => id === holders[formation].id)?.reloads ?? 0)
        : 0,
    ),
    leaderSide,
    leads: leaders.map((_, leader) => holders.findIndex((holder) => holder.leader === leader)),
    ride: leaders.map(({ movement }) => movement * POINT),
    zonePasses: zonePassesOf(map),
  };
  return { ...plain, special: openSpecialRules(plain) };
}

function sideIndex(side: SideId): SideIndex {
  return side === "union" ? UNION : CONFEDERATE;
}

function indexOf(all: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(all.map(({ id }, at) => [id, at]));
}

/** Formations, their divisions, wings, headquarters, in this order. */
function holdersOf(
  module: ModuleData,
  scenario: ScenarioData,
  options: Options,
  unitIndex: ReadonlyMap<string, UnitIndex>,
  leaders: readonly LeaderData[],
  leaderIndex: ReadonlyMap<string, LeaderIndex>,
): readonly Holder[] {
  const formations = module.formations.filter((formation) => plays(formation, scenario, options));
  const divisions = module.divisions.filter(({ formation }) => formations.some(({ id }) => id === formation));
  const heads = leaders.filter(({ role }) => role === "wing" || role === "army");
  const ids = [...formations, ...divisions, ...heads].map(({ id }) => id);
  const place = (id: string | null): HolderIndex => (id === null ? NONE : ids.indexOf(id));
  const leaderOf = (role: string, id: string): LeaderIndex =>
    leaders.findIndex((one) => one.role === role && one.commands.includes(id));
  const unitsOf = (wanted: readonly string[]): readonly UnitIndex[] => wanted.flatMap((id) => unitIndex.get(id) ?? []);
  return [
    ...formations.map((formation): Holder => ({
      id: formation.id,
      kind: FORMATION,
      side: sideIndex(formation.side),
      leader: leaderOf("formation", formation.id),
      formation: NONE,
      wing: place(formation.wing),
      army: place(formation.commander),
      units: unitsOf(module.units.filter((unit) => unit.formation === formation.id).map(({ id }) => id)),
      divisions: divisions.filter((division) => division.formation === formation.id).map(({ id }) => place(id)),
      chit: formation.chit,
      cavalryCorps: formation.cavalryCorps,
      level: levelOf(formation, options),
    })),
    ...divisions.map((division): Holder => {
      const formation = formations[place(division.formation)];
      return {
        id: division.id,
        kind: DIVISION,
        side: sideIndex(formation.side),
        leader: leaderOf("division", division.id),
        formation: place(division.formation),
        wing: place(formation.wing),
        army: place(formation.commander),
        units: unitsOf(scenario.detachments?.[division.id] ?? division.units),
        divisions: [],
        chit: false,
        cavalryCorps: formation.cavalryCorps,
        level: 0,
      };
    }),
    ...heads.map((head): Holder => ({
      id: head.id,
      kind: head.role === "wing" ? WING : HEADQUARTERS,
      side: sideIndex(head.side),
      leader: leaderIndex.get(head.id) ?? NONE,
      formation: NONE,
      wing: NONE,
      army: head.role === "wing" ? place(armyOver(formations, head.id)) : NONE,
      ...NO_TROOPS,
    })),
    ...trainsOf(module, formations, options).map(({ id, side, formation }): Holder => ({
      id,
      kind: TRAIN,
      side,
      leader: NONE,
      formation: place(formation),
      wing: NONE,
      army: NONE,
      ...NO_TROOPS,
    })),
  ];
}

/** Of holders that have no units. */
const NO_TROOPS = { units: [], divisions: [], chit: false, cavalryCorps: false, level: 0 } as const;

interface TrainSketch {
  readonly id: string;
  readonly side: SideIndex;
  /** `null` for an army’s. */
  readonly formation: string | null;
}

/** Trains that the options bring: of armies in the order of the module, of formations that can reload units. */
function trainsOf(
  { armies }: ModuleData,
  formations: readonly FormationData[],
  options: Options,
): readonly TrainSketch[] {
  if (options.advancedSupply === "off") return [];
  const ofArmies = SIDES.flatMap((id, side) =>
    armies[id].trains.map((_, at): TrainSketch => ({ id: `${id}-train-${at + 1}`, side, formation: null })),
  );
  if (options.smallArmsAmmo === "off") return ofArmies;
  const ofFormations = formations
    .filter(({ reloads }) => reloads !== undefined)
    .map(({ id, side }): TrainSketch => ({ id: `${id}-train`, side: sideIndex(side), formation: id }));
  return [...ofArmies, ...ofFormations];
}

/** Strength that demoralises it (NWO-14.1-a): less if some of its units are not in play. */
function levelOf({ level, levelWithout }: FormationData, options: Options): number {
  const without = levelWithout !== undefined && options[levelWithout.option] === "off";
  return without ? levelWithout.level : (level ?? 0);
}

/** The army commander over a wing: the one of its formations. */
function armyOver(
  formations: readonly { readonly wing: string | null; readonly commander: string }[],
  wing: string,
): string | null {
  return formations.find((formation) => formation.wing === wing)?.commander ?? null;
}

function zonePassesOf({ size, neighbours, water, fortified }: HexsideMap): Uint8Array {
  const passes = new Uint8Array(size * 6);
  for (let hexside = 0; hexside < size * 6; hexside++) {
    const to = neighbours[hexside];
    if (to === NOWHERE || water[hexside] === RIVER) continue;
    if (fortified[to * 6 + opposite(hexside % 6)] === 0) passes[hexside] = 1;
  }
  return passes;
}
