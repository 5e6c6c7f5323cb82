import { describe, expect, test } from "vitest";
import { blank, way } from "../support/field.ts";
import { Table, active, at, movement } from "../support/table.ts";

/** A Movement phase of the Union in which these pieces are active. */
function union(places: Readonly<Record<string, string>>, more: object = {}): Table {
  return new Table({ name: "march", at: movement("union"), placements: active(places), ...more });
}
/** Points spent by the first marching piece so far, in sixths. */
function spent(table: Table): number {
  return table.all("moved").reduce((sum, { costs }) => sum + (costs[0] as number), 0);
}

describe("who moves", () => {
  test("BR83-5.1-a: any number of active pieces, those of the attacker alone", () => {
    const table = new Table({
      name: "who",
      at: movement("union"),
      placements: [...active({ K10: "us-2nh", K12: "us-2ri" }), ...at({ K14: "us-1ri" }), ...at({ K28: "cs-18va" })],
    });
    expect(table.pieces("take")).toEqual(["us-2nh", "us-2ri"]);
    table.refuses({ type: "take", piece: "us-1ri" }, "BR83-4.12-a", "move-inactive");
    table.refuses({ type: "take", piece: "cs-18va" }, "BR83-5.1-a", "move-enemy");
    table.refuses({ type: "take", piece: "us-71nym" }, "BR83-5.1-a", "move-absent");
    table.refuses({ type: "take", piece: "us-nobody" }, "BR83-PP1-a", "no-such-piece");
    table.go("us-2nh", "K11").stop().go("us-2ri", "K13").stop();
    expect(table.pieces("take")).toEqual([]);
  });

  test("BR83-5.2-a: one piece after the other, each finishing before the next", () => {
    const table = union({ K10: "us-2nh us-2ri" });
    table.go("us-2nh", "K11");
    table.refuses({ type: "with", piece: "us-2ri" }, "BR83-5.2-a", "with-late");
    table.stop();
    table.refuses({ type: "take", piece: "us-2nh" }, "BR83-5.2-a", "move-moved");
  });

  test("BR83-5.2-a BR83-R29: pieces of one hex go together, each by its own count, and may be left on the way", () => {
    const table = union({ K10: "us-2nh us-l-burnside us-2ri-bty" });
    table.go("us-l-burnside us-2nh us-2ri-bty", "K11", "K12", "K13");
    expect(table.decision.about).toMatchObject({ points: [18, 6, 0] });
    table.refuses({ type: "step", hex: "K14" }, "BR83-5.3-a", "step-points");
    table.act({ type: "leave", piece: "us-2ri-bty" }).steps("K14");
    expect(table.hex("us-2ri-bty")).toBe("K13");
    table.act({ type: "leave", piece: "us-2nh" }).steps("K15", "K16");
    expect(table.step).toBe("movement");
    expect(table.hex("us-l-burnside")).toBe("K16");
  });

  test("BR83-R32 BR83-5.33-a: nobody must move, who is taken up moves a hex, and what is left is lost", () => {
    const table = union({ K10: "us-2nh us-2ri" });
    table.take("us-2nh").refuses({ type: "stop" }, "BR83-5.33-a", "stop-unmoved");
    table.steps("K11").stop().done();
    expect(table.decision.sides).toEqual(["confederate"]);
    expect(table.hex("us-2ri")).toBe("K10");
  });
});

