import { describe, expect, test } from "vitest";
import { MODIFIERS } from "../../../src/second-bull-run-1862/vocabulary.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { Combats, assault, attacker, defender } from "../support/combats.ts";

/** Dice for a combat of which only the lines are looked at. */
const ANY = [3, 3, 3, 3, 3, 3, 3];
const EVEN = { hardin: 6, seymour: 6, carr: 6, pryor: 6, toombs: 6, jones: 6 } as const;

/** A combat between two zones of the map. */
function between(
  from: string,
  zone: string,
  unit = "hardin",
  enemy = "pryor",
  more: readonly Placement[] = [],
): Combats {
  return new Combats(
    {
      placements: [{ unit, zone: from, facing: zone, attacks: zone }, { unit: enemy, zone, facing: from }, ...more],
    },
    ANY,
  ).fight(zone);
}

describe("stars and fatigue", () => {
  test("SB62-10.3.3-a one for each zone with a star, however many stand there", () => {
    const g = assault(ANY, {
      attackers: [attacker("gibbon"), attacker("meade"), attacker("tower", "107"), attacker("hardin", "120")],
      defenders: [defender("hood"), defender("law")],
    });
    expect(g.fought.modifiers.attacker[1]).toMatchObject({ key: "star", value: 2, rule: "SB62-10.3.3-a" });
    expect(g.fought.modifiers.defender[0]).toMatchObject({ key: "star", value: 1, units: ["hood", "law"] });
  });

  test("SB62-10.3.3-a a star that stands by without fighting does not count", () => {
    const g = assault(ANY, { attackers: [attacker("hardin"), { unit: "meade", zone: "106", facing: "105" }] });
    expect(g.modifiers("attacker").some((line) => line.startsWith("star"))).toBe(false);
  });

  test("EX-7a EX-7b EX-7c V-19 V-20 V-21 SB62-10.3.4-a SB62-10.4-z levels add up, to four for the attacker and two for the defender", () => {
    const tired = (attackers: readonly number[], defenders: readonly number[]): readonly string[] => {
      const zones = ["106", "107", "120"];
      const g = assault(ANY, {
        attackers: attackers.map((fatigue, at) =>
          attacker(["hardin", "seymour", "carr"][at] as string, zones[at] as string, { fatigue }),
        ),
        defenders: defenders.map((fatigue, at) => defender(["pryor", "toombs"][at] as string, { fatigue })),
        combat: EVEN,
      });
      return [...g.modifiers("attacker"), ...g.modifiers("defender")].filter((line) => line.startsWith("fatigue"));
    };
    expect(tired([0], [1])).toEqual(["fatigue -1"]);
    expect(tired([0], [1, 1])).toEqual(["fatigue -2"]);
    expect(tired([2, 2, 2], [0])).toEqual(["fatigue -4"]);
    expect(tired([0], [2, 2])).toEqual(["fatigue -2"]);
    expect(tired([2, 2, 1], [0])).toEqual(["fatigue -4"]);
    expect(tired([1, 2], [0])).toEqual(["fatigue -3"]);
    const guns = assault(ANY, {
      attackers: [
        attacker("hardin", "106", { fatigue: 1 }),
        attacker("seymour", "107", { fatigue: 2 }),
        { unit: "us-artillery", zone: "106", facing: "105" },
      ],
      combat: EVEN,
    });
    expect(guns.modifiers("attacker")).toContain("fatigue -3");
  });

  test("V-22 SB62-10.4-n SB62-10.3.6-c SB62-RU58 a routed brigade counts as level 2 and has only Flanks", () => {
    const g = assault(ANY, {
      attackers: [attacker("hardin"), attacker("seymour", "107")],
      defenders: [defender("pryor", { routed: true })],
      combat: EVEN,
    });
    expect(g.modifiers("defender")).toEqual(["fatigue -2", "flank -2"]);
  });

  test("SB62-RU71 beside a routed brigade the other keeps its Front for both", () => {
    const g = assault(ANY, {
      defenders: [defender("pryor"), { unit: "toombs", zone: "105", routed: true }],
      combat: EVEN,
    });
    expect(g.modifiers("defender")).toEqual(["fatigue -2"]);
  });
});

