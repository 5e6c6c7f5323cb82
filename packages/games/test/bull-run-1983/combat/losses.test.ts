import { describe, expect, test } from "vitest";
import { type Fight, fight, losses } from "../support/fight.ts";
import { blank } from "../support/field.ts";

const lose = (piece: string) => ({ type: "lose", piece }) as const;

/** A hill at K11: its slope is K10. */
const HILL = { map: blank({ slope: ["K10"], crests: [["K11", "K10"]] }) };

function at(attackers: string, defenders: string, more: Partial<Fight> = {}): Parameters<typeof fight>[0] {
  return { attackers: { K10: attackers }, defenders: { K11: defenders }, ...more };
}

describe("AE and DE", () => {
  test("BR83-7.71-a BR83-7.71-b BR83-CRT-b V-30: a doubled defender of 2 costs 4; 3 and 2 must both go", () => {
    const table = fight(
      at("us-2nh us-1ri", "cs-18va", {
        factors: { "us-2nh": "1-3", "us-1ri": "1-2", "cs-18va": "2-2" },
        more: HILL,
        dice: [6], // 2:4 is 1-2: AE and AB2
      }),
    );
    expect(table.decision.about).toMatchObject({ loss: 8, paid: 0 });
    table.act(lose("us-2nh"));
    expect(losses(table)).toEqual(["us-2nh", "us-1ri"]);
  });
  test("BR83-7.71-b BR83-7.51-a V-31: on fords two points count for one", () => {
    const map = blank({
      fords: ["J10", "L10"].map((hex) => ({ hex, water: "Run" })),
    });
    const table = fight({
      attackers: { J10: "us-2nh", L10: "us-1ri" },
      defenders: { K11: "cs-18va" },
      factors: { "us-2nh": "2-2", "us-1ri": "2-2", "cs-18va": "2-2" },
      more: { map },
      dice: [6],
    });
    expect(losses(table)).toEqual(["us-2nh", "us-1ri"]);
  });
  test("BR83-7.71-a BR83-9.5-a BR83-CRT-c BR83-GL-c V-36: support fire adds nothing to what the defender loses", () => {
    const table = fight({
      attackers: { K10: "us-2nh", M10: "us-d5us" },
      defenders: { K11: "cs-18va cs-19va" },
      guns: "us-d5us",
      factors: { "us-2nh": "5-2", "us-d5us": "9-3", "cs-18va": "2-3", "cs-19va": "2-2" },
      dice: [1], // 10:5 is 2-1: DE
    });
    expect(table.decision).toMatchObject({ rule: "BR83-7.73-a", about: { loss: 4 } });
    table.act(lose("cs-19va")).done();
    expect(losses(table)).toEqual(["cs-19va"]);
  });
  test("BR83-7.32-a BR83-7.71-a V-37: the defence of units that cannot attack counts", () => {
    const table = fight(
      at("us-2nh us-palmer", "cs-18va cs-19va", {
        factors: { "us-2nh": "8-2", "us-palmer": "0-1", "cs-18va": "2-2", "cs-19va": "2-2" },
        dice: [1],
      }),
    );
    expect(table.decision.about).toMatchObject({ loss: 6 });
    table.act(lose("cs-18va"));
    expect(losses(table)).toEqual(["cs-18va", "cs-19va"]);
  });
  test("BR83-7.73-b BR83-8.42-a BR83-R57 V-38: a brigade breaks and pays with a part; the rest stays", () => {
    const table = fight(
      at("us-2nh", "cs-b-bonham", { factors: { "us-2nh": "10-3" }, dice: [1] }), // 2-1
    );
    expect(table.pieces("break")).toEqual(["cs-b-bonham"]);
    table.act({ type: "break", piece: "cs-b-bonham" }, lose("cs-3sc")).done();
    expect(table.inHex("K11")).toEqual(["cs-l-bonham", "cs-7sc"]);
    expect(losses(table)).toEqual(["cs-3sc"]);
    expect(table.hex("cs-b-bonham")).toBe("card");
  });
  test("BR83-7.73-a BR83-CRT-d BR83-D15: the loser chooses, and may lose more than he must", () => {
    const table = fight(
      at("us-2nh", "cs-18va cs-19va cs-28va", {
        factors: { "us-2nh": "12-2", "cs-18va": "2-2", "cs-19va": "2-2", "cs-28va": "2-2" },
        dice: [1],
      }),
    );
    expect(table.pieces("lose")).toEqual(["cs-18va", "cs-19va", "cs-28va"]);
    table.refuses({ type: "done" }, "BR83-7.71-a", "lose-unpaid");
    table.refuses(lose("us-2nh"), "BR83-7.73-a", "lose-enemy");
    table.act(lose("cs-28va"), lose("cs-19va")).done();
    expect(table.inHex("K11")).toEqual(["cs-18va"]);
  });
  test("BR83-7.71-c V-41: who has too little loses all, and no more", () => {
    const table = fight({
      attackers: { K10: "us-2nh us-1ri us-l-burnside" },
      defenders: { K11: "cs-18va" },
      adjacent: "us-2nh us-1ri",
      factors: { "us-2nh": "1-2", "us-1ri": "1-2", "cs-18va": "2-6" },
      dice: [5, 1], // 1-3: AE and AB2; then Burnside goes back
    });
    expect(losses(table)).toEqual(["us-2nh", "us-1ri"]);
    // the defender counts for 6 DP, here there are 4: 8 halves
    expect(table.all("owed")).toMatchObject([{ rule: "BR83-7.71-c", side: "union", loss: 8 }]);
    expect(table.step).toBe("retreat");
    expect(table.decision.about).toMatchObject({ pieces: ["us-l-burnside"] });
  });
  test("BR83-7.71-e BR83-7.33-a: only units of the battle are lost", () => {
    const table = fight({
      attackers: { K10: "us-2nh us-1ri", L10: "us-2ri" },
      defenders: { K11: "cs-18va", L9: "cs-19va" },
      targets: "cs-18va",
      adjacent: "us-2nh us-2ri",
      factors: { "us-2nh": "1-2", "us-1ri": "3-2", "us-2ri": "1-2", "cs-18va": "2-2", "cs-19va": "2-2" },
      open: true,
    });
    table.act({ type: "target", piece: "cs-19va" }, { type: "assign", piece: "us-1ri" }, { type: "close" });
    table.dice(6).done().done();
    expect(table.pieces("lose")).toEqual(["us-2nh", "us-2ri"]);
  });
  test("BR83-CRT-a BR83-7.3-a BR83-R57 V-39 V-40: DE with DB2 at 1-1, DE alone at 2-1", () => {
    const even = fight(
      at("us-2nh", "cs-18va cs-19va", {
        factors: { "us-2nh": "4-2", "cs-18va": "2-2", "cs-19va": "2-2" },
        dice: [1],
      }),
    );
    even.act(lose("cs-18va")).done();
    expect(even.decision).toMatchObject({ step: "retreat", about: { pieces: ["cs-19va"] } });
    const two = fight(
      at("us-2nh", "cs-18va cs-19va", {
        factors: { "us-2nh": "8-2", "cs-18va": "2-2", "cs-19va": "2-2" },
        dice: [1],
      }),
    );
    two.act(lose("cs-18va")).done();
    expect(two.hex("cs-19va")).toBe("K11");
    expect(two.step).not.toBe("retreat");
  });
});

