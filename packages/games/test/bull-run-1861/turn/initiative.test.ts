import { describe, expect, test } from "vitest";
import type { Placement, SideId } from "../../../src/bull-run-1861/index.ts";
import { activationNumber } from "../../../src/bull-run-1861/turn/activation.ts";
import { type Setting, Table, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

const BOTH: Placement[] = [
  { unit: "keyes", zone: "b2" },
  { unit: "bee", zone: "f4" },
];
function turn(number: number, dice: readonly number[] = [], more: Partial<Setting> = {}): Table {
  return new Table({ at: { stage: "turn", turn: number }, units: QUIET, placements: BOTH, ...more }, dice);
}

describe("the initiative", () => {
  test("BR61-6-a BR61-X01 both roll, the higher is P1", () => {
    for (const [north, south, first] of [
      [5, 2, "north"],
      [3, 4, "south"],
    ] as const) {
      const g = turn(2, [north, south]).to("marking");
      expect(g.last("initiative")).toMatchObject({ first, rule: "BR61-6-a" });
      expect(g.last("initiative").rolls.map(({ side, die, total }) => [side, die, total])).toEqual([
        ["north", north, north],
        ["south", south, south],
      ]);
      expect(g.view.first).toBe(first);
    }
  });

  test("BR61-6-b BR61-X01 a tie is rolled again by both", () => {
    const g = turn(3, [4, 4, 2, 2, 1, 6]).to("marking");
    expect(g.all("initiative").map(({ rule, first }) => [rule, first])).toEqual([
      ["BR61-6-b", undefined],
      ["BR61-6-b", undefined],
      ["BR61-6-a", "south"],
    ]);
    expect(g.rolled).toEqual(Array.from({ length: 6 }, () => "initiative"));
  });

  test("BR61-6-c BR61-X01 in turn 1 the North has it, without a roll", () => {
    const g = turn(1).to("activation");
    expect(g.last("initiative")).toMatchObject({ first: "north", rolls: [], rule: "BR61-6-c" });
    expect(g.rolled).toEqual([]);
    expect(g.view).toMatchObject({ first: "north", active: "north" });
  });
});

describe("the Major Offensive", () => {
  test("BR61-6-d BR61-6-e BR61-R29 BR61-D06 BR61-D07 the North decides first; the South only if the North does not launch", () => {
    const refrains = turn(2);
    expect(refrains.decision).toMatchObject({ step: "offensive", sides: ["north"], rule: "BR61-6-d" });
    refrains.act({ type: "refrain" });
    expect(refrains.decision).toMatchObject({ step: "offensive", sides: ["south"], rule: "BR61-6-e" });
    const launches = turn(2, [6, 1]).act({ type: "launch" });
    expect(launches.last("offensive-launched")).toMatchObject({ side: "north" });
    expect(launches.step).toBe("marking");
    expect(launches.view.offensive).toEqual({ north: 2 });
  });

  test("BR61-6-f BR61-6-g BR61-R29 V71 each side once, never two in a turn; the South in any later turn", () => {
    const g = turn(2, [6, 1]).act({ type: "launch" });
    while (g.view.turn < 3) g.idle();
    expect(g.decision).toMatchObject({ step: "offensive", sides: ["south"] });
    g.dice(6, 1).act({ type: "launch" });
    expect(g.view.offensive).toEqual({ north: 2, south: 3 });
    while (g.view.turn < 4) g.idle();
    expect(g.step).toBe("marking");
    expect(() => turn(4, [], { offensive: { north: 3, south: 3 } })).toThrow(
      "both sides cannot launch in the same turn",
    );
  });

  test("BR61-6-h none in turn 1", () => {
    const g = turn(1);
    expect(g.step).not.toBe("offensive");
    g.refuses({ type: "launch" }, "BR61-6-h", "launch-first-turn");
    expect(() => turn(3, [], { offensive: { north: 1 } })).toThrow("offensive.north");
  });

  test("BR61-6-i BR61-R29 BR61-X01 V66 it adds 2 to the launcher's initiative", () => {
    const five = turn(2, [3, 5, 4, 5]).act({ type: "launch" });
    expect(five.all("initiative").map(({ rolls }) => rolls.map(({ total }) => total))).toEqual([
      [5, 5],
      [6, 5],
    ]);
    expect(five.last("initiative").rolls[0]?.modifiers).toEqual([{ value: 2, rule: "BR61-6-i" }]);
    expect(five.last("initiative").rolls[1]?.modifiers).toEqual([]);
    expect(five.view.first).toBe("north");
  });

  test("BR61-6-j BR61-R29 BR61-X02 V65 and 2 to each of his activation rolls of that turn, to nobody else's", () => {
    for (const [side, die, number] of [
      ["north", 1, 3],
      ["north", 3, 4],
      ["south", 3, 3],
      ["south", 4, 4],
    ] as const) {
      const at = { stage: "movement", turn: 3, phase: 2, first: side, side } as const;
      const g = new Table({ at, placements: BOTH, offensive: { [side]: 3 } }, [die]);
      expect(g.last("activation-number")).toMatchObject({
        side,
        number,
        roll: { die, total: die + 2, modifiers: [{ value: 2, rule: "BR61-6-j" }] },
      });
      const other = side === "north" ? "south" : "north";
      const theirs = new Table(
        { at: { ...at, first: other, side: other }, placements: BOTH, offensive: { [side]: 3 } },
        [die],
      );
      expect(theirs.last("activation-number").roll?.modifiers).toEqual([]);
      const later = new Table({ at, placements: BOTH, offensive: { [side]: 2 } }, [die]);
      expect(later.last("activation-number").roll?.modifiers).toEqual([]);
    }
  });
});

describe("how many act", () => {
  test("BR61-7-c BR61-Tb1 BR61-R30 every modified die of both camps", () => {
    const numbers = (side: 0 | 1): number[] => [1, 2, 3, 4, 5, 6, 7, 8].map((total) => activationNumber(side, total));
    expect(numbers(0)).toEqual([2, 2, 3, 3, 4, 4, 4, 4]);
    expect(numbers(1)).toEqual([2, 3, 3, 3, 3, 4, 4, 4]);
  });

  test("BR61-7-c BR61-X02 BR61-Tb1 V64 the die is rolled at the start of each half, on the column of the active camp", () => {
    for (const [side, die, number] of [
      ["north", 2, 2],
      ["south", 2, 3],
      ["north", 5, 4],
      ["south", 5, 3],
    ] as const) {
      const at = { stage: "movement", turn: 3, phase: 1, first: side, side } as const;
      const g = new Table({ at, placements: BOTH }, [die]);
      expect(g.last("activation-number")).toMatchObject({
        side,
        number,
        rule: "BR61-7-c",
        roll: { kind: "activation", die },
      });
      expect(g.decision.about).toMatchObject({ left: number, of: number });
    }
  });

  test("BR61-7-d BR61-R31 BR61-X02 in turn 1 it is one for each, without a roll", () => {
    for (const side of ["north", "south"] as const) {
      const at = { stage: "movement", turn: 1, phase: 2, first: "north", side } as const;
      const g = new Table({ at, placements: BOTH });
      expect(g.last("activation-number")).toEqual({ type: "activation-number", rule: "BR61-7-d", side, number: 1 });
      expect(g.rolled).toEqual([]);
    }
  });
});

describe("who acts", () => {
  const THREE: Placement[] = [
    { unit: "keyes", zone: "b2" },
    { unit: "howard", zone: "b3" },
    { unit: "willcox", zone: "b4" },
  ];

  test("BR61-7-e BR61-10.1-a BR61-D10 one brigade after the other, the owner choosing", () => {
    const g = new Table({ at: half("north", 2), placements: [...THREE, { unit: "bee", zone: "f4" }] });
    expect(
      g
        .legal("activate")
        .map(({ unit }) => unit)
        .toSorted(),
    ).toEqual(["howard", "keyes", "willcox"]);
    g.refuses({ type: "activate", unit: "bee" }, "BR61-10.1-a", "not-yours");
    g.refuses({ type: "activate", unit: "smith" }, "BR61-10.1-a", "not-yours");
    g.refuses({ type: "activate", unit: "militia" }, "BR61-12-b", "act-waiting");
    g.refuses({ type: "activate", unit: "grant" }, "BR61-1-c", "no-such-unit");
    g.activate("willcox").end("willcox").idle();
    expect(g.decision).toMatchObject({ step: "activation", about: { left: 1, of: 2 } });
  });

  test("BR61-7-f once in a Movement phase, in several phases of a turn", () => {
    const g = new Table({ at: half("north", 2), placements: [...THREE, { unit: "bee", zone: "f4" }] });
    g.activate("keyes").end("keyes").idle().refuses({ type: "activate", unit: "keyes" }, "BR61-7-f", "act-used");
    while (g.view.phase === 1 || g.side === "south") g.idle();
    expect(g.allows({ type: "activate", unit: "keyes" })).toBe(true);
  });

  test("BR61-R23 BR61-7-c V67 he must go on while anybody is left, and what is left of the number then lapses", () => {
    const g = new Table({ at: half("north", 4), placements: THREE });
    for (const unit of ["keyes", "howard", "willcox"]) {
      // no way to stop
      expect(g.decision.actions.every(({ type }) => type === "activate")).toBe(true);
      g.activate(unit).end(unit).idle();
    }
    expect(g.all("activated")).toHaveLength(3);
    expect(g.step).toBe("headquarters");
  });

  test("BR61-R25 BR61-S11 BR61-R26 a brigade marked for Operational movement does not act, unless the switch allows it", () => {
    const placements = [{ ...(THREE[0] as Placement), operational: true }, THREE[1] as Placement];
    const g = new Table({ at: half("north", 2), placements });
    g.refuses({ type: "activate", unit: "keyes" }, "BR61-R25", "act-marked");
    expect(g.legal("activate").map(({ unit }) => unit)).toEqual(["howard"]);
    const on = new Table({ at: half("north", 2), placements, options: { opMarkedMayAct: "on" } });
    expect(on.activate("keyes").go("keyes", "b1").end("keyes").idle().unit("keyes").operational).toBe(true);
  });

  test("BR61-R26 BR61-S11 a marked brigade that acts loses the marker by Fatigue, contact or deploying", () => {
    const options = { opMarkedMayAct: "on" } as const;
    const keyes: Placement = { unit: "keyes", zone: "c5", operational: true };
    const acts = (others: readonly Placement[] = []): Table =>
      new Table({ at: half("north"), options, placements: [keyes, ...others] }).activate("keyes");
    const pushes = acts().go("keyes", "c6", "c7").act({ type: "push", unit: "keyes" }).go("keyes", "b7").end("keyes");
    expect(pushes.unit("keyes")).toMatchObject({ operational: false, fatigue: 1 });
    const touches = acts([{ unit: "bartow", zone: "e4" }]).go("keyes", "d4");
    expect(touches.unit("keyes").operational).toBe(false);
    expect(acts().act({ type: "deploy", unit: "keyes", zone: "c6" }).unit("keyes").operational).toBe(false);
  });

  test("BR61-R36 tired brigades act and attack like others", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", fatigue: 2 },
      { unit: "bartow", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: half("north"), placements }).activate("keyes").attack("keyes", "e4");
    expect(g.element("keyes").attacks).toBe(true);
  });

  test("BR61-7-b BR61-7-i each half is the active player's", () => {
    const sides: SideId[] = ["north", "south"];
    for (const side of sides) {
      const g = new Table({
        at: half(side, 1, { first: "south" }),
        placements: [...THREE, { unit: "bee", zone: "f4" }],
      });
      expect([g.side, g.view.active]).toEqual([side, side]);
    }
  });
});
