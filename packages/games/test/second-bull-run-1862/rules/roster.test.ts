import { expect, test } from "vitest";
import { COMMANDERS, DIVISIONS, STEADY_CORPS, type UnitData, UNITS } from "../../../src/second-bull-run-1862/units.ts";
import { AUGUST_29 } from "../../../src/second-bull-run-1862/scenarios/august-29.ts";
import { AUGUST_30 } from "../../../src/second-bull-run-1862/scenarios/august-30.ts";
import { builtMap } from "../../../src/second-bull-run-1862/map.ts";
import { viewOf } from "../../../src/second-bull-run-1862/views/seat-view.ts";
import { Stage } from "../support/stage.ts";

function unit(id: string): UnitData {
  const found = UNITS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no brigade ${id}`);
  return found;
}

function sum(units: readonly UnitData[], of: (unit: UnitData) => number): number {
  return units.reduce((total, one) => total + of(one), 0);
}

function count(side: string, kind: string): number {
  return UNITS.filter((one) => one.side === side && one.kind === kind).length;
}

/** Weight of each quality, in tenths. */
const WEIGHT = { A: 12, "B+": 11, B: 10, C: 9, D: 8 } as const;

/** Rounds a fraction, a half up. */
function rounded(top: number, bottom: number): number {
  return Math.floor((2 * top + bottom) / (2 * bottom));
}

test("K-01 Field has 6 printed, 5 turned over, and half of it is gone with the third loss (SB62-10.4-u, SB62-10.4-i)", () => {
  const { combat } = unit("field");
  expect([combat, combat - 1, combat - 2, combat - 3]).toEqual([6, 5, 4, 3]);
  expect(2 * 3 >= combat && 2 * 2 < combat).toBe(true);
});

test("K-02, K-03 Field has no star, no sharpshooters, no guns left after a loss, and is one of Jackson's", () => {
  expect(unit("field")).toMatchObject({ star: false, sharpshooters: false, corps: "jackson", division: "hill" });
  expect(unit("field").artillery).toBeLessThanOrEqual(1);
});

test("K-04, K-05, K-06 Hardin and Meade: 12 together, one star, the guns of their division 4", () => {
  const both = [unit("hardin"), unit("meade")];
  expect(sum(both, ({ combat }) => combat)).toBe(12);
  expect(both.map(({ star }) => star)).toEqual([false, true]);
  expect(both.map(({ sharpshooters }) => sharpshooters)).toEqual([false, false]);
  expect(sum([...both, unit("reynolds-artillery")], ({ artillery }) => artillery)).toBe(4);
});

test("K-07, K-08 Gibbon, Doubleday, Milroy and Sullivan: 22 together, Milroy before Gibbon before the others", () => {
  const lost = AUGUST_29.losses["gibbon"] ?? 0;
  const strengths = ["milroy", "gibbon", "sullivan", "doubleday"].map(
    (id) => unit(id).combat - (id === "gibbon" ? lost : 0),
  );
  expect(lost).toBe(2);
  expect(strengths.reduce((total, one) => total + one, 0)).toBe(22);
  const [milroy, gibbon, ...others] = strengths;
  expect(milroy).toBeGreaterThan(gibbon);
  for (const other of others) expect(gibbon).toBeGreaterThan(other);
});

test("K-09, K-10 of the four only Gibbon has a star, only Sullivan sharpshooters, and they have one artillery point", () => {
  const four = ["gibbon", "doubleday", "milroy", "sullivan"].map(unit);
  expect(four.filter(({ star }) => star).map(({ id }) => id)).toEqual(["gibbon"]);
  expect(four.filter(({ sharpshooters }) => sharpshooters).map(({ id }) => id)).toEqual(["sullivan"]);
  expect(sum(four, ({ artillery }) => artillery)).toBe(1);
});

test("K-12, K-13 Lawton begins both days turned over, at 6, with Ewell's guns at 5, without star and sharpshooters", () => {
  expect([AUGUST_29.losses["lawton"], AUGUST_30.losses["lawton"]]).toEqual([1, 1]);
  expect(unit("lawton").combat - 1).toBe(6);
  const pair = [unit("lawton"), unit("ewell-artillery")];
  expect(sum(pair, ({ artillery }) => artillery)).toBe(5);
  expect(pair.some(({ star, sharpshooters }) => star || sharpshooters)).toBe(false);
});

test("K-15, K-16 Buford is independent cavalry, Milroy an independent brigade (SB62-6.2-a)", () => {
  expect(unit("buford")).toMatchObject({ side: "union", kind: "cavalry", corps: null, division: null });
  expect(unit("milroy")).toMatchObject({ side: "union", kind: "infantry", corps: null, division: null });
});

test("K-17 McDowell leads Reynolds, Hatch and Ricketts, and adds 0 or −1 to his roll", () => {
  const found = COMMANDERS.find(({ id }) => id === "mcdowell");
  expect(found).toMatchObject({ rank: "corps", divisions: ["reynolds", "hatch", "ricketts"] });
  expect([found?.available, found?.activated]).toEqual([0, -1]);
});

test("K-18 Seymour, Meade and Hardin are the infantry of Reynolds", () => {
  const infantry = UNITS.filter((one) => one.division === "reynolds" && one.kind === "infantry");
  expect(infantry.map(({ id }) => id).toSorted()).toEqual(["hardin", "meade", "seymour"]);
});

test("K-19 losses at the start: 3 and 2 on the 29th, 7 and 13 on the 30th (SB62-11.2-b, SB62-11.2.1-a, SB62-11.2.1-c)", () => {
  expect(AUGUST_29.losses).toEqual({ baylor: 1, lawton: 1, trimble: 1, gibbon: 2 });
  const lost = (side: string) => Object.entries(AUGUST_30.losses).filter(([id]) => unit(id).side === side);
  expect(Object.fromEntries(lost("confederate"))).toEqual({
    baylor: 1,
    lawton: 1,
    trimble: 1,
    thomas: 1,
    hood: 1,
    gregg: 2,
  });
  const northern = Object.fromEntries(lost("union"));
  const once = ["doubleday", "grover", "carr", "nagle", "christ", "farnsworth", "milroy"];
  const twice = ["sullivan", "gibbon", "birney"];
  expect(Object.keys(northern).toSorted()).toEqual([...once, ...twice].toSorted());
  for (const id of once) expect(northern[id], id).toBe(1);
  for (const id of twice) expect(northern[id], id).toBe(2);
  const total = (side: string) => lost(side).reduce((all, [, losses]) => all + losses, 0);
  expect([total("confederate"), total("union")]).toEqual([7, 13]);
});

test("K-20 nobody begins with more losses than he can bear; Gibbon, Sullivan, Birney and Gregg have 3 at least", () => {
  for (const { losses } of [AUGUST_29, AUGUST_30]) {
    for (const [id, lost] of Object.entries(losses)) expect(unit(id).combat, id).toBeGreaterThan(lost);
  }
  for (const id of ["gibbon", "sullivan", "birney", "gregg"]) expect(unit(id).combat).toBeGreaterThanOrEqual(3);
});

test("K-21 these divisions have an artillery brigade, the others guns with their infantry (SB62-2.1-e)", () => {
  const withGuns = UNITS.filter(({ kind, division }) => kind === "artillery" && division !== null);
  const listed =
    "taliaferro ewell hill hood schurz reynolds hatch ricketts kearny hooker stevens butterfield sykes".split(" ");
  expect(withGuns.map(({ division }) => division)).toEqual(listed);
  const without = DIVISIONS.filter(({ id }) => !listed.includes(id)).map(({ id }) => id);
  expect(without.toSorted()).toEqual(["anderson", "jones", "kemper", "reno", "schenck", "wilcox"]);
  for (const division of ["kemper", "wilcox", "anderson", "schenck", "reno"])
    expect(
      sum(
        UNITS.filter((one) => one.division === division),
        ({ artillery }) => artillery,
      ),
    ).toBeGreaterThan(0);
});

test("K-22 counters: 29 + 6 + 2 Confederate brigades with 3 commanders, 33 + 10 + 2 Union ones with 6 (SB62-11.1.1-a)", () => {
  expect(["infantry", "artillery", "cavalry"].map((kind) => count("confederate", kind))).toEqual([29, 6, 2]);
  expect(["infantry", "artillery", "cavalry"].map((kind) => count("union", kind))).toEqual([33, 10, 2]);
  const led = (side: string, rank: string) =>
    COMMANDERS.filter((one) => one.side === side && one.rank === rank).map(({ id }) => id);
  expect([led("confederate", "army"), led("confederate", "corps")]).toEqual([["lee"], ["jackson", "longstreet"]]);
  expect(led("union", "army")).toEqual(["pope"]);
  expect(led("union", "corps")).toEqual(["sigel", "mcdowell", "heintzelman", "porter", "reno"]);
});

test("SB62-2.1-d, SB62-2.1-e, SB62-2.1-h potentials follow from men, quality and guns", () => {
  for (const { id, kind, men, guns, quality, combat, dismounted, artillery } of UNITS) {
    if (quality === null) {
      expect([kind, combat, artillery], id).toEqual(["artillery", 2, Math.min(6, rounded(guns, 4))]);
      continue;
    }
    const weighed = men * WEIGHT[quality];
    expect(combat, id).toBe(kind === "cavalry" ? rounded(weighed, 4000) : rounded(weighed, 2500));
    expect(dismounted, id).toBe(kind === "cavalry" ? rounded(3 * combat, 4) : 0);
    expect(guns, id).toBe(4 * artillery);
  }
  const infantry = (side: string) => UNITS.filter((one) => one.side === side && one.kind === "infantry");
  expect(sum(infantry("confederate"), ({ men }) => men)).toBe(42_200);
  expect(sum(infantry("confederate"), ({ combat }) => combat)).toBe(171);
  expect(sum(infantry("union"), ({ men }) => men)).toBe(47_400);
  expect(sum(infantry("union"), ({ combat }) => combat)).toBe(188);
});

test("SB62-2.1-a, SB62-2.2-d every brigade is in the division of its corps commander or independent", () => {
  const ids = [...UNITS.map(({ id }) => id), ...COMMANDERS.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, side, corps, division } of UNITS) {
    if (division === null) {
      expect(corps, id).toBeNull();
      continue;
    }
    expect(
      DIVISIONS.find((one) => one.id === division),
      id,
    ).toMatchObject({ side, corps });
    expect(COMMANDERS.find((one) => one.id === corps)?.divisions, id).toContain(division);
  }
  for (const { id } of DIVISIONS) expect(UNITS.filter(({ division }) => division === id).length).toBeGreaterThan(1);
});

test("SB62-2.1-b, SB62-RU20 white bands: four brigades of the Union and five of the Confederates; no grey band", () => {
  const white = (side: string) => UNITS.filter((one) => one.division === null && one.side === side).map(({ id }) => id);
  expect(white("union")).toEqual(["milroy", "bayard", "buford", "us-artillery"]);
  expect(white("confederate")).toEqual(["robertson", "fitzhugh-lee", "evans", "washington-artillery", "lee-artillery"]);
  expect(DIVISIONS.filter(({ independent, cavalry }) => independent || cavalry)).toEqual([]);
});

test("SB62-11.1.1-a, SB62-RU105 each commander's values: corps one less when activated, armies with a test value", () => {
  const values = COMMANDERS.map((one) =>
    one.rank === "army" ? `${one.id} ${one.movement}` : `${one.id} ${one.available}/${one.activated}`,
  );
  expect(values).toEqual([
    "lee 4",
    "jackson 1/0",
    "longstreet 1/0",
    "pope 3",
    "sigel 0/-1",
    "mcdowell 0/-1",
    "heintzelman 0/-1",
    "porter 1/0",
    "reno 0/-1",
  ]);
  for (const { rank, available, activated, movement } of COMMANDERS) {
    if (rank === "corps") expect([activated, movement]).toEqual([available - 1, 0]);
    else expect(movement).toBeGreaterThan(0);
  }
});

test("SB62-RU102, SB62-11.1.1-b Jackson's men are three divisions with their artillery, no independent brigade", () => {
  const men = UNITS.filter(({ corps }) => corps === STEADY_CORPS);
  expect(new Set(men.map(({ division }) => division))).toEqual(new Set(["taliaferro", "ewell", "hill"]));
  expect(men).toHaveLength(17);
});

test("SB62-2.1-c the stars, and SB62-2.1-f the brigades with sharpshooters", () => {
  const starred = (side: string) => UNITS.filter((one) => one.side === side && one.star).map(({ id }) => id);
  expect(starred("confederate")).toEqual(
    "baylor trimble early gregg pender law hood jenkins wilcox fitzhugh-lee".split(" "),
  );
  expect(starred("union")).toEqual("meade gibbon tower birney grover ferrero buchanan warren buford".split(" "));
  expect(UNITS.filter(({ sharpshooters }) => sharpshooters).map(({ id }) => id)).toEqual([
    "jenkins",
    "sullivan",
    "lansing",
  ]);
});

test("SB62-2.2-a, SB62-2.2-b, SB62-2.2-c, SB62-2.2-e armies and corps have commanders with counters, divisions do not", () => {
  expect(new Set(COMMANDERS.map(({ rank }) => rank))).toEqual(new Set(["army", "corps"]));
  for (const { rank, available, activated, movement, divisions } of COMMANDERS) {
    if (rank === "army") expect([available, activated, divisions]).toEqual([0, 0, []]);
    else expect([movement, divisions.length > 1]).toEqual([0, true]);
  }
  expect(COMMANDERS).toHaveLength(9);
});

test("SB62-2.1-g the first loss takes 1 off what is printed, and every brigade has a back", () => {
  for (const { id, combat } of UNITS) expect(combat, id).toBeGreaterThan(1);
});

test("SB62-2.3-a, SB62-2.3-b, SB62-RU02 markers never run out: all brigades may bear losses, Fatigue and rout at once", () => {
  const { ids } = builtMap();
  const placements = UNITS.map(({ id, kind }, at) => ({
    unit: id,
    zone: ids[2 * at],
    losses: 1,
    ...(at % 2 === 0 ? { routed: true } : { fatigue: kind === "artillery" ? 0 : 2 }),
  }));
  const { field, p } = new Stage({ placements, frames: () => [] });
  const { units } = viewOf(field, p);
  expect(units.filter(({ losses }) => losses === 1)).toHaveLength(UNITS.length);
  expect(units.filter(({ routed }) => routed)).toHaveLength(Math.ceil(UNITS.length / 2));
  expect(units.filter(({ fatigue }) => fatigue === 2).length).toBeGreaterThan(UNITS.length / 2);
});
