import { describe, expect, it } from "vitest";
import {
  BULL_RUN,
  catmullRom,
  contains,
  displaceMidpoints,
  ease,
  FRAME,
  fromJunction,
  gradientNoise,
  HEIGHT,
  latitudeLongitude,
  lengthOf,
  lineOf,
  mapPoint,
  meetings,
  nearestOn,
  offset,
  placeNamed,
  randomStream,
  reachOnHill,
  readGeography,
  resample,
  SHEET,
  signedArea,
  simplify,
  WIDTH,
} from "../../src/geography/index.ts";

const geography = readGeography();

describe("the tables", () => {
  it("hold what their README promises", () => {
    expect(geography.places).toHaveLength(166);
    expect(geography.lines.size).toBe(53);
    expect([...geography.lines.values()].reduce((sum, { points }) => sum + points.length, 0)).toBe(998);
    expect(geography.hills).toHaveLength(37);
    expect(geography.woods).toHaveLength(26);
  });

  it("give every place and line an error and a source", () => {
    for (const { name, errorMetres, source } of geography.places) {
      expect(errorMetres, name).toBeGreaterThan(0);
      expect(source, name).not.toBe("");
    }
    for (const { id, errorMetres, source } of geography.lines.values()) {
      expect(errorMetres, id).toBeGreaterThan(0);
      expect(source, id).not.toBe("");
    }
  });

  it("know places by name and refuse unknown ones", () => {
    expect(placeNamed(geography.places, "Stone Bridge").aliases).toEqual(["Warrenton Turnpike bridge"]);
    expect(() => placeNamed(geography.places, "Stonebridge")).toThrow('no place named "Stonebridge"');
    expect(() => lineOf(geography.lines, "R9")).toThrow('no line with the id "R9"');
  });
});

describe("the projection", () => {
  it("makes a frame of 2,039 by 1,487 units of 10 m, the sheet 62 units wider on every side", () => {
    expect(Math.round(WIDTH)).toBe(2039);
    expect(Math.round(HEIGHT)).toBe(1487);
    expect(SHEET).toEqual([-62, -62, Math.round(WIDTH) + 62, Math.round(HEIGHT) + 62]);
  });

  it("has its origin at the north-west corner and goes there and back", () => {
    expect(mapPoint(FRAME.north, FRAME.west)).toEqual([0, 0]);
    const [latitude, longitude] = latitudeLongitude(mapPoint(38.8243, -77.5037));
    expect(latitude).toBeCloseTo(38.8243, 9);
    expect(longitude).toBeCloseTo(-77.5037, 9);
  });

  it("keeps distances: Centreville lies 6.7 miles from the Junction in a straight line", () => {
    const [x, y] = fromJunction(0, 0);
    const centreville = placeNamed(geography.places, "Centreville").point;
    expect(Math.hypot(centreville[0] - x, centreville[1] - y) / 160.9344).toBeCloseTo(6.7, 1);
  });
});

describe("drawn lines", () => {
  const bullRun = lineOf(geography.lines, BULL_RUN).course;

  it("keep Bull Run within 20 m of its given points, less than their error", () => {
    for (const point of lineOf(geography.lines, BULL_RUN).points)
      expect(nearestOn(bullRun, point).distance).toBeLessThan(2);
  });

  it("put every ford and bridge of the battle on Bull Run", () => {
    for (const name of [
      "Sudley Ford",
      "Farm Ford",
      "Stone Bridge",
      "Lewis Ford",
      "Blackburn's Ford",
      "Union Mills Ford",
    ]) {
      expect(nearestOn(bullRun, placeNamed(geography.places, name).point).distance, name).toBeLessThan(8);
    }
  });

  it("end tributaries on the water they join, which a mouth names", () => {
    for (const { id, course, mouth } of geography.lines.values()) {
      if (mouth === undefined) continue;
      expect(nearestOn(lineOf(geography.lines, mouth.into).course, course.at(-1)!).distance, id).toBeLessThan(0.01);
    }
    expect(lineOf(geography.lines, "S1").mouth?.into).toBe(BULL_RUN);
    expect(lineOf(geography.lines, "S9").mouth?.into).toBe(BULL_RUN);
  });

  it("join roads that met in the data", () => {
    const end = lineOf(geography.lines, "D2").course[0];
    expect(nearestOn(lineOf(geography.lines, "D1").course, end).distance).toBeLessThan(0.5);
  });

  it("are the same at every reading", () => {
    expect(readGeography().lines.get("D3")!.course).toEqual(lineOf(geography.lines, "D3").course);
  });

  it("let no road or railroad cross Bull Run but at a listed ford or bridge", () => {
    const passages = geography.places
      .filter(({ kind }) => kind === "ford" || kind === "bridge")
      .map(({ point }) => point);
    for (const line of geography.lines.values()) {
      if (line.kind === "stream" || line.kind === "river") continue;
      for (const { point } of meetings(line.course, bullRun)) {
        const apart = Math.min(...passages.map(([x, y]) => Math.hypot(point[0] - x, point[1] - y)));
        expect(apart, `${line.id} at ${latitudeLongitude(point).join(", ")}`).toBeLessThan(15);
      }
    }
  });
});

