import { describe, expect, test } from "vitest";
import { battleForecast, couldAttack } from "../../../src/bull-run-1983/combat/forecast.ts";
import type { Battle } from "../../../src/bull-run-1983/frames.ts";
import { reckon } from "../../../src/bull-run-1983/combat/reckoning.ts";
import {
  BELOW,
  attackStrength,
  attackerDefense,
  columnFor,
  columnOf,
  defenseStrength,
  doubledBy,
  totalsOf,
  uphillBy,
} from "../../../src/bull-run-1983/combat/strength.ts";
import { ODDS } from "../../../src/bull-run-1983/vocabulary.ts";
import { type Battlefield, battlefield } from "../support/battlefield.ts";
import type { Features } from "../support/field.ts";

/** Odds of two strengths in points. */
function odds(attack: number, defense: number): string {
  const column = columnOf(attack * 2, defense * 2);
  return column === BELOW ? "none" : ODDS[column];
}
/** `attack:defence odds`, in points. */
function fought(b: Battlefield, battle: Battle): string {
  const totals = totalsOf(b.field, b.p, battle);
  const column = columnFor(battle.kind, totals);
  return `${(totals.adjacent + totals.support) / 2}:${totals.defense / 2} ${column === BELOW ? "none" : ODDS[column]}`;
}

describe("odds", () => {
  test("BR83-7.31-a BR83-7.31-b BR83-7.31-c V-01 V-02 V-03 V-04 V-05 V-06 V-07 round for the defender", () => {
    expect(odds(7, 2)).toBe("3-1");
    expect(odds(8, 3)).toBe("2-1");
    expect(odds(5, 5)).toBe("1-1");
    expect(odds(3, 4)).toBe("1-2");
    expect(odds(3, 8)).toBe("1-3");
    expect(odds(2.5, 8)).toBe("1-4");
    expect(odds(2, 12)).toBe("1-6");
    expect(odds(5, 4)).toBe("1-1");
    expect(odds(4, 8)).toBe("1-2");
    expect(odds(4, 9)).toBe("1-3");
  });
  test("BR83-7.31-d V-09 above 6-1 counts as 6-1", () => {
    expect(odds(13, 2)).toBe("6-1");
    expect(odds(12, 2)).toBe("6-1");
    expect(odds(11, 2)).toBe("5-1");
    expect(odds(90, 1)).toBe("6-1");
  });
  test("BR83-7.31-e V-08 below 1-6 there is no column", () => {
    expect(odds(2, 13)).toBe("none");
    expect(odds(0, 1)).toBe("none");
  });
  test("BR83-7.5-a V-10 V-11 halves are kept", () => {
    expect(odds(4.5, 1.5)).toBe("3-1");
    expect(odds(1.5, 2)).toBe("1-2");
  });
  test("BR83-CRT-i V-48 a bombardment below 1-2 has no column", () => {
    const b = battlefield({}, ["u g bty 1-2 K10", "c d inf 3-3 K13", "c e inf 2-2 K12"]);
    expect(fought(b, b.bombardment("d", "g"))).toBe("1:3 none");
    expect(fought(b, b.bombardment("e", "g"))).toBe("1:2 1-2");
    expect(battleForecast(b.field, b.p, b.bombardment("d", "g"))).toMatchObject({
      chances: {},
      losses: { attacker: 0, defender: 0 },
    });
  });
});

