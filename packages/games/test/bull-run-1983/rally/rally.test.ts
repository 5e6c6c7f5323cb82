import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1983/index.ts";
import { blank } from "../support/field.ts";
import { fight } from "../support/fight.ts";
import { Table, at, movement, rallies } from "../support/table.ts";

const OPEN = blank();
const FAR = at({ CCC1: "cs-18va" });
const revive = (piece: string) => ({ type: "revive", piece }) as const;
const boxed = (...pieces: string[]): Placement[] => pieces.map((piece) => ({ piece, where: "rally" }));

/** A Union Rally phase. */
function phase(placements: readonly Placement[], turn = 9, more: object = {}): Table {
  return new Table({ name: "rally", at: rallies("union", turn), map: OPEN, placements, ...more });
}
/** Burnside and 1 RI stand together, 2 RI is in the box. */
const READY = [...at({ K10: "us-l-burnside us-1ri" }), ...boxed("us-2ri"), ...FAR];

describe("reviving", () => {
  test("BR83-14.1-a BR83-14.3-a BR83-14.33-a BR83-D20 V-110: from NOON a leader with his infantry revives a unit in his hex", () => {
    const table = new Table({ name: "noon", at: movement("union", 7), map: OPEN, placements: READY });
    table.done();
    expect(table.legal("revive")).toEqual([revive("us-2ri")]);
    table.act(revive("us-2ri"));
    expect(table.inHex("K10")).toEqual(["us-l-burnside", "us-1ri", "us-2ri"]);
    expect(table.last("revived")).toMatchObject({ piece: "us-2ri", leader: "us-l-burnside", hex: "K10" });
    expect(table.piece("us-2ri").revived).toBe(true);
  });
  test("BR83-14.1-a BR83-14.4-a V-109: nobody before NOON", () => {
    expect(phase(READY, 6).side).toBe("confederate");
    const table = phase([...READY, ...at({ X5: "us-2nh" })], 6, { abatis: ["X5"] });
    table.refuses(revive("us-2ri"), "BR83-14.1-a", "revive-early");
  });
  test("BR83-14.32-a BR83-R62 BR83-4.12-a: leader and companion must not have moved or fought, nor been pressed; inactive they may", () => {
    for (const flag of ["moved", "fought", "pressed", "spent", "entered"] as const)
      for (const piece of ["us-l-burnside", "us-1ri"]) {
        const placements = READY.map((one) => (one.piece === piece ? { ...one, [flag]: true } : one));
        expect(phase(placements).side, `${piece} ${flag}`).toBe("confederate");
      }
    expect(
      phase(READY)
        .legal("revive")
        .map(({ piece }) => piece),
    ).toEqual(["us-2ri"]);
  });
  test("BR83-14.3-a BR83-14.32-a BR83-R63 BR83-SP-h: no enemy next to them when the Movement phase began, nor now", () => {
    const table = new Table({
      name: "pressed",
      at: movement("union", 9),
      map: OPEN,
      placements: [...at({ K10: "us-l-burnside us-1ri us-2nh", K11: "cs-8va" }), ...boxed("us-2ri")],
    });
    expect(table.piece("us-1ri").pressed).toBe(true);
    const near = phase([...at({ K10: "us-l-burnside us-1ri", K11: "cs-8va" }), ...boxed("us-2ri")]);
    expect(near.side).toBe("confederate");
  });
  test("BR83-14.32-a BR83-8.3-a V-111: they may have formed their brigade", () => {
    const table = new Table({
      name: "formed",
      at: movement("union", 9),
      map: OPEN,
      placements: [...at({ K10: "us-l-burnside us-1ri us-2nh" }), ...boxed("us-2ri"), ...FAR],
    });
    table.act({ type: "form", piece: "us-b-burnside", pieces: ["us-2nh", "us-1ri"] }).done();
    table.act(revive("us-2ri"));
    expect(table.inHex("K10")).toEqual(["us-b-burnside", "us-2ri"]);
  });
  test("BR83-14.31-a V-112: a battery, cavalry or another brigade's infantry is no companion", () => {
    for (const piece of ["us-2ri-bty", "us-palmer", "us-14nym"]) {
      const table = phase([...at({ K10: `us-l-burnside ${piece}`, X5: "us-8nym" }), ...boxed("us-2ri"), ...FAR], 9, {
        abatis: ["X5"],
      });
      table.refuses(revive("us-2ri"), "BR83-14.31-a", "revive-alone");
    }
  });
  test("BR83-14.32-a: who was elsewhere in this turn is told apart from who was busy, of leaders and of companions", () => {
    const told = (marks: Readonly<Record<string, Partial<Placement>>>): Table =>
      phase(
        [
          ...["us-l-burnside", "us-1ri", "us-2nh"].map((piece) => ({ piece, hex: "K10", ...marks[piece] })),
          ...boxed("us-2ri"),
          ...FAR,
          ...at({ X5: "us-8nym" }),
        ],
        9,
        { abatis: ["X5"] },
      );
    for (const flag of ["moved", "advanced", "entered"])
      told({ "us-l-burnside": { [flag]: true } }).refuses(revive("us-2ri"), "BR83-14.32-a", "revive-moved");
    for (const flag of ["fought", "pressed", "spent"])
      told({ "us-l-burnside": { [flag]: true } }).refuses(revive("us-2ri"), "BR83-14.32-a", "revive-busy");
    told({ "us-1ri": { moved: true }, "us-2nh": { entered: true } }).refuses(
      revive("us-2ri"),
      "BR83-14.32-a",
      "revive-companion-moved",
    );
    told({ "us-1ri": { moved: true }, "us-2nh": { fought: true } }).refuses(
      revive("us-2ri"),
      "BR83-14.32-a",
      "revive-companion-busy",
    );
  });
  test("BR83-14.31-a: only his own brigade, and only while he lives", () => {
    const table = phase([...READY, ...boxed("us-14nym"), ...at({ X5: "us-8nym" })], 9, { abatis: ["X5"] });
    table.refuses(revive("us-14nym"), "BR83-14.31-a", "revive-leader");
    table.refuses(revive("us-1ri"), "BR83-14.2-a", "revive-alive");
    const dead = phase([...at({ K10: "us-1ri", X5: "us-8nym" }), ...boxed("us-2ri"), ...FAR], 9, { abatis: ["X5"] });
    dead.refuses(revive("us-2ri"), "BR83-14.31-a", "revive-leader");
  });
  test("BR83-14.4-a V-115: one unit a player-turn, whoever could", () => {
    const table = phase([...READY, ...at({ K20: "us-l-porter us-14nym", X5: "us-2me" }), ...boxed("us-reg")], 9, {
      abatis: ["X5"],
    });
    expect(table.legal("revive").map(({ piece }) => piece)).toEqual(["us-reg", "us-2ri"].toSorted(byId(table)));
    table.act(revive("us-2ri")).refuses(revive("us-reg"), "BR83-14.4-a", "revive-once");
  });
  test("BR83-R69 BR83-5.4-a V-116: not where the hex is full", () => {
    const eleven = { K10: "us-l-burnside us-1ri us-2nh us-14nym us-13ny", X5: "us-8nym" };
    const table = phase([...at(eleven), ...boxed("us-2ri"), ...FAR], 9, { abatis: ["X5"] });
    table.refuses(revive("us-2ri"), "BR83-R69", "revive-full");
    const nine = { K10: "us-l-burnside us-1ri us-2nh us-14nym" };
    expect(phase([...at(nine), ...boxed("us-2ri"), ...FAR]).allows(revive("us-2ri"))).toBe(true);
  });
  test("BR83-14.32-a BR83-11.6-a: who rallies may remove ABATIS as well", () => {
    const table = phase([...at({ X5: "us-l-burnside us-1ri" }), ...boxed("us-2ri"), ...FAR], 9, { abatis: ["X5"] });
    table.act(revive("us-2ri"), { type: "clear", hex: "X5" });
    expect(table.view("union").abatis).toEqual([]);
  });
  test("BR83-14.33-a BR83-14.21-a: a unit lost in this very turn may come back", () => {
    const table = fight({
      turn: 9,
      attackers: { K10: "us-71nym", K13: "us-l-burnside us-1ri" },
      defenders: { K9: "cs-18va" },
      adjacent: "us-71nym",
      factors: { "us-71nym": "1-1", "cs-18va": "2-1" },
      dice: [6],
    });
    expect(table.hex("us-71nym")).toBe("rally");
    table.act(revive("us-71nym"));
    expect(table.hex("us-71nym")).toBe("K13");
  });
  test("BR83-14.5-a: it is as good as new, and may be revived again", () => {
    const table = phase([
      ...at({ K10: "us-l-burnside us-1ri" }),
      { piece: "us-2ri", where: "rally", revived: true },
      ...FAR,
    ]);
    table.act(revive("us-2ri"));
    expect(table.hex("us-2ri")).toBe("K10");
  });
  test("BR83-14.5-a BR83-14.33-a: nothing that it did before clings to it, but the way it came by", () => {
    const before = { fought: true, pressed: true, bombarded: true, route: "north" } as const;
    const table = phase(
      [...at({ K10: "us-l-burnside us-1ri", X5: "us-8nym" }), { piece: "us-2ri", where: "rally", ...before }, ...FAR],
      9,
      { abatis: ["X5"] },
    );
    table.act(revive("us-2ri"));
    const { fought, pressed, bombarded, ...now } = table.piece("us-2ri");
    expect([fought, pressed, bombarded]).toEqual([undefined, undefined, undefined]);
    expect(now).toMatchObject({ hex: "K10", revived: true, entered: true, route: "north" });
  });
});