describe("curves", () => {
  const corner: [number, number][] = [
    [0, 0],
    [40, 0],
    [40, 30],
    [90, 30],
  ];

  it("run through every given point", () => {
    for (const point of corner) expect(nearestOn(catmullRom(corner, 1), point).distance).toBeLessThan(1e-9);
  });

  it("are resampled evenly, ends kept", () => {
    const even = resample(corner, 7);
    expect(even[0]).toEqual(corner[0]);
    expect(even.at(-1)).toEqual(corner.at(-1));
    expect(even).toHaveLength(Math.round(120 / 7) + 1);
  });

  it("keep their ends when eased, and grow shorter", () => {
    const even = resample(corner, 1);
    const eased = ease(even, 4);
    expect(eased[0][0]).toBeCloseTo(0, 9);
    expect(eased.at(-1)![0]).toBeCloseTo(90, 9);
    expect(lengthOf(eased)).toBeLessThan(lengthOf(even));
  });

  it("are roughened between given points only, the same for the same seed", () => {
    const rough = displaceMidpoints(corner, randomStream(7), 0.15, 15);
    expect(rough).toEqual(displaceMidpoints(corner, randomStream(7), 0.15, 15));
    expect(rough).not.toEqual(displaceMidpoints(corner, randomStream(8), 0.15, 15));
    for (const point of corner) expect(rough).toContainEqual(point);
    expect(rough.length).toBeGreaterThan(corner.length);
  });

  it("move to the right hand", () => {
    expect(
      offset(
        [
          [0, 0],
          [10, 0],
        ],
        2,
      ),
    ).toEqual([
      [0, 2],
      [10, 2],
    ]);
  });

  it("are thinned within the tolerance", () => {
    const curve = catmullRom(corner, 0.5);
    const thin = simplify(curve, 0.2);
    expect(thin.length).toBeLessThan(curve.length / 4);
    for (const point of curve) expect(nearestOn(thin, point).distance).toBeLessThanOrEqual(0.2);
  });

  it("meet where they cross", () => {
    expect(
      meetings(
        [
          [0, 10],
          [60, 10],
        ],
        corner,
      ),
    ).toEqual([{ point: [40, 10], leg: 0, otherLeg: 1 }]);
  });
});

describe("noise, hills and outlines", () => {
  it("noise is seeded, smooth and about -1 to 1", () => {
    const noise = gradientNoise(3);
    expect(noise(12.3, 4.5)).toBe(gradientNoise(3)(12.3, 4.5));
    expect(noise(12.3, 4.5)).not.toBe(gradientNoise(4)(12.3, 4.5));
    for (let step = 0; step < 500; step++) {
      const x = step * 0.37;
      expect(Math.abs(noise(x, 1.7))).toBeLessThan(1.2);
      expect(Math.abs(noise(x + 0.001, 1.7) - noise(x, 1.7))).toBeLessThan(0.01);
    }
  });

  it("a hill reaches 1 at the ends of its axes", () => {
    const hill = { ...geography.hills[0], middle: [0, 0] as const, halfLength: 30, halfWidth: 10, bearing: 90 };
    expect(reachOnHill(hill, [30, 0])).toBeCloseTo(1, 9);
    expect(reachOnHill(hill, [0, 10])).toBeCloseTo(1, 9);
  });

  it("clockwise outlines have positive areas and hold their inside", () => {
    const square: [number, number][] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(signedArea(square)).toBe(16);
    expect(signedArea(square.toReversed())).toBe(-16);
    expect(contains(square, [2, 2])).toBe(true);
    expect(contains(square, [5, 2])).toBe(false);
  });
});
