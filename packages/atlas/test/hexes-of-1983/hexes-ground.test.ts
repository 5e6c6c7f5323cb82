import { hexAt, hexCentre, LAND, NOWHERE, type HexIndex, type Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { latitudeLongitude, mapPoint, meetings, nearestOn, warpHill, warpLine } from "../../src/geography/index.ts";
import { affineFit, hexPlane } from "../../src/hexes/affine-fit.ts";
import { targetOf } from "../../src/hexes/control-points.ts";
import { distanceToHex } from "../../src/hexes/hex-shape.ts";
import { BULL_RUN_1983_MAP as plan, deriveHexMap, type HexLine, type LineUse } from "../../src/hexes/index.ts";
import { hexMapText } from "../../src/hexes/write-hexes.ts";
import { data, grid, groundOf, map, text } from "./hexes-of-1983.ts";
import { geography } from "../geography/battlefield.ts";

const ground = groundOf(plan);
const { sheet, wide } = ground;
const lines = [...ground.lines.values()];
const used = (...uses: readonly LineUse[]): HexLine[] => lines.filter(({ use }) => uses.includes(use));

/** What a drawn line passes, found from its points alone: hexes of the map, and the hexsides between them. */
function drawn(course: readonly Point[]): { hexes: Set<HexIndex>; sides: Set<string> } {
  const hexes = new Set<HexIndex>();
  const sides = new Set<string>();
  let before = NOWHERE;
  course.slice(1).forEach((b, index) => {
    const a = course[index];
    for (const share of [0.02, 0.5, 0.98]) {
      const at = hexAt(grid, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
      const inside = at !== NOWHERE && map.playable[at] === 1 ? at : NOWHERE;
      if (inside !== NOWHERE) hexes.add(inside);
      if (inside !== before && inside !== NOWHERE && before !== NOWHERE)
        sides.add(sideKey(grid.ids[before], grid.ids[inside]));
      before = inside;
    }
  });
  return { hexes, sides };
}

const sideKey = (a: string, b: string): string => [a, b].toSorted().join("/");
const keysOf = (pairs: readonly (readonly [string, string])[]): string[] =>
  pairs.map(([a, b]) => sideKey(a, b)).toSorted();
const allOf = (uses: readonly LineUse[]) => {
  const found = used(...uses).map(({ course }) => drawn(course));
  return {
    hexes: [...new Set(found.flatMap(({ hexes }) => [...hexes]))].map((at) => grid.ids[at]).toSorted(),
    sides: [...new Set(found.flatMap(({ sides }) => [...sides]))].toSorted(),
  };
};

describe("the rubber sheet of Bull Run (1983)", () => {
  it.each(plan.ground.sheet.controlPoints)("brings $name to its hex", (point) => {
    const at = sheet.at(mapPoint(point.latitude, point.longitude));
    const target = targetOf(grid, point);
    expect(Math.hypot(at[0] - target[0], at[1] - target[1])).toBeLessThan(1e-6);
    const inside = point.hexes.some((id) => distanceToHex(at, hexCentre(grid, grid.known(id))) < 0.45);
    // What the plan sends off the map lies off it.
    expect(inside).toBe(!point.name.includes("Woodyard"));
    expect(point.reason.length).toBeGreaterThan(20);
  });

  it("takes its control points from the gazetteer, within their honest errors", () => {
    for (const point of plan.ground.sheet.controlPoints) {
      const place = geography.places.find(({ name }) => name === point.name);
      if (place === undefined) continue;
      const [a, b] = [place.point, mapPoint(point.latitude, point.longitude)];
      expect([point.name, Math.hypot(a[0] - b[0], a[1] - b[1]) * 10 <= place.errorMetres + 1]).toEqual([
        point.name,
        true,
      ]);
    }
  });

  it("folds nowhere: its face is up all over the map and round it, nor does it shrink anything to a third", () => {
    const { ground: under } = affineFit(plan.ground.sheet.fit);
    const { from: origin } = under(1, 1);
    const unit = Math.hypot(...([0, 1] as const).map((axis) => under(1, 2).from[axis] - origin[axis])) ** -2;
    for (let column = -3; column <= 59; column += 0.5) {
      for (let row = -3; row <= 39; row += 0.5) {
        const [a, b, c, d] = sheet.jacobian(under(column, row).from);
        // the determinant: zero on a fold, below it where the face is down
        expect((a * d - b * c) / unit).toBeGreaterThan(0.28);
      }
    }
  });

  it("runs out along the affine fit", () => {
    const { ground: under } = affineFit(plan.ground.sheet.fit);
    const { from, to } = under(-5, 30);
    const at = sheet.at(from);
    expect(Math.hypot(at[0] - to[0], at[1] - to[1])).toBeLessThan(0.5);
  });

  it("undoes the fit", () => {
    const { ground: under, printed } = affineFit(plan.ground.sheet.fit);
    const { from, to } = under(20, 10);
    const [column, row] = printed(...latitudeLongitude(from));
    expect([column, row].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([20, 10]);
    expect(to).toEqual(hexPlane(20, 10));
    expect(hexPlane(1, 1)).toEqual(hexCentre(grid, grid.known("A1")));
    expect(
      Math.hypot(...([0, 1] as const).map((axis) => hexPlane(2, 1.5)[axis] - hexCentre(grid, grid.known("B1"))[axis])),
    ).toBeLessThan(1e-12);
  });

  it("keeps hills where their ground goes", () => {
    const hill = geography.hills.find(({ name }) => name === "Stony Ridge (Sudley Mountain)")!;
    const warped = warpHill(sheet, hill);
    expect(warped.middle).toEqual(sheet.at(hill.middle));
    expect(warped.halfLength).toBeGreaterThan(warped.halfWidth);
    expect(Math.abs(warped.bearing - hill.bearing)).toBeLessThan(15);
  });
});

describe("building the hex map", () => {
  it("gives the committed file, byte for byte", () => {
    expect(hexMapText(deriveHexMap(plan, ground))).toBe(text);
  });

  it("refuses an override that overrules nothing", () => {
    const idle = {
      ...plan,
      overrides: [{ feature: "crests", value: false, sides: [["A1", "A2"]], reason: "Nothing is there." }],
    } as const;
    expect(() => deriveHexMap(idle, ground)).toThrow("no crest from A1 to A2");
  });

  it("refuses a crossing where no river runs", () => {
    const crossings = [{ ...plan.ground.crossings[0], hex: "A1" }];
    expect(() => deriveHexMap({ ...plan, ground: { ...plan.ground, crossings } }, ground)).toThrow(
      "A1 has a ford or bridge",
    );
  });

  it("asks a reason for every course that is helped on", () => {
    for (const line of [...plan.ground.waters, ...plan.ground.ways]) {
      const helped = [line.through, line.avoids, line.neverCrosses, line.enters, line.leaves].some(
        (help) => help !== undefined,
      );
      expect([line.line, !helped || (line.reason ?? "").length > 20]).toEqual([line.line, true]);
    }
  });
});

describe("what is drawn and what the data say", () => {
  it("rivers pass exactly the river, ford and bridge hexes", () => {
    const wet = [...data.river, ...data.fords.map(({ hex }) => hex), ...data.bridges.map(({ hex }) => hex)];
    expect(allOf(["river"]).hexes).toEqual(wet.toSorted());
  });

  it("streams pass exactly the stream hexes, beside rivers, and cross exactly the stream hexsides", () => {
    const streams = allOf(["stream"]);
    const dry = streams.hexes.filter((id) => map.water[grid.known(id)] === LAND);
    expect(dry).toEqual(data.stream.toSorted());
    expect(streams.sides).toEqual(keysOf(data.streamSides));
  });

  it("major roads cross exactly the hexsides of major roads", () => {
    expect(allOf(["major"]).sides).toEqual(keysOf(data.majorRoads));
  });

  it("minor roads cross exactly the hexsides of minor roads, and some of major ones", () => {
    const major = new Set(keysOf(data.majorRoads));
    expect(allOf(["minor"]).sides.filter((side) => !major.has(side))).toEqual(keysOf(data.minorRoads));
  });

  it("railroads cross exactly the hexsides of railroads", () => {
    expect(allOf(["railroad"]).sides).toEqual(keysOf(data.railroads));
  });

  it("every leg of a line lies in the hex that the line names, and crosses hexsides clear of their corners", () => {
    for (const { id, course, legs } of lines) {
      expect([id, legs.length]).toEqual([id, course.length - 1]);
      legs.forEach((hex, leg) => {
        const centre = wide.centre(hex);
        expect(distanceToHex(course[leg], centre)).toBeLessThan(1e-6);
        expect(distanceToHex(course[leg + 1], centre)).toBeLessThan(1e-6);
        if (leg === 0 || legs[leg - 1] === hex) return;
        expect(wide.grid.direction(legs[leg - 1], hex)).not.toBe(-1);
        // A corner is 0.577 from the centre, the middle of a hexside 0.5.
        expect(Math.hypot(course[leg][0] - centre[0], course[leg][1] - centre[1])).toBeLessThan(0.56);
      });
    }
  });

  it("a way meets a river once at its crossing, and nowhere else", () => {
    const rivers = used("river");
    const met = new Map<string, number>();
    for (const way of used("major", "minor", "railroad")) {
      for (const river of rivers) {
        for (const { point } of meetings(way.course, river.course)) {
          const id = grid.ids[hexAt(grid, point)];
          const crossing = plan.ground.crossings.find(({ hex }) => hex === id);
          expect([way.id, crossing?.ways.includes(way.id)]).toEqual([way.id, true]);
          met.set(`${id} ${way.id}`, (met.get(`${id} ${way.id}`) ?? 0) + 1);
        }
      }
    }
    expect([...met].filter(([, times]) => times !== 1)).toEqual([]);
    for (const { hex } of plan.ground.crossings)
      expect([hex, [...met.keys()].some((key) => key.startsWith(`${hex} `))]).toEqual([hex, true]);
  });

  it("a stream meets a river only where it ends", () => {
    for (const stream of used("stream")) {
      const inside = stream.course.slice(0, -2);
      for (const river of used("river")) expect([stream.id, meetings(inside, river.course)]).toEqual([stream.id, []]);
      if (stream.mouth === undefined) continue;
      const into = ground.lines.get(stream.mouth.into)!;
      expect(nearestOn(into.course, stream.course.at(-1)!).distance).toBeLessThan(1e-6);
    }
  });

  it("ways that met on the ground meet on the map: every end is a junction, an edge, or an end on the ground too", () => {
    const ways = used("major", "minor");
    const open = ways.flatMap((way) =>
      [way.course[0], way.course.at(-1)!]
        .filter((end) => hexAt(grid, end) !== NOWHERE)
        .filter((end) => !ways.some((other) => other.id !== way.id && nearestOn(other.course, end).distance < 1e-6))
        .map(() => way.id),
    );
    expect(open).toEqual([]);
  });

  it("no line strays a hex and a half from its ground where the plan does not lead it", () => {
    for (const line of [...plan.ground.waters, ...plan.ground.ways]) {
      if (line.enters !== undefined || line.leaves !== undefined || line.endsIn !== undefined || line.line === "D3")
        continue;
      const courses = [line.line, `${line.line}-head`].flatMap((id) => ground.lines.get(id) ?? []);
      for (const point of warpLine(sheet, geography.lines.get(line.line)!.course)) {
        if (hexAt(grid, point) === NOWHERE) continue;
        const away = Math.min(...courses.map(({ course }) => nearestOn(course, point).distance));
        expect([line.line, grid.ids[hexAt(grid, point)], away < 1.5]).toEqual([
          line.line,
          grid.ids[hexAt(grid, point)],
          true,
        ]);
      }
    }
  });

  it("fords and bridges stand where their way meets the water", () => {
    for (const { place, hex } of plan.ground.crossings) {
      if (place === undefined) continue;
      const { point } = ground.places.find(({ name }) => name === place)!;
      expect([place, grid.ids[hexAt(grid, point)]]).toEqual([place, hex]);
    }
  });
});
