import type { IndexOf, ZoneGraph } from "@stonebridge/board";
import { onceFor, pointsOf, type SituationBase } from "@stonebridge/kernel";
import type { Armies } from "./armies.ts";
import { type Ground, groundOf } from "./movement/ground.ts";
import type { ScenarioData } from "./scenarios/scenario-data.ts";
import { DIVISIONS, type DivisionData, STEADY_CORPS } from "./units.ts";
import { type Options, SIDES } from "./vocabulary.ts";

/** Sides inside the engine: small integers, in the order of `SIDES`. */
export const UNION = 0;
export const CONFEDERATE = 1;
export type SideIndex = IndexOf<"side">;

/** Indices in the roster, the commanders, the divisions and the entries. */
export type UnitIndex = IndexOf<"unit">;
export type CommanderIndex = IndexOf<"commander">;
export type DivisionIndex = IndexOf<"division">;
export type EntryIndex = IndexOf<"entry">;

/** No unit, commander, division, entry or side. */
export const NONE = -1;

/** Movement points (table T3, SB62-2.1-i): infantry and artillery, mounted cavalry and commanders, cavalry on foot. */
export const FOOT_POINTS = 6;
/** Movement points of mounted cavalry. */
export const MOUNTED_POINTS = 8;
/** Movement points of cavalry on foot. */
export const DISMOUNTED_POINTS = 2;
/** Movement points of a commander (SB62-6.3-e). */
export const COMMANDER_POINTS = 8;
/** SB62-9.1-e */
export const ISOLATED_LOSS = 2;
/** SB62-9.4-a */
export const FORCED_POINTS = 2;
/** Table T4: declaring an attack (SB62-9.4-l), dismounting and remounting (SB62-9.4-m, SB62-9.4-n). */
export const ATTACK_COST = 2;
/** Movement points for dismounting, or mounting again (SB62-9.4-m, SB62-9.4-n). */
export const MOUNT_COST = 2;
/** Command range in MP (SB62-9.1-a). */
export const COMMAND_RANGE = 8;
/** Zones that a division keeps together, on foot and for mounted cavalry (SB62-9.1-c, SB62-6.2-b). */
export const COHESION = 2;
/** The same for mounted cavalry. */
export const MOUNTED_COHESION = 3;
/** Most divisions that a die activates (SB62-11.1.2-a). */
export const MOST_DIVISIONS = 3;
/** Action phases of a turn (SB62-6.1-a). */
export const MOST_PHASES = 5;
/** Brigades that may stack in a zone (SB62-9.6-a). */
export const STACKING_LIMIT = 2;

/** What a game of this situation never changes: map, armies, options, and tables made from them. */
export interface Field extends Ground, Armies {
  readonly situation: SituationBase & { readonly at: { readonly stage: string } };
  readonly scenario: ScenarioData;
  readonly graph: ZoneGraph;
  readonly options: Options;
  /** By side: points that it is given by even chances (SB62-S3). */
  readonly granted: readonly number[];
  /** Number of brigades. */
  readonly roster: number;
  readonly unitIndex: ReadonlyMap<string, UnitIndex>;
  /** Brigades by side. */
  readonly rosterOf: readonly (readonly UnitIndex[])[];
  /** By brigade. */
  readonly sideOf: readonly SideIndex[];
  readonly divisionOf: readonly DivisionIndex[];
  /** The corps commander of its division, NONE for an independent brigade. */
  readonly corpsOf: readonly CommanderIndex[];
  readonly isArtillery: readonly number[];
  readonly isCavalry: readonly number[];
  /** 1 for brigades of the corps that tests better (SB62-11.1.1-b, RU-102). */
  readonly isSteady: readonly number[];
  readonly commanderIndex: ReadonlyMap<string, CommanderIndex>;
  readonly commanderSide: readonly SideIndex[];
  /** The army commander of each side. */
  readonly armyCommander: readonly CommanderIndex[];
  /** The corps commanders of each side. */
  readonly corpsCommanders: readonly (readonly CommanderIndex[])[];
  /** By corps commander: his divisions; empty for an army commander. */
  readonly divisionsOf: readonly (readonly DivisionIndex[])[];
  readonly divisions: readonly DivisionData[];
  readonly divisionIndex: ReadonlyMap<string, DivisionIndex>;
  /** Brigades by division. */
  readonly membersOf: readonly (readonly UnitIndex[])[];
  /** Brigades with a white band (SB62-6.2-a), by side. */
  readonly whiteBands: readonly (readonly UnitIndex[])[];
}

function sideIndex(side: string): SideIndex {
  return SIDES.findIndex((one) => one === side);
}

function indexOf(items: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(items.map(({ id }, index) => [id, index]));
}

/** The ground of a map, made once for all games on it. */
const groundOn = onceFor((graph: ZoneGraph) => groundOf(graph, MOUNTED_COHESION));

/** @throws Error if the map lacks what the game needs: an entry letter, a retreat goal */
export function createField(
  situation: Field["situation"],
  scenario: ScenarioData,
  graph: ZoneGraph,
  armies: Armies,
  options: Options,
): Field {
  const { units, commanders } = armies;
  const commanderIndex = indexOf(commanders);
  const divisionIndex = indexOf(DIVISIONS);
  const among = (index: ReadonlyMap<string, number>, id: string | null): number => index.get(id ?? "") ?? NONE;
  const bySide = <T>(make: (side: SideIndex) => T): T[] => SIDES.map((_, side) => make(side));
  const sideOf = units.map(({ side }) => sideIndex(side));
  const commanderSide = commanders.map(({ side }) => sideIndex(side));
  const divisionOf = units.map(({ division }) => among(divisionIndex, division));
  const corpsOf = units.map(({ corps }) => among(commanderIndex, corps));
  return {
    ...groundOn(graph),
    ...armies,
    situation,
    scenario,
    graph,
    options,
    granted: pointsOf(situation.bid, SIDES),
    roster: units.length,
    unitIndex: indexOf(units),
    rosterOf: bySide((side) => [...units.keys()].filter((unit) => sideOf[unit] === side)),
    sideOf,
    divisionOf,
    corpsOf,
    isArtillery: units.map(({ kind }) => (kind === "artillery" ? 1 : 0)),
    isCavalry: units.map(({ kind }) => (kind === "cavalry" ? 1 : 0)),
    isSteady: units.map(({ corps }) => (corps === STEADY_CORPS ? 1 : 0)),
    commanderIndex,
    commanderSide,
    armyCommander: bySide((side) =>
      commanders.findIndex(({ rank }, commander) => rank === "army" && commanderSide[commander] === side),
    ),
    corpsCommanders: bySide((side) =>
      commanders.flatMap(({ rank }, commander) =>
        rank === "corps" && commanderSide[commander] === side ? [commander] : [],
      ),
    ),
    divisionsOf: commanders.map(({ divisions }) => divisions.map((id) => among(divisionIndex, id))),
    divisions: DIVISIONS,
    divisionIndex,
    membersOf: DIVISIONS.map((_, division) => divisionOf.flatMap((one, unit) => (one === division ? [unit] : []))),
    whiteBands: bySide((side) =>
      divisionOf.flatMap((one, unit) => (one === NONE && sideOf[unit] === side ? [unit] : [])),
    ),
  };
}
