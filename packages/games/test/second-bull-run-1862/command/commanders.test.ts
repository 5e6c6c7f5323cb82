import { describe, expect, test } from "vitest";
import { beginCommanders, beginRide } from "../../../src/second-bull-run-1862/command/commanders.ts";
import { type CommanderIndex, NONE, UNION, type UnitIndex } from "../../../src/second-bull-run-1862/field.ts";
import { bringUnit } from "../../../src/second-bull-run-1862/turn/reinforcements.ts";
import type { CommanderPlace, Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, framesOf, go, zonesFor } from "../support/acting.ts";
import { Stage } from "../support/stage.ts";

const POPE: CommanderPlace = { id: "pope", zone: "109" };
const McDOWELL: CommanderPlace = { id: "mcdowell", zone: "78" };

/** The Union moves its commanders, after its brigades. */
function moving(
  commanders: readonly CommanderPlace[],
  placements: readonly Placement[] = [],
  dice: readonly number[] = [],
  designated = "mcdowell",
): Stage {
  const setting = {
    placements,
    commanders,
    frames: (field: Stage["field"], p: Stage["p"]) =>
      framesOf(field, p, (play) => beginCommanders(play, UNION, field.commanderIndex.get(designated) ?? NONE)),
  };
  return new Stage(setting, dice);
}

/** What is known of a commander: zone and side of his counter. */
function commander(g: Stage, id: string): readonly [zone: string, activated: boolean] {
  const index = g.field.commanderIndex.get(id) as CommanderIndex;
  return [g.field.graph.ids[g.p.post[index] as number] as string, g.p.activated[index] === 1];
}

