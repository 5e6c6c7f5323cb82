import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { Table, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

function march(placements: readonly Placement[], activations = 1): Table {
  const g = new Table({ at: half("north", activations), units: QUIET, placements });
  return g.activate((placements[0] as Placement).unit);
}
const KEYES: Placement = { unit: "keyes", zone: "c4", facing: "d4" };

describe("the one who comes", () => {
  test("BR61-10.4-a BR61-D18 BR61-Tb4 at the end of its move it faces any bordering zone, at no cost", () => {
    const g = march([KEYES]).go("keyes", "b4", "c5").end("keyes");
    expect(g.zones("face")).toEqual(["b4", "b5", "c4", "c6", "d4", "d5"]);
    g.face("keyes", "b5");
    expect(g.facing("keyes")).toBe("b5");
  });

  test("BR61-10.4-b HQs have no facing: none is asked when they ride", () => {
    const g = march([KEYES]).end("keyes").face("keyes", "d4");
    g.act({ type: "ride", headquarters: "mcdowell", zone: "b4" });
    expect(g.decision).not.toMatchObject({ step: "facing" });
    expect(g.view.headquarters[0]).not.toHaveProperty("facing");
  });

  test("BR61-10.4-c in new contact the enemy must be in its Front", () => {
    const g = march([KEYES, { unit: "bartow", zone: "e4", facing: "d4" }])
      .go("keyes", "d4")
      .end("keyes");
    expect(g.decision).toMatchObject({ step: "facing", rule: "BR61-10.4-c", about: { contacts: ["bartow"] } });
    expect(g.zones("face")).toEqual(["d3", "e4", "e5"]);
    g.refuses({ type: "face", element: "keyes", zone: "c4" }, "BR61-10.4-c", "face-contact");
  });

  test("BR61-R39 of several newly met enemies as many as can be, its owner choosing among equals", () => {
    // at d4 it meets d3 and e5, on opposite sides of e4
    const two: Placement[] = [
      { unit: "bartow", zone: "d3", facing: "d4" },
      { unit: "bee", zone: "e5", facing: "d4" },
    ];
    const both = march([KEYES, ...two])
      .go("keyes", "d4")
      .end("keyes");
    expect(both.step).not.toBe("facing");
    expect(both.facing("keyes")).toBe("e4");
    // d3 and d5 cannot both be in the Front: either, unless one of them holds two brigades
    const apart: Placement[] = [
      { unit: "bartow", zone: "d3", facing: "d4" },
      { unit: "bee", zone: "d5", facing: "d4" },
    ];
    const choice = march([KEYES, ...apart])
      .go("keyes", "d4")
      .end("keyes");
    expect(choice.zones("face")).toEqual(["c4", "c5", "d3", "d5", "e4", "e5"]);
    const more = march([KEYES, ...apart, { unit: "early", zone: "d5" }])
      .go("keyes", "d4")
      .end("keyes");
    expect(more.zones("face")).toEqual(["c5", "d5", "e5"]);
  });

  test("BR61-R38 without new contact it faces where it likes, also away from an enemy it touches", () => {
    const g = march([
      { unit: "keyes", zone: "d4", facing: "e4" },
      { unit: "bartow", zone: "e4", facing: "d4" },
    ]).end("keyes");
    expect(g.zones("face")).toEqual(["c4", "c5", "d3", "d5", "e4", "e5"]);
    g.face("keyes", "c4");
    expect(g.step).not.toBe("turning");
    expect(g.facing("bartow")).toBe("d4");
  });

  test("BR61-11.1-b BR61-R106 who declares an attack faces as he likes, with a target in his Front", () => {
    const enemies: Placement[] = [
      { unit: "bartow", zone: "d3", facing: "d4" },
      { unit: "bee", zone: "e5", facing: "d4" },
    ];
    const g = march([KEYES, ...enemies]).go("keyes", "d4");
    // 10.4-c would leave e4 alone
    expect(
      g
        .legal("attack")
        .map(({ facing }) => facing)
        .toSorted(),
    ).toEqual(["c4", "d3", "d5", "e4", "e5"]);
    g.attack("keyes", "c4");
    expect(g.facing("keyes")).toBe("c4");
    g.to("combat");
    expect(g.legal("fight")).toEqual([{ type: "fight", attackers: ["keyes"], zones: ["d3"] }]);
    const none = march([KEYES, ...enemies]).go("keyes", "d4");
    none.refuses({ type: "attack", element: "keyes", facing: "c5" }, "BR61-10.2-e", "attack-none");
  });

  test("BR61-R39 a second line keeps its front line's facing", () => {
    const placements: Placement[] = [
      KEYES,
      { unit: "howard", zone: "d4", facing: "c4" },
      { unit: "bartow", zone: "e4", facing: "d4" },
    ];
    const g = march(placements).go("keyes", "d4").end("keyes").line("keyes", "second");
    expect(g.step).toBe("headquarters");
    expect(g.facing("keyes")).toBe("c4");
  });
});

describe("the one who is met", () => {
  const meets = (placements: readonly Placement[]): Table =>
    march([KEYES, ...placements])
      .go("keyes", "d4")
      .end("keyes");

  test("BR61-10.4-d BR61-D19 V63 with no enemy in its Front it turns so that the newcomer is, as its owner likes", () => {
    const g = meets([{ unit: "bartow", zone: "e4", facing: "f4" }]).face("keyes", "e4");
    expect(g.decision).toMatchObject({
      step: "turning",
      rule: "BR61-10.4-d",
      sides: ["south"],
      about: { element: "bartow", zone: "d4" },
    });
    expect(g.zones("face")).toEqual(["d3", "d4", "e5"]);
    g.refuses({ type: "face", element: "bartow", zone: "f4" }, "BR61-10.4-d", "face-newcomer");
    g.face("bartow", "e5");
    expect(g.facing("bartow")).toBe("e5");
  });

  test("BR61-10.4-e BR61-R40 V63 it does not turn if it faces an enemy already", () => {
    const g = meets([
      { unit: "howard", zone: "f3", facing: "e4" },
      { unit: "bartow", zone: "e4", facing: "f3" },
    ]).face("keyes", "e4");
    expect(g.step).not.toBe("turning");
    expect(g.facing("bartow")).toBe("f3");
  });

  test("BR61-R40 an enemy over the river in its Front is no contact: it turns", () => {
    // d5 faces c5, over Island Ford; Keyes comes to d4
    const g = meets([
      { unit: "howard", zone: "c6", facing: "d5" },
      { unit: "bartow", zone: "d5", facing: "d6" },
    ]).face("keyes", "d5");
    expect(g.decision).toMatchObject({ step: "turning", about: { element: "bartow" } });
    const river = march([
      { unit: "keyes", zone: "c3" },
      { unit: "bartow", zone: "d4", facing: "e4" },
    ]);
    river.go("keyes", "c4").end("keyes");
    expect(river.decision).toMatchObject({ step: "facing", rule: expect.stringMatching(/^BR61-10\.4-[ac]$/) });
    expect(river.zones("face")).toHaveLength(6);
    river.face("keyes", "d4");
    expect(river.step).not.toBe("turning");
    expect(river.facing("bartow")).toBe("e4");
  });

  test("BR61-R40 a stack turns as one", () => {
    const g = meets([
      { unit: "bartow", zone: "e4", facing: "f4" },
      { unit: "bee", zone: "e4" },
    ]).face("keyes", "e4");
    g.face("bartow", "d4");
    expect([g.facing("bartow"), g.facing("bee")]).toEqual(["d4", "d4"]);
    expect(g.step).not.toBe("turning");
  });

  test("BR61-R40 each element of a line judges for itself", () => {
    const g = meets([{ unit: "cocke", zone: "e4", facing: "f4", extended: { zone: "e5", facing: "d4" } }]).face(
      "keyes",
      "e4",
    );
    expect(g.decision.about).toMatchObject({ element: "cocke" });
    g.face("cocke", "d4");
    expect(g.step).not.toBe("turning");
  });

  test("BR61-10.4-d BR61-R106 it turns to one who attacks as well, at the end of his move", () => {
    const g = march([KEYES, { unit: "bartow", zone: "e4", facing: "f4" }])
      .go("keyes", "d4")
      .attack("keyes", "e4");
    expect(g.decision).toMatchObject({ step: "turning", about: { element: "bartow" } });
  });

  test("BR61-10.4-d all who are newly met turn, one after the other", () => {
    const g = meets([
      { unit: "bartow", zone: "d3", facing: "d2" },
      { unit: "bee", zone: "e5", facing: "f5" },
    ]);
    expect(g.decision.about).toMatchObject({ element: "bee" });
    g.idle();
    expect(g.decision.about).toMatchObject({ element: "bartow" });
    g.idle();
    expect(g.element("bee").front).toContain("d4");
    expect(g.element("bartow").front).toContain("d4");
  });
});