describe("halving", () => {
  const on = (features: Features, factors: string, kind: string, target: Features = {}): number => {
    const b = battlefield({ ...features, ...target }, [`u a ${kind} ${factors} K10`, "c d inf 2-2 K11"]);
    return attackStrength(b.field, b.p, b.unit("a"), [b.unit("d")]) / 2;
  };
  const FORD: Features = { fords: [{ hex: "K10", water: "Run" }] };

  test("BR83-7.51-a on a ford or a bridge every unit is halved, attacking or defending", () => {
    expect(on(FORD, "3-2", "inf")).toBe(1.5);
    expect(on({ bridges: [{ hex: "K10", name: "Bridge", water: "Run" }] }, "3-2", "cav")).toBe(1.5);
    const b = battlefield(FORD, ["u a inf 3-3 K10", "c d inf 2-2 K11"]);
    expect(defenseStrength(b.field, b.p, b.unit("a"), [b.unit("d")])).toBe(3);
  });
  test("BR83-7.5-a BR83-7.71-b V-31 halving takes half of both factors, without rounding", () => {
    const b = battlefield(FORD, ["u a inf 3-3 K10", "c d inf 2-2 K11"]);
    expect(attackerDefense(b.field, b.p, b.unit("a"), [b.unit("d")])).toBe(3);
  });
  test("BR83-7.52-a BR83-9.7-a V-28 woods halve batteries only", () => {
    expect(on({ woods: ["K10"] }, "3-2", "bty")).toBe(1.5);
    expect(on({ woods: ["K11"] }, "3-2", "bty")).toBe(1.5);
    expect(on({ woods: ["K10", "K11"] }, "3-2", "inf")).toBe(3);
  });
  test("BR83-7.5-b V-19 once at the most", () => {
    expect(on({ woods: ["K10", "K11"] }, "3-2", "bty")).toBe(1.5);
    expect(on({ ...FORD, woods: ["K11"] }, "3-2", "bty")).toBe(1.5);
  });
  test("BR83-9.7-a V-20 one target of several in woods is enough", () => {
    const b = battlefield({ ...FORD, woods: ["K11"] }, [
      "u a bty 3-2 K10",
      "u g bty 4-2 K13",
      "c d inf 2-2 K11",
      "c e inf 2-2 L10",
    ]);
    expect(attackStrength(b.field, b.p, b.unit("a"), b.units("d e"))).toBe(3);
    expect(attackStrength(b.field, b.p, b.unit("g"), b.units("d e"))).toBe(4);
    expect(attackStrength(b.field, b.p, b.unit("g"), b.units("e"))).toBe(8);
  });
  test("BR83-9.8-a BR83-7.52-b V-22 a defending battery is halved by woods of its own only", () => {
    const b = battlefield({ woods: ["K10", "L10"] }, ["u a inf 3-2 K10", "c d bty 2-2 K11", "c e bty 2-2 L10"]);
    expect(defenseStrength(b.field, b.p, b.unit("d"), b.units("a"))).toBe(4);
    expect(defenseStrength(b.field, b.p, b.unit("e"), b.units("a"))).toBe(2);
  });
});

