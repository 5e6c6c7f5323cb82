import { describe, expect, it, test } from "vitest";
import { border, borders, climbs, data, front, ring, steps, zone } from "./map-of-1862.ts";

/** Zones of each group that sets up together, with the brigades that have to find room there (SB62-11.2.1-a, 11.2.2-a..b). */
const GROUPS = [
  ["29 August, Taliaferro", 5, [95, 113, 114, 127]],
  ["29 August, Ewell", 3, [128, 142]],
  ["29 August, Hill", 7, [143, 157, 158, 179, 180, 181, 182]],
  ["30 August, Taliaferro with two of Longstreet's batteries", 7, [95, 96, 115, 116]],
  ["30 August, Ewell", 4, [129, 143, 158]],
  ["30 August, Hill", 7, [159, 161, 179, 181, 183, 184]],
  ["30 August, Anderson", 3, [54, 56]],
  ["30 August, Hood", 3, [58, 73]],
  ["30 August, Kemper", 2, [41, 59]],
  ["30 August, Wilcox", 3, [71, 72]],
  ["30 August, McDowell", 10, [122, 134, 135, 136, 149]],
  ["30 August, McDowell, alternative", 10, [109, 111, 122, 134, 135]],
  ["30 August, Reynolds", 4, [82, 84]],
  ["30 August, Reynolds, alternative", 4, [82, 106]],
  ["30 August, Kearny", 4, [164, 186]],
  ["30 August, Hooker", 4, [148, 165]],
  ["30 August, Reno", 6, [120, 121, 133]],
  ["30 August, Porter", 7, [86, 87, 89, 108]],
] as const;

type Check = readonly [id: string, about: string, holds: () => boolean];

const side = (id: string, a: number, b: number): Check => [id, `${a} and ${b} border`, () => borders(a, b)];
const apart = (id: string, a: number, b: number): Check => [id, `${a} and ${b} share no border`, () => !borders(a, b)];
const road = (id: string, a: number, b: number): Check => [id, `a road joins ${a} and ${b}`, () => border(a, b).road];
const climb = (id: string, from: number, to: number, wanted: boolean): Check => [
  id,
  `from ${from} to ${to} one ${wanted ? "climbs" : "does not climb"}`,
  () => climbs(from, to) === wanted,
];
const fronting = (id: string, number: number, faced: number, other: number, wanted: boolean): Check => [
  id,
  `the Front of ${number} facing ${faced} ${wanted ? "holds" : "does not hold"} ${other}`,
  () => front(number, faced).includes(other) === wanted,
];
const near = (id: string, a: number, b: number): Check => [
  id,
  `${a} and ${b}: two zones at most`,
  () => steps(a, b) <= 2,
];
const far = (id: string, a: number, b: number): Check => [
  id,
  `${a} and ${b}: more than two zones`,
  () => steps(a, b) > 2,
];

/** Whether all zones of a group hang together by stretches of two zones (SB62-9.1-c). */
function holdsTogether(zones: readonly number[]): boolean {
  const reached = new Set([zones[0]]);
  for (const from of reached) for (const to of zones) if (steps(from, to) <= 2) reached.add(to);
  return reached.size === zones.length;
}

/** Adjacency, distance and cohesion: where the rulebook's examples and set-ups leave the map no choice. */
const CHECKS: readonly Check[] = [
  ...[103, 104, 106, 107, 119, 120].map((next) => side("C-01", 105, next)),
  ["C-01", "105 has no other neighbours", () => ring(105).length === 6],
  side("C-02", 103, 104),
  side("C-02", 103, 119),
  side("C-03", 96, 115),
  side("C-03", 98, 115),
  side("C-03", 98, 99),
  side("C-03", 77, 99),
  side("C-03", 99, 116),
  side("C-03", 128, 129),
  road("C-04", 77, 99),
  road("C-04", 99, 116),
  road("C-04, Budford's start", 78, 77),
  apart("C-05", 99, 115),
  apart("C-05", 99, 128),
  climb("C-06, Seymour", 97, 96, true),
  climb("C-06, Meade", 99, 98, false),
  climb("C-06, Budford", 99, 116, false),
  climb("C-06, Hardin", 130, 129, false),
  fronting("C-07", 128, 116, 96, false),
  fronting("C-07", 128, 116, 98, false),
  fronting("C-07", 128, 116, 116, true),
  fronting("C-07", 128, 116, 129, true),
  side("C-08", 128, 116),
  side("C-08", 116, 129),
  side("C-09", 98, 116),
  near("C-10", 96, 98),
  near("C-10, Seymour and Meade", 97, 77),
  far("C-11, Hardin and Seymour", 130, 97),
  far("C-11, Hardin and Meade", 130, 77),
  near("C-11", 98, 129),
  apart("C-12, Seymour and Trimble", 97, 115),
  ["C-13", "96 and 126: just two zones", () => steps(96, 126) === 2],
  ...[73, 74, 97].map((from): Check => [
    "C-13",
    `126 is farther from ${from} than 96`,
    () => steps(from, 126) > steps(from, 96),
  ]),
  climb("C-15, Hardin", 73, 96, true),
  climb("C-15, Meade", 74, 96, true),
  side("C-15, the attackers' zones", 73, 74),
  fronting("C-15, Field", 96, 73, 73, true),
  fronting("C-15, Field", 96, 73, 74, true),
  fronting("C-15, Pender", 95, 73, 73, true),
  side("C-16", 116, 129),
  side("C-16", 129, 142),
  fronting("C-16, Lawton", 128, 116, 142, false),
  ...GROUPS.flatMap(([name, , zones]) =>
    zones.map((number): Check => [
      "C-17",
      `${name}: ${number} is near another of its group`,
      () => zones.some((other) => other !== number && steps(number, other) <= 2),
    ]),
  ),
  ...GROUPS.map(([name, , zones]): Check => ["C-17", `${name} holds together`, () => holdsTogether(zones)]),
  far("C-18, Kemper", 5, 41),
  far("C-18, Kemper", 5, 59),
  far("C-18, Forno on the 30th", 202, 129),
  far("C-18, Forno on the 30th", 202, 143),
  far("C-18, Forno on the 30th", 202, 158),
  ...[37, 38].flatMap((detached) => [
    far("C-18, Early and Forno", detached, 128),
    far("C-18, Early and Forno", detached, 142),
  ]),
  ...[37, 38].flatMap((detached) =>
    [128, 142].map((main): Check => [
      "C-18",
      `${detached} is farther from Jackson in 155 than ${main}`,
      () => steps(155, detached) > steps(155, main),
    ]),
  ),
];

