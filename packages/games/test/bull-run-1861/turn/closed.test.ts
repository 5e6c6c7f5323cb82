import { describe, expect, test } from "vitest";
import type { Action, Placement, SideId } from "../../../src/bull-run-1861/index.ts";
import {
  BEE,
  BOTH,
  HOWARD,
  JACKSON,
  KEYES,
  administration,
  at,
  march,
  marking,
  moving,
  step,
  table,
  turn,
} from "../refusals/tables.ts";
import { Table, combats } from "../support/table.ts";

const launch: Action = { type: "launch" };
const join = (unit: string, host: string): Action => ({ type: "join", unit, host });
const leave = (unit: string): Action => ({ type: "leave", unit });
const line = (element: string, where: "front" | "second"): Action => ({ type: "line", element, line: where });
const extend = (unit: string, zone: string): Action => ({ type: "extend", unit, zone });
const attach = (unit: string, host: string): Action => ({ type: "attach", unit, host });

/** Jackson with the Legion in his care. */
const CARRIED: readonly Placement[] = [KEYES, JACKSON, at("hampton", "f6", { with: "jackson" })];
const LEGION: readonly Placement[] = [KEYES, BEE, at("hampton", "f6")];
const STACK: readonly Placement[] = [KEYES, at("howard", "b2"), BEE];

describe("what another moment asks is refused with its own sentence", () => {
  const tried: readonly (readonly [reason: string, says: string, at: () => Table, tries: Action, side?: SideId])[] = [
    ["launch-after-north", "the South’s offensive while the North decides", () => turn(2), launch, "south"],
    ["launch-late-south", "the South’s offensive after the initiative", () => marking("south"), launch, "south"],
    ["launch-late-north", "the North’s offensive after the initiative", () => marking("north"), launch, "north"],
    ["mark-late", "an end of marking in the movement", () => moving("north", 1), { type: "marked" }],
    ["no-such-unit", "a march of nobody", () => moving("north", 1), step("grant", "b1")],
    ["no-such-unit", "a Legion that joins nobody", () => moving("south", 1), join("hampton", "grant")],
    ["no-such-unit", "somebody unknown who joins", () => moving("south", 1), join("grant", "bee")],
    ["no-such-unit", "a line of nobody", () => moving("north", 1), extend("grant", "b1")],
    ["no-such-unit", "a host that nobody knows", () => moving("south", 1), attach("hampton", "grant")],
    ["no-such-unit", "a stack of nobody", () => moving("north", 1), { type: "arrange", element: "grant" }],
    ["extend-late", "a line of the set-up in the movement", () => moving("south", 1), extend("bee", "f3")],
    ["attach-late", "the set-up’s Legion in the movement", () => moving("south", 1), attach("hampton", "bee")],
    [
      "line-inactive",
      "the set-up’s stack in the movement",
      () => moving("north", 1),
      { type: "arrange", element: "keyes" },
    ],
    ["dispose-late", "the end of the set-up in the movement", () => moving("north", 1), { type: "ready" }],
    ["not-yours", "an enemy that joins", () => moving("north", 1), join("hampton", "bee"), "north"],
    ["join-other", "another brigade that joins", () => moving("south", 1), join("bee", "jackson")],
    ["leave-single", "the Legion alone, that leaves", () => moving("south", 1, LEGION), leave("hampton")],
    ["leave-alone", "a brigade without the Legion, that leaves", () => moving("south", 1, LEGION), leave("bee")],
    ["line-alone", "a lone brigade that lines up", () => moving("north", 1), line("keyes", "front")],
    ["line-already", "the front line that takes the front", () => moving("north", 1, STACK), line("keyes", "front")],
    ["line-inactive", "a stack before anybody is activated", () => moving("north", 1, STACK), line("keyes", "second")],
    ["stay-time", "an HQ that stays, before the brigades", () => moving("north", 1), { type: "stay" }],
    ["advance-late", "an advance without a combat", () => moving("north", 1), { type: "decline" }],
    ["move-rested", "a rested brigade that leaves the Legion", () => rested(), leave("jackson")],
    ["move-rested", "a rested brigade that steps", () => rested(), step("jackson", "f5")],
  ];
  for (const [reason, says, set, tries, side] of tried)
    test(`${reason}: ${says}`, () => {
      const g = set();
      expect(g.game.whyNot(g.position, side ?? g.side, tries)?.reason).toBe(reason);
    });

  function rested(): Table {
    const tired = CARRIED.map((one) => (one.unit === "jackson" ? { ...one, fatigue: 2 as const } : one));
    return moving("south", 2, [...tired, at("bee", "f6")])
      .activate("jackson")
      .act({ type: "rest", unit: "jackson" });
  }
});