describe("doubling", () => {
  const CREST: Features = { crests: [["K10", "K11"]] };

  test("BR83-7.42-a BR83-7.4-a a hilltop is uphill of its slope, not the other way round", () => {
    const b = battlefield(CREST, ["c d inf 2-2 K10", "u a inf 4-2 K11"]);
    expect(uphillBy(b.field, b.p, b.hex("K10"), b.hex("K11"))).toBe("BR83-7.42-a");
    expect(uphillBy(b.field, b.p, b.hex("K11"), b.hex("K10"))).toBeUndefined();
    expect(uphillBy(b.field, b.p, b.hex("K10"), b.hex("K13"))).toBeUndefined();
    expect(fought(b, b.melee("d", "a"))).toBe("4:4 1-1");
  });
  test("BR83-7.42-a a hilltop with a stream that does not run into its slope: each is uphill of the other", () => {
    const b = battlefield({ ...CREST, stream: ["K10"] }, ["c d inf 2-2 K10", "u a inf 4-2 K11"]);
    expect(doubledBy(b.field, b.p, b.unit("d"), b.units("a"))).toBe("BR83-7.42-a");
    expect(doubledBy(b.field, b.p, b.unit("a"), b.units("d"))).toBe("BR83-7.41-a");
  });
  test("BR83-7.4-a BR83-7.32-a V-26 one attacker on level ground undoes it, even one who cannot attack", () => {
    const b = battlefield(CREST, ["c d inf 2-2 K10", "u a inf 4-2 K11", "u z cav 0-1 L10"]);
    expect(fought(b, b.melee("d", "a"))).toBe("4:4 1-1");
    expect(fought(b, b.melee("d", "a z"))).toBe("4:2 2-1");
  });
  test("BR83-7.4-b V-27 guns at long range do not", () => {
    const b = battlefield(CREST, ["c d inf 2-2 K10", "u a inf 4-2 K11", "u g bty 2-2 K7"]);
    expect(fought(b, b.melee("d", "a", "g"))).toBe("6:4 1-1");
  });
  test("BR83-9.63-a V-29 a bombardment doubles nobody", () => {
    const b = battlefield(CREST, ["c d inf 2-2 K10", "u g bty 2-2 K13"]);
    expect(fought(b, b.bombardment("d", "g"))).toBe("2:2 1-1");
  });
  test("BR83-7.41-a V-24 V-25 stream hexes are uphill of one another unless the stream runs across between them", () => {
    const lines = ["c d inf 2-2 K10", "u a inf 2-2 K11"];
    const apart = battlefield({ stream: ["K10", "K11"] }, lines);
    expect(doubledBy(apart.field, apart.p, apart.unit("d"), apart.units("a"))).toBe("BR83-7.41-a");
    const along = battlefield({ stream: ["K10", "K11"], streamSides: [["K10", "K11"]] }, lines);
    expect(doubledBy(along.field, along.p, along.unit("d"), along.units("a"))).toBeUndefined();
    const dry = battlefield({ stream: ["K10"] }, lines);
    expect(doubledBy(dry.field, dry.p, dry.unit("d"), dry.units("a"))).toBeUndefined();
    expect(doubledBy(dry.field, dry.p, dry.unit("a"), dry.units("d"))).toBe("BR83-7.41-a");
  });
  test("BR83-R33 BR83-R43 V-21 V-23 halved and doubled both apply", () => {
    const wood = battlefield({ ...CREST, woods: ["K10"] }, ["c d bty 2-2 K10", "u a inf 4-2 K11"]);
    expect(defenseStrength(wood.field, wood.p, wood.unit("d"), wood.units("a"))).toBe(4);
    const ford = battlefield({ fords: [{ hex: "K10", water: "Run" }], stream: ["K11"] }, [
      "c d inf 2-2 K10",
      "u a inf 4-2 K11",
    ]);
    expect(defenseStrength(ford.field, ford.p, ford.unit("d"), ford.units("a"))).toBe(4);
  });
  test("BR83-R44 nobody is uphill of a ford because a stream runs there: it is no stream hex", () => {
    const b = battlefield({ fords: [{ hex: "K10", water: "Run" }] }, ["c d inf 2-2 L10", "u a inf 4-2 K10"]);
    expect(doubledBy(b.field, b.p, b.unit("d"), b.units("a"))).toBeUndefined();
  });
  test("BR83-7.6-a roads change nothing", () => {
    const b = battlefield({ ...CREST, woods: ["K10"], majorRoads: [["K10", "K11"]] }, [
      "c d bty 2-2 K10",
      "u a bty 4-2 K11",
    ]);
    expect(fought(b, b.melee("d", "a"))).toBe("2:2 1-1");
  });
  test("BR83-7.4-b units of other battles change nothing", () => {
    const b = battlefield(CREST, ["c d inf 2-2 K10", "c e inf 2-2 K10", "u a inf 4-2 K11", "u x inf 4-2 L10"]);
    expect(fought(b, b.melee("d", "a"))).toBe("4:4 1-1");
    expect(fought(b, b.melee("e", "x"))).toBe("4:2 2-1");
  });
});

