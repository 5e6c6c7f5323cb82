import { describe, expect, test } from "vitest";
import { builtMap } from "../../../src/bull-run-1983/built-map.ts";
import type { HexMapData } from "@stonebridge/board";
import { type Features, FIELD, hexes, way } from "../support/field.ts";
import { type Setting, Table } from "../support/table.ts";

/** The Union sets up after Confederates of whom some stand where it matters, the others where history had them. */
function unionAfter(confederates: Readonly<Record<string, string>>, more: Partial<Setting> = {}): Table {
  const { options, ...rest } = more;
  const table = new Table({ options: { setup: "free", ...options }, at: { stage: "set-up" }, ...rest });
  for (const [hex, pieces] of Object.entries(confederates)) table.put(pieces, hex);
  return table.act({ type: "suggest" }, { type: "ready" });
}

const BUILT = { map: builtMap().data };

/** The pike from the east to Centreville: room enough for the Union. */
const EAST = FIELD.majorRoads.slice(0, FIELD.majorRoads.findIndex(([, b]) => b === "QQ5") + 1);

/** The test field with no roads but the pike east of Centreville and these. */
function withRoads(roads: HexMapData["majorRoads"], more: Features = {}): HexMapData {
  return { ...FIELD, majorRoads: [...EAST, ...roads], minorRoads: [], railroads: [], ...more };
}

/** Hexes where a piece may be put. */
function hexesOf(table: Table, piece: string): string[] {
  const found = table.take(piece).hexes("put");
  table.act({ type: "return", piece });
  return found;
}

describe("the rulebook's examples, on the map of the game", () => {
  test("BR83-1.32-a, BR83-1.3-b: X-01, X-02: Keyes may begin five hexes from Terry, and not four", () => {
    const table = unionAfter({ BB6: "cs-terry" }, BUILT).take("us-l-keyes");
    expect(table.why({ type: "put", hex: "CC2" })).toBeUndefined();
    table.refuses({ type: "put", hex: "CC3" }, "BR83-1.32-a", "put-recon");
  });

  test("BR83-1.33-b, BR83-1.35-a: X-39: a piece in ZZ31 leaves BBB35 and CCC35 alone to the 3rd Division", () => {
    const table = unionAfter({ ZZ31: "cs-jenifer" }, BUILT);
    const all = hexesOf(table, "us-l-mcdowell");
    expect(hexesOf(table, "us-l-heintzelman").filter((hex) => !all.includes(hex))).toEqual(["BBB35", "CCC35"]);
  });
});

