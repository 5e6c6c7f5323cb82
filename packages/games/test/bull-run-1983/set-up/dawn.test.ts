import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { bullRun1983 } from "../../../src/bull-run-1983/index.ts";
import { dawnHex } from "../../../src/bull-run-1983/set-up/dawn.ts";
import { cardRefusal, startsOnMap } from "../../../src/bull-run-1983/set-up/cards.ts";
import { routesNow } from "../../../src/bull-run-1983/set-up/march-routes.ts";
import { pointsAt } from "../../../src/bull-run-1983/position.ts";

/** The historical scenario on the map of the game, as it begins. */
function dawn(options: Readonly<Record<string, string>> = {}) {
  const game = bullRun1983.open(bullRun1983.situation("historical", options));
  return { game, field: game.field, p: game.start(fastDice(1)) };
}

describe.each([
  ["July 21st", {}],
  ["July 20th", { july20: "on" }],
])("dawn of %s", (_, options) => {
  test("BR83-1.1-a, BR83-1.21-a, BR83-1.22-a, BR83-1.23-a, BR83-1.3-b: every piece stands where history had it, and where its card allows", () => {
    const { field, p } = dawn(options);
    for (const [piece, id] of field.ids.entries()) {
      if (!startsOnMap(field, piece)) {
        expect(p.place[piece], id).toBeLessThan(0);
        continue;
      }
      const hex = p.place[piece] as number;
      expect(field.grid.ids[hex], id).toBe(dawnHex(field, piece));
      expect(
        cardRefusal(field, piece, hex, field.sideOf[piece] === 0 ? routesNow(field, p) : undefined),
        id,
      ).toBeUndefined();
    }
  });

  test("BR83-1.11-a, BR83-1.32-a: no hex holds more than twelve points, no Union piece is within four hexes of a Confederate", () => {
    const { field, p } = dawn(options);
    for (const hex of field.grid.ids.keys())
      expect(pointsAt(field, p, hex), field.grid.ids[hex]).toBeLessThanOrEqual(12);
    const places = (side: number) => p.place.filter((hex, piece) => hex >= 0 && field.sideOf[piece] === side);
    for (const one of places(0))
      for (const other of places(1)) expect(field.grid.distance(one, other)).toBeGreaterThanOrEqual(5);
  });

  test("BR83-11.3-a, BR83-1.25-a: four ABATIS at the Stone Bridge and Farm Ford, and the TRESTLE stands", () => {
    const { game, p } = dawn(options);
    const view = game.view(p, "union");
    expect([...view.abatis].toSorted()).toEqual(["AA8", "AA9", "Y7", "Y9"]);
    expect(view.trestle).toBe("stands");
  });

  test("nobody is asked before the Union moves, and the beginning never varies", () => {
    const { game, p } = dawn(options);
    expect(game.decision(p)).toMatchObject({ step: "movement", sides: ["union"] });
    expect(p.turn).toBe(1);
    const again = game.start(fastDice(99));
    expect(game.encode(again)).toEqual(game.encode(p));
  });
});

describe("the historical armies", () => {
  test("BR83-SP-n, BR83-OB2-b: on the 21st the flank march stands by Sudley, on the 20th on the farm road", () => {
    const hexOf = ({ field, p }: ReturnType<typeof dawn>, id: string) =>
      field.grid.ids[p.place[field.index.get(id) as number] as number];
    expect(hexOf(dawn(), "us-l-burnside")).toBe("R1");
    expect(hexOf(dawn({ july20: "on" }), "us-l-burnside")).toBe("DD1");
    expect(hexOf(dawn(), "cs-l-bartow")).toBe("MM19");
    expect(hexOf(dawn({ july20: "on" }), "cs-l-bartow")).toBe("EE34");
  });

  test("BR83-OPT4.1-a, BR83-OPT4.1-c, BR83-OPT4.2-a, BR83-R75, BR83-R84: on the 20th some are missing and others are there", () => {
    const { field } = dawn({ july20: "on" });
    for (const id of ["us-l-mccunn", "us-bookwood", "cs-hampton", "cs-l-smith", "cs-6nc"])
      expect(field.ids).not.toContain(id);
    for (const id of ["us-varian", "us-4pa", "us-1nj"]) expect(field.ids).toContain(id);
  });

  test("BR83-1.33-a, BR83-OPT3-a: who stands by Sudley has marched by R1, and no one else", () => {
    const { field, p, game } = dawn({ exhaustion: "on" });
    const view = game.view(p, "confederate");
    const north = view.pieces.filter(({ route }) => route === "north").map(({ id }) => id);
    expect(north).toHaveLength(26);
    for (const id of north) {
      const hex = p.place[field.index.get(id) as number] as number;
      expect(["R1", "R2", "Q1", "S1", "S2"]).toContain(field.grid.ids[hex]);
    }
  });
});