describe("movement of commanders", () => {
  test("EX-3g SB62-6.3-a SB62-6.3-d SB62-D10 the designated corps commander may move without a test, the army commander may try", () => {
    const g = moving([POPE, McDOWELL]);
    expect(g.decision).toMatchObject({ step: "commanders", rule: "SB62-6.3-a" });
    expect(zonesFor(g, "ride")).toEqual(["61", "77", "79", "80", "100", "101"]);
    expect(g.offered("try")).toEqual([{ type: "try", commander: "pope" }]);
    g.act({ type: "ride", commander: "mcdowell", zone: "77" });
    expect(g.told("rode")).toMatchObject([{ commander: "mcdowell", from: "78", to: "77", cost: 1 }]);
    expect(g.decision.about).toMatchObject({ commander: "mcdowell", points: 7, allowance: 8 });
    g.act({ type: "stay" });
    expect(g.offered("ride")).toEqual([]);
    expect(g.offered("try")).toHaveLength(1);
    g.act({ type: "stay" });
    expect(g.over).toBe(true);
    expect(commander(g, "mcdowell")).toEqual(["77", false]);
  });

  test("SB62-6.3-a they may stay where they are; others do not move", () => {
    const g = moving([POPE, McDOWELL, { id: "porter", zone: "108" }]);
    expect(g.whyNot({ type: "ride", commander: "porter", zone: "87" })).toMatchObject({ reason: "ride-other" });
    expect(g.whyNot({ type: "ride", commander: "jackson", zone: "87" })).toMatchObject({ reason: "other-side" });
    expect(g.whyNot({ type: "ride", commander: "nobody", zone: "87" })).toMatchObject({ reason: "no-such-commander" });
    expect(g.whyNot({ type: "end", unit: "meade" })).toMatchObject({ reason: "absent-waiting" });
    expect(g.act({ type: "stay" }).over).toBe(true);
  });

  test.each([
    [3, true],
    [4, false],
  ])("V-98 SB62-6.3-b SB62-6.3-c SB62-DR05 Pope, value 3, rolls %i: moves %s, activated in any case", (die, moves) => {
    const g = moving([POPE, McDOWELL], [], [die]).act({ type: "try", commander: "pope" });
    expect(g.told("commander-tested")).toMatchObject([
      { commander: "pope", succeeded: moves, roll: { die, needed: 3, side: "union", kind: "commander-movement" } },
    ]);
    expect(commander(g, "pope")).toEqual(["109", true]);
    expect(g.decision.step).toBe(moves ? "ride" : "commanders");
    if (!moves) return;
    g.act({ type: "ride", commander: "pope", zone: "108" }, { type: "stay" });
    expect(commander(g, "pope")).toEqual(["108", true]);
    expect(g.decision.step).toBe("commanders");
  });

  test("SB62-6.3-b no ride without the test, and no test for a corps commander", () => {
    const g = moving([POPE, McDOWELL]);
    expect(g.whyNot({ type: "ride", commander: "pope", zone: "108" })).toEqual({
      rule: "SB62-6.3-b",
      reason: "try-first",
    });
    expect(g.whyNot({ type: "try", commander: "mcdowell" })).toEqual({ rule: "SB62-6.3-d", reason: "try-corps" });
  });

  test("SB62-6.3-g an activated army commander does not try again; an activated corps commander rides", () => {
    const g = moving([
      { ...POPE, activated: true },
      { ...McDOWELL, activated: true },
    ]);
    expect(g.offered("try")).toEqual([]);
    expect(g.whyNot({ type: "try", commander: "pope" })).toEqual({ rule: "SB62-6.3-g", reason: "try-twice" });
    expect(g.offered("ride").length).toBeGreaterThan(0);
    expect(moving([{ ...POPE, activated: true }], [], [], "none").over).toBe(true);
  });

  test("SB62-RU19 without a corps commander on the map the army commander may still try", () => {
    const g = moving([POPE], [], [1], "none");
    expect(g.decision.actions).toEqual([{ type: "try", commander: "pope" }, { type: "stay" }]);
    expect(moving([], [], [], "none").over).toBe(true);
  });

  test("SB62-6.3-e eight points and no forced march", () => {
    const g = moving([{ ...McDOWELL, zone: "28" }]);
    for (const zone of ["42", "28", "42", "28"]) g.act({ type: "ride", commander: "mcdowell", zone });
    expect(g.told("rode").map(({ cost }) => cost)).toEqual([2, 2, 2, 2]);
    expect(g.over).toBe(true);
    const short = moving([{ ...McDOWELL, zone: "97" }]);
    for (const zone of ["98", "97", "98"]) short.act({ type: "ride", commander: "mcdowell", zone });
    expect(short.whyNot({ type: "ride", commander: "mcdowell", zone: "115" })).toEqual({
      rule: "SB62-6.3-e",
      reason: "ride-points",
    });
  });

  test("SB62-6.3-e the zones around, over bridges but not over the river", () => {
    const g = moving([{ ...McDOWELL, zone: "125" }]);
    expect(zonesFor(g, "ride")).toEqual(["112", "124", "140"]);
    expect(g.whyNot({ type: "ride", commander: "mcdowell", zone: "141" })).toMatchObject({ reason: "ride-river" });
    expect(g.whyNot({ type: "ride", commander: "mcdowell", zone: "77" })).toMatchObject({ reason: "ride-border" });
    expect(g.whyNot({ type: "ride", commander: "mcdowell", zone: "900" })).toMatchObject({ reason: "no-such-zone" });
    g.act({ type: "ride", commander: "mcdowell", zone: "140" }, { type: "ride", commander: "mcdowell", zone: "141" });
    expect(g.told("rode").map(({ cost }) => cost)).toEqual([2, 2]);
    expect(g.whyNot({ type: "displace", commander: "mcdowell", zone: "140" })).toMatchObject({
      reason: "displace-other",
    });
    expect(g.whyNot({ type: "ride", commander: "pope", zone: "140" })).toMatchObject({ reason: "absent-waiting" });
  });

  test("SB62-6.3-f not beside an enemy brigade, unless one of his own is there already", () => {
    const trimble: Placement = { unit: "trimble", zone: "115", facing: "98" };
    const alone = moving([{ ...McDOWELL, zone: "76" }], [trimble]);
    expect(zonesFor(alone, "ride")).toEqual(["59", "60", "75", "77", "97", "99"]);
    expect(alone.whyNot({ type: "ride", commander: "mcdowell", zone: "98" })).toEqual({
      rule: "SB62-6.3-f",
      reason: "ride-contact",
    });
    const escorted = moving([{ ...McDOWELL, zone: "76" }], [trimble, { unit: "meade", zone: "98", facing: "115" }]);
    expect(zonesFor(escorted, "ride")).toContain("98");
  });

  test("SB62-6.3-f SB62-RU47 zone by zone: in a contacted zone with a friend he need not stop, but pays as brigades do", () => {
    const g = moving(
      [{ ...McDOWELL, zone: "77" }],
      [
        { unit: "trimble", zone: "117", facing: "99" },
        { unit: "meade", zone: "99", facing: "117" },
      ],
    );
    g.act({ type: "ride", commander: "mcdowell", zone: "99" }, { type: "ride", commander: "mcdowell", zone: "98" });
    expect(g.told("rode").map(({ cost }) => cost)).toEqual([2, 2]);
    expect(g.whyNot({ type: "ride", commander: "mcdowell", zone: "116" })).toMatchObject({ reason: "ride-contact" });
  });

  test("SB62-6.3-f across a river too: beside is beside", () => {
    const g = moving([{ ...McDOWELL, zone: "124" }], [{ unit: "trimble", zone: "141", facing: "140" }]);
    expect(g.whyNot({ type: "ride", commander: "mcdowell", zone: "140" })).toMatchObject({ reason: "ride-contact" });
  });

  test("SB62-9.6-d nor into a zone with an enemy brigade", () => {
    const g = moving(
      [McDOWELL],
      [
        { unit: "trimble", zone: "77", facing: "78" },
        { unit: "meade", zone: "78" },
      ],
    );
    expect(g.whyNot({ type: "ride", commander: "mcdowell", zone: "77" })).toEqual({
      rule: "SB62-9.6-d",
      reason: "ride-enemy",
    });
  });

  test("SB62-9.5-a he has no facing: none is asked", () => {
    const g = new Stage({
      placements: [],
      commanders: [POPE],
      frames: (field, p) =>
        framesOf(field, p, (play) => beginRide(play, field.commanderIndex.get("pope") as CommanderIndex, 1)),
    });
    g.act({ type: "ride", commander: "pope", zone: "110" });
    expect(g.over).toBe(true);
  });
});

