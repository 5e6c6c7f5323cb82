import { describe, expect, test } from "vitest";
import { blank } from "../support/field.ts";
import { factorsOf, fight, losses } from "../support/fight.ts";
import { Table, active, at, movement } from "../support/table.ts";

describe("a battle", () => {
  test("BR83-7.3-a BR83-CRT-a BR83-X01: odds, a die, the table; losses first, then the survivors go back", () => {
    const table = fight({
      attackers: { K9: "us-2nh us-1ri" },
      defenders: { K10: "cs-8va" },
      factors: { "us-2nh": "1-2", "us-1ri": "1-2", "cs-8va": "2-2" },
      dice: [5], // 1-1: AE and AB2
    });
    expect(table.last("fought")).toMatchObject({
      rule: "BR83-7.3-a",
      die: 5,
      results: ["AE", "AB2"],
      reckoning: { kind: "melee", odds: "1-1" },
    });
    expect(table.step).toBe("losses");
    table.act({ type: "lose", piece: "us-2nh" }).done();
    expect(table.decision).toMatchObject({ step: "retreat", about: { pieces: ["us-1ri"] } });
    expect(table.rolled).toEqual(["combat"]);
  });
  test("BR83-7.2-a BR83-R48: every result is carried out, advances too, before the next die falls", () => {
    const table = fight({
      attackers: { K9: "us-1nj", T9: "us-2nj" },
      defenders: { K10: "cs-8va", T10: "cs-49va" },
      targets: "cs-8va",
      adjacent: "us-1nj",
      factors: { "us-1nj": "20-4", "us-2nj": "20-4" },
      open: true,
    });
    table.declare("cs-49va", "us-2nj").dice(1).done().done();
    expect(table.step).toBe("advance");
    expect(table.rolled).toEqual(["combat"]);
    table.dice(1).act({ type: "advance", piece: "us-1nj", hex: "K10" });
    expect(table.rolled).toEqual(["combat", "combat"]);
  });
  test("BR83-7.33-a: units of the hex that are not in the battle feel nothing", () => {
    const table = fight({
      attackers: { K9: "us-1nj us-2nj" },
      defenders: { K10: "cs-8va cs-49va" },
      targets: "cs-8va",
      adjacent: "us-1nj",
      factors: { "us-1nj": "20-4", "us-2nj": "1-4", "cs-49va": "1-4" },
      open: true,
    });
    table.declare("cs-49va", "us-2nj").dice(2, 3).done().done();
    expect(table.decision).toMatchObject({ step: "retreat", about: { pieces: ["cs-8va"] } });
  });
  test("BR83-R62 BR83-R74: who fought bears the mark until the turn ends", () => {
    const table = fight({
      attackers: { K9: "us-1nj" },
      defenders: { K10: "cs-8va" },
      factors: { "us-1nj": "20-4" },
      dice: [2],
    });
    expect(table.piece("us-1nj").fought).toBe(true);
    expect(table.piece("cs-8va").fought).toBeUndefined();
    table.act({ type: "retreat", piece: "cs-8va", via: "K11", hex: "K12" }).done();
    table.to("movement", "confederate");
    expect(table.piece("us-1nj").fought).toBeUndefined();
  });
});

describe("worse than 1-6", () => {
  const hopeless = (factors: Record<string, string>, more: object = {}) =>
    fight({
      attackers: {
        K9: Object.keys(factors)
          .filter((id) => id.startsWith("us"))
          .join(" "),
      },
      defenders: { K10: "cs-18va" },
      factors,
      ...more,
    });
  test("BR83-7.31-e BR83-CRT-h BR83-R27 V-08: 2 to 13, no die, the attackers are lost", () => {
    const table = hopeless({ "us-2nh": "2-3", "cs-18va": "2-7" }, { more: { map: HILL } });
    expect(losses(table)).toEqual(["us-2nh"]);
    expect(table.rolled).toEqual([]);
    expect(table.last("fought")).toMatchObject({ rule: "BR83-7.31-e", results: [], reckoning: { odds: "none" } });
    expect(table.last("lost").cause).toBe("cancelled");
  });
  test("BR83-R81 BR83-7.7-a V-139: all of them, however little they met; guns that supported live", () => {
    const table = fight({
      attackers: { K9: "us-2nh us-1ri us-71nym", M10: "us-d5us" },
      defenders: { K10: "cs-18va" },
      adjacent: "us-2nh us-1ri us-71nym",
      guns: "us-d5us",
      factors: { "us-2nh": "0-3", "us-1ri": "0-3", "us-71nym": "1-3", "us-d5us": "1-3", "cs-18va": "2-7" },
      more: { map: HILL },
    });
    expect(losses(table)).toEqual(["us-2nh", "us-1ri", "us-71nym"].toSorted(byRoster(table)));
    expect(table.hex("us-d5us")).toBe("M10");
    expect(table.hex("cs-18va")).toBe("K10");
  });
  test("BR83-7.32-a BR83-R42 V-12: cavalry 0-1-6 alone is lost without a battle", () => {
    const table = new Table(
      {
        name: "alone",
        at: { stage: "combat", turn: 5, side: "confederate" },
        map: blank(),
        placements: at({ K9: "cs-terry", K10: "us-71nym" }),
      },
      [],
    );
    expect(losses(table)).toEqual(["cs-terry"]);
    expect(table.last("lost").rule).toBe("BR83-R42");
  });
});