describe("EX", () => {
  const exchange = (us: Record<string, string>, cs: Record<string, string>, more: Partial<Fight> = {}) =>
    fight({
      attackers: { K10: Object.keys(us).join(" ") },
      defenders: { K11: Object.keys(cs).join(" ") },
      factors: { ...us, ...cs },
      dice: [2],
      ...more,
    });

  test("BR83-7.71-d BR83-R56 BR83-R83 V-32: the weaker goes, the other pays as much", () => {
    const table = exchange({ "us-2nh": "1-3", "us-1ri": "1-2" }, { "cs-18va": "2-2" });
    expect(table.decision).toMatchObject({ sides: ["union"], about: { loss: 4 } });
    table.act(lose("us-1ri")).done();
    expect(losses(table)).toEqual(["us-1ri", "cs-18va"]);
  });
  test("BR83-R56 V-33: a single unit that cannot be divided overpays", () => {
    const table = exchange({ "us-2nh": "2-3" }, { "cs-18va": "2-2" });
    expect(losses(table)).toEqual(["us-2nh", "cs-18va"]);
  });
  test("BR83-R56 V-34: the defender pays no more than the attacker is worth", () => {
    const table = exchange({ "us-2nh": "4-1" }, { "cs-18va": "2-2", "cs-19va": "2-2" });
    expect(losses(table)).toEqual(["us-2nh"]);
    expect(table.decision).toMatchObject({ sides: ["confederate"], about: { loss: 2 } });
    table.act(lose("cs-19va")).done();
    expect(losses(table)).toEqual(["us-2nh", "cs-19va"]);
  });
  test("BR83-7.71-b BR83-7.71-d V-35: doubled points count double on both sides", () => {
    const table = exchange({ "us-2nh": "2-2", "us-1ri": "2-2" }, { "cs-18va": "2-2" }, { more: HILL });
    expect(losses(table)).toEqual(["us-2nh", "us-1ri", "cs-18va"]);
  });
  test("BR83-9.52-a BR83-GL-b V-42: guns in support neither pay nor count", () => {
    const table = fight({
      attackers: { K10: "us-2nh", M10: "us-d5us" },
      defenders: { K11: "cs-18va cs-19va" },
      guns: "us-d5us",
      factors: { "us-2nh": "6-3", "us-d5us": "6-3", "cs-18va": "2-2", "cs-19va": "2-2" },
      dice: [2], // 12:4 is 3-1
    });
    expect(losses(table)).toEqual(["us-2nh"]);
    expect(table.decision.about).toMatchObject({ loss: 6 });
    table.act(lose("cs-18va"));
    expect(losses(table)).toEqual(["us-2nh", "cs-18va", "cs-19va"]);
    expect(table.hex("us-d5us")).toBe("M10");
  });
});