describe("costs", () => {
  test("BR83-5.3-a BR83-5.31-a BR83-PP2-a BR83-Tb5 BR83-D09: each hex is paid when it is entered, by its terrain; nobody overspends", () => {
    const table = union({ K10: "us-2nh" }, { map: blank({ woods: ["K12"], stream: ["K14"] }) });
    table.go("us-2nh", "K11", "K12");
    expect(table.all("moved").map(({ costs }) => costs[0])).toEqual([6, 12]);
    table.steps("K13");
    expect(table.step).toBe("movement");
    expect(table.piece("us-2nh").moved).toBe(true);
  });

  test("BR83-R20 BR83-R21 BR83-R22 BR83-R80 BR83-MAP4-a: woods 2, slopes and towns nothing more, woods with a stream 2", () => {
    const map = blank({
      woods: ["K11", "K12"],
      stream: ["K12"],
      slope: ["K14"],
      crests: [["K13", "K14"]],
      towns: [{ name: "Town", hexes: ["K13"] }],
    });
    const table = union({ K10: "us-palmer" }, { map });
    table.go("us-palmer", "K11", "K12", "K13", "K14");
    expect(table.all("moved").map(({ costs }) => costs[0])).toEqual([12, 12, 6, 6]);
  });

  test("BR83-5.6-a BR83-5.6-b X-19: Harrison uses the road on the hexside that it crosses alone", () => {
    const table = new Table({
      name: "figure",
      at: movement("confederate", 6),
      placements: active({ S10: "cs-harrison" }),
    });
    table.go("cs-harrison", "S11", "S12", "R12", "Q13");
    expect(table.all("moved").map(({ costs }) => costs[0])).toEqual([12, 3, 12, 6]);
    expect(spent(table)).toBe(33);
  });

  test("BR83-5.6-d BR83-Tb6 V-72 V-73: eight hexes of major road for infantry, nine for a battery", () => {
    const road = "K10 K11 K12 K13 K14 K15 K16 K17 K18 K19 K20";
    const map = blank({ majorRoads: way(road) });
    const table = union({ K10: "us-2nh us-2ri-bty" }, { map });
    table.go("us-2nh", ...road.split(" ").slice(1, 9));
    expect(table.step).toBe("movement");
    expect(table.hex("us-2nh")).toBe("K18");
    table.go("us-2ri-bty", ...road.split(" ").slice(1, 10));
    expect(table.hex("us-2ri-bty")).toBe("K19");
    expect(table.step).toBe("movement");
  });

  test("BR83-5.6-d BR83-5.62-a: minor roads and railroads 1, for batteries a half", () => {
    const map = blank({ minorRoads: way("K10 K11"), railroads: way("K11 K12"), stream: ["K11", "K12"] });
    const table = union({ K10: "us-2nh us-2ri-bty" }, { map });
    table.go("us-2nh", "K11", "K12").stop();
    expect(table.all("moved").map(({ costs }) => costs[0])).toEqual([6, 6]);
    table.go("us-2ri-bty", "K11", "K12");
    expect(table.last("moved")).toMatchObject({ costs: [3], left: [12] });
  });

  test("BR83-5.61-a V-74: after seven hexes of road the half point serves on the road alone", () => {
    const road = "K10 K11 K12 K13 K14 K15 K16 K17 K18";
    const table = union({ K10: "us-2nh" }, { map: blank({ majorRoads: way(road) }) });
    table.go("us-2nh", ...road.split(" ").slice(1, 8));
    table.refuses({ type: "step", hex: "L17" }, "BR83-5.61-a", "step-fraction");
    expect(table.hexes("step")).toEqual(["K16", "K18"]);
  });

  test("BR83-5.61-a V-75: thirds and halves add up exactly", () => {
    const map = blank({ majorRoads: way("K10 K11 K12"), minorRoads: way("K12 K13").concat(way("K14 K15")) });
    const table = union({ K10: "us-2ri-bty" }, { map });
    table.go("us-2ri-bty", "K11", "K12", "K13", "K14");
    expect(table.last("moved").left).toEqual([5]);
    expect(table.hexes("step")).toEqual(["K15"]);
  });

  test("BR83-5.7-a BR83-5.32-a BR83-11.5-a V-76: ABATIS cancel the road both ways and cost a point each way", () => {
    const map = blank({ majorRoads: way("X4 X5 X6") });
    const table = union({ X5: "us-2nh", X3: "us-2ri" }, { map, abatis: ["X5"] });
    table.go("us-2nh", "X6");
    expect(table.last("moved").costs).toEqual([12]);
    table.stop().go("us-2ri", "X4", "X5");
    expect(table.last("moved").costs).toEqual([12]);
  });

  test("BR83-5.63-a BR83-8.53-a V-77: a brigade piece has no use of roads", () => {
    const map = blank({ majorRoads: way("K10 K11 K12"), stream: ["K12"] });
    const table = union({ K10: "us-b-burnside" }, { map });
    table.go("us-b-burnside", "K11", "K12");
    expect(table.all("moved").map(({ costs }) => costs[0])).toEqual([6, 12]);
  });
});

