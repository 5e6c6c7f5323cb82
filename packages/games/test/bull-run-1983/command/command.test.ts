import { RIVER } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { bullRun1983 } from "../../../src/bull-run-1983/index.ts";
import { Table, at, command } from "../support/table.ts";
import { FIELD, blank } from "../support/field.ts";

/** The Command phase of a side with these pieces: who is active through whom. */
function activated(
  side: "union" | "confederate",
  places: Readonly<Record<string, string>>,
  more: { turn?: number; marks?: object; map?: typeof FIELD; options?: object; trestle?: "stands" | "destroyed" } = {},
): Record<string, string> {
  const { turn = 5, marks = {}, ...rest } = more;
  const table = new Table({ name: "command", at: command(side, turn), placements: at(places, marks), ...rest });
  return table.activations();
}

describe("the figure of the rulebook", () => {
  const figure = activated("union", {
    CC12: "us-l-mcdowell",
    AA13: "us-l-tyler",
    DD13: "us-l-porter us-1mich",
    AA14: "us-l-sherman",
    BB14: "us-1conn",
    AA18: "us-79nym",
    DD14: "us-14nym",
    CC17: "us-l-richardson us-l-miles",
    BB17: "us-1mass",
    BB15: "us-l-davies",
    CC15: "us-32ny",
    CC16: "us-l-franklin",
    BB12: "us-d2us",
  });

  test("BR83-4.2-a BR83-4.4-a BR83-4.52-a BR83-Tb8 BR83-SP-e X-03: McDowell, red, activates the leaders in command range", () => {
    expect(figure).toMatchObject({ "us-l-mcdowell": "red", "us-l-tyler": "us-l-mcdowell" });
    expect(figure).toMatchObject({ "us-l-porter": "us-l-mcdowell" });
  });
  test("BR83-4.53-c BR83-R04 X-04: his path does not go through the ford to Sherman", () => {
    expect(figure["us-l-sherman"]).toBe("us-l-tyler");
  });
  test("BR83-4.4-c BR83-4.5-a BR83-4.51-a BR83-12.1-a X-05: Tyler activates Sherman and 1 Conn of his division in turn", () => {
    expect(figure).toMatchObject({ "us-l-sherman": "us-l-tyler", "us-1conn": "us-l-tyler" });
  });
  test("BR83-4.53-a X-06: Sherman reaches 79 NYM at exactly four hexes", () => {
    expect(figure["us-79nym"]).toBe("us-l-sherman");
  });
  test("BR83-4.6-a BR83-4.61-a BR83-4.62-a X-07: Porter activates his 14 NYM in range, and in his hex another division's 1 Mich", () => {
    expect(figure).toMatchObject({ "us-14nym": "us-l-porter", "us-1mich": "us-l-porter" });
  });
  test("BR83-4.2-a BR83-4.62-a X-08: Richardson, red, activates his own regiment and his superior in his hex", () => {
    expect(figure).toMatchObject({ "us-l-richardson": "red", "us-1mass": "us-l-richardson" });
    expect(figure["us-l-miles"]).toBe("us-l-richardson");
  });
  test("BR83-4.51-a BR83-4.52-a X-09: Miles activates Davies, and 32 NY of his division", () => {
    expect(figure).toMatchObject({ "us-l-davies": "us-l-miles", "us-32ny": "us-l-miles" });
  });
  test("BR83-4.12-a BR83-4.1-a X-10 X-11: Franklin and D/2 US, next to leaders of others, stay inactive", () => {
    expect(Object.keys(figure)).not.toContain("us-l-franklin");
    expect(Object.keys(figure)).not.toContain("us-d2us");
  });
});

