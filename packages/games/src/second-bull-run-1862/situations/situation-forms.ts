import { BASES, readZoneMap, type ZoneGraph, type ZoneGraphData, zoneMapSchema } from "@stonebridge/board";
import {
  byWord,
  defined,
  described,
  facesForm,
  flag,
  type Form,
  type Forms,
  formsFrom,
  isObject,
  keyed,
  keysOf,
  listOf,
  maybe,
  number,
  optionsForm,
  type OptionalForm,
  placeOf,
  type ReadOf,
  record,
  usually,
  valuesForm,
  type ValueKind,
  variants,
  word,
} from "@stonebridge/kernel";
import type { CommanderValues, UnitValues } from "../armies.ts";
import { MOST_DIVISIONS, MOST_PHASES } from "../field.ts";
import { BUILT_MAP, builtMap } from "../map.ts";
import { MOST_FATIGUE } from "../position.ts";
import { type CommanderData, COMMANDERS, MOST_POTENTIAL, type UnitData, UNITS } from "../units.ts";
import { OPTION_VALUES, SCENARIO_IDS, SIDES, type Tactic, TACTICS } from "../vocabulary.ts";
import type { Names } from "./names.ts";

const basis: ValueKind = { words: BASES };

/** What a counter of that kind can show (SB62-2.1-d, SB62-2.1-e, SB62-2.1-h); the potential of artillery is theoretical (SB62-10.4-y). */
const unitValues = valuesForm<UnitData, UnitValues>(UNITS, {
  field: "units",
  kind: "unit",
  example: '{ "combat": 6, "star": true }',
  values: ({ kind }) => ({
    ...(kind === "artillery" ? {} : { combat: [1, MOST_POTENTIAL] }),
    ...(kind === "cavalry" ? { dismounted: [0, MOST_POTENTIAL] } : {}),
    artillery: [0, MOST_POTENTIAL],
    star: "flag",
    sharpshooters: "flag",
    basis,
  }),
  rule: "SB62-2.1-d",
});

/** What the two sides of his counter show (SB62-2.2-c, SB62-2.2-d, SB62-11.1.2-a). */
const commanderValues = valuesForm<CommanderData, CommanderValues>(COMMANDERS, {
  field: "commanderValues",
  kind: "commander",
  example: '{ "available": 1, "activated": 0 }',
  values: ({ rank }) =>
    rank === "army" ? { movement: [0, 6], basis } : { available: [-1, 1], activated: [-2, 1], basis },
  about: {
    available: "Corps commander: activation modifier of his available side.",
    activated: "Corps commander: activation modifier of his activated side, lower than the other.",
    movement: "Army commander: highest die with which he moves.",
  },
  rule: "SB62-2.2-d",
});

const map: OptionalForm<ZoneGraph, string | ZoneGraphData | undefined> = {
  many: "maps",
  schema: zoneMapSchema(BUILT_MAP.id),
  optional: true,
  tell: (graph) => (graph === builtMap() ? undefined : graph.data),
  read: (told, _at, faults) => readZoneMap(told, BUILT_MAP.id, builtMap, faults),
};

/** How a file has what its field is made of. */
export const FIELD_FORMS = {
  scenario: described("Scenario: its turns, set-up, reinforcements and victory conditions apply.", word(SCENARIO_IDS)),
  /** A map by name, or a whole graph. Absent: `second-bull-run-1862`. */
  map,
  options: optionsForm(OPTION_VALUES),
  units: described("Values that replace ours, by brigade.", unitValues),
  commanderValues: described("Values that replace ours, by commander.", commanderValues),
};

const side = placeOf(SIDES);
const phase = number(1, MOST_PHASES, "SB62-6.1-a");