describe("the edge of the map", () => {
  test("BR83-MAP1.1-a BR83-MAP1.1-b BR83-MAP1.1-c: from hex to next hex, inside the map", () => {
    const table = union({ A1: "us-2nh" }, { map: blank({ unplayable: ["A2"] }) });
    table.take("us-2nh");
    expect(table.hexes("step")).toEqual(["B1"]);
    table.refuses({ type: "step", hex: "A2" }, "BR83-MAP1.1-c", "step-unplayable");
    table.refuses({ type: "step", hex: "A4" }, "BR83-MAP1.1-a", "step-adjacent");
    table.refuses({ type: "step", hex: "DDD1" }, "BR83-MAP1.1-b", "no-such-hex");
  });
});

describe("stacking", () => {
  // 3 + 3 + 3 + 3
  const FULL = "us-2nh us-1ri us-2ri us-27ny";

  test("BR83-5.4-a BR83-R25 X-20: twelve points may be passed, not stopped on", () => {
    const table = union({ K10: "us-14nym", K11: FULL });
    table.go("us-14nym", "K11");
    table.refuses({ type: "stop" }, "BR83-5.4-a", "stop-full");
    table.steps("K12").stop();
    expect(table.hex("us-14nym")).toBe("K12");
  });
  test("BR83-5.4-a: who could not go on may not enter", () => {
    const map = blank({ woods: ["K11"], stream: "K12 J11 J12 L11 L12 J10 L10 K10".split(" ") });
    const table = union({ K10: "us-2ri-bty", K11: FULL }, { map });
    table.take("us-2ri-bty").refuses({ type: "step", hex: "K11" }, "BR83-5.4-a", "step-full");
  });
  test("BR83-5.4-a: nor who would be stopped there by an enemy", () => {
    const table = new Table({
      name: "stopped",
      at: movement("union"),
      placements: [...active({ K10: "us-14nym", K11: FULL }), ...at({ K12: "cs-18va" })],
    });
    table.take("us-14nym").refuses({ type: "step", hex: "K11" }, "BR83-5.4-a", "step-full");
  });
  test("BR83-5.4-a BR83-5.52-d: leaders weigh nothing; units to the limit may join", () => {
    const table = union({ K10: "us-l-porter us-14nym", K11: "us-2nh us-1ri us-2ri" });
    table.go("us-14nym us-l-porter", "K11").stop();
    expect(table.inHex("K11")).toHaveLength(5);
  });
  test("BR83-5.4-b BR83-D21: a march that cannot go on from a full hex costs its owner what is too much", () => {
    const placements = [...active({ K11: `us-14nym us-8nym us-l-porter ${FULL}` })];
    const march = union({}).game.field.index.get("us-14nym") as number;
    const table = new Table({
      name: "caught",
      at: {
        stage: "exact",
        turn: 3,
        side: "union",
        phase: "movement",
        steps: [
          { step: "game", at: 1 },
          { step: "player-turn", side: 0, at: 5 },
          { step: "movement", side: 0 },
          { step: "march", side: 0, pieces: [march], points: [0], steps: 1, stopped: 0 },
        ],
      },
      placements,
    });
    const copy = table.game.copy(table.position);
    const decision = table.game.decision(copy);
    expect(decision).toMatchObject({ step: "losses", rule: "BR83-5.4-b", about: { loss: 10, paid: 0 } });
    table.game.act(copy, "union", { type: "lose", piece: "us-2nh" }, { roll: () => 1 }, table.events);
    expect(table.last("lost")).toMatchObject({ piece: "us-2nh", cause: "overstacked", rule: "BR83-5.4-b" });
    table.game.act(copy, "union", { type: "lose", piece: "us-8nym" }, { roll: () => 1 }, table.events);
    table.game.act(copy, "union", { type: "done" }, { roll: () => 1 }, table.events);
    expect(table.game.decision(copy)).toMatchObject({ step: "movement" });
  });
});
