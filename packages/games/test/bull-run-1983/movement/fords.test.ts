import { describe, expect, test } from "vitest";
import { blank } from "../support/field.ts";
import { Table, active, movement } from "../support/table.ts";

function union(places: Readonly<Record<string, string>>, more: object = {}): Table {
  return new Table({ name: "fords", at: movement("union"), placements: active(places), ...more });
}
function costs(table: Table): (number | undefined)[] {
  return table.all("moved").map((moved) => moved.costs[0]);
}

describe("the figure at Sudley Ford", () => {
  test("BR83-5.6-a BR83-5.6-c BR83-5.32-a X-14: 2 NH spends 4 points to P2", () => {
    const table = union({ R2: "us-2nh" }, { map: sudley() });
    table.go("us-2nh", "Q2", "P2");
    expect(costs(table)).toEqual([12, 12]);
    expect(table.step).toBe("movement");
  });
  test("BR83-5.6-c BR83-5.6-d X-15: 2 RI battery spends its 3", () => {
    const table = union({ R2: "us-2ri-bty" }, { map: sudley() });
    table.go("us-2ri-bty", "Q2", "P2");
    expect(costs(table)).toEqual([9, 9]);
    expect(table.step).toBe("movement");
  });
  test("BR83-5.32-a X-16: Burnside and Palmer reach P3 with 5 1/2", () => {
    const table = union({ R2: "us-l-burnside us-palmer" }, { map: sudley() });
    table.go("us-l-burnside us-palmer", "Q2", "P2", "P3");
    expect(costs(table)).toEqual([12, 12, 9]);
    expect(table.last("moved").left).toEqual([3, 3]);
  });
  test("BR83-5.32-a X-17: 2 RI, which began in the ford, spends 3 1/2", () => {
    const table = union({ Q2: "us-2ri" }, { map: sudley() });
    table.go("us-2ri", "P2", "P3");
    expect(costs(table)).toEqual([12, 9]);
  });
  test("BR83-5.52-c BR83-5.52-d BR83-R28 X-18: eight points enter; who began there does not count, leaders never do", () => {
    const table = union({ R2: "us-2ri-bty us-2nh us-palmer us-71nym us-l-burnside", Q2: "us-2ri" }, { map: sudley() });
    for (const piece of ["us-2ri-bty", "us-2nh"]) table.go(piece, "Q2", "P2");
    table.go("us-palmer", "Q2", "P2").stop();
    expect(table.view("union").fordUse).toEqual({ Q2: 8 });
    // its only way is the ford, or along the river
    table.take("us-71nym").refuses({ type: "step", hex: "Q2" }, "BR83-5.52-c", "step-ford");
    table.steps("R3").stop();
    table.go("us-l-burnside", "Q2");
    expect(table.hex("us-l-burnside")).toBe("Q2");
  });
});

/** The country of the figure: minor road R2 Q2 P2, major road P2 P3, fords Q2 and P3. */
function sudley() {
  return blank({
    river: ["UU28", "Q1", "Q3", "O3", "N3"],
    fords: [
      { hex: "Q2", water: "Bull Run" },
      { hex: "P3", water: "Catharpin Creek" },
    ],
    minorRoads: [
      ["R2", "Q2"],
      ["Q2", "P2"],
    ],
    majorRoads: [["P2", "P3"]],
  });
}

