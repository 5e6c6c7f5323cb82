import { describe, expect, test } from "vitest";
import { blank } from "../support/field.ts";
import { type Fight, fight, losses } from "../support/fight.ts";
import { at } from "../support/table.ts";

const STRONG = { "us-1nj": "20-4", "us-2nj": "20-4", "us-1njm": "20-4" };

/** The defenders must go back: an attack from K9, or these hexes, at 6-1 with a 2. */
function rout(defenders: Readonly<Record<string, string>>, more: Partial<Fight> = {}) {
  const attackers = more.attackers ?? { K9: "us-1nj" };
  return fight({
    attackers,
    defenders,
    targets: "cs-8va",
    dice: [2],
    ...more,
    factors: { ...STRONG, ...more.factors },
  });
}

describe("two hexes away", () => {
  test("BR83-7.8-a BR83-7.81-a BR83-CRT-e BR83-D16 V-61: from K10, fought from K9, five hexes are open", () => {
    const table = rout({ K10: "cs-8va" });
    expect(table.hexes("retreat")).toEqual(["I11", "J11", "K12", "L11", "M11"]);
    expect(table.legal("retreat").filter(({ hex }) => hex === "J11")).toHaveLength(2);
    table.refuses({ type: "retreat", piece: "cs-8va", via: "J10", hex: "I10" }, "BR83-7.81-a", "retreat-away");
    table.refuses({ type: "retreat", piece: "cs-8va", via: "K11", hex: "K11" }, "BR83-7.8-a", "retreat-two");
    table.refuses({ type: "retreat", piece: "cs-8va", via: "L9", hex: "M10" }, "BR83-7.83-a", "retreat-contact");
    table.refuses({ type: "retreat", piece: "us-1nj", via: "K8", hex: "K7" }, "BR83-7.33-a", "retreat-stranger");
    table.act({ type: "retreat", piece: "cs-8va", via: "L10", hex: "L11" });
    expect(table.hex("cs-8va")).toBe("L11");
    expect(table.last("retreated")).toMatchObject({ from: "K10", via: "L10", to: "L11" });
  });
  test("BR83-7.81-a BR83-R50 V-62: from two enemies only what is away from both", () => {
    const table = rout({ K10: "cs-8va" }, { attackers: { K9: "us-1nj", L10: "us-2nj" } });
    expect(table.legal("retreat")).toEqual([{ type: "retreat", piece: "cs-8va", via: "J10", hex: "I11" }]);
  });
  test("BR83-7.83-a V-63: with every way in a zone of control it is lost", () => {
    const table = rout({ K10: "cs-8va" }, { attackers: { K9: "us-1nj", K11: "us-2nj" } });
    expect(table.last("lost")).toMatchObject({ piece: "cs-8va", cause: "retreat" });
  });
  test("BR83-7.81-a BR83-CRT-f V-64: guns at long range are fled from as well", () => {
    const table = rout(
      { K10: "cs-8va" },
      { attackers: { K9: "us-1nj", N10: "us-d5us" }, adjacent: "us-1nj", guns: "us-d5us" },
    );
    expect(table.hexes("retreat")).toEqual(["I11"]);
  });
  test("BR83-7.81-a BR83-CRT-f BR83-R49 V-65: nearer ways count where all the others would kill", () => {
    const full = {
      I11: "cs-3sc cs-11nc cs-8la cs-2sc",
      J11: "cs-6ala cs-6la cs-1va cs-11va cs-17va",
      K12: "cs-18va cs-19va cs-28va cs-5nc cs-24va cs-5sc",
      L11: "cs-17miss cs-18miss cs-7la cs-5ala cs-1ark cs-2tenn",
      M11: "cs-2va cs-4va cs-5va cs-4ala cs-2miss cs-7ga",
    };
    const table = rout({ K10: "cs-8va", ...full });
    expect(table.legal("retreat").map(({ via, hex }) => `${via} ${hex}`)).toEqual(["L10 M10", "J10 I10"]);
    table.refuses({ type: "retreat", piece: "cs-8va", via: "K11", hex: "K12" }, "BR83-7.83-b", "retreat-full");
  });
  test("BR83-7.82-a: woods, streams and slopes are nothing to it", () => {
    const map = blank({ woods: ["K11"], stream: ["K12"], slope: ["J11"], crests: [["J10", "J11"]] });
    const table = rout({ K10: "cs-8va" }, { more: { map } });
    expect(table.hexes("retreat")).toEqual(["I11", "J11", "K12", "L11", "M11"]);
  });
  test("BR83-7.81-b: several go one at a time, in any order, to hexes of their own", () => {
    const table = rout({ K10: "cs-8va cs-49va" }, { targets: "cs-8va cs-49va" });
    expect([...new Set(table.legal("retreat").map(({ piece }) => piece))]).toEqual(["cs-8va", "cs-49va"]);
    table.act({ type: "retreat", piece: "cs-49va", via: "K11", hex: "K12" });
    table.act({ type: "retreat", piece: "cs-8va", via: "J10", hex: "I11" });
    expect([table.hex("cs-49va"), table.hex("cs-8va")]).toEqual(["K12", "I11"]);
  });
  test("BR83-9.52-a BR83-GL-b BR83-R07 V-46: AB2 sends the adjacent attackers back, not the guns", () => {
    const table = fight({
      attackers: { K9: "us-1nj", N10: "us-d5us" },
      defenders: { K10: "cs-8va" },
      adjacent: "us-1nj",
      guns: "us-d5us",
      factors: { "us-1nj": "1-2", "us-d5us": "1-3", "cs-8va": "1-1" },
      dice: [4],
    });
    expect(table.decision).toMatchObject({ step: "retreat", sides: ["union"], about: { pieces: ["us-1nj"] } });
  });
});