describe("the terrain figure", () => {
  const HILL: Features = {
    fords: [{ hex: "QQ19", water: "Bull Run" }],
    woods: ["RR17"],
    crests: [
      ["QQ18", "QQ17"],
      ["QQ18", "QQ19"],
      ["QQ18", "RR17"],
    ],
  };
  const lines = (mich: string): string[] => [
    "c va18 inf 2-2 QQ18",
    "u reg inf 3-3 QQ19",
    "u d5us bty 3-2 RR17",
    `u mich1 inf 2-2 ${mich}`,
  ];
  test("BR83-Tb7 BR83-7.4-a BR83-7.51-a BR83-7.52-a X-24 uphill of all attackers: 5 to 4", () => {
    const b = battlefield(HILL, lines("QQ17"));
    expect(fought(b, b.melee("va18", "reg d5us mich1"))).toBe("5:4 1-1");
  });
  test("BR83-7.4-a X-25 not uphill of one of them: 5 to 2", () => {
    const b = battlefield(HILL, lines("PP17"));
    expect(fought(b, b.melee("va18", "reg d5us mich1"))).toBe("5:2 2-1");
  });
  test("BR83-7.4-a BR83-7.51-a a reckoning names every change with its rule", () => {
    const b = battlefield(HILL, lines("QQ17"));
    const { targets, adjacent, totals, odds: column } = reckon(b.field, b.p, b.melee("va18", "reg d5us mich1"));
    expect(targets).toEqual([
      {
        piece: "va18",
        hex: "QQ18",
        printed: 2,
        counts: 8,
        defense: 8,
        changes: [{ by: "doubled", rule: "BR83-7.42-a" }],
      },
    ]);
    expect(adjacent.map(({ piece, counts, defense, changes }) => [piece, counts, defense, ...changes])).toEqual([
      ["reg", 3, 3, { by: "halved", rule: "BR83-7.51-a" }],
      ["d5us", 3, 2, { by: "halved", rule: "BR83-7.52-a" }],
      ["mich1", 4, 4],
    ]);
    expect(totals).toEqual({ adjacent: 10, support: 0, defense: 8 });
    expect(column).toBe("1-1");
  });
});

describe("support fire", () => {
  test("BR83-9.51-a BR83-9.5-a V-43 counts no more than the adjacent attackers", () => {
    const b = battlefield({}, ["c d inf 2-2 K10", "u a inf 3-3 K11", "u g bty 5-2 K7"]);
    expect(fought(b, b.melee("d", "a", "g"))).toBe("6:2 3-1");
  });
  test("BR83-9.51-a V-44 the cap counts terrain", () => {
    const b = battlefield({ fords: [{ hex: "K11", water: "Run" }] }, [
      "c d inf 2-2 K10",
      "u a inf 3-3 K11",
      "u g bty 3-2 K7",
    ]);
    expect(fought(b, b.melee("d", "a", "g"))).toBe("3:2 1-1");
  });
  test("BR83-9.51-a V-45 adjacent batteries have none", () => {
    const b = battlefield({}, ["c d inf 2-2 K10", "u a inf 1-3 K11", "u g bty 3-2 K11"]);
    expect(fought(b, b.melee("d", "a g"))).toBe("4:2 2-1");
  });
  test("BR83-9.5-a V-36 V-42 adds nothing to losses", () => {
    const b = battlefield({}, ["c d inf 2-3 K10", "u a inf 3-2 K11", "u g bty 3-3 K7"]);
    expect(totalsOf(b.field, b.p, b.melee("d", "a", "g"))).toEqual({ adjacent: 6, support: 6, defense: 6, exposed: 4 });
  });
  test("BR83-7.71-a V-37 attackers that cannot attack add theirs", () => {
    const b = battlefield({}, ["c d inf 2-2 K10", "u a inf 3-2 K11", "u z cav 0-1 K11"]);
    expect(totalsOf(b.field, b.p, b.melee("d", "a z")).exposed).toBe(6);
  });
});