/** Where a situation begins in the sequence of play. */
function beginningForm({ day, turn, commander }: Names) {
  const hour = { day, turn: turn(0) };
  const stages = {
    "set-up": ["Before the first turn: the owners place their units.", {}],
    turn: ["At the start of a turn's initiative phase.", hour],
    action: [
      "At the start of a side's part of an action phase; commander and divisions go together.",
      {
        ...hour,
        phase,
        first: side,
        side,
        commander: maybe(described("Id of the corps commander who leads; absent: the side names one.", commander)),
        divisions: maybe(
          described("What the activation die would give him.", number(0, MOST_DIVISIONS, "SB62-11.1.2-a")),
        ),
      },
      { dependencies: { commander: ["divisions"], divisions: ["commander"] } },
    ],
    combat: [
      "In a side's part of an action phase, when the combats of placed Attack markers are resolved.",
      { ...hour, phase, first: side, side },
    ],
    administrative: ["At the start of the administrative phase.", { ...hour, first: side }],
    night: ["At the start of the night between both days.", {}],
    exact: [
      "In the middle of a turn: continues with the steps of sequence.",
      {
        day,
        turn: turn(1),
        phase: number(0, MOST_PHASES, "SB62-6.1-a"),
        first: maybe(side),
        active: maybe(side),
      },
    ],
  } as const;
  const problem = 'must say where the game begins, such as { "stage": "turn", "day": 1, "turn": 3 }';
  return described("Where it begins in the sequence of play.", variants("stage", stages, problem));
}

/** Losses that may differ from those of the scenario. @param most and @param before what a brigade can have of each (SB62-10.4-w) */
function lossesForms(most: number, before: number) {
  return {
    losses: maybe(described("Absent: as the scenario has it at the start.", number(0, most, "SB62-10.4-w"))),
    lossesBefore: maybe(
      described(
        "Those of its losses that it had when it entered the game; absent: as the scenario has it.",
        number(0, before, "SB62-10.4-w"),
      ),
    ),
  };
}

/** A brigade on the map. */
function placementForm({ unit, zone }: Names, most = MOST_POTENTIAL) {
  const form = record(
    {
      unit,
      zone,
      facing: maybe(
        described(
          "Bordering zone it faces; absent: none for a routed brigade, towards the nearest enemy for another.",
          zone,
        ),
      ),
      fatigue: maybe(number(0, MOST_FATIGUE, "SB62-10.4-g")),
      ...lossesForms(most, most),
      routed: flag,
      dismounted: flag,
      attacks: maybe(described("Zone that its Attack marker points at.", zone)),
      /** RU-52 */
      attacked: described(
        "Was attacked in a combat of the current part of the action phase, wherever it was then.",
        flag,
      ),
      acted: described("Has acted in the current part of the action phase.", flag),
      /** RU-26 */
      isolated: maybe(described("Isolated when that part began; absent: as the position has it.", flag)),
      coherent: maybe(described("In cohesion when that part began; absent: as the position has it.", flag)),
      /** RU-28 */
      origin: maybe(described("Zone it was in when that part of the phase began; absent: where it is now.", zone)),
    },
    '{ "unit": "gibbon", "zone": "105" }',
    "a placement",
  );
  return defined("placement", form);
}

/** Where a brigade is that is off the map. */
export const ABSENT = ["waiting", "eliminated", "left", "withdrawn"] as const;

/** A brigade that is off the map. */
function absenceForm({ unit, hour }: Names, most = MOST_POTENTIAL, before = most) {
  const form = record(
    {
      unit,
      where: word(ABSENT),
      ...lossesForms(most, before),
      /** The turn on which it comes without a test: one that the die put off, or that was withdrawn. */
      due: usually(0, hour("SB62-8-E-a")),
    },
    '{ "unit": "gibbon", "where": "eliminated" }',
    "an absence",
  );
  return defined("absence", form);
}

/** The same, read within the limits of the brigade that it names. @param limits of its combat potential, by what the file has */
function within<T, File>(
  { potential }: Names,
  form: Form<T, File>,
  limits: (combat: number, told: Readonly<Record<string, unknown>>) => Form<T, File>,
): Form<T, File> {
  return {
    ...form,
    read(told, at, faults) {
      const data = isObject(told) ? told : {};
      const combat = potential(data["unit"]);
      return (combat === undefined ? form : limits(combat, data)).read(told, at, faults);
    },
  };
}