describe("DL1", () => {
  const bombard = (defenders: string, factors: Record<string, string>) =>
    fight({
      attackers: { M10: "us-d5us" },
      defenders: { K11: defenders },
      targets: defenders
        .split(" ")
        .filter((piece) => !piece.startsWith("cs-l-"))
        .join(" "),
      adjacent: "",
      guns: "us-d5us",
      factors: { "us-d5us": "12-3", ...factors },
      dice: [4],
    });
  test("BR83-7.72-a BR83-R41 BR83-D15 V-52: one unit of the defender's choice", () => {
    const table = bombard("cs-8va cs-49va", {});
    expect(table.decision.rule).toBe("BR83-7.72-a");
    expect(table.pieces("lose")).toEqual(["cs-49va", "cs-8va"]);
    table.act(lose("cs-8va")).done();
    expect(losses(table)).toEqual(["cs-8va"]);
  });
  test("BR83-7.73-b BR83-8.42-a X-30: a brigade breaks and loses one of its units", () => {
    const table = fight({
      attackers: { M10: "us-d5us" },
      defenders: { K11: "cs-b-evans" },
      adjacent: "",
      guns: "us-d5us",
      factors: { "us-d5us": "20-3" },
      dice: [5],
    });
    table.act({ type: "break", piece: "cs-b-evans" }, lose("cs-lasp")).done();
    expect(table.inHex("K11")).toEqual(["cs-l-evans", "cs-4sc"]);
  });
});

describe("where the lost go", () => {
  const dies = (leaderHex: string) =>
    fight({
      attackers: { K10: "us-2nh us-1ri" },
      defenders: { K11: "cs-18va", [leaderHex]: "cs-l-cocke" },
      targets: "cs-18va",
      factors: { "us-2nh": "6-3", "us-1ri": "6-3", "cs-18va": "2-2" },
      dice: [1],
    });
  test("BR83-7.74-a BR83-14.2-a BR83-14.21-a BR83-MAP1.2-a V-113: infantry within four hexes of its leader goes to the RALLY box", () => {
    expect(dies("K15").hex("cs-18va")).toBe("rally");
    expect(dies("K16").hex("cs-18va")).toBe("lost");
  });
  test("BR83-14.2-a BR83-1.35-a V-113: rivers do not matter", () => {
    const map = blank({ river: ["UU28", ..."H13 I12 J13 K13 L12 M13 N12 O12".split(" ")] });
    const table = fight({
      attackers: { K10: "us-2nh us-1ri" },
      defenders: { K11: "cs-18va", K15: "cs-l-cocke" },
      targets: "cs-18va",
      factors: { "us-2nh": "6-3", "us-1ri": "6-3", "cs-18va": "2-2" },
      more: { map },
      dice: [1],
    });
    expect(table.hex("cs-18va")).toBe("rally");
  });
  test("BR83-14.23-a BR83-7.7-a: cavalry, batteries and infantry of no brigade are lost for good", () => {
    const table = fight({
      attackers: { K10: "us-1nj us-2nj" },
      defenders: { K11: "cs-terry cs-rogers cs-hampton", K12: "cs-l-evans cs-l-cocke" },
      targets: "cs-terry cs-rogers cs-hampton",
      factors: { "us-1nj": "9-6", "us-2nj": "9-6" },
      dice: [1],
    });
    for (const piece of ["cs-terry", "cs-rogers", "cs-hampton"]) expect(table.hex(piece)).toBe("lost");
  });
  test("BR83-14.21-a BR83-8.3-a: a brigade that dies breaks up, its infantry goes to the box, its leader rolls", () => {
    const table = fight({
      attackers: { K10: "us-1nj us-2nj" },
      defenders: { K11: "cs-b-evans" },
      factors: { "us-1nj": "9-6", "us-2nj": "9-6" },
      dice: [1, 5],
    });
    expect(table.hex("cs-4sc")).toBe("rally");
    expect(table.hex("cs-lasp")).toBe("rally");
    expect(table.hex("cs-b-evans")).toBe("card");
    expect(table.last("leader-tested")).toMatchObject({ piece: "cs-l-evans", result: "LE" });
  });
});
