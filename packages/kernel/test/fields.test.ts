import { describe, expect, expectTypeOf, it } from "vitest";
import {
  bit,
  emptyOf,
  Faulty,
  keptFields,
  keptOf,
  type KindForms,
  named,
  number,
  orNone,
  orPlace,
  placeOf,
  type PositionFields,
  type PositionOf,
  readSaved,
  record,
  savedForms,
  savedKinds,
  type SavedOf,
  wholeList,
} from "../src/index.ts";

interface Kinds {
  animal: number;
  "animal or none": number;
  colour: number;
  count: number;
  flag: number;
}

interface View {
  readonly animals: readonly string[];
  readonly day: number;
}

const FIELDS = {
  /** From 0. */
  day: { is: "count", starts: 0, seen: { by: "everybody", in: ["day"] } },
  home: { per: "animal", is: "count", starts: 4, seen: { by: "everybody", in: ["animals"] } },
  born: { per: "animal", is: "count", starts: 1, shared: true, seen: { by: "owner", in: ["animals", "day"] } },
  tame: { per: "animal", is: "flag", starts: 1, bytes: true, follows: true },
  friends: { per: "animal", is: ["animal"], seen: { by: "owner", in: ["animals"] } },
  guest: { is: { maybe: "animal" }, seen: { by: "everybody", in: ["animals"] } },
  met: { is: ["animal"], seen: { by: "everybody", in: ["animals"] } },
  leader: { is: "animal or none", starts: -1, seen: { by: "everybody", in: ["animals"] } },
  colours: { per: "side", is: "colour", seen: { by: "everybody", in: ["animals"] } },
  rank: { per: "animal", is: "count", saved: "only", seen: { by: "everybody", in: ["animals"] } },
} as const satisfies PositionFields<Kinds, "animal" | "side", "owner", keyof View>;

type Frame = { readonly step: "walk" };
type Position = PositionOf<typeof FIELDS, Kinds, Frame>;
type Saved = SavedOf<typeof FIELDS, Kinds, Frame>;

const IDS = ["lion", "bear", "wolf"];
const SIZES = { animal: 3, side: 2 };
const empty = (): Position => emptyOf(FIELDS, SIZES, { colours: [1, 0] });

