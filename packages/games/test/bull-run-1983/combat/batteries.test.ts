import { describe, expect, test } from "vitest";
import { blank, way } from "../support/field.ts";
import { Table, active, at, movement } from "../support/table.ts";

const OPEN = blank();
function union(
  own: Readonly<Record<string, string>>,
  enemy: Readonly<Record<string, string>> = {},
  more: object = {},
): Table {
  return new Table({
    name: "guns",
    at: movement("union"),
    map: OPEN,
    placements: [...active(own), ...at(enemy)],
    ...more,
  });
}
const flip = (piece: string) => ({ type: "flip", piece }) as const;

describe("the two pieces of a battery", () => {
  test("BR83-9.1-a BR83-9.11-a BR83-PP2.1-b BR83-OB4-a BR83-D08: one is in play; they differ in factors alone", () => {
    const table = union({ K10: "us-2ri-bty" });
    expect(table.piece("us-2ri-bty")).toMatchObject({ face: "mobile", attack: 1, defense: 3, movement: 3 });
    table.act(flip("us-2ri-bty"));
    expect(table.piece("us-2ri-bty")).toMatchObject({ face: "battle", attack: 3, defense: 3, movement: 1 });
    expect(table.last("flipped")).toMatchObject({ piece: "us-2ri-bty", face: "battle", rule: "BR83-9.12-a" });
  });
  test("BR83-9.12-a BR83-SP-g: before it moves, once; then it may move with the points of its new piece", () => {
    const table = union({ K10: "us-2ri-bty" });
    table.act(flip("us-2ri-bty")).refuses(flip("us-2ri-bty"), "BR83-9.12-a", "flip-twice");
    table.go("us-2ri-bty", "K11");
    expect(table.step).toBe("movement");
    const moved = union({ K10: "us-2ri-bty" });
    moved.go("us-2ri-bty", "K11").stop().refuses(flip("us-2ri-bty"), "BR83-9.12-a", "flip-moved");
  });
  test("BR83-9.12-a BR83-SP-h BR83-4.12-a: inactive or next to an enemy it may still change", () => {
    const table = new Table({
      name: "inactive",
      at: movement("union"),
      map: OPEN,
      placements: at({ K10: "us-2ri-bty", K11: "cs-18va" }),
    });
    expect(table.pieces("flip")).toEqual(["us-2ri-bty"]);
    table.refuses({ type: "flip", piece: "cs-rogers" }, "BR83-5.1-a", "move-enemy");
    table.refuses({ type: "flip", piece: "us-2nh" }, "BR83-9.1-a", "flip-battery");
    const infantry = union({ K10: "us-2nh" });
    infantry.refuses({ type: "flip", piece: "us-2nh" }, "BR83-9.1-a", "flip-battery");
  });
  test("BR83-9.11-a: both use roads and fords", () => {
    const map = blank({ majorRoads: way("K10 K11 K12 K13"), fords: [{ hex: "K14", water: "Run" }] });
    const table = union({ K10: "us-2ri-bty" }, {}, { map });
    table.act(flip("us-2ri-bty")).go("us-2ri-bty", "K11", "K12", "K13");
    expect(table.last("moved").costs).toEqual([2]);
  });
  test("BR83-9.1-a BR83-14.23-a: if one piece is lost, both are", () => {
    const table = new Table(
      {
        name: "lost",
        at: { stage: "combat", turn: 9, side: "union" },
        map: OPEN,
        placements: [
          ...at({ K10: "us-1ri us-2ri us-2nh" }),
          ...at({ K11: "cs-rogers" }, { face: "battle" }),
          ...at({ K11: "cs-l-cocke" }),
        ],
      },
      [1, 4],
    );
    table.declare("cs-rogers", "us-1ri us-2ri us-2nh").done().to("advance");
    expect(table.piece("cs-rogers")).toMatchObject({ where: "lost", face: "mobile" });
  });
});