describe("march routes", () => {
  test("BR83-SP-a, BR83-1.3-a, BR83-MAP2.3-a: only on the Union side of Bull Run, on or next to a road", () => {
    const table = unionAfter({}).take("us-l-mcdowell");
    table.refuses({ type: "put", hex: "S12" }, "BR83-1.3-a", "put-side");
    table.refuses({ type: "put", hex: "AAA20" }, "BR83-1.3-b", "put-road");
    expect(table.why({ type: "put", hex: "OO6" })).toBeUndefined();
    expect(table.why({ type: "put", hex: "QQ5" })).toBeUndefined();
    table.refuses({ type: "put", hex: "Z9" }, "BR83-1.12-a", "put-water");
  });

  test("BR83-1.32-a, BR83-R16: neither the piece nor any hex of its route lies within four hexes of a Confederate", () => {
    // over the pike's bridge at Cub Run: nothing farther west has a way to Centreville by the pike
    const open = unionAfter({}).take("us-l-keyes");
    expect(open.why({ type: "put", hex: "HH6" })).toBeUndefined();
    const near = open.game.field.grid;
    for (const hex of open.hexes("put"))
      for (const [piece, side] of open.game.field.sideOf.entries()) {
        const place = open.position.place[piece] as number;
        if (side === 1 && place >= 0) expect(near.distance(near.known(hex), place)).toBeGreaterThanOrEqual(5);
      }
  });

  test("BR83-1.32-a, BR83-1.32-b: a route that a Confederate cuts is none, an ABATIS cuts nothing", () => {
    const map = withRoads(way("QQ5 PP5 OO6 NN6 MM7 LL7 KK8 JJ7 II8 HH8 GG9 FF9 EE10"));
    const reach = { type: "put", hex: "FF10" } as const;
    expect(unionAfter({}, { map }).take("us-l-keyes").why(reach)).toBeUndefined();
    const cut = unionAfter({ BB10: "cs-terry" }, { map }).take("us-l-keyes");
    cut.refuses(reach, "BR83-1.32-a", "put-recon");
    const table = new Table({ options: { setup: "free" }, at: { stage: "set-up" }, map });
    for (const hex of hexes("AA8 AA9 BB8 BB9")) table.act({ type: "abatis", hex });
    table.act({ type: "suggest" }, { type: "ready" });
    expect(table.take("us-l-keyes").why(reach)).toBeUndefined();
  });

  test("BR83-1.32-a: a hex far from every Confederate has no route if its road runs by one", () => {
    // from the west round the hill to Centreville, close by Blackburn's Ford
    const map = withRoads(way("QQ5 QQ6 QQ7 QQ8 QQ9 PP9 OO10 NN10 MM11 LL10 LL9 LL8 LL7"));
    const put = { type: "put", hex: "LL7" } as const;
    expect(unionAfter({}, { map }).take("us-l-keyes").why(put)).toBeUndefined();
    unionAfter({ MM13: "cs-5nc" }, { map }).take("us-l-keyes").refuses(put, "BR83-1.32-a", "put-route");
  });

  test("BR83-1.31-a: a route follows roads and changes at junctions; a gap ends it", () => {
    const map = withRoads(way("QQ5 QQ6 QQ7 QQ8").concat(way("QQ7 RR7 SS8 TT8")));
    const table = unionAfter({}, { map }).take("us-l-keyes");
    expect(table.why({ type: "put", hex: "TT8" })).toBeUndefined();
    expect(table.why({ type: "put", hex: "TT9" })).toBeUndefined();
    table.refuses({ type: "put", hex: "TT10" }, "BR83-1.3-b", "put-road");
    const gap = withRoads(way("QQ5 QQ6 QQ7").concat(way("SS8 TT8 UU9")));
    unionAfter({}, { map: gap })
      .take("us-l-keyes")
      .refuses({ type: "put", hex: "UU10" }, "BR83-1.3-b", "put-unconnected");
  });

  test("BR83-1.31-b, BR83-R18: no route enters a ford; bridges and the standing TRESTLE are open", () => {
    const roads = way("QQ5 QQ6 QQ7 QQ8 QQ9");
    const put = { type: "put", hex: "QQ9" } as const;
    const ford = withRoads(roads, { fords: [...FIELD.fords, { hex: "QQ7", water: "Run" }] });
    unionAfter({}, { map: ford }).take("us-l-keyes").refuses(put, "BR83-1.31-b", "put-ford");
    const bridge = withRoads(roads, { bridges: [...FIELD.bridges, { hex: "QQ7", water: "Run" }] });
    expect(unionAfter({}, { map: bridge }).take("us-l-keyes").why(put)).toBeUndefined();
    const goals = FIELD.goals.map((goal) => (goal.kind === "trestle" ? { ...goal, hex: "QQ7" } : goal));
    const trestle = withRoads(roads, { river: [...FIELD.river, "QQ7"], goals });
    expect(unionAfter({}, { map: trestle }).take("us-l-keyes").why(put)).toBeUndefined();
    const without = new Table({ options: { setup: "free" }, at: { stage: "set-up" }, map: trestle });
    without.act({ type: "trestle", fate: "destroyed" }, { type: "suggest" }, { type: "ready" });
    without.take("us-l-keyes").refuses(put, "BR83-1.3-b", "put-unconnected");
  });

  test("BR83-R18: the first road hex lies on the piece's own bank; a road may lead over the enemy's", () => {
    const bridges = [...FIELD.bridges, ...hexes("S5 V6").map((hex) => ({ hex, water: "Bull Run" }))];
    const river = FIELD.river.filter((hex) => hex !== "S5" && hex !== "V6");
    const across = "R1 R2 S3 S4 S5 S6 T6 U7 V7 V6";
    const evans = { BB9: "cs-l-evans cs-4sc cs-lasp cs-terry cs-davidson" };
    const dead = unionAfter(evans, { map: withRoads(way(across), { bridges, river }) }).take("us-l-keyes");
    expect(dead.why({ type: "put", hex: "T4" })).toBeUndefined();
    dead.refuses({ type: "put", hex: "W6" }, "BR83-1.3-b", "put-road");
    const through = unionAfter(evans, { map: withRoads(way(`${across} V5`), { bridges, river }) }).take("us-l-keyes");
    expect(through.why({ type: "put", hex: "W6" })).toBeUndefined();
  });

  test("BR83-1.33-a, BR83-1.33-b, BR83-OB2-b, BR83-R15: routes end in Centreville or R1, those of the 3rd Division in CCC35 as well", () => {
    const table = unionAfter({});
    const main = hexesOf(table, "us-l-mcdowell");
    const third = hexesOf(table, "us-l-heintzelman");
    expect(main).toContain("R1");
    expect(main).toContain("S1");
    expect(third).toEqual(expect.arrayContaining(main));
    expect(third).toContain("CCC35");
    table.take("us-l-mcdowell").refuses({ type: "put", hex: "CCC35" }, "BR83-1.33-b", "put-third-division");
    table.act({ type: "return", piece: "us-l-mcdowell" }).take("us-l-heintzelman").act({ type: "put", hex: "CCC35" });
    expect(table.piece("us-l-heintzelman").route).toBe("south-east");
    // the roads of R1 and DD1 join beyond the edge
    table.take("us-l-mcdowell").act({ type: "put", hex: "R1" });
    expect(table.piece("us-l-mcdowell").route).toBe("north");
    table.take("us-l-keyes").act({ type: "put", hex: "DD1" });
    expect(table.piece("us-l-keyes").route).toBeUndefined();
  });

  test("BR83-OPT4.1-b: V-130: on July 20th no route goes to R1, not even on to Centreville by the roads beyond the edge", () => {
    const table = unionAfter({}, { options: { july20: "on" } });
    const main = hexesOf(table, "us-l-mcdowell");
    for (const hex of hexes("R1 R2 S1 S2 Q1")) expect(main).not.toContain(hex);
    expect(main).toContain("DD1");
    table.take("us-l-mcdowell").refuses({ type: "put", hex: "S1" }, "BR83-OPT4.1-b", "put-july");
  });

  test("BR83-R17, BR83-OPT3-a: who could come both ways has not marched by R1 unless he says so", () => {
    const table = unionAfter({}, { options: { exhaustion: "on" } })
      .take("us-2nh")
      .take("us-1ri");
    expect(
      table
        .legal("put")
        .filter((put) => put.route === "north")
        .map((put) => put.hex),
    ).toContain("DD1");
    table.refuses({ type: "put", hex: "R1", route: "north" }, "BR83-R17", "put-route-end");
    table.refuses({ type: "put", hex: "DD1", route: "south-east" }, "BR83-R17", "put-route-end");
    table.act({ type: "put", hex: "DD1", route: "north" });
    expect(table.piece("us-2nh").route).toBe("north");
    table.take("us-1ri").act({ type: "put", hex: "DD1" });
    expect(table.piece("us-1ri").route).toBeUndefined();
    // where it does not matter, nothing is to be chosen
    expect(
      unionAfter({})
        .take("us-2nh")
        .legal("put")
        .every((put) => put.route === undefined),
    ).toBe(true);
  });

  test("BR83-1.34-a: pieces of one brigade may begin far apart", () => {
    const table = unionAfter({}).put("us-l-keyes us-2me", "OO6").put("us-1conn", "S1").put("us-2conn", "GG7");
    expect(["us-l-keyes", "us-1conn", "us-2conn"].map((id) => table.hex(id))).toEqual(["OO6", "S1", "GG7"]);
  });
});