/** A commander on the map. */
function commanderForm({ commander, zone }: Names) {
  return record({ id: commander, zone, activated: flag }, '{ "id": "pope", "zone": "109" }', "a commander’s place");
}

/** A tactic by its place among all, from 1; 0 is none. */
const tactic: Form<number, Tactic> = {
  ...placeOf(TACTICS),
  tell: (value) => TACTICS[value - 1],
  read: (told, at, faults) => placeOf(TACTICS).read(told, at, faults) + 1,
};

/** How a file has each part of a position, by what things of the game are called. */
const POSITION_FORMS = {
  at: beginningForm,
  placements: (names: Names) =>
    described(
      "Brigades on the map; in a stack, the first listed arrived first. Absent in a set-up: the owners place them.",
      maybe(listOf(within(names, placementForm(names), (combat) => placementForm(names, combat - 1)))),
    ),
  absent: (names: Names) =>
    described(
      "Brigades off the map that do not simply wait for their turn.",
      listOf(
        within(names, absenceForm(names), (combat, { where }) =>
          absenceForm(names, where === "eliminated" ? combat : combat - 1, combat - 1),
        ),
      ),
    ),
  commanders: (names: Names) => described("Commanders on the map.", listOf(commanderForm(names))),
  /** SB62-11.2.3-i */
  withdrawnCommanders: ({ commander }: Names) => described("Commanders withdrawn in the night.", listOf(commander)),
  /** SB62-3-b */
  control: ({ objective }: Names) =>
    described("Controllers of objectives that differ from the start.", keyed(objective, side, "objectives and sides")),
  attacked: ({ zone }: Names) => described("Zones attacked in the current part of the action phase.", listOf(zone)),
  /** SB62-11.2.1-k */
  tactics: () => described("Each side's tactical leaning this turn.", byWord(SIDES, [0, 0], tactic)),
  /** Turn in which the counter-attack was declared (SB62-11.2.2-h). */
  counterAttack: ({ hour }: Names) => usually(0, hour("SB62-11.2.2-h")),
  /** Turn in which the Confederates called for Jones’s division (SB62-11.2.1-j). */
  jones: ({ hour }: Names) => usually(0, hour("SB62-11.2.1-j")),
  /** The running steps of the sequence of play, as a saved position has them, for stage `exact`. */
  sequence: ({ steps }: Names) => ({ ...steps, optional: true as const }),
};

/** Fields of a situation besides those of all games. */
export const SITUATION_FIELDS: ReadonlySet<string> = new Set([...keysOf(FIELD_FORMS), ...keysOf(POSITION_FORMS)]);

/** How a file has a position. */
export type PositionForms = ReturnType<typeof positionForms>;
/** A position as a situation tells it, field by field. */
export type ToldPosition = ReadOf<PositionForms>;
/** The same without the running steps, which are told of one stage alone. */
export type Told = Omit<ToldPosition, "sequence">;
/** A brigade on the map as a situation tells it. */
export type ToldPlacement = NonNullable<Told["placements"]>[number];
/** A brigade off the map as a situation tells it. */
export type ToldAbsence = Told["absent"][number];
/** A moment as a situation tells it. */
export type ToldMoment<S extends Told["at"]["stage"] = Told["at"]["stage"]> = Extract<
  Told["at"],
  { readonly stage: S }
>;

/** How the position of a situation is written. */
export function positionForms(names: Names) {
  return formsFrom(POSITION_FORMS, names);
}

/** How dice to fall first are written. */
export const DICE = facesForm("SB62-0-b");

/** How a file has all fields of the game: the same for all scenarios and maps. */
export function situationForms(names: Names): Forms {
  return { ...FIELD_FORMS, ...positionForms(names), dice: DICE };
}
