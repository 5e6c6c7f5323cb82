import { describe, expect, test } from "vitest";
import { NO_ROAD } from "@stonebridge/board";
import { builtMap } from "../../src/bull-run-1983/built-map.ts";
import { bullRun1983 } from "../../src/bull-run-1983/index.ts";

const MAP = builtMap();
const { grid } = MAP;
const bankOf = (id: string) => MAP.bankNames[MAP.bank[grid.known(id)] - 1];

/** Hexes that are reached from one by roads. */
function alongRoads(from: string): ReadonlySet<string> {
  const reached = new Set([grid.known(from)]);
  for (const hex of reached)
    for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++)
      if (MAP.road[hexside] !== NO_ROAD) reached.add(MAP.neighbours[hexside]);
  return new Set([...reached].map((hex) => grid.ids[hex]));
}

describe("where the printed text slips", () => {
  test("BR83-R02: the farm road comes into the pike at II7 on the way to Centreville; I17 lies across Bull Run", () => {
    const ways = alongRoads("II7");
    for (const id of ["DD2", "QQ5"]) expect(ways.has(id), id).toBe(true);
    expect([bankOf("II7"), bankOf("I17")]).toEqual(["union", "confederate"]);
    expect(grid.columnOf(grid.known("II7")) - grid.columnOf(grid.known("I17"))).toBe(26);
  });

  test("BR83-R09: the game is of 1983", () => {
    expect(bullRun1983.name).toBe("Bull Run (1983)");
  });
});