describe("fatal ways", () => {
  const ford = blank({
    river: ["UU28", "J11", "L10", "J10", "L11"],
    fords: [{ hex: "K11", water: "Run" }],
  });
  test("BR83-7.83-d BR83-7.83-c V-66: through a ford, into a river", () => {
    const table = rout({ K10: "cs-8va" }, { more: { map: ford } });
    expect(losses(table)).toEqual(["cs-8va"]);
  });
  test("BR83-7.83-d BR83-11.5-a: through ABATIS; ending on them is fine", () => {
    const table = rout({ X7: "cs-8va" }, { attackers: { X6: "us-1nj" }, more: { map: blank(), abatis: ["X8", "W9"] } });
    const ways = table.legal("retreat").map(({ via, hex }) => `${via} ${hex}`);
    expect(ways).toContain("W8 W9");
    expect(ways.some((one) => one.startsWith("X8"))).toBe(false);
    table.refuses({ type: "retreat", piece: "cs-8va", via: "X8", hex: "X9" }, "BR83-7.83-d", "retreat-through");
  });
  test("BR83-7.83-b BR83-7.83-e BR83-5.52-b V-67: a ford holds eight, and retreats use nothing of what may enter it", () => {
    const map = blank({ river: ["UU28", "J11", "L11"], fords: [{ hex: "K12", water: "Run" }] });
    for (const [defense, open] of [
      [2, true],
      [3, false],
    ] as const) {
      const table = rout(
        { K10: "cs-8va", K12: "cs-18va cs-19va cs-28va" },
        { more: { map, fordUse: { K12: 7 } }, factors: { "cs-8va": `1-${defense}` } },
      );
      expect(table.hexes("retreat").includes("K12")).toBe(open);
      if (!open) continue;
      table.act({ type: "retreat", piece: "cs-8va", via: "K11", hex: "K12" });
      expect(table.view("union").fordUse).toEqual({ K12: 7 });
    }
  });
  test("BR83-7.83-c BR83-MAP1.1-c: off the map, or into a hex that is no part of it", () => {
    const table = rout({ A3: "cs-8va" }, { attackers: { A4: "us-1nj" }, more: { map: blank({ unplayable: ["A2"] }) } });
    expect(table.hexes("retreat")).toEqual(["B1", "C2"]);
    table.refuses({ type: "retreat", piece: "cs-8va", via: "A2", hex: "A1" }, "BR83-7.83-c", "retreat-edge");
  });
  test("BR83-7.83-c: into a river", () => {
    const table = rout({ K10: "cs-8va" }, { more: { map: blank({ river: ["UU28", "K11"] }) } });
    table.refuses({ type: "retreat", piece: "cs-8va", via: "K11", hex: "K12" }, "BR83-7.83-c", "retreat-river");
  });
  test("BR83-7.74-b BR83-14.22-a BR83-R47 V-114: measured from the last hex before the fatal one", () => {
    // K11, which it can pass, is four from the leader; every hex beyond is a river
    const map = blank({ river: ["UU28", "J10", "L10", "J11", "L11", "K12"] });
    const near = rout({ K10: "cs-8va", K15: "cs-l-cocke" }, { more: { map } });
    expect(near.hex("cs-8va")).toBe("rally");
    const far = rout({ K10: "cs-8va", K16: "cs-l-cocke" }, { more: { map } });
    expect(far.hex("cs-8va")).toBe("lost");
  });
});