describe("the defender’s ground", () => {
  const ground = (g: Combats): unknown => g.fought.modifiers.defender.find(({ key }) => key === "terrain");

  test("V-23 SB62-10.3.5-a SB62-11.1.5-a slope, railroad, wood: never more than two", () => {
    expect(ground(between("73", "96"))).toMatchObject({ value: 2, defences: ["escarpment", "embankment"] });
    const wooded = new Combats(
      { placements: [attacker("hardin", "73", { attacks: "96" }), { unit: "pryor", zone: "96" }] },
      ANY,
    );
    const { woods, graph } = wooded.field;
    woods[graph.known("96")] = 1;
    wooded.fight("96");
    woods[graph.known("96")] = 0; // the field is shared
    expect(ground(wooded)).toMatchObject({ value: 2, defences: ["escarpment", "woods", "embankment"] });
    expect(ground(between("130", "129"))).toMatchObject({ value: 1, defences: ["embankment"] });
  });

  test("V-24 SB62-11.1.5-b Groveton, the only village, is one", () => {
    expect(ground(between("78", "77"))).toMatchObject({ value: 1, defences: ["village"] });
    const { field } = between("78", "77");
    expect([...field.village.keys()].filter((zone) => field.village[zone] === 1)).toEqual([field.graph.known("77")]);
  });

  test("V-25 SB62-RU57 a slope helps only against who climbs it", () => {
    expect(ground(between("106", "105"))).toBeUndefined();
    expect(ground(between("104", "105"))).toMatchObject({ value: 1, defences: ["escarpment"] });
    const both = assault(ANY, { attackers: [attacker("hardin"), attacker("seymour", "104")] });
    expect(ground(both)).toMatchObject({ value: 1, defences: ["escarpment"] });
  });

  test("SB62-10.3.5-a SB62-11.1.5-c the Stone Bridge helps who is attacked across it", () => {
    expect(ground(between("140", "141"))).toMatchObject({ value: 1, defences: ["crossing"] });
    expect(ground(between("154", "141"))).toBeUndefined();
  });

  test("SB62-10.3.5-a SB62-11.1.5-a wood alone and railroad alone are one each", () => {
    expect(ground(between("99", "100"))).toMatchObject({ value: 1, defences: ["woods"] });
    expect(ground(between("117", "116"))).toMatchObject({ value: 1, defences: ["embankment"] });
  });
});

describe("the tactical situation", () => {
  const THREE = [attacker("hardin"), attacker("seymour", "107"), attacker("carr", "120")] as const;
  const BESIDE: readonly Placement[] = [
    { unit: "toombs", zone: "121", facing: "107" },
    { unit: "jones", zone: "121", facing: "107" },
  ];

  test("V-26 SB62-10.3.6-a SB62-10.3.6-b SB62-10.3.6-c SB62-RU52 zones beyond the first, an enemy zone nobody attacks once, a zone in the Flank", () => {
    const g = assault(ANY, { attackers: THREE, defenders: [defender("pryor"), ...BESIDE], combat: EVEN });
    expect(g.fought.from).toHaveLength(3);
    expect(g.fought.modifiers.attacker.slice(1)).toEqual([
      { key: "zones", value: 2, rule: "SB62-10.3.6-a", zones: g.fought.from },
      { key: "unattacked", value: -2, rule: "SB62-10.3.6-b", zones: ["121"] },
    ]);
    expect(g.fought.modifiers.defender).toEqual([{ key: "flank", value: -1, rule: "SB62-10.3.6-c", zones: ["120"] }]);
  });

  test("V-27 SB62-10.3.6-b SB62-RU52 not if it is attacked by others in this segment, before or after", () => {
    const placements: Placement[] = [
      ...THREE,
      { unit: "stiles", zone: "122", facing: "121", attacks: "121" },
      defender("pryor"),
      ...BESIDE,
    ];
    const before = new Combats({ placements }, ANY).fight("105");
    expect(before.modifiers("attacker")).toContain("zones +2");
    expect(before.modifiers("attacker").some((line) => line.startsWith("unattacked"))).toBe(false);
    const after = new Combats({ placements }, [1, 4, 3, 3, 3, 3]).fight("121").settle().fight("105");
    expect(after.modifiers("attacker").some((line) => line.startsWith("unattacked"))).toBe(false);
  });

  test("SB62-RU52 a brigade that was attacked stays so when it has retreated to a zone beside", () => {
    const setting = (attacked: boolean): Combats =>
      new Combats({ placements: [...THREE, defender("pryor"), { ...(BESIDE[0] as Placement), attacked }] }, ANY);
    expect(setting(false).fight("105").modifiers("attacker")).toContain("unattacked -2");
    expect(setting(true).fight("105").modifiers("attacker")).not.toContain("unattacked -2");
  });

  test("V-28 SB62-10.4-n a routed neighbour exposes nobody", () => {
    const g = assault(ANY, {
      attackers: THREE,
      defenders: [defender("pryor"), { unit: "toombs", zone: "121", routed: true }],
      combat: EVEN,
    });
    expect(g.modifiers("attacker")).not.toContain("unattacked -2");
  });

  test("SB62-10.3.6-b SB62-RU33 nor does one that looks elsewhere, or over the river", () => {
    const away = assault(ANY, {
      attackers: THREE,
      defenders: [defender("pryor"), { unit: "toombs", zone: "121", facing: "136" }],
    });
    expect(away.modifiers("attacker")).not.toContain("unattacked -2");
    const across = between("125", "124", "hardin", "pryor", [{ unit: "toombs", zone: "141", facing: "125" }]);
    expect(across.modifiers("attacker")).not.toContain("unattacked -2");
    const beside = between("125", "124", "hardin", "pryor", [{ unit: "toombs", zone: "140", facing: "125" }]);
    expect(beside.modifiers("attacker")).toContain("unattacked -2");
  });

  test("SB62-10.3.6-c SB62-RU33 the Flank is reckoned over the whole ring, river borders too", () => {
    const attacked = (facing: string): readonly string[] =>
      new Combats(
        {
          placements: [
            { unit: "hardin", zone: "140", facing: "141", attacks: "141" },
            { unit: "pryor", zone: "141", facing },
          ],
        },
        ANY,
      )
        .fight("141")
        .modifiers("defender");
    // the ring of 141 is 125 over the river, 140 over the bridge, 154, and the edge
    expect(attacked("125")).not.toContain("flank -1");
    expect(attacked("154")).not.toContain("flank -1");
  });
});

