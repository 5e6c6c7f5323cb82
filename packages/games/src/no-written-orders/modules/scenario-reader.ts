import type { Faults } from "@stonebridge/kernel";
import { ENTRY_IDS, ORDER_TYPES, SCENARIO_IDS, SIDES, type EntryId, type SideId } from "../vocabulary.ts";
import { option } from "./army-reader.ts";
import type { ArrivalData, LeaderPlace, OrderData, OrderLeg, Placement, ScenarioData } from "./module-data.ts";
import {
  flag,
  geoPoint,
  listOf,
  mapOf,
  optional,
  orElse,
  orNull,
  type Read,
  record,
  text,
  whole,
  word,
} from "./reading.ts";

const MOST_TURNS = 500;
/** Metres within which a source may err. */
const MOST_ERROR = 10_000;

const turn: Read<number> = whole(1, MOST_TURNS);
const error: Read<number> = whole(0, MOST_ERROR);

const placement: Read<Placement> = record<Placement>({ ids: listOf(text), at: geoPoint, error });

const atPoint = record<Extract<LeaderPlace, { at: unknown }>>({ leader: text, option, at: geoPoint, error });
const withUnit = record<Extract<LeaderPlace, { with: unknown }>>({ leader: text, option, with: text });
/** A leader stands at a point, or with a unit. */
const leaderPlace: Read<LeaderPlace> = (value, at, faults): LeaderPlace =>
  value !== null && typeof value === "object" && "with" in value
    ? withUnit(value, at, faults)
    : atPoint(value, at, faults);

const leg: Read<OrderLeg> = record<OrderLeg>({
  type: word(ORDER_TYPES),
  target: orNull(text),
  waypoints: orElse(listOf(geoPoint), []),
});

const order: Read<OrderData> = record<OrderData>({
  to: text,
  legs: listOf(leg),
  mayBeForced: flag,
  orElse: optional(text),
  option,
});

const arrival: Read<ArrivalData> = record<ArrivalData>({
  id: text,
  side: word(SIDES),
  turn,
  formation: text,
  units: listOf(text),
  leaders: orElse(listOf(text), []),
  headquarters: flag,
  entries: listOf(word(ENTRY_IDS)),
  orders: orElse(listOf(order), []),
  option,
});

const dummies = (value: unknown, at: string, faults: Faults): Readonly<Record<SideId, number>> => {
  const count = whole(0, MOST_TURNS, "NWO-12.4-e");
  return record<Record<SideId, number>>({ union: count, confederate: count })(value, at, faults);
};

export const scenarios: Read<readonly ScenarioData[]> = listOf(
  record<ScenarioData>({
    id: word(SCENARIO_IDS),
    name: text,
    firstTurn: turn,
    lastTurn: turn,
    units: listOf(placement),
    leaders: listOf(leaderPlace),
    headquarters: mapOf(leaderPlace),
    detachments: optional(mapOf(listOf(text))),
    orders: listOf(order),
    reduced: orElse(listOf(text), []),
    arrivals: orElse(listOf(arrival), []),
    dummies,
    exits: optional(
      listOf(record<{ readonly side: SideId; readonly entry: EntryId }>({ side: word(SIDES), entry: word(ENTRY_IDS) })),
    ),
    control: word(["bull-run", "occupied"]),
  }),
);
