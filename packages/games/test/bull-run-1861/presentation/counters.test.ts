import { bullRun1861, SIDES, UNITS } from "@stonebridge/games/bull-run-1861";
import { scriptedDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";

const game = bullRun1861.open(bullRun1861.situation("historical", { thirtiethVirginia: "off" }));

describe("counters and dice", () => {
  it("BR61-1-g every brigade belongs to the North or the South, and its army to its side", () => {
    for (const unit of UNITS) {
      expect(SIDES).toContain(unit.side);
      expect(unit.army === "northeastern-virginia").toBe(unit.side === "north");
    }
  });

  it("BR61-1-h a die has six faces: 7 is not taken, 1 to 6 are", () => {
    expect(() => scriptedDice([7]).roll("combat", 6)).toThrow(/6/);
    for (const face of [1, 2, 3, 4, 5, 6]) expect(scriptedDice([face]).roll("combat", 6)).toBe(face);
  });

  it("BR61-2-a brigades are units, markers are states: at the start Cocke alone bears a marker", () => {
    const view = game.view(game.start(scriptedDice([])), "spectator");
    const extended = view.units.filter((unit) => unit.elements.length === 2).map((unit) => unit.id);
    expect(extended).toEqual(["cocke"]);
    expect(view.units.every((unit) => unit.fatigue === 0 && unit.losses === 0 && !unit.operational)).toBe(true);
  });

  it("BR61-2-b brigades are infantry or cavalry: Stuart, the US Cavalry and the 30th Virginia ride", () => {
    const riders = UNITS.filter((unit) => unit.kind === "cavalry").map((unit) => unit.id);
    expect(new Set(riders)).toEqual(new Set(["stuart", "uscav", "va30"]));
    expect(UNITS.filter((unit) => unit.kind === "infantry")).toHaveLength(UNITS.length - 3);
  });

  it("BR61-2-e, BR61-R86 one combat potential tells numbers and quality, from 1 to 6", () => {
    for (const unit of UNITS) {
      expect(unit.combat).toBeGreaterThanOrEqual(1);
      expect(unit.combat).toBeLessThanOrEqual(6);
    }
    const bySize = (id: string) => UNITS.find((unit) => unit.id === id)?.combat;
    expect(bySize("bonham")).toBe(6);
    expect(bySize("hampton")).toBe(1);
  });
});
