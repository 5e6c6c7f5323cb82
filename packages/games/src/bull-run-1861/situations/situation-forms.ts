import { knownZone, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import {
  byWord,
  defined,
  described,
  facesForm,
  flag,
  type Form,
  type Forms,
  formsFrom,
  innerList,
  isObject,
  keyed,
  keysOf,
  maybe,
  named,
  number,
  placeOf,
  type ReadOf,
  record,
  usually,
  variants,
  word,
} from "@stonebridge/kernel";
import { type Field, MOST_FATIGUE, NONE, type UnitIndex } from "../field.ts";
import { MOST_COMBAT } from "../units.ts";
import { HEADQUARTERS, SIDES } from "../vocabulary.ts";
import type { Frame } from "../position/frames.ts";
import { FIELD_FORMS } from "./field-forms.ts";
import { LAST_TURN, kindForms, stepsForm } from "./frame-forms.ts";

const side = placeOf(SIDES);
const turn = number(1, LAST_TURN, "BR61-1-f");
const phase = number(1, 5, "BR61-5-b");

/** How a file names what is on the map. Where there is none such, NONE or NOWHERE is read, besides a fault. */
interface Names {
  readonly unit: Form<UnitIndex, string>;
  readonly zone: Form<ZoneIndex, string>;
  /** A scoring zone. */
  readonly scoring: Form<number, string>;
  /** Combat potential as printed of what the file names. */
  combat(unit: unknown): number;
  readonly steps: Form<readonly Frame[], readonly unknown[]>;
}

function namesOf(field: Field): Names {
  const { graph, units: all, unitIndex, scoring, scoringSlot } = field;
  const unit = named({ kind: "unit", ids: all.map(({ id }) => id), index: unitIndex }, NONE);
  const zone: Form<ZoneIndex, string> = {
    many: "zones",
    schema: { type: "string", description: "Id of a zone of the map." },
    tell: (value) => graph.ids[value],
    read: (told, at, faults) => knownZone(graph, told, at, faults) ?? NOWHERE,
  };
  return {
    unit: described("Id of a unit, e.g. sherman.", unit),
    zone,
    scoring: {
      ...zone,
      tell: (slot) => graph.ids[scoring[slot]],
      read(told, at, faults) {
        const found = zone.read(told, at, faults);
        if (found === NOWHERE) return NONE;
        if (scoringSlot[found] === NONE)
          faults.add(at, "scores nothing; only scoring zones have a controller", "BR61-R84");
        return scoringSlot[found];
      },
    },
    combat: (id) => all.find((one) => one.id === id)?.combat ?? MOST_COMBAT,
    steps: { ...stepsForm(kindForms(field)), schema: { $ref: "bull-run-1861-steps-1.schema.json" } },
  };
}

/** Where a situation begins in the sequence of play. */
const beginning = variants(
  "stage",
  {
    /** BR61-12 */
    "set-up": ["Before the first turn: the owners place or arrange their units.", {}],
    /** BR61-6 */
    turn: ["At the start of a turn's Initiative phase.", { turn }],
    movement: [
      "At the start of a half of a Movement phase.",
      {
        turn,
        phase,
        first: side,
        side,
        /** BR61-7-c */
        activations: maybe(
          described("What the activation die would give; absent: it is rolled.", number(1, 4, "BR61-R30")),
        ),
      },
    ],
    /** BR61-7-h */
    combat: ["In a half, when the combats of placed Attack markers are resolved.", { turn, phase, first: side, side }],
    /** BR61-9 */
    administrative: ["At the start of the Administrative phase.", { turn, first: side }],
    exact: [
      "In the middle of a turn: continues with the steps of sequence.",
      {
        turn: number(0, LAST_TURN, "BR61-1-f"),
        phase: number(0, 5, "BR61-5-b"),
        first: maybe(side),
        active: maybe(side),
      },
    ],
  },
  'must say where the game begins, such as { "stage": "turn", "turn": 1 }',
);

/** Where an element of a brigade stands: the brigade, or the marker of its extended line. */
function elementForms({ zone }: Names) {
  return {
    facing: maybe(described("Bordering zone it faces; absent: towards the enemy's base.", zone)),
    line: maybe(
      described("Line in a shared zone; absent: in the order of the list.", word(["front", "second"] as const)),
    ),
    attacks: described("Bears an Attack marker.", flag),
    marching: described("Has left its stack and not yet taken its place in another; only at stage exact.", flag),
  };
}

/** A brigade on the map. @param most losses that it can have (BR61-11.4-w) */
function placementForm(names: Names, most: number) {
  const { unit, zone } = names;
  const marker = record(
    { zone, ...elementForms(names) },
    '{ "zone": "robinson-farm" }',
    "the marker of an extended line",
  );
  return record(
    {
      unit,
      zone: maybe(zone),
      ...elementForms(names),
      fatigue: usually(0, number(0, MOST_FATIGUE, "BR61-10.3-c")),
      losses: usually(0, number(0, most, "BR61-11.4-w")),
      operational: described("Marked for Operational movement.", flag),
      acted: described("Has acted in the current half.", flag),
      /** BR61-12.2-b */
      forward: described("One of the three brigades set up anywhere south of Bull Run; only during the set-up.", flag),
      /** BR61-10.6 */
      extended: maybe(described("Its Extended-line marker.", marker)),
      /** BR61-10.5-i */
      with: maybe(described("The Legion: the brigade that carries it; then it has no zone of its own.", unit)),
    },
    '{ "unit": "sherman", "zone": "robinson-farm" }',
    "a placement",
  );
}

/** The same, read within the limits of the brigade that it names: at combat strength 0 it would be off the map. */
function placementOfBrigade(names: Names) {
  const form = placementForm(names, MOST_COMBAT - 1);
  const stands = { anyOf: [{ required: ["zone"] }, { required: ["with"] }] };
  const written: typeof form = {
    ...form,
    schema: { ...form.schema, ...stands },
    read: (told, at, faults) =>
      placementForm(names, names.combat(isObject(told) ? told["unit"] : undefined) - 1).read(told, at, faults),
  };
  return defined("placement", written);
}

/** How a file has each part of a position, by how it names what is on the map. */
const POSITION_FORMS = {
  at: () => described("Where it begins in the sequence of play.", beginning),
  placements: (names: Names) =>
    maybe(
      described(
        "Brigades on the map. Absent in a set-up: the scenario's own placement.",
        innerList(placementOfBrigade(names)),
      ),
    ),
  eliminated: ({ unit }: Names) => innerList(unit),
  headquarters: ({ zone }: Names) =>
    innerList(
      record(
        { id: placeOf(HEADQUARTERS), zone, activated: flag },
        '{ "id": "mcdowell", "zone": "centreville" }',
        "the place of an HQ",
      ),
    ),
  control: ({ scoring }: Names) =>
    described(
      "Controllers of scoring zones that differ from the start.",
      keyed(scoring, side, "scoring zones and sides"),
    ),
  offensive: () =>
    described(
      "Turn of each side's Major Offensive.",
      usually([0, 0], byWord(SIDES, [0, 0], number(2, LAST_TURN, "BR61-6-h"))),
    ),
  /** BR61-10.3-i */
  farmFordKnown: () => described("The North knows Farm Ford.", flag),
  /** R98 */
  sudleyCrossed: ({ unit }: Names) => described("Northern brigades that crossed Sudley Ford.", innerList(unit)),
  /** BR61-11.1-g */
  attacked: ({ zone }: Names) => described("Zones attacked in the current half.", innerList(zone)),
  /** BR61-13-m */
  latched: () => maybe(described("Winner by automatic defeat at the end of this turn.", side)),
  lastTurn: () => maybe(described("8 once the extra turn runs.", number(LAST_TURN - 1, LAST_TURN, "BR61-13-k"))),
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
/** A brigade as a situation tells it. */
export type ToldPlacement = NonNullable<Told["placements"]>[number];
/** A counter or the marker of an extended line as a situation tells it. */
export type ToldElement = Omit<NonNullable<ToldPlacement["extended"]>, "zone">;

/** How a file has the position of a game on a field. */
export function positionForms(field: Field) {
  return formsFrom(POSITION_FORMS, namesOf(field));
}

/** How a file has the dice to fall first. */
export const DICE = facesForm("BR61-1-h");

/** How a file has all fields of the game: the same for all scenarios and maps. */
export function situationForms(field: Field): Forms {
  return { ...FIELD_FORMS, ...positionForms(field), dice: DICE };
}