/** K10 is a hilltop above K9. */
const HILL = blank({ slope: ["K9"], crests: [["K10", "K9"]] });
function byRoster(table: Table): (a: string, b: string) => number {
  const { index } = table.game.field;
  return (a, b) => (index.get(a) as number) - (index.get(b) as number);
}

describe("bombardment", () => {
  const bombard = (attack: number, defense: number, die: number[], defenders = "cs-18va cs-l-cocke") =>
    fight({
      attackers: { M10: "us-d5us" },
      defenders: { K10: defenders },
      targets: "cs-18va",
      adjacent: "",
      guns: "us-d5us",
      factors: { "us-d5us": `${attack}-3`, "cs-18va": `2-${defense}` },
      dice: die,
    });
  test("BR83-9.6-a BR83-CRT-i BR83-R41 BR83-X02 V-47: 2 to 3 is 1-2 on the table of its own", () => {
    const table = bombard(2, 3, [1]);
    expect(table.last("fought")).toMatchObject({ rule: "BR83-9.6-a", results: ["DB2"], reckoning: { odds: "1-2" } });
    expect(table.rolled).toEqual(["bombardment"]);
    expect(table.decision).toMatchObject({ step: "retreat", sides: ["confederate"] });
    // away from the guns
    expect(table.hexes("retreat")).toEqual(["I10", "I11", "I9"]);
  });
  test("BR83-R37 BR83-R40 BR83-9.64-a BR83-4.32-a BR83-CRT-i V-48: at 1-3 no die and no effect, yet the leaders are roused", () => {
    const table = bombard(1, 3, []);
    expect(table.rolled).toEqual([]);
    expect(table.last("fought")).toMatchObject({ rule: "BR83-CRT-i", results: [] });
    expect(table.last("flagged").pieces).toEqual(["cs-l-cocke"]);
    table.to("movement", "confederate");
    expect(table.last("commanded").activations.find(({ piece }) => piece === "cs-l-cocke")).toMatchObject({
      cause: expect.stringMatching(/bombarded|enemy/),
    });
    expect(table.piece("cs-l-cocke").bombarded).toBeUndefined();
  });
  test("BR83-CRT-i BR83-Tb2 V-53: 2-1 and a 5 is nothing", () => {
    const table = bombard(4, 2, [5]);
    expect(table.last("fought").results).toEqual([]);
    expect(losses(table)).toEqual([]);
    expect(table.hex("cs-18va")).toBe("K10");
  });
});