describe("declared fields", () => {
  it("give the type of a position, and of what is saved of it", () => {
    expectTypeOf<Position["day"]>().toEqualTypeOf<number>();
    expectTypeOf<Position["home"]>().toEqualTypeOf<number[]>();
    expectTypeOf<Position["born"]>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<Position["tame"]>().toEqualTypeOf<Uint8Array>();
    expectTypeOf<Position["friends"]>().toEqualTypeOf<(readonly number[])[]>();
    expectTypeOf<Position["guest"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Position["met"]>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<Exclude<keyof Position, keyof Saved>>().toEqualTypeOf<"tame">();
    expectTypeOf<Exclude<keyof Saved, keyof Position>>().toEqualTypeOf<"rank">();
  });

  it("do not compile without a kind that the game knows, or without who may see them and where", () => {
    type Fields = PositionFields<Kinds, "animal", "owner", keyof View>;
    const seen = { by: "everybody", in: ["day"] } as const;
    ({ day: { is: "count", starts: 0, seen } }) satisfies Fields;
    // @ts-expect-error nobody is told who sees it
    ({ day: { is: "count", starts: 0 } }) satisfies Fields;
    // @ts-expect-error no kind of this game
    ({ day: { is: "date", starts: 0, seen } }) satisfies Fields;
    // @ts-expect-error no value of its kind
    ({ day: { is: "count", starts: "first", seen } }) satisfies Fields;
    // @ts-expect-error no list is made for it
    ({ day: { per: "plant", is: "count", starts: 0, seen } }) satisfies Fields;
    // @ts-expect-error nobody is called so
    ({ day: { is: "count", starts: 0, seen: { by: "stranger", in: ["day"] } } }) satisfies Fields;
    // @ts-expect-error no part of a view
    ({ day: { is: "count", starts: 0, seen: { by: "owner", in: ["night"] } } }) satisfies Fields;
    // @ts-expect-error in no part of a view at all
    ({ day: { is: "count", starts: 0, seen: { by: "owner", in: [] } } }) satisfies Fields;
    // @ts-expect-error it does not say how the colours start
    expect(() => emptyOf<Position, typeof FIELDS>(FIELDS, SIZES, {})).not.toThrow();
    // @ts-expect-error nor how many sides there are
    expect(() => emptyOf<Position, typeof FIELDS>(FIELDS, { animal: 3 }, { colours: [] })).not.toThrow();
  });

  it("give the position in which nothing has begun", () => {
    expect(empty()).toEqual({
      stack: [],
      day: 0,
      home: [4, 4, 4],
      born: [1, 1, 1],
      tame: new Uint8Array([1, 1, 1]),
      friends: [[], [], []],
      guest: undefined,
      met: [],
      leader: -1,
      colours: [1, 0],
    });
    expect(empty().home).not.toBe(empty().home);
  });

  it("give what is saved as it is, apart from the position", () => {
    const p = empty();
    const kept = keptOf(FIELDS, p);
    expect(Object.keys(kept)).toEqual(["stack", "day", "home", "born", "friends", "met", "leader", "colours"]);
    expect(keptFields(FIELDS)).toEqual(["day", "home", "born", "friends", "guest", "met", "leader", "colours"]);
    p.home[0] = 2;
    expect(kept.home[0]).toBe(4);
  });
});

describe("saved positions", () => {
  const animal = orPlace(named({ kind: "animal", ids: IDS, index: new Map(IDS.map((id, at) => [id, at])) }), 3);
  const kinds: KindForms<Kinds> = {
    animal,
    "animal or none": orNone(animal),
    colour: orPlace(placeOf(["red", "blue"]), 2),
    count: number(0, 9, "R1"),
    flag: bit,
  };
  const stack = wholeList(record<Frame>({ step: { many: "", schema: {}, tell: String, read: () => "walk" } }, "{}"));
  const form = record<Saved>({ stack, ...savedForms(FIELDS, savedKinds(kinds), SIZES) }, "{}", "a saved position");
  const sound = { ...keptOf(FIELDS, empty()), rank: [2, 1, 0] };

  function faultsOf(data: unknown): string[] {
    try {
      readSaved(form, data);
    } catch (error) {
      if (error instanceof Faulty) return error.faults.map(({ field, problem }) => `${field}: ${problem}`);
      throw error;
    }
    return [];
  }

  it("are read as they were written", () => {
    expect(readSaved(form, sound)).toEqual(sound);
    expect(readSaved(form, { ...sound, guest: 2 })).toEqual({ ...sound, guest: 2 });
  });

  it("say which field is wrong, and how", () => {
    expect(faultsOf(3)).toEqual(["(whole file): must be one JSON object"]);
    expect(faultsOf({ ...sound, tame: [1, 1, 1], friends: [[0], [3], 1], home: [1, 2], born: "then" })).toEqual([
      "tame: is not a field of a saved position; the fields are stack, day, home, born, friends, guest, met, leader, colours, rank",
      "home: must be a list of 3 whole numbers, one for each animal; this file has a list of 2",
      'born: must be a list of 3 whole numbers, one for each animal; this file has "then"',
      "friends[1][0]: must be a whole number from 0 to 2; this file has 3",
      "friends[2]: must be a list of whole numbers",
    ]);
    expect(faultsOf({ ...sound, day: 10, leader: -2, colours: ["red", 1], met: ["lion"], guest: null })).toEqual([
      "day: must be a whole number from 0 to 9; this file has 10",
      "guest: must be a whole number from 0 to 2; this file has null",
      'met[0]: must be a whole number from 0 to 2; this file has "lion"',
      "leader: must be a whole number from 0 to 2; this file has -2",
      'colours[0]: must be a whole number from 0 to 1; this file has "red"',
    ]);
    const { rank: _, ...without } = sound;
    expect(faultsOf(without)).toEqual([
      "rank: must be a list of 3 whole numbers, one for each animal; this file has nothing",
    ]);
  });

  it("have a JSON Schema", () => {
    expect(form.schema).toMatchObject({
      additionalProperties: false,
      required: Object.keys(sound),
      properties: {
        day: { type: "integer", minimum: 0, maximum: 9 },
        home: { type: "array", description: "One for each animal." },
        leader: { anyOf: [{ minimum: 0 }, { const: -1 }] },
      },
    });
  });
});