describe("bombardment", () => {
  test("BR83-9.6-a V-47 V-49 normal odds, each target by itself", () => {
    const b = battlefield({}, [
      "c d inf 3-3 K10",
      "c e inf 2-2 K10",
      "c f bty 2-2 K10",
      "u g bty 2-2 K13",
      "u h bty 3-2 K13",
    ]);
    expect(fought(b, b.bombardment("d", "g"))).toBe("2:3 1-2");
    expect(fought(b, b.bombardment("e", "h"))).toBe("3:2 1-1");
    expect(fought(b, b.bombardment("e f", "g h"))).toBe("5:4 1-1");
  });
});

describe("forecast", () => {
  test("BR83-7.3-a BR83-CRT-a counts the falls of every result, and what they cost at the least", () => {
    const b = battlefield({}, ["c d inf 2-2 K10", "u a inf 4-3 K11"]);
    // 2-1: DE, EX, DB2, AB2, EX, AE+AB2
    expect(battleForecast(b.field, b.p, b.melee("d", "a"))).toMatchObject({
      reckoning: { odds: "2-1", kind: "melee" },
      chances: { DE: 1, EX: 2, DB2: 1, AB2: 2, AE: 1 },
      losses: { attacker: 12, defender: 12 },
    });
  });
  test("BR83-10.5-a an automatic victory uses the 6-1 column", () => {
    const b = battlefield({}, ["c d inf 1-1 K10", "u a inf 8-3 K11"]);
    expect(battleForecast(b.field, b.p, b.melee("d", "a"), true)).toMatchObject({
      reckoning: { odds: "6-1", kind: "automatic-victory" },
      chances: { DE: 5, DB2: 1 },
      losses: { attacker: 0, defender: 10 },
    });
  });
  test("BR83-7.31-e BR83-R81 V-139 below 1-6 all adjacent attackers go", () => {
    const b = battlefield({}, ["c d inf 7-7 K10", "u a inf 1-5 K11", "u b inf 0-4 K11", "u g bty 0-3 K7"]);
    expect(battleForecast(b.field, b.p, b.melee("d", "a b", "g"))).toMatchObject({
      reckoning: { odds: "none" },
      chances: {},
      losses: { attacker: 18 * 6, defender: 0 },
    });
  });
  test("BR83-7.72-a BR83-7.73-b a bombarded brigade loses its weakest unit", () => {
    const b = battlefield({}, ["c d bde 6-5 K10 3 2", "u g bty 5-2 K13", "u h bty 5-2 K13"]);
    // 2-1: DL1, -, DB2, -, -, -
    expect(battleForecast(b.field, b.p, b.bombardment("d", "g h"))).toMatchObject({
      reckoning: { odds: "2-1", kind: "bombardment" },
      chances: { DL1: 1, DB2: 1 },
      losses: { attacker: 0, defender: 4 },
    });
  });
  test("BR83-9.41-a BR83-9.2-a what a unit could attack from a hex", () => {
    const b = battlefield({ woods: ["L10"] }, [
      "u g bty 3-2 K13",
      "u a inf 3-2 K14",
      "c d inf 2-2 K10",
      "c e inf 2-2 L9",
      "c boss ldr 0-0 K10",
    ]);
    const reach = (piece: string, hex?: string): string[][] => {
      const { melee, fire } = couldAttack(b.field, b.p, b.unit(piece), ...(hex === undefined ? [] : [b.hex(hex)]));
      return [melee, fire].map((pieces) => pieces.map((one) => b.field.ids[one]));
    };
    expect(reach("g")).toEqual([[], ["d"]]);
    expect(reach("g", "K11")).toEqual([["d"], []]);
    expect(reach("a")).toEqual([[], []]);
    expect(reach("a", "K9")).toEqual([["d", "e"], []]);
  });
});
