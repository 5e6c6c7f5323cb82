import { describe, expect, expectTypeOf, it } from "vitest";
import {
  byId,
  byWord,
  constant,
  defined,
  described,
  facesForm,
  Faults,
  type Form,
  keyed,
  listOf,
  maybe,
  named,
  number,
  openSituation,
  optionsForm,
  type ReadBy,
  record,
  schemaFile,
  situationSchema,
  text,
  type ToldBy,
  valuesForm,
  variants,
} from "../src/index.ts";

/** What reading a value finds, and its faults. */
function read<T>(form: Form<T>, told: unknown): readonly [T, ...string[]] {
  const faults = new Faults();
  const value = form.read(told, "it", faults);
  return [value, ...faults.list.map(({ field, problem }) => `${field}: ${problem}`)];
}

type Beginning =
  | { readonly stage: "start" }
  | { readonly stage: "turn"; readonly turn: number }
  | { readonly stage: "exact"; readonly turn: number; readonly phase: string };
const BEGINNING = variants<Beginning, "stage">(
  "stage",
  {
    start: ["As the scenario has it.", {}],
    turn: ["At the beginning of a turn.", { turn: number(1, 8, "R1") }],
    exact: ["At any moment.", { turn: number(0, 8), phase: text }],
  },
  'must say where the game begins, such as { "stage": "turn", "turn": 5 }',
);

describe("an object of which one word says which fields it has", () => {
  it("is written and read with them, and no others", () => {
    const exact: Beginning = { stage: "exact", turn: 3, phase: "night" };
    expect(BEGINNING.tell(exact)).toEqual(exact);
    expect(read(BEGINNING, exact)).toEqual([exact]);
    expect(read(BEGINNING, { stage: "start" })).toEqual([{ stage: "start" }]);
    expect(read(BEGINNING, { stage: "turn", turn: 9, phase: "night" }).slice(1)).toEqual([
      "it.phase: is not a field of the stage turn; the fields are stage, turn",
      "it.turn: must be a whole number from 1 to 8; this file has 9",
    ]);
  });

  it("of another word has one fault, whatever else it has", () => {
    expect(read(BEGINNING, { stage: "noon", turn: 99 })).toEqual([
      { stage: "start" },
      'it.stage: must be one of start, turn, exact; this file has "noon"',
    ]);
    expect(read(BEGINNING, "noon")).toEqual([
      { stage: "start" },
      'it: must say where the game begins, such as { "stage": "turn", "turn": 5 }',
    ]);
  });

  it("wants the fields of each word from the compiler", () => {
    // @ts-expect-error the stage turn has a turn
    variants<Beginning, "stage">("stage", { start: ["", {}], turn: ["", {}], exact: ["", {}] }, "");
    expectTypeOf(BEGINNING).toEqualTypeOf<Form<Beginning>>();
  });
});

describe("values by word", () => {
  it("leave out what is usual, and want no other words", () => {
    for (const form of [
      byWord(["north", "south"], [0, 5], number(0, 9)),
      byId(["north", "south"], [0, 5], number(0, 9)),
    ]) {
      expect(form.tell([0, 7])).toEqual({ south: 7 });
      expect(read(form, { north: 1 })).toEqual([[1, 5]]);
      expect(read(form, { west: 1 }).slice(1)).toEqual(["it.west: is not a field here; the fields are north, south"]);
    }
    expect(byWord(["north"], [0], number(0, 9)).schema).toMatchObject({ properties: { north: { maximum: 9 } } });
    expect(byId(["north"], [0], number(0, 9)).schema).toEqual({
      type: "object",
      additionalProperties: number(0, 9).schema,
    });
  });
});

describe("the schema of a file", () => {
  const hex = defined("hex", text);
  const work = record({ hex, near: listOf(hex), since: maybe(number(1, 8)) }, "{}");

  it("has each definition once, and refers to it", () => {
    const { schema, definitions } = schemaFile(record({ work: defined("work", work), at: hex }, "{}").schema);
    expect(schema["properties"]).toEqual({ work: { $ref: "#/definitions/work" }, at: { $ref: "#/definitions/hex" } });
    expect(Object.keys(definitions).toSorted()).toEqual(["hex", "work"]);
    expect(definitions["work"]).toMatchObject({
      properties: { near: { items: { $ref: "#/definitions/hex" } } },
      required: ["hex"],
    });
  });

  it("may refer to the definitions of another, and tells what each field is", () => {
    const { schema } = schemaFile(described("Where it is.", hex).schema, "other.json");
    expect(schema).toEqual({ $ref: "other.json#/definitions/hex", description: "Where it is." });
  });

  it("of situations has what all games have", () => {
    const options = optionsForm({ weather: ["dry", "wet"] });
    const schema = situationSchema({ id: "chess", name: "Chess", sides: ["white", "black"] }, "A board.", {
      options,
      dice: facesForm(),
    });
    expect(schema).toMatchObject({
      $id: "chess-situation-1.schema.json",
      title: "Situation of Chess, version 1",
      required: ["format", "version", "game"],
      properties: { game: { const: "chess" }, options: { properties: { weather: { enum: ["dry", "wet"] } } } },
    });
  });
});