describe("what examples and set-ups demand of the map", () => {
  it.each(CHECKS)("%s: %s", (_id, _about, holds) => expect(holds()).toBe(true));

  it("are no fewer than the 107 checks of adjacency, distance and cohesion that were counted", () => {
    expect(CHECKS.length).toBeGreaterThanOrEqual(107);
    expect(new Set(CHECKS.map(([id, about]) => `${id} ${about}`)).size).toBe(CHECKS.length);
  });
});

describe("constraints on the ground of zones", () => {
  it("C-13, C-15: Field's way back from 96 leads over 113 to 126, ever farther from 73 and 74", () => {
    expect(borders(96, 113) && borders(113, 126)).toBe(true);
    for (const attacker of [73, 74]) expect(steps(attacker, 126)).toBeGreaterThan(steps(attacker, 113));
  });

  it("C-14: 96 has the embankment and no wood, 128 a wood; both are climbed into", () => {
    expect(zone(96).embankment).toBe(true);
    expect(zone(96).terrain).toEqual([]);
    expect(zone(128).terrain).toEqual(["woods"]);
    for (const number of [96, 128])
      expect(
        data.borders.some(
          ({ between: [a, b], foot }) =>
            foot !== undefined && foot !== String(number) && (a === String(number) || b === String(number)),
        ),
      ).toBe(true);
  });

  it("C-16: of the attackers of 128 in 116, 129 and 142 just one stands in its flank", () => {
    const held = front(128, 116);
    expect([116, 129, 142].filter((number) => !held.includes(number))).toEqual([142]);
  });

  it.each(GROUPS)(
    "C-19: %s finds room for its %i brigades, two to a zone, and fills every zone",
    (_name, brigades, zones) => {
      expect(zones.length).toBeLessThanOrEqual(brigades);
      expect(brigades).toBeLessThanOrEqual(2 * zones.length);
    },
  );

  it("C-20: a bridge leads over Bull Run to zones beyond it", () => {
    expect(data.borders.filter(({ kind }) => kind === "bridge").map(({ between }) => between)).toEqual([
      ["140", "141"],
    ]);
    expect(data.zones.filter(({ bank }) => bank === "north").map(({ number }) => number)).toEqual([141, 154, 174]);
    expect(data.borders.filter(({ kind }) => kind === "river").length).toBeGreaterThan(0);
  });

  it("C-21: Groveton is the only village", () => {
    expect(
      data.zones.filter(({ terrain }) => terrain.includes("village")).map(({ number, name }) => [number, name]),
    ).toEqual([[77, "Groveton"]]);
  });

  it("C-22: 193 and the zones of A to H lie on the map's edge", () => {
    expect(data.entries?.map(({ letter }) => letter).join("")).toBe("ABCDEFGH");
    expect(data.entries?.map(({ zone: id }) => id)).toEqual(["202", "190", "141", "70", "11", "7", "2", "37"]);
    for (const { zone: id } of data.entries ?? []) expect(ring(Number(id))).toContain(null);
    expect(ring(193)).toContain(null);
  });

  test("SB62-11.1.4-a: the Union retreats towards B, C, D or E, the Confederates towards G, H or 193", () => {
    const goals = (of: string) => data.refuges?.filter(({ side: whose }) => whose === of).map(({ zone: id }) => id);
    expect(goals("union")).toEqual(["190", "141", "70", "11"]);
    expect(goals("confederate")).toEqual(["2", "37", "193"]);
  });

  test("SB62-2-c, 3-b: each side scores four objectives, and the other holds them at the start", () => {
    const scored = (of: string) => data.zones.filter(({ objectiveOf }) => objectiveOf === of);
    expect(scored("union").map(({ number }) => number)).toEqual([95, 115, 143, 184]);
    expect(scored("confederate").map(({ number }) => number)).toEqual([77, 84, 89, 108]);
    for (const one of scored("union")) expect([one.startControl, one.victoryPoints]).toEqual(["confederate", 3]);
    for (const one of scored("confederate")) expect([one.startControl, one.victoryPoints]).toEqual(["union", 3]);
    expect(data.zones.filter(({ victoryPoints }) => victoryPoints > 0)).toHaveLength(8);
  });
});
