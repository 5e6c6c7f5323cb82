import type {
  ArmyData,
  DivisionData,
  FormationData,
  LeaderData,
  ModuleData,
  ScenarioData,
  Strength,
  TurnData,
  UnitData,
} from "../../../src/no-written-orders/modules/module-data.ts";
import type { GeoPoint } from "../../../src/no-written-orders/modules/geo-point.ts";
import type { SideIndex } from "../../../src/no-written-orders/measures.ts";
import { type Arm, type Role, type SideId, SIDES, type Trait } from "../../../src/no-written-orders/vocabulary.ts";

/** A unit of a test: infantry 4/2 of morale 4, with six movement points, unless told. Its formation names its side. */
export interface Men {
  readonly id: string;
  readonly formation: string;
  readonly division?: string;
  readonly arm?: Arm;
  readonly strength?: Strength;
  readonly morale?: number;
  readonly movement?: number;
  readonly range?: number;
  readonly armament?: "rifle" | "repeater";
  readonly pursuit?: number;
}

/**
 * Two armies for tests. Each side has an army commander (`u-oc` of rating 2, `c-oc` of rating 3), formations `u1`, `u2`, `c1`, `c2` with
 * leaders `u1-fl` ... of rating 2, divisions as units name them, and the units that are told.
 */
export interface Armies {
  readonly units: readonly Men[];
  readonly ratings?: Readonly<Record<string, number>>;
  /** Demoralisation levels by formation; 20 where none is told. */
  readonly levels?: Readonly<Record<string, number>>;
  readonly cavalryCorps?: readonly string[];
  /** Characters by leader. */
  readonly traits?: Readonly<Record<string, Trait>>;
  /** Leaders of divisions, of rating 2, with their divisions. */
  readonly divisionLeaders?: Readonly<Record<string, string>>;
  /** Wing commanders with their formations. */
  readonly wings?: Readonly<Record<string, readonly string[]>>;
  readonly turns?: readonly Partial<TurnData>[];
  /** Sources of supply at hexes of the plain; none unless told. */
  readonly supply?: readonly { readonly side: SideId; readonly name: string; readonly hex: string }[];
  /** Armies’ trains at hexes of the plain, and how often those of formations reload; none unless told. */
  readonly trains?: readonly { readonly side: SideId; readonly hex: string; readonly fromTurn?: number }[];
  readonly reloads?: number;
  /** Special rules; none unless told. */
  readonly specialRules?: ModuleData["specialRules"];
  /** Points of artillery ammunition; 100 unless told. */
  readonly rounds?: number;
}

const FORMATIONS = ["u1", "u2", "c1", "c2"] as const;

let swapped = false;

/** Makes something of a test with the sides swapped: those called `u…` are Confederates, those called `c…` of the Union. */
export function onTheOtherSide<T>(make: () => T): T {
  swapped = true;
  try {
    return make();
  } finally {
    swapped = false;
  }
}

/** The side of those called `u…`, as a test is being made: Union unless they are swapped. */
export function ownSide(): SideIndex {
  return swapped ? 1 : 0;
}

/** The side of an event as the test tells it, where those called `u…` are of the Union. */
export function asToldOf(side: SideId): SideId {
  return SIDES[SIDES.indexOf(side) === ownSide() ? 0 : 1] as SideId;
}

function sideOf(id: string): SideId {
  return SIDES[id.startsWith("u") ? ownSide() : 1 - ownSide()] as SideId;
}

