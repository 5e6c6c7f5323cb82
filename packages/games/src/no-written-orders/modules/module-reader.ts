import { Faults, isObject, shown, keysOf } from "@stonebridge/kernel";
import { DEFAULT_RANGES } from "../tables/ranges.ts";
import { ENTRY_IDS, MODULE_IDS, OPTION_VALUES, SIDES, type SideId, TARGET_KINDS } from "../vocabulary.ts";
import { army, basis, divisions, formations, leaders, option, units } from "./army-reader.ts";
import { checkModule } from "./module-faults.ts";
import type {
  ArmyData,
  EntryData,
  ModuleData,
  PlaceData,
  ScaleData,
  SpecialRuleData,
  SupplySource,
  TurnData,
  VictoryData,
  VictoryPlace,
} from "./module-data.ts";
import { flag, geoPoint, listOf, optional, orElse, type Read, record, text, whole, word } from "./reading.ts";
import { scenarios } from "./scenario-reader.ts";

const MOST_TURNS = 500;
const MOST_POINTS = 1000;
const MOST_HEXES = 50;
const LAST_HOUR = 23;

const hexes = (rule: string): Read<number> => whole(1, MOST_HEXES, rule);

const sight: Read<ScaleData["extendedSight"]> = record<ScaleData["extendedSight"]>({
  day: hexes("NWO-12.14-c"),
  rain: hexes("NWO-12.14-c"),
  night: hexes("NWO-12.14-c"),
});

const scale: Read<ScaleData> = record<ScaleData>({
  feetPerHex: whole(1, 10_000),
  minutesPerTurn: whole(1, 600),
  lineOfSight: orElse(hexes("NWO-8.3-e"), DEFAULT_RANGES.lineOfSight),
  extendedSight: orElse(sight, DEFAULT_RANGES.extendedSight),
  infantry: whole(1, 10_000),
  cavalry: whole(1, 10_000),
  guns: whole(1, 100),
});

const date: Read<string> = (value, at, faults) => {
  if (typeof value === "string" && /^\d\d-\d\d$/.test(value)) return value;
  faults.add(at, `must be month and day such as "07-21"; this file has ${shown(value)}`);
  return "01-01";
};

const turns: Read<readonly TurnData[]> = listOf(
  record<TurnData>({
    date,
    hour: whole(0, LAST_HOUR),
    night: flag,
    rain: flag,
    supply: flag,
    firstNight: flag,
    lastNight: flag,
  }),
);

const points: Read<Readonly<Record<SideId, number>>> = record<Record<SideId, number>>({
  union: whole(0, MOST_POINTS, "NWO-18-a"),
  confederate: whole(0, MOST_POINTS, "NWO-18-a"),
});

const victory: Read<VictoryData> = record<VictoryData>({
  places: listOf(record<VictoryPlace>({ place: text, also: orElse(listOf(text), []), points })),
  perPoint: whole(0, MOST_POINTS, "NWO-18-a"),
  perArtilleryPoint: whole(0, MOST_POINTS, "NWO-18-a"),
  formationDemoralised: whole(0, MOST_POINTS, "NWO-18-a"),
  armyDemoralised: whole(0, MOST_POINTS, "NWO-13-a"),
  basis,
});

const contract: Read<ModuleData> = record<ModuleData>({
  id: word(MODULE_IDS),
  name: text,
  map: text,
  scale,
  turns,
  places: listOf(
    record<PlaceData>({
      id: text,
      name: text,
      at: geoPoint,
      kind: word(TARGET_KINDS),
      entry: optional(word(ENTRY_IDS)),
    }),
  ),
  entries: listOf(record<EntryData>({ id: word(ENTRY_IDS), name: text, at: geoPoint, rail: flag })),
  formations,
  divisions,
  units,
  leaders,
  armies: record<Record<SideId, ArmyData>>({ union: army, confederate: army }),
  scenarios,
  supply: listOf(
    record<SupplySource>({
      side: word(SIDES),
      name: text,
      at: geoPoint,
      fromTurn: whole(1, MOST_TURNS, "NWO-17-a"),
      toTurn: whole(1, MOST_TURNS, "NWO-17-a"),
    }),
  ),
  victory,
  specialRules: listOf(record<SpecialRuleData>({ rule: text, changes: text, at: optional(listOf(geoPoint)), option })),
  switches: record<ModuleData["switches"]>({
    nightNoChits: flag,
    entrenching: flag,
    off: listOf(word(keysOf(OPTION_VALUES))),
  }),
});

/**
 * Reads a module from any source: what it must supply (NWO-RUL004), each field valid, and no contradictions. Morale, muskets, ranges and
 * lines of sight are the usual ones if it leaves them out.
 * @throws Faulty with every fault, its field, and the rule it breaks
 */
export function readModule(data: unknown): ModuleData {
  const faults = new Faults();
  if (!isObject(data)) faults.add("(whole module)", "must be one JSON object");
  faults.check("This is not a module of No Written Orders");
  const module = contract(data, "", faults);
  faults.check(UNUSABLE);
  checkModule(module, faults);
  faults.check(UNUSABLE);
  return module;
}

const UNUSABLE = "This module cannot be used";