describe("who needs no order", () => {
  test("BR83-4.31-a BR83-R34: an enemy unit or leader in command range", () => {
    expect(activated("union", { K10: "us-2nh", K14: "cs-l-cocke" })).toEqual({ "us-2nh": "enemy" });
    expect(activated("union", { K10: "us-l-porter", K13: "cs-18va" })).toEqual({ "us-l-porter": "enemy" });
    expect(activated("union", { K10: "us-2nh", K15: "cs-18va" })).toEqual({});
  });
  test("BR83-4.31-a: the enemy's base in command range, not one's own", () => {
    expect(activated("union", { FF29: "us-2nh", QQ7: "us-2ri" })).toEqual({ "us-2nh": "base" });
    expect(activated("confederate", { QQ8: "cs-18va", FF30: "cs-19va" })).toEqual({ "cs-18va": "base" });
  });
  test("BR83-4.31-a BR83-4.53-b V-89: not across a river", () => {
    // U5 and T6 lie on two sides of U6
    expect(activated("union", { V5: "us-2nh", U7: "cs-18va" })).toEqual({});
    expect(activated("union", { V5: "us-2nh", U7: "cs-18va" }, { map: blank() })).toEqual({ "us-2nh": "enemy" });
  });
  test("BR83-4.32-a BR83-4.32-b X-40: a bombarded hex rouses its leader, not the unit; he then commands it", () => {
    const places = { K10: "us-l-porter us-2nh us-27ny" };
    const table = new Table({
      name: "bombarded",
      at: command("union"),
      placements: at({ K10: "us-2nh us-27ny" }).concat(at({ K10: "us-l-porter" }, { bombarded: true })),
    });
    expect(table.activations()).toEqual({
      "us-l-porter": "bombarded",
      "us-2nh": "us-l-porter",
      "us-27ny": "us-l-porter",
    });
    expect(table.piece("us-l-porter").bombarded).toBeUndefined();
    expect(activated("union", places)).toEqual({});
  });
  test("BR83-4.32-a BR83-8.3-a BR83-R35 V-141: a bombarded brigade piece is active, as its leader is", () => {
    const table = new Table({
      name: "brigade",
      at: command("confederate"),
      placements: [...at({ K10: "cs-b-cocke" }, { bombarded: true }), ...at({ K12: "cs-19va" })],
    });
    expect(table.activations()).toEqual({ "cs-b-cocke": "bombarded", "cs-19va": "cs-b-cocke" });
  });
  test("BR83-4.2-a BR83-R35: a brigade piece whose leader is red is active", () => {
    expect(activated("union", { K10: "us-b-richardson" })).toEqual({ "us-b-richardson": "red" });
    expect(activated("union", { K10: "us-b-burnside" })).toEqual({});
  });
});

describe("command paths", () => {
  const ford = blank({
    river: ["UU28", ..."J11 K11 M11 N11 I11 O11 H11 P11 G11 Q11".split(" ")],
    fords: [{ hex: "L11", water: "Test River" }],
  });
  const bridge = { ...ford, fords: [], bridges: [{ hex: "L11", name: "Bridge", water: "Test River" }] };

  test("BR83-4.53-c V-86: through a ford in the middle nobody is reached", () => {
    const places = { K10: "us-l-mcdowell", L12: "us-l-porter" };
    expect(activated("union", places, { map: ford })).toEqual({ "us-l-mcdowell": "red" });
  });
  test("BR83-4.53-d V-87: over a bridge he is", () => {
    const places = { L10: "us-l-mcdowell", L12: "us-l-porter" };
    expect(activated("union", places, { map: bridge })).toMatchObject({ "us-l-porter": "us-l-mcdowell" });
  });
  test("BR83-4.53-c V-88: a leader who stands in the ford reaches both banks", () => {
    const places = { L11: "us-l-mcdowell", L14: "us-l-porter", L8: "us-l-burnside" };
    expect(Object.keys(activated("union", places, { map: ford }))).toHaveLength(3);
  });
  test("BR83-4.53-c BR83-R14 V-144: from ford to ford, but not on from there", () => {
    const row = (number: number): string[] => [..."GHIJKMNOPQ"].map((column) => `${column}${number}`);
    const map = blank({
      river: ["UU28", ...row(11), ...row(12)],
      fords: ["L11", "L12"].map((hex) => ({ hex, water: "Test River" })),
    });
    const active = activated("union", { L11: "us-l-porter us-l-mcdowell", L12: "us-14nym", L13: "us-27ny" }, { map });
    expect(active).toMatchObject({ "us-14nym": "us-l-porter" });
    expect(active).not.toHaveProperty("us-27ny");
  });
  test("BR83-4.31-a BR83-4.53-a: from hex to hex it is as far as back, but for rivers, where nobody stands", () => {
    const { ground: grounds, grid } = bullRun1983.open(bullRun1983.situation("historical")).field;
    for (const ground of grounds) {
      const dry = [...ground.water.keys()].filter((hex) => ground.water[hex] !== RIVER);
      for (const from of dry)
        for (const to of ground.commandRange(from))
          if (ground.water[to] !== RIVER && !ground.commandRange(to).includes(from))
            expect.fail(`${grid.ids[to]} does not reach ${grid.ids[from]}`);
    }
  });
  test("BR83-4.5-a BR83-4.53-a: the path that is told is a shortest one, from the leader to the piece", () => {
    const table = new Table({
      name: "path",
      at: command("union"),
      placements: at({ K10: "us-l-mcdowell", K13: "us-l-porter" }),
    });
    const told = table.last("commanded").activations.find(({ piece }) => piece === "us-l-porter");
    expect(told?.path).toEqual(["K10", "K11", "K12", "K13"]);
  });
});