describe("limits", () => {
  test("BR83-5.52-b BR83-5.52-c V-80: eight may enter where four stand, four of them may stop", () => {
    const table = union({ L11: "us-palmer us-13ny", L10: "us-71nym us-2nh us-14nym us-3me" }, { map: ford() });
    table.go("us-2nh", "L11").stop(); // 3
    table.go("us-71nym", "L11").stop(); // 4
    table.go("us-14nym", "L11");
    table.refuses({ type: "stop" }, "BR83-5.52-b", "stop-full-ford");
    table.steps("L12");
    expect(table.view("union").fordUse).toEqual({ L11: 7 });
    table.take("us-3me").refuses({ type: "step", hex: "L11" }, "BR83-5.52-c", "step-ford");
  });
  test("BR83-5.52-c V-81: each side has its own eight in its own turn", () => {
    const table = new Table({
      name: "each",
      at: movement("confederate", 6),
      fordUse: { L11: 8 },
      map: ford(),
      placements: active({ L10: "cs-18va", C30: "us-2nh" }),
    });
    table.take("cs-18va").refuses({ type: "step", hex: "L11" }, "BR83-5.52-c", "step-ford");
    table.steps("L9").stop().to("movement", "union");
    expect(table.view("union").fordUse).toEqual({});
  });
  test("BR83-R28 BR83-5.52-c: who enters the same ford twice counts twice", () => {
    const table = union({ L10: "us-palmer us-2nh us-2ri" }, { map: ford() });
    table.go("us-palmer", "L11", "L10", "L11");
    expect(table.view("union").fordUse).toEqual({ L11: 4 });
  });
  test("BR83-5.5-a BR83-MAP2-a: nobody enters a river", () => {
    const table = union({ L10: "us-2nh" }, { map: ford() });
    table.take("us-2nh").refuses({ type: "step", hex: "M10" }, "BR83-5.5-a", "step-river");
    expect(table.hexes("step")).not.toContain("M10");
  });
  test("BR83-R26 BR83-11.2-a BR83-MAP2.1-a V-85: UU28 is a river without the TRESTLE, a bridge with it", () => {
    for (const trestle of ["destroyed", "stands"] as const) {
      const table = union({ UU27: "us-2nh" }, { trestle, map: blank() });
      table.take("us-2nh");
      expect(table.hexes("step").includes("UU28")).toBe(trestle === "stands");
    }
  });
  test("BR83-5.51-a BR83-R22: a bridge is clear ground", () => {
    const map = blank({ bridges: [{ hex: "L11", name: "Bridge", water: "Run" }], woods: ["L11"] });
    const table = union({ L10: "us-2nh" }, { map });
    table.go("us-2nh", "L11");
    expect(costs(table)).toEqual([6]);
  });
  test("BR83-11.5-a BR83-5.32-a X-21: from ABATIS to a ford 3 points", () => {
    const map = { ...ford() };
    const table = union({ X6: "us-2nh" }, { map, abatis: ["X6"] });
    table.go("us-2nh", "X7");
    expect(costs(table)).toEqual([18]);
  });
});

/** One ford, L11, in a river along row 11. */
function ford() {
  return blank({
    river: ["UU28", ..."I10 J11 K11 M10 N11 O10".split(" ")],
    fords: [
      { hex: "L11", water: "Run" },
      { hex: "X7", name: "Farm Ford", water: "Bull Run" },
    ],
  });
}

describe("brigade pieces", () => {
  test("BR83-5.52-a BR83-8.52-a BR83-R23 V-82: on a ford it breaks, and its parts stop", () => {
    const table = union({ L10: "us-b-burnside us-71nym" }, { map: ford() });
    table.go("us-b-burnside us-71nym", "L11");
    expect(table.last("broke")).toMatchObject({ piece: "us-b-burnside", hex: "L11" });
    expect(table.decision.about).toMatchObject({ pieces: ["us-71nym"] });
    table.steps("L12");
    expect(table.inHex("L11")).toEqual(["us-l-burnside", "us-1ri", "us-2ri"]);
    expect(table.pieces("take")).toEqual([]);
    expect(table.view("union").fordUse).toEqual({ L11: 7 });
  });
  test("BR83-5.51-a BR83-R23: on a bridge too, and on ABATIS", () => {
    const map = blank({ bridges: [{ hex: "L11", name: "Bridge", water: "Run" }] });
    const table = union({ L10: "us-b-burnside", X5: "us-b-porter" }, { map, abatis: ["X6"] });
    table.go("us-b-burnside", "L11").go("us-b-porter", "X6");
    expect(table.step).toBe("movement");
    expect(table.all("broke").map(({ hex }) => hex)).toEqual(["L11", "X6"]);
  });
  test("BR83-R23 BR83-5.52-b: it may not enter where its parts could not stop", () => {
    const table = union({ L10: "us-b-burnside", L11: "us-2nh" }, { map: ford() });
    table.take("us-b-burnside").refuses({ type: "step", hex: "L11" }, "BR83-5.52-b", "step-full-ford");
  });
  test("BR83-8.52-a: it cannot form there", () => {
    const table = union({ L11: "us-l-burnside us-1ri us-2ri" }, { map: ford() });
    table.refuses({ type: "form", piece: "us-b-burnside", pieces: ["us-1ri", "us-2ri"] }, "BR83-8.52-a", "form-ground");
  });
});