describe("EXHAUSTION", () => {
  const dies = (marks: Partial<Placement>, exhaustion: "on" | "off") =>
    fight({
      side: "confederate",
      turn: 9,
      attackers: { K9: "cs-18va" },
      defenders: { K10: "us-71nym", K13: "us-l-burnside us-1ri" },
      targets: "us-71nym",
      factors: { "cs-18va": "20-2" },
      dice: [1],
      more: {
        options: { exhaustion },
        placements: [
          ...at({ K9: "cs-18va", K13: "us-l-burnside us-1ri" }),
          { piece: "us-71nym", hex: "K10", ...marks },
        ],
      },
    }).hex("us-71nym");

  test("BR83-OPT3-a V-129: who marched from R1 is revived once", () => {
    expect(dies({ route: "north" }, "on")).toBe("rally");
    expect(dies({ route: "north", revived: true }, "on")).toBe("lost");
  });
  test("BR83-14.22-a BR83-OPT3-a: who came another way was lost too far off, whether he had returned before or not", () => {
    const lost = (marks: Partial<Placement>): Table =>
      phase(
        [...at({ K10: "us-l-burnside us-1ri", X5: "us-8nym" }), { piece: "us-2ri", where: "lost", ...marks }, ...FAR],
        9,
        { abatis: ["X5"], options: { exhaustion: "on" } },
      );
    lost({ revived: true, route: "north" }).refuses(revive("us-2ri"), "BR83-OPT3-a", "revive-exhausted");
    lost({ revived: true, route: "south-east" }).refuses(revive("us-2ri"), "BR83-14.22-a", "revive-far");
    lost({ route: "north" }).refuses(revive("us-2ri"), "BR83-14.22-a", "revive-far");
  });
  test("BR83-OPT3-a: the others as often as they like, and everybody without the option", () => {
    expect(dies({ route: "centreville", revived: true }, "on")).toBe("rally");
    expect(dies({ route: "north", revived: true }, "off")).toBe("rally");
  });
});

function byId(table: Table): (a: string, b: string) => number {
  const { index } = table.game.field;
  return (a, b) => (index.get(a) as number) - (index.get(b) as number);
}
