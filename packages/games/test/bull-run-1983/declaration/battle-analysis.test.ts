import { describe, expect, test } from "vitest";
import {
  type DeclaredBattle,
  declaredBattles,
  forecastBattle,
  sightBars,
  targetsFrom,
} from "../../../src/bull-run-1983/index.ts";
import { Table, at, combats, movement } from "../support/table.ts";

const short = (battles: readonly DeclaredBattle[]): string[] =>
  battles.map(({ number, targets, adjacent, guns, open, settled, forecast }) =>
    [
      number,
      `${targets.join("+")}<${[...adjacent, ...guns].join("+")}`,
      forecast?.reckoning.odds ?? "-",
      ...(open ? ["open"] : []),
      ...(settled ? ["settled"] : []),
    ].join(" "),
  );

/** The terrain figure, with another battle elsewhere. */
const FIGURE = [
  ...at({ QQ18: "cs-18va", QQ19: "us-reg", QQ17: "us-1mich", GG10: "cs-28va", GG11: "us-1minn" }),
  { piece: "us-d5us", hex: "RR17", face: "battle" },
] as const;

describe("the battles of a declaration", () => {
  test("BR83-7.4-a X-24 are forecast as they are composed, closed and put in order", () => {
    const g = new Table({ at: combats("union"), placements: FIGURE });
    const now = (): string[] => short(declaredBattles(g.game, g.position));
    expect(now()).toEqual([]);
    g.act({ type: "target", piece: "cs-18va" });
    expect(now()).toEqual(["1 cs-18va< - open"]);
    g.act({ type: "assign", piece: "us-reg" }, { type: "assign", piece: "us-1mich" });
    expect(now()).toEqual(["1 cs-18va<us-reg+us-1mich 1-2 open"]);
    g.act({ type: "close" }, { type: "join", piece: "us-d5us", battle: 1 });
    expect(now()).toEqual(["1 cs-18va<us-reg+us-1mich+us-d5us 1-1"]);
    g.act({ type: "complete" });
    expect(now()[1]).toBe("2 cs-28va<us-1minn 1-1");
    expect(g.done().step).toBe("order");
    expect(g.decision.about["settled"]).toBe(0);
    g.dice(1, 1).act({ type: "next", battle: 2 });
    expect(g.last("declared").battles.map(({ targets }) => targets.join())).toEqual(["cs-28va", "cs-18va"]);
    expect(declaredBattles(g.game, g.position)).toEqual([]);
  });

  test("BR83-10.1-a V-14 an automatic victory while it is composed", () => {
    const g = new Table({
      at: movement("confederate"),
      placements: at({ U17: "us-1mich", T16: "cs-18va cs-28va cs-8va" }, { active: true }),
      pieces: [
        { id: "cs-18va", attack: 8 },
        { id: "cs-28va", attack: 8 },
      ],
    });
    g.act({ type: "overwhelm", pieces: ["us-1mich"] });
    expect(short(declaredBattles(g.game, g.position))).toEqual(["1 us-1mich< - open"]);
    g.refuses({ type: "fight" }, "BR83-10.3-a", "overwhelm-odds");
    g.act({ type: "assign", piece: "cs-28va" }, { type: "assign", piece: "cs-18va" });
    expect(declaredBattles(g.game, g.position)[0].forecast).toMatchObject({
      reckoning: { kind: "automatic-victory", odds: "6-1" },
      chances: { DE: 5, DB2: 1 },
    });
    g.dice(1).act({ type: "fight" });
    expect(g.last("fought")).toMatchObject({ rule: "BR83-10.5-a", die: 1, results: ["DE"] });
    expect(g.hex("us-1mich")).not.toBe("U17");
  });
});

test("BR83-9.6-a BR83-7.31-a any units can be weighed against any", () => {
  const g = new Table({ at: combats("union"), placements: FIGURE });
  const units = { targets: ["cs-18va"], adjacent: ["us-reg", "us-d5us", "us-1mich"], guns: [] };
  expect(forecastBattle(g.game, g.position, units).reckoning).toMatchObject({
    kind: "melee",
    totals: { adjacent: 10, support: 0, defense: 8 },
    odds: "1-1",
  });
  expect(forecastBattle(g.game, g.position, { ...units, adjacent: [], guns: ["us-d5us"] }).reckoning).toMatchObject({
    kind: "bombardment",
    totals: { adjacent: 0, support: 3, defense: 4 },
    odds: "1-2",
  });
  expect(() => forecastBattle(g.game, g.position, { ...units, adjacent: ["us-2nh"] })).toThrow(
    "us-2nh is not on the map",
  );
});

test("BR83-9.2-a BR83-9.31-a BR83-9.32-a what a unit could attack, and what bars its sight", () => {
  const g = new Table({ at: combats("union"), placements: FIGURE });
  expect(targetsFrom(g.game, g.position, "us-reg")).toEqual({ melee: ["cs-18va"], fire: [] });
  expect(targetsFrom(g.game, g.position, "us-d5us", "QQ16")).toEqual({ melee: [], fire: ["cs-18va"] });
  expect(targetsFrom(g.game, g.position, "us-d5us", "GG13")).toEqual({ melee: [], fire: [] });
  // over a unit to a hilltop
  expect(sightBars(g.game, g.position, "QQ16", "QQ18")).toEqual([]);
  expect(sightBars(g.game, g.position, "GG13", "GG10")).toEqual([
    { what: "unit", hexes: ["GG11"], rule: "BR83-9.31-a" },
  ]);
  expect(sightBars(g.game, g.position, "QQ16", "RR18")).toEqual([
    { what: "unit", hexes: ["QQ17"], rule: "BR83-9.31-a" },
    { what: "woods", hexes: ["RR17"], rule: "BR83-9.31-a" },
  ]);
  expect(sightBars(g.game, g.position, "QQ15", "QQ16")).toEqual([]);
});