describe("the head of a situation", () => {
  const open = (data: object) =>
    openSituation(data, { id: "chess", name: "Chess", sides: ["white", "black"] }, new Set(["board"]));
  const head = { format: "stonebridge-situation", version: 1, game: "chess" };

  it("says what it is, and may have a name", () => {
    expect(open({ ...head, name: "Fork", board: 1, dice: [], options: {} }).faults.list).toEqual([]);
    expect(() => open({ ...head, name: 7 })).toThrow(/name: must be a text; this file has 7/);
    expect(() => open({ ...head, game: "draughts" })).toThrow(/game: must be "chess"; this file has "draughts"/);
    expect(open({ ...head, moon: 1 }).faults.list).toMatchObject([{ field: "moon" }]);
  });
});

describe("values of one’s own", () => {
  const pieces = [
    { id: "lion", legs: 4 },
    { id: "owl", legs: 2 },
  ];
  const form = valuesForm(pieces, {
    field: "pieces",
    kind: "piece",
    example: '{ "teeth": 3 }',
    values: ({ legs }) => (legs === 4 ? { teeth: [1, 30], tame: "flag" } : { teeth: [0, 0], song: { words: ["low"] } }),
    rule: "R2",
  });

  it("are read by piece, and written as they were read", () => {
    const given = { lion: { teeth: 7 } };
    const [values, ...faults] = read(form, given);
    expect(faults).toEqual([]);
    expect([...values]).toEqual([[pieces[0], { teeth: 7 }]]);
    expect(form.tell(values)).toEqual(given);
    expect(read(form, { owl: { teeth: 1 } })).toEqual([
      new Map(),
      "pieces.owl.teeth: must be a whole number from 0 to 0; this file has 1",
    ]);
  });

  it("have the limits of the piece that may have most", () => {
    expect(form.schema["additionalProperties"]).toMatchObject({
      additionalProperties: false,
      properties: {
        teeth: { type: "integer", minimum: 0, maximum: 30 },
        tame: { type: "boolean" },
        song: { enum: ["low"] },
      },
    });
  });
});

it("a constant is itself and nothing else", () => {
  expect(read(constant(1), 1)).toEqual([1]);
  expect(read(constant(1), 2)).toEqual([1, "it: must be 1; this file has 2"]);
  expect(constant("yes").tell("yes")).toBe("yes");
});

describe("the types of a file", () => {
  const animal = named({ kind: "animal", ids: ["lion", "wolf"], index: new Map([["lion", 0]]) }, -1);
  const nap = record({ hours: number(1, 9), with: maybe(animal) }, '{ "hours": 3 }', "a nap");
  const day = variants(
    "does",
    { nap: ["At noon.", { hours: number(1, 9) }], hunt: ["", { prey: listOf(animal) }] },
    "",
  );

  it("follow from the forms: what is read, and what a file may have", () => {
    expectTypeOf<ReadBy<typeof nap>>().toEqualTypeOf<{ readonly hours: number; readonly with: number | undefined }>();
    const told: ToldBy<typeof nap> = { hours: 3 };
    const hunt: ToldBy<typeof day> = { does: "hunt", prey: ["lion"] };
    // @ts-expect-error the hours are not left out
    const endless: ToldBy<typeof nap> = { with: "wolf" };
    // @ts-expect-error a nap has no prey
    const hungry: ToldBy<typeof day> = { does: "nap", hours: 3, prey: [] };
    expect([told, hunt, endless, hungry]).toHaveLength(4);
    expect(day.tell({ does: "hunt", prey: [0] })).toEqual(hunt);
  });

  it("know who has a value, by id", () => {
    const ages = keyed(animal, number(0, 30), "animals and ages");
    expect(ages.tell(new Map([[0, 20]]))).toEqual({ lion: 20 });
    expect(read(ages, { lion: 20 })).toEqual([new Map([[0, 20]])]);
    expect(read(ages, undefined)).toEqual([new Map()]);
    expect(read(ages, 3).slice(1)).toEqual(["it: must be an object of animals and ages"]);
    expect(read(ages, { lion: 99, ant: 1 }).slice(1)).toEqual([
      "it.lion: must be a whole number from 0 to 30; this file has 99",
      'it.ant: there is no animal "ant"; the animals are lion',
    ]);
  });
});