describe("a commander alone", () => {
  test("SB62-9.4-p SB62-9.4-q SB62-D13 is displaced by a brigade that comes beside him, one or two zones, and activated", () => {
    const g = acting("meade", [{ unit: "meade", zone: "77" }], {}, { commanders: [{ id: "jackson", zone: "115" }] });
    go(g, "meade", "99", "98");
    expect(g.decision).toMatchObject({
      step: "displacement",
      sides: ["confederate"],
      rule: "SB62-9.4-q",
      about: { commander: "jackson", zone: "115" },
    });
    const near = ["114", "127", "128"];
    const next = ["73", "74", "95", "113", "117", "126", "129", "142", "155"];
    expect(zonesFor(g, "displace")).toEqual([...near, ...next].toSorted((one, other) => Number(one) - Number(other)));
    expect(g.whyNot({ type: "displace", commander: "jackson", zone: "116" })).toEqual({
      rule: "SB62-9.4-q",
      reason: "displace-zone",
    });
    expect(g.whyNot({ type: "displace", commander: "lee", zone: "128" })).toMatchObject({ reason: "absent-waiting" });
    expect(g.whyNot({ type: "displace", commander: "jackson", zone: "900" })).toMatchObject({ reason: "no-such-zone" });
    g.act({ type: "displace", commander: "jackson", zone: "142" });
    expect(g.told("displaced")).toMatchObject([{ commander: "jackson", from: "115", to: "142" }]);
    expect(commander(g, "jackson")).toEqual(["142", true]);
    expect(g.decision).toMatchObject({ step: "march", about: { unit: "meade", points: 3 } });
  });

  test("SB62-9.4-p even across a river", () => {
    const g = acting("meade", [{ unit: "meade", zone: "123" }], {}, { commanders: [{ id: "jackson", zone: "154" }] });
    go(g, "meade", "124", "140");
    // his only way, so nobody is asked
    expect(g.told("displaced")).toMatchObject([{ commander: "jackson", from: "154", to: "174" }]);
  });

  test("SB62-9.4-p SB62-6.3-g an army commander too, whichever side shows", () => {
    const lee = [{ id: "lee", zone: "115", activated: true }];
    const g = acting("meade", [{ unit: "meade", zone: "76" }], {}, { commanders: lee });
    go(g, "meade", "98");
    expect(g.decision.about).toMatchObject({ commander: "lee" });
  });

  test("SB62-9.4-p by a reinforcement as well, before it goes on", () => {
    const g = new Stage({
      placements: [],
      commanders: [{ id: "jackson", zone: "94" }],
      frames: (field, p) =>
        framesOf(field, p, (play) =>
          bringUnit(play, field.unitIndex.get("meade") as UnitIndex, field.entryIndex.get("D") as number, 1),
        ),
    });
    expect(g.decision).toMatchObject({ step: "displacement", about: { commander: "jackson" } });
    g.act({ type: "displace", commander: "jackson", zone: "112" });
    expect(g.decision).toMatchObject({ step: "march", about: { unit: "meade", points: 5 } });
  });

  test("SB62-9.4-p not where a brigade of his is with him", () => {
    const g = acting(
      "meade",
      [
        { unit: "meade", zone: "76" },
        { unit: "trimble", zone: "115", facing: "98" },
      ],
      {},
      { commanders: [{ id: "jackson", zone: "115" }] },
    );
    expect(go(g, "meade", "98").decision.step).toBe("march");
  });

  test("SB62-RU46 without such a zone within two he goes to the nearest", () => {
    const wall: readonly Placement[] = [
      { unit: "seymour", zone: "172" },
      { unit: "hardin", zone: "153" },
    ];
    const g = acting(
      "meade",
      [{ unit: "meade", zone: "141" }, ...wall],
      {},
      { commanders: [{ id: "jackson", zone: "174" }] },
    );
    go(g, "meade", "154");
    expect(commander(g, "jackson")).toEqual(["174", false]);
    expect(g.decision.step).toBe("march");
  });

  test("SB62-RU46 also when his last brigade leaves him alone beside the enemy", () => {
    const g = acting(
      "meade",
      [
        { unit: "meade", zone: "98", facing: "115" },
        { unit: "trimble", zone: "115", facing: "98" },
      ],
      {},
      { commanders: [{ id: "mcdowell", zone: "98" }] },
    );
    go(g, "meade", "76");
    expect(g.decision).toMatchObject({ step: "displacement", sides: ["union"], about: { commander: "mcdowell" } });
    g.act({ type: "displace", commander: "mcdowell", zone: "76" });
    expect(commander(g, "mcdowell")).toEqual(["76", true]);
  });
});