describe("who commands whom", () => {
  test("BR83-4.4-b: units and inactive leaders activate nobody", () => {
    const places = { K10: "us-l-porter us-14nym", K13: "us-27ny" };
    expect(activated("union", places)).toEqual({});
    expect(activated("union", { K10: "cs-hampton" })).toEqual({});
  });
  test("BR83-4.51-a V-90: an army leader commands no unit in range, only in his hex", () => {
    expect(activated("confederate", { K10: "cs-l-beauregard", K11: "cs-18va" })).toEqual({ "cs-l-beauregard": "red" });
    const here = activated("confederate", { K10: "cs-l-beauregard cs-18va" });
    expect(here["cs-18va"]).toBe("cs-l-beauregard");
  });
  test("BR83-4.63-c BR83-PP2.4-b V-91: Beauregard activates both armies in his hex", () => {
    const places = { K10: "cs-l-beauregard cs-18va cs-7ga" };
    expect(Object.keys(activated("confederate", places))).toHaveLength(3);
  });
  test("BR83-4.63-a BR83-4.63-b BR83-PP2.4-a X-12: Jackson activates the tan pieces of his hex, leaders too, no grey one", () => {
    const places = { K10: "cs-l-jackson cs-l-kershaw cs-7ga cs-l-bartow cs-18va" };
    expect(activated("confederate", places)).toEqual({
      "cs-l-jackson": "red",
      "cs-7ga": "cs-l-jackson",
      "cs-l-bartow": "cs-l-jackson",
    });
  });
  test("BR83-4.64-a BR83-4.6-b X-13 V-93: an artillery leader activates his army's batteries in his hex and nobody else", () => {
    const grey = activated("confederate", {
      K6: "cs-l-beauregard",
      K10: "cs-l-walton cs-rogers cs-terry cs-imboden cs-18va",
    });
    expect(grey).toEqual({
      "cs-l-beauregard": "red",
      "cs-l-walton": "cs-l-beauregard",
      "cs-rogers": "cs-l-walton",
    });
    const tan = activated("confederate", { K6: "cs-l-beauregard", K10: "cs-l-pendleton cs-newtown cs-rogers" });
    expect(tan).toMatchObject({ "cs-newtown": "cs-l-pendleton" });
    expect(tan).not.toHaveProperty("cs-rogers");
  });
  test("BR83-4.51-a: an artillery leader commands his battalion's batteries in range, no others", () => {
    const active = activated("confederate", {
      K6: "cs-l-beauregard",
      K10: "cs-l-walton",
      K12: "cs-squires",
      K13: "cs-rogers",
    });
    expect(active).toMatchObject({ "cs-squires": "cs-l-walton" });
    expect(active).not.toHaveProperty("cs-rogers");
  });
  test("BR83-4.52-a BR83-4.63-a V-92: a brigade leader commands no leader of another brigade in range", () => {
    expect(activated("confederate", { K10: "cs-l-jackson", K12: "cs-l-cocke" })).toEqual({ "cs-l-jackson": "red" });
  });
  test("BR83-R71: any Confederate army leader activates any Confederate leader in range", () => {
    const active = activated("confederate", { K10: "cs-l-johnston", K13: "cs-l-cocke", K14: "cs-l-bartow" });
    expect(active).toMatchObject({ "cs-l-cocke": "cs-l-johnston", "cs-l-bartow": "cs-l-johnston" });
  });
  test("BR83-R85 V-142: a unit of no brigade is activated in the hex of a leader, not in his range", () => {
    expect(activated("confederate", { K10: "cs-l-evans", K11: "cs-radford" })).toEqual({ "cs-l-evans": "red" });
    expect(activated("confederate", { K10: "cs-l-evans cs-radford" })).toMatchObject({ "cs-radford": "cs-l-evans" });
  });
  test("BR83-R85 BR83-4.51-a: a Union unit of a division, without a brigade, by its division leader", () => {
    expect(activated("union", { K6: "us-l-mcdowell", K10: "us-l-runyon", K13: "us-1njm" })).toMatchObject({
      "us-1njm": "us-l-runyon",
    });
  });
  test("BR83-4.63-b BR83-PP2.4-b V-143: Jackson activates Johnston in his hex, who then activates all leaders in range", () => {
    const active = activated("confederate", { K10: "cs-l-jackson cs-l-johnston cs-18va", K12: "cs-l-cocke" }, {});
    expect(active).toMatchObject({ "cs-18va": "cs-l-johnston", "cs-l-cocke": "cs-l-johnston" });
  });
  test("BR83-8.3-a BR83-R35: a brigade piece commands from its hex what its leader would", () => {
    const active = activated("union", { K10: "us-b-richardson us-l-miles us-2nh", K13: "us-1mass" });
    expect(active).toEqual({
      "us-b-richardson": "red",
      "us-l-miles": "us-b-richardson",
      "us-2nh": "us-b-richardson",
      "us-1mass": "us-b-richardson",
    });
  });
});