describe("automatic victory", () => {
  const overwhelm = (...pieces: string[]) => ({ type: "overwhelm", pieces }) as const;
  /** The figure of rule 10: Longstreet next to 71 NYM; Evans and Holmes behind. */
  const av = (die: number[]): Table =>
    new Table(
      {
        name: "figure",
        at: movement("confederate", 6),
        map: blank(),
        placements: [
          ...active({ T16: "cs-b-longstreet", T15: "cs-b-evans", U16: "cs-b-holmes" }),
          ...at({ U17: "us-71nym", V16: "us-2ohio" }),
        ],
      },
      die,
    );

  test("BR83-10.5-a BR83-SP-i BR83-D10 V-18 X-35: fought on the 6-1 column; it retreats, he may advance and is spent", () => {
    const table = av([2]);
    table.act(overwhelm("us-71nym"), { type: "assign", piece: "cs-b-longstreet" }, { type: "fight" });
    expect(table.last("fought")).toMatchObject({
      rule: "BR83-10.5-a",
      results: ["DB2"],
      reckoning: { kind: "automatic-victory", odds: "6-1" },
    });
    expect(table.hexes("retreat")).toContain("V18");
    table.act({ type: "retreat", piece: "us-71nym", via: "U18", hex: "V18" });
    table.act({ type: "advance", piece: "cs-b-longstreet", hex: "U17" });
    expect(table.hex("cs-b-longstreet")).toBe("U17");
    expect(table.step).toBe("movement");
    expect(table.piece("cs-b-longstreet")).toMatchObject({ spent: true, moved: true });
    table.refuses({ type: "take", piece: "cs-b-longstreet" }, "BR83-10.6-a", "move-spent");
  });
  test("BR83-10.6-a BR83-10.7-a BR83-6.3-b BR83-R61 X-36: the others move on and must attack it again; next to the spent brigade Schenck is left alone", () => {
    const table = av([2, 1]);
    table.act(overwhelm("us-71nym"), { type: "assign", piece: "cs-b-longstreet" }, { type: "fight" });
    table.act({ type: "retreat", piece: "us-71nym", via: "U18", hex: "V18" });
    table.act({ type: "advance", piece: "cs-b-longstreet", hex: "U17" });
    table.go("cs-b-evans", "T16", "T17", "U18").go("cs-b-holmes", "T16", "T17", "U18");
    expect(table.last("moved")).toMatchObject({ stoppedBy: ["us-71nym"] });
    expect(table.legal("overwhelm")).toEqual([overwhelm("us-71nym")]);
    table.done();
    if (table.step === "window") table.done();
    expect(table.decision.about.owed).toEqual({
      targets: ["us-71nym"],
      attackers: ["cs-b-evans", "cs-b-holmes"],
    });
  });
  test("BR83-10.7-a BR83-10.5-a: a survivor may be overwhelmed again in the same phase", () => {
    const table = av([2, 1]);
    table.act(overwhelm("us-71nym"), { type: "assign", piece: "cs-b-longstreet" }, { type: "fight" });
    table.act({ type: "retreat", piece: "us-71nym", via: "U18", hex: "V18" }, { type: "done" });
    table.go("cs-b-evans", "T16", "T17", "U18").go("cs-b-holmes", "T16", "T17", "U18");
    table.act(overwhelm("us-71nym"), { type: "assign", piece: "cs-b-evans" }, { type: "assign", piece: "cs-b-holmes" });
    table.act({ type: "fight" });
    expect(table.hex("us-71nym")).toBe("lost");
    expect(table.rolled).toEqual(["combat", "combat"]);
  });
  test("BR83-10.6-a BR83-R24: a brigade that breaks after its automatic victory leaves nobody who may move", () => {
    const table = av([1]);
    table.act(overwhelm("us-71nym"), { type: "assign", piece: "cs-b-longstreet" }, { type: "fight" });
    table.act({ type: "break", piece: "cs-b-longstreet" }, { type: "advance", piece: "cs-1va", hex: "U17" });
    table.done().done();
    for (const piece of ["cs-l-longstreet", "cs-1va", "cs-11va"])
      table.refuses({ type: "take", piece }, "BR83-10.6-a", "move-spent");
    expect(table.legal("form")).toEqual([]);
  });
  test("BR83-R60 BR83-R59: units that did not move, and inactive ones, may make it, and do not move afterwards", () => {
    const table = new Table(
      {
        name: "inactive",
        at: movement("confederate", 6),
        map: blank(),
        placements: at({ T16: "cs-b-longstreet", U17: "us-71nym" }),
      },
      [1],
    );
    table.act(overwhelm("us-71nym"), { type: "assign", piece: "cs-b-longstreet" }, { type: "fight" });
    table.act({ type: "advance", piece: "cs-b-longstreet", hex: "U17" });
    expect(table.hex("cs-b-longstreet")).toBe("U17");
  });
  test("BR83-8.22-a BR83-10.6-a: a leader who went along with an advance has moved", () => {
    const table = new Table(
      {
        name: "leader",
        at: movement("confederate", 6),
        map: blank(),
        placements: [...active({ T16: "cs-1va cs-l-longstreet" }), ...at({ U17: "us-71nym" })],
        pieces: factorsOf({ "cs-1va": "20-2" }),
      },
      [1],
    );
    table.act(overwhelm("us-71nym"), { type: "assign", piece: "cs-1va" }, { type: "fight" });
    table.act({ type: "advance", piece: "cs-1va", hex: "U17" }, { type: "follow", piece: "cs-l-longstreet" });
    table.refuses({ type: "take", piece: "cs-l-longstreet" }, "BR83-5.2-a", "move-moved");
  });
});
