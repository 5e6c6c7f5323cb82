import { describe, expect, it } from "vitest";
import { data, movementPoints, touchesRiver, zone } from "./map-of-1861.ts";

const coded = (code: string): string => {
  const found = data.zones.filter(({ start }) => start === code);
  expect(found, code).toHaveLength(1);
  return found[0].id;
};

/** Points of the zones that a side controls at the start. */
const points = (side: string): number =>
  data.zones.reduce((sum, one) => sum + (one.startControl === side ? one.victoryPoints : 0), 0);

describe("start positions and points", () => {
  it.each([..."123456789"])("F40-F48: code %s stands in exactly one zone, south of Bull Run", (code) => {
    expect(zone(coded(code)).bank).toBe("south");
  });

  it.each([..."ABCDEFGH"])("F50-F57: code %s stands in exactly one zone, north of Bull Run", (code) => {
    expect(zone(coded(code)).bank).toBe("north");
  });

  it("F40-F58: no other codes", () => {
    expect(
      data.zones
        .flatMap(({ start }) => start ?? [])
        .toSorted()
        .join(""),
    ).toBe("123456789ABCDEFGH");
  });

  it("F41, R94: Cocke's zone has a southern land neighbour for the second half of his line", () => {
    const neighbours = data.borders.filter(({ between, kind }) => kind === "land" && between.includes(coded("2")));
    expect(neighbours.map(({ between }) => between.find((id) => id !== coded("2")))).toContain("balls-ford-south");
  });

  it("F50, F51, F62: A and B stand one behind the other on the flank road", () => {
    expect(movementPoints(coded("A"), coded("B"))).toBe(1);
  });

  it("F57: H stands on Mountain View, behind Blackburn's Ford", () => {
    expect(coded("H")).toBe("mountain-view");
    expect(zone("mountain-view").ring).toContain("blackburns-ford-north");
  });

  it("F43-F45: 4, 5 and 6 hold the southern ends of their fords", () => {
    for (const code of "456") expect(touchesRiver(coded(code)), code).toBe(true);
  });

  it("F30, F34: South starts with five hills and the Junction, North with Mountain View and Centreville: 7 to 3", () => {
    expect(points("south")).toBe(7);
    expect(points("north")).toBe(3);
    expect(zone("mountain-view").startControl).toBe("north");
  });

  it("F31, F35, R84: zones of 2 points are Manassas Junction and Centreville; whatever scores has a controller", () => {
    expect(
      data.zones.filter(({ victoryPoints }) => victoryPoints === 2).map(({ id, startControl }) => [id, startControl]),
    ).toEqual([
      ["centreville", "north"],
      ["manassas-junction", "south"],
    ]);
    for (const { id, victoryPoints, startControl } of data.zones) {
      expect(startControl !== undefined, id).toBe(victoryPoints > 0);
    }
    expect(data.zones.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0)).toBe(10);
  });

  it("F21-F23: the places that the rulebook names are marked so", () => {
    for (const id of ["centreville", "manassas-junction", "mountain-view"]) expect(zone(id).basis).toBe("rulebook");
    for (const name of ["Sudley Ford", "Farm Ford"]) {
      expect(data.borders.find((one) => one.name === name)?.basis).toBe("rulebook");
    }
  });
});