describe("brigade pieces under command", () => {
  test("BR83-8.3-a BR83-4.52-a BR83-R35: army and division leaders activate one in range as they would its leader", () => {
    const army = activated("union", { K10: "us-l-mcdowell", K13: "us-b-burnside" });
    expect(army).toMatchObject({ "us-b-burnside": "us-l-mcdowell" });
    const division = activated("union", { K10: "us-l-hunter", K13: "us-b-burnside", K12: "us-b-sherman" });
    expect(division).toEqual({ "us-l-hunter": "red", "us-b-burnside": "us-l-hunter" });
  });
});

describe("frozen pieces", () => {
  const frozen = (places: Readonly<Record<string, string>>) => at(places, { frozen: true });

  test("BR83-4.81-a BR83-SP-e V-96: red or next to a leader, a frozen piece stays inactive", () => {
    const table = new Table({
      name: "frozen",
      at: command("confederate"),
      placements: [...frozen({ K10: "cs-1vacav cs-l-jackson cs-2va" }), ...at({ K10: "cs-hampton" })],
    });
    expect(table.activations()).toEqual({ "cs-hampton": "red" });
    table.refuses({ type: "take", piece: "cs-1vacav" }, "BR83-4.81-a", "move-frozen");
  });
  test("BR83-4.8-a BR83-4.83-a: of a brigade only what is not frozen can be activated", () => {
    const table = new Table({
      name: "part",
      at: command("confederate"),
      placements: [...at({ K10: "cs-l-jackson cs-2va" }), ...frozen({ K12: "cs-4va" })],
    });
    expect(table.activations()).toEqual({ "cs-l-jackson": "red", "cs-2va": "cs-l-jackson" });
  });
  test("BR83-4.82-a: at the start of the Confederate 10:30 turn everything unfreezes, not a turn earlier", () => {
    for (const [turn, thawed] of [
      [3, false],
      [4, true],
    ] as const) {
      const table = new Table({
        name: "clock",
        at: { stage: "exact", turn, phase: "rally", steps: [{ step: "game", at: 1 }] },
        placements: frozen({ K10: "cs-l-bonham cs-3sc" }),
      });
      expect(table.all("thawed").map(({ cause }) => cause)).toEqual(thawed ? ["clock"] : []);
      expect(table.piece("cs-3sc").frozen).toBe(thawed ? undefined : true);
      expect(table.decision).toMatchObject({ step: "movement", about: { side: "confederate" } });
    }
  });
});

describe("the rest of the turn", () => {
  test("BR83-4.11-a BR83-4.1-a BR83-5.1-a BR83-SP-f BR83-PP3-a: who is inactive stays so though enemies come near", () => {
    const table = new Table({
      name: "fixed",
      at: command("union"),
      placements: at({ K10: "us-l-mcdowell", K15: "us-14nym", C30: "cs-18va" }),
    });
    table.refuses({ type: "take", piece: "us-14nym" }, "BR83-4.12-a", "move-inactive");
    table.go("us-l-mcdowell", "K11", "K12", "K13", "K14", "K15");
    table.stop();
    table.refuses({ type: "take", piece: "us-14nym" }, "BR83-4.12-a", "move-inactive");
  });
  test("BR83-OPT4.2-c X-41: Pendleton needs no order from NOON to 2:00 PM on July 20th, and not at 2:30", () => {
    const july = (turn: number) =>
      activated("confederate", { K10: "cs-l-pendleton" }, { turn, options: { july20: "on" } });
    for (const turn of [7, 8, 11]) expect(july(turn)).toEqual({ "cs-l-pendleton": "red" });
    for (const turn of [6, 12]) expect(july(turn)).toEqual({});
    expect(activated("confederate", { K10: "cs-l-pendleton" }, { turn: 8 })).toEqual({});
  });
});