export function armies({
  units,
  ratings = {},
  levels = {},
  cavalryCorps = [],
  traits = {},
  divisionLeaders = {},
  wings = {},
  turns,
  supply = [],
  trains = [],
  reloads,
  specialRules = [],
  rounds = 100,
}: Armies): ModuleData {
  const divisions = new Map<string, Men[]>();
  for (const unit of units)
    if (unit.division !== undefined) divisions.set(unit.division, [...(divisions.get(unit.division) ?? []), unit]);
  const leader = (id: string, role: Role, commands: readonly string[], rating: number): LeaderData => ({
    id,
    name: id,
    side: sideOf(id),
    role,
    commands,
    rating: ratings[id] ?? rating,
    movement: 10,
    trait: traits[id] ?? null,
    basis: "estimate",
    reason: "",
  });
  const trainsOf = (of: SideId): ArmyData["trains"] =>
    trains.filter(({ side }) => side === of).map(({ hex, fromTurn = 1 }) => ({ at: pointOf(hex), fromTurn }));
  const wingOf = (formation: string): string | null =>
    Object.entries(wings).find(([, own]) => own.includes(formation))?.[0] ?? null;
  return {
    id: "first-bull-run",
    name: "A test",
    map: "plain",
    scale: {
      feetPerHex: 1000,
      minutesPerTurn: 60,
      lineOfSight: 5,
      extendedSight: { day: 8, rain: 4, night: 1 },
      infantry: 400,
      cavalry: 300,
      guns: 2,
    },
    turns: Array.from({ length: 24 }, (_, at) => ({ ...DAY, hour: 6 + at, ...turns?.[at] })),
    places: [],
    entries: [{ id: "ePE", name: "Road", at: { latitude: 0, longitude: 0 }, rail: false }],
    formations: FORMATIONS.map((id): FormationData => ({
      id,
      name: id,
      side: sideOf(id),
      commander: id.startsWith("u") ? "u-oc" : "c-oc",
      wing: wingOf(id),
      chit: true,
      cavalryCorps: cavalryCorps.includes(id),
      level: levels[id] ?? 20,
      levelBasis: "estimate",
      ...(reloads === undefined ? {} : { reloads }),
    })),
    divisions: [...divisions].map(([id, own]): DivisionData => ({
      id,
      name: id,
      formation: (own[0] as Men).formation,
      units: own.map((unit) => unit.id),
    })),
    units: units.map(unitOf),
    leaders: [
      leader("u-oc", "army", ["u1", "u2"], 2),
      leader("c-oc", "army", ["c1", "c2"], 3),
      ...Object.entries(wings).map(([id, own]) => leader(id, "wing", own, 3)),
      ...FORMATIONS.map((id) => leader(`${id}-fl`, "formation", [id], 2)),
      ...Object.entries(divisionLeaders).map(([id, division]) => leader(id, "division", [division], 2)),
    ],
    armies: {
      union: { level: 40, levelBasis: "estimate", artilleryTrack: rounds, trains: trainsOf("union") },
      confederate: { level: 40, levelBasis: "estimate", artilleryTrack: rounds, trains: trainsOf("confederate") },
    },
    scenarios: [SCENARIO],
    supply: supply.map(({ side, name, hex }) => ({ side, name, at: pointOf(hex), fromTurn: 1, toTurn: 24 })),
    victory: {
      places: [],
      perPoint: 1,
      perArtilleryPoint: 2,
      formationDemoralised: 5,
      armyDemoralised: 25,
      basis: "estimate",
    },
    specialRules,
    switches: { nightNoChits: false, entrenching: false, off: [] },
  };
}

/** Where the middle of a hex of the plain lies. */
function pointOf(hex: string): GeoPoint {
  const [column, row] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
  const lower = column % 2 === 1 ? 0.5 : 0;
  return { latitude: 38_850_000 - Math.round(2700 * (row + lower)), longitude: -77_600_000 + 3000 * column };
}

const DAY: TurnData = {
  date: "07-21",
  hour: 6,
  night: false,
  rain: false,
  supply: false,
  firstNight: false,
  lastNight: false,
};

export const SCENARIO: ScenarioData = {
  id: "first-bull-run",
  name: "A test",
  firstTurn: 1,
  lastTurn: 14,
  units: [],
  leaders: [],
  headquarters: {},
  orders: [],
  reduced: [],
  arrivals: [],
  dummies: { union: 2, confederate: 2 },
  control: "occupied",
};

function unitOf(unit: Men): UnitData {
  const { arm = "infantry" } = unit;
  const artillery = arm === "foot" || arm === "horse";
  return {
    id: unit.id,
    name: unit.id,
    side: sideOf(unit.formation),
    arm,
    formation: unit.formation,
    division: unit.division ?? null,
    men: 400,
    guns: artillery ? 6 : 0,
    strength: unit.strength ?? [4, 2, 0],
    morale: unit.morale ?? (artillery ? 5 : 4),
    movement: unit.movement ?? 6,
    armament: artillery ? null : (unit.armament ?? "rifle"),
    range: unit.range ?? (artillery ? 3 : 0),
    ...(unit.pursuit === undefined ? {} : { pursuit: unit.pursuit }),
    contents: "",
    basis: {
      men: "estimate",
      guns: "estimate",
      strength: "estimate",
      morale: "estimate",
      movement: "estimate",
      range: "estimate",
    },
  };
}