describe("brigades in retreat", () => {
  const whole = (more: Partial<Fight> = {}) => rout({ K10: "cs-b-evans" }, { targets: "cs-b-evans", ...more });

  test("BR83-8.5-a BR83-8.42-a: it goes as one, or breaks and its parts go each for itself", () => {
    const table = whole();
    expect(table.pieces("break")).toEqual(["cs-b-evans"]);
    table.act({ type: "break", piece: "cs-b-evans" });
    expect(table.decision.about).toMatchObject({ pieces: ["cs-4sc", "cs-lasp"] });
    table.act({ type: "retreat", piece: "cs-4sc", via: "K11", hex: "K12" });
    expect(table.step).toBe("following");
    table.act({ type: "follow", piece: "cs-l-evans" });
    expect(table.inHex("K12")).toEqual(["cs-l-evans", "cs-4sc"]);
    const together = whole();
    together.act({ type: "retreat", piece: "cs-b-evans", via: "K11", hex: "K12" });
    expect(together.hex("cs-b-evans")).toBe("K12");
  });
  test("BR83-8.52-a BR83-8.42-a BR83-R23: with none but a bridge or a ford to go by it breaks first", () => {
    const map = blank({
      river: ["UU28", "J10", "L10"],
      bridges: [{ hex: "K11", name: "Bridge", water: "Run" }],
    });
    const table = whole({ more: { map } });
    expect(table.last("broke").piece).toBe("cs-b-evans");
    expect(table.decision).toMatchObject({ step: "retreat", about: { pieces: ["cs-4sc", "cs-lasp"] } });
    expect(table.hexes("retreat")).toEqual(["J11", "K12", "L11"]);
  });
  test("BR83-8.52-a: by a bridge it cannot go whole", () => {
    const map = blank({ bridges: [{ hex: "K11", name: "Bridge", water: "Run" }] });
    const table = whole({ more: { map } });
    table.refuses({ type: "retreat", piece: "cs-b-evans", via: "K11", hex: "K12" }, "BR83-8.52-a", "retreat-brigade");
  });
});

describe("whom a retreat meets", () => {
  test("BR83-R78 BR83-12.3-a: an enemy leader alone next to its way is lost, one farther off is not", () => {
    const far = fight({
      attackers: { K9: "us-1nj" },
      defenders: { K10: "cs-8va" },
      factors: STRONG,
      dice: [2],
      more: { placements: at({ K9: "us-1nj", M13: "us-l-porter", K10: "cs-8va" }) },
    });
    far.act({ type: "retreat", piece: "cs-8va", via: "L10", hex: "M11" });
    expect(far.hex("us-l-porter")).toBe("M13");
    const near = fight({
      attackers: { K9: "us-1nj" },
      defenders: { K10: "cs-8va" },
      factors: STRONG,
      dice: [2],
      more: { placements: at({ K9: "us-1nj", M12: "us-l-porter", K10: "cs-8va" }) },
    });
    near.act({ type: "retreat", piece: "cs-8va", via: "L10", hex: "M11" });
    expect(near.hex("us-l-porter")).toBe("lost");
  });
  test("BR83-R52 BR83-12.4-a BR83-12.3-a: its leader may go along; if he stays alone among enemies he is lost without a roll", () => {
    const stays = rout({ K10: "cs-8va cs-l-cocke" });
    stays.act({ type: "retreat", piece: "cs-8va", via: "K11", hex: "K12" });
    expect(stays.decision).toMatchObject({ step: "following", about: { pieces: ["cs-l-cocke"], hex: "K12" } });
    stays.refuses({ type: "follow", piece: "cs-l-evans" }, "BR83-12.4-a", "follow-stranger");
    stays.done();
    expect(stays.last("lost")).toMatchObject({ piece: "cs-l-cocke", cause: "contact" });
    const goes = rout({ K10: "cs-8va cs-l-cocke" });
    goes.act({ type: "retreat", piece: "cs-8va", via: "K11", hex: "K12" });
    goes.act({ type: "follow", piece: "cs-l-cocke" });
    expect(goes.hex("cs-l-cocke")).toBe("K12");
  });
  test("BR83-4.82-b: a retreat that comes near face-down pieces turns them up", () => {
    const table = fight({
      side: "confederate",
      attackers: { K9: "cs-hampton cs-1vacav" },
      defenders: { K10: "us-2nh" },
      dice: [2],
      factors: { "cs-hampton": "20-4", "us-2nh": "1-3" },
      more: {
        at: { stage: "combat", turn: 2, side: "confederate" },
        placements: [...at({ K9: "cs-hampton", K10: "us-2nh" }), ...at({ K16: "cs-3sc" }, { frozen: true })],
      },
      adjacent: "cs-hampton",
    });
    table.act({ type: "retreat", piece: "us-2nh", via: "K11", hex: "K12" });
    expect(table.last("thawed")).toMatchObject({ pieces: [{ piece: "cs-3sc", hex: "K16" }], by: "us-2nh" });
  });
});