describe("the Legion on an Operational march", () => {
  const begins = (): Table => {
    const marked = CARRIED.map((one) => (one.unit === "jackson" ? { ...one, operational: true } : one));
    return administration(marked).activate("jackson");
  };

  test("BR61-R74 is left where it begins, once, and no more when it has begun", () => {
    const g = begins();
    expect(g.legal("leave")).toEqual([leave("jackson")]);
    const goes = begins().go("jackson", "f5");
    expect(goes.legal("leave")).toEqual([]);
    goes.refuses(leave("jackson"), "BR61-R74", "leave-late");
    g.act(leave("jackson")).refuses(leave("jackson"), "BR61-R74", "leave-already");
    g.go("jackson", "f5").end("jackson");
    expect([g.zone("hampton"), g.zone("jackson")]).toEqual(["f6", "f5"]);
  });

  test("BR61-R74 goes along where it is not left", () => {
    const g = begins().go("jackson", "f5").end("jackson");
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "jackson" });
  });
});

describe("who marches through a full zone", () => {
  const FULL: readonly Placement[] = [at("howard", "b3"), at("porter", "b3")];

  test("BR61-10.5-b BR61-R42 goes on, also to where he came from, and does not end there", () => {
    const g = march("north", [KEYES, ...FULL, BEE]).go("keyes", "b3");
    g.refuses({ type: "end", unit: "keyes" }, "BR61-10.5-a", "end-full");
    expect(g.zones("step")).toContain("b2");
    g.go("keyes", "b2").end("keyes");
    expect(g.zone("keyes")).toBe("b2");
  });

  test("BR61-R42 is not let in where an enemy would hold him there", () => {
    const g = march("north", [KEYES, at("howard", "c2"), at("porter", "c2"), at("bee", "c1")]);
    g.refuses(step("keyes", "c2"), "BR61-10.5-a", "step-full");
  });
});

describe("what a turn tells, clause by clause", () => {
  test("BR61-1-d BR61-6-a BR61-7-a BR61-8-a BR61-8-b BR61-9-a from its beginning to the next", () => {
    const g = table({ at: { stage: "turn", turn: 3 }, placements: [KEYES, HOWARD, BEE, JACKSON] }, [6, 1]);
    while (g.view.turn === 3) g.idle();
    const told = g.events
      .filter(({ type }) => ["turn-began", "stage-began", "offensive-refrained", "initiative"].includes(type))
      .map(({ type, rule }) => `${type} ${rule}`);
    expect(told).toEqual([
      "turn-began BR61-1-d",
      "stage-began BR61-5-a",
      "offensive-refrained BR61-6-d",
      "offensive-refrained BR61-6-e",
      "initiative BR61-6-a",
      "stage-began BR61-8-a",
      "stage-began BR61-9-a",
      "turn-began BR61-1-d",
      "stage-began BR61-5-a",
    ]);
  });
});

describe("combats", () => {
  test("BR61-11.1-d BR61-11.1-e one brigade against all of its Front is one combat, against one zone another", () => {
    const g = table({
      at: combats("north"),
      placements: [
        at("keyes", "d4", { facing: "e4", attacks: true }),
        at("bee", "e4", { facing: "d4" }),
        at("jackson", "e5", { facing: "d5" }),
        ...BOTH.slice(1, 2),
      ],
    });
    expect(
      g
        .legal("fight")
        .map(({ zones }) => zones.toSorted().join(" "))
        .toSorted(),
    ).toEqual(["e4", "e4 e5", "e5"]);
  });
});