describe("cavalry and woods", () => {
  test("V-29 SB62-10.3.7-a each mounted brigade that attacks a wood is one less, on foot it is not", () => {
    const woods = (dismounted: boolean): readonly string[] =>
      new Combats(
        {
          placements: [
            { unit: "hardin", zone: "99", facing: "100", attacks: "100" },
            { unit: "buford", zone: "78", facing: "100", attacks: "100", dismounted },
            { unit: "pryor", zone: "100", facing: "99" },
          ],
        },
        ANY,
      )
        .fight("100")
        .modifiers("attacker");
    expect(woods(false)).toContain("cavalry -1");
    expect(woods(true)).not.toContain("cavalry -1");
  });

  test("V-30 SB62-10.3.7-b SB62-RU74 mounted cavalry in a wood without infantry is one less each; guns do not help", () => {
    const woods = (...others: readonly Placement[]): readonly string[] =>
      new Combats({ placements: [{ unit: "hardin", zone: "99", facing: "100", attacks: "100" }, ...others] }, ANY)
        .fight("100")
        .modifiers("defender");
    const robertson = { unit: "robertson", zone: "100", facing: "99" };
    const lee = { unit: "fitzhugh-lee", zone: "100", facing: "99" };
    expect(woods(robertson, lee)).toEqual(["star +1", "terrain +1", "cavalry -2"]);
    expect(woods(robertson, { unit: "lee-artillery", zone: "100", facing: "99" })).toContain("cavalry -1");
    expect(woods(robertson, { unit: "pryor", zone: "100", facing: "99" })).toEqual(["terrain +1"]);
    expect(woods({ ...robertson, dismounted: true })).toEqual(["terrain +1"]);
  });

  test("SB62-10.3.7-a SB62-10.3.7-b in the open horses are as good as men", () => {
    const g = assault(ANY, { attackers: [attacker("bayard")], defenders: [defender("robertson")] });
    expect([...g.modifiers("attacker"), ...g.modifiers("defender")].join()).not.toContain("cavalry");
  });
});

describe("a combat with everything in it", () => {
  test("SB62-10.3.7-c SB62-10.2-a SB62-T5 all of it adds up, before a die is thrown for the combat", () => {
    const g = new Combats(
      {
        placements: [
          { unit: "gibbon", zone: "116", facing: "128", attacks: "128", fatigue: 1 },
          { unit: "sullivan", zone: "129", facing: "128", attacks: "128" },
          { unit: "buford", zone: "142", facing: "128", attacks: "128" },
          { unit: "hatch-artillery", zone: "116", facing: "128" },
          { unit: "robertson", zone: "128", facing: "116", fatigue: 1 },
          { unit: "fitzhugh-lee", zone: "128", facing: "116" },
          { unit: "pryor", zone: "115", facing: "116" },
        ],
      },
      [1, 1, 2, 3, 3, 3],
    ).fight("128");
    const keys = new Set([...g.fought.modifiers.attacker, ...g.fought.modifiers.defender].map(({ key }) => key));
    expect([...keys].toSorted((a, b) => MODIFIERS.indexOf(a) - MODIFIERS.indexOf(b))).toEqual(MODIFIERS);
    const total = (side: "attacker" | "defender"): number =>
      g.fought.modifiers[side].reduce((sum, { value }) => sum + value, 0);
    expect(g.fought.totals).toEqual({
      attacker: (g.fought.dice?.attacker ?? 0) + total("attacker"),
      defender: (g.fought.dice?.defender ?? 0) + total("defender"),
    });
    expect(g.modifiers("attacker")).toEqual([
      "ratio +1",
      "artillery +1",
      "star +2",
      "fatigue -1",
      "zones +2",
      "unattacked -2",
      "cavalry -1",
      "sharpshooters +1",
    ]);
    expect(g.modifiers("defender")).toEqual([
      "star +1",
      "fatigue -1",
      "terrain +2",
      "flank -1",
      "cavalry -2",
      "artillery +1",
    ]);
  });
});
