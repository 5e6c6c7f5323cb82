import { describe, expect, expectTypeOf, it } from "vitest";
import {
  bit,
  Faults,
  type FramesOf,
  innerList,
  type KindForms,
  listOf,
  named,
  number,
  type OpenSteps,
  orNone,
  orPlace,
  sequenceForm,
  type StepsWithSecrets,
  type Unveiled,
  unveiled,
  type VeiledFramesOf,
  veiling,
} from "../src/index.ts";

interface Kinds {
  piece: number;
  "piece or none": number;
  count: number;
  flag: number;
}

const FRAMES = {
  game: { at: { changes: "count" } },
  fight: {
    side: "piece",
    pairs: { changes: [["piece"]] },
    plan: { changes: { maybe: { target: "piece", guns: ["piece"] } } },
    guide: "piece or none",
    won: { changes: "flag" },
    next: { maybe: "count" },
  },
} as const satisfies OpenSteps<keyof Kinds>;
type Frame = FramesOf<typeof FRAMES, Kinds>;
type Fight = Extract<Frame, { readonly step: "fight" }>;

const IDS = ["lion", "bear", "wolf"];
const piece = orPlace(named({ kind: "piece", ids: IDS, index: new Map(IDS.map((id, at) => [id, at])) }), 3);
const KINDS: KindForms<Kinds> = { piece, "piece or none": orNone(piece), count: number(0, 9), flag: bit };
const outermost = { steps: ["game"], problem: "the game comes first", rule: "R1" };
const form = sequenceForm<Frame, Kinds>(FRAMES, KINDS, outermost);

const GAME: Frame = { step: "game", at: 3 };
const FIGHT: Fight = {
  step: "fight",
  side: 1,
  pairs: [[0, 2], []],
  plan: { target: 2, guns: [] },
  guide: -1,
  won: 1,
};

function faultsOf(...steps: unknown[]): string[] {
  const faults = new Faults();
  form.read(steps, "steps", faults);
  return faults.list.map(({ field, problem }) => `${field}: ${problem}`);
}

describe("declared steps", () => {
  it("give the type of each frame", () => {
    expectTypeOf<Fight["pairs"]>().toEqualTypeOf<readonly (readonly number[])[]>();
    expectTypeOf<Fight["next"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<NonNullable<Fight["plan"]>["guns"]>().toEqualTypeOf<readonly number[]>();
    const write = (frame: Fight): void => {
      frame.won = 0;
      // @ts-expect-error only what changes can be written
      frame.side = 2;
      // @ts-expect-error no list can be changed in place
      frame.pairs.push([1]);
    };
    expect(write).toBeTypeOf("function");
    // @ts-expect-error every local has a kind that the game knows
    ({ fight: { side: "colour" } }) satisfies OpenSteps<keyof Kinds>;
  });

  it("are written with names, and read back", () => {
    const told = form.tell([GAME, FIGHT]);
    expect(told).toEqual([
      { step: "game", at: 3 },
      {
        step: "fight",
        side: "bear",
        pairs: [["lion", "wolf"], []],
        plan: { target: "wolf", guns: [] },
        guide: "none",
        won: true,
      },
    ]);
    const faults = new Faults();
    expect(form.read(told, "steps", faults)).toEqual([GAME, FIGHT]);
    // as former versions wrote them
    expect(form.read([GAME, FIGHT], "steps", faults)).toEqual([GAME, FIGHT]);
    expect(faults.list).toEqual([]);
  });

  it("leave out what is empty, if the game says so", () => {
    const short = sequenceForm<Frame, Kinds>(FRAMES, KINDS, outermost, listOf);
    const told = short.tell([GAME, { ...FIGHT, pairs: [] }]);
    expect(told).not.toHaveProperty("1.pairs");
    expect(short.read(told, "steps", new Faults())).toEqual([GAME, { ...FIGHT, pairs: [] }]);
    expect(short.tell([GAME, FIGHT])).toHaveProperty("1.pairs", [["lion", "wolf"], []]);
    expect(innerList(piece).tell([])).toEqual([]);
  });

  it("name every fault of a file", () => {
    const list = "steps: must be a list of running steps, the outermost first";
    expect(faultsOf()).toEqual([list]);
    expect(faultsOf(GAME, "tea", { step: "tea" })).toEqual([
      "steps[1]: must name a step: game, fight",
      "steps[2]: must name a step: game, fight",
    ]);
    expect(faultsOf({ ...FIGHT, mood: 1 })).toEqual([
      "steps[0]: the game comes first",
      "steps[0].mood: is not a field of fight; the fields are side, pairs, plan, guide, won, next",
    ]);
    expect(
      faultsOf(GAME, { step: "fight", side: 3, pairs: 1, plan: "none", guide: "owl", won: 2, next: "soon" }),
    ).toEqual([
      "steps[1].side: must be a whole number from 0 to 2; this file has 3",
      "steps[1].pairs: must be a list of lists",
      'steps[1].plan: must be an object such as { "target": …, "guns": … }',
      'steps[1].guide: there is no piece "owl"; the pieces are lion, bear, wolf',
      "steps[1].won: must be true or false; this file has 2",
      'steps[1].next: must be a whole number from 0 to 9; this file has "soon"',
    ]);
    expect(faultsOf(GAME, { ...FIGHT, pairs: [1], plan: { target: 0, guns: [7] } })).toEqual([
      "steps[1].pairs[0]: must be a list of pieces",
      "steps[1].plan.guns[0]: must be a whole number from 0 to 2; this file has 7",
    ]);
  });

  it("give their part of a JSON Schema", () => {
    expect(form.schema).toMatchObject({
      type: "array",
      items: { anyOf: [{ properties: { step: { const: "game" } } }, { required: ["step", "side", "pairs", "guide"] }] },
    });
  });
});

describe("steps with secrets", () => {
  const SECRET = {
    game: { everybody: { at: { changes: "count" } } },
    plan: { everybody: { side: "piece" }, owner: { goal: "piece" }, onlookers: { guns: ["piece"] } },
    trap: { owner: { side: "piece" } },
  } as const satisfies StepsWithSecrets<keyof Kinds, "owner" | "onlookers">;
  type Any = FramesOf<Unveiled<typeof SECRET>, Kinds>;
  type Veiled = VeiledFramesOf<typeof SECRET, Kinds>;
  const seen = veiling<Any, Veiled, "owner" | "onlookers">(SECRET, (frame) => ({ ...frame }));
  const plan: Any = { step: "plan", side: 0, goal: 2, guns: [1] };

  it("show a seat what it may see, and hide the rest", () => {
    expect(seen({ step: "game", at: 2 }, () => false)).toEqual({ step: "game", at: 2 });
    expect(seen(plan, () => true)).toEqual(plan);
    expect(seen(plan, () => false)).toEqual({ step: "plan", veiled: true, side: 0 });
    expect(seen(plan, (who) => who === "onlookers")).toEqual({ step: "plan", veiled: true, side: 0, guns: [1] });
    expect(seen({ step: "trap", side: 1 }, () => false)).toBeUndefined();
  });

  it("are written whole", () => {
    expect(Object.keys(unveiled(SECRET)["plan"] as object)).toEqual(["side", "goal", "guns"]);
    expectTypeOf<Veiled["side"]>().toEqualTypeOf<number>();
    // @ts-expect-error nobody is named who may see it
    ({ plan: { stranger: { goal: "piece" } } }) satisfies StepsWithSecrets<keyof Kinds, "owner">;
  });
});
