import { describe, expect, test } from "vitest";
import { FIELD, blank } from "../support/field.ts";
import { Table, active, at, movement, rallies } from "../support/table.ts";

const OPEN = blank();
const clear = (hex: string) => ({ type: "clear", hex }) as const;

function union(placements: ReturnType<typeof at>, more: object = {}): Table {
  return new Table({ name: "abatis", at: movement("union", 3), map: OPEN, abatis: ["X5"], placements, ...more });
}

describe("removing ABATIS", () => {
  test("BR83-11.6-a BR83-SP-m BR83-D19 BR83-4.12-a: infantry that stood on it the whole turn, inactive or not", () => {
    const table = union(at({ X5: "us-2nh", CCC1: "cs-18va" }));
    table.done();
    expect(table.legal("clear")).toEqual([clear("X5")]);
    table.act(clear("X5"));
    expect(table.view("union").abatis).toEqual([]);
    expect(table.last("abatis-cleared")).toMatchObject({ hex: "X5", piece: "us-2nh", rule: "BR83-11.6-a" });
  });
  test("BR83-11.6-a: not after a move, not by cavalry, batteries or leaders", () => {
    const moved = union([...active({ X4: "us-2nh" }), ...at({ CCC1: "cs-18va" })]);
    moved.go("us-2nh", "X5").stop().done();
    expect(moved.side).toBe("confederate");
    for (const piece of ["us-palmer", "us-2ri-bty", "us-l-porter"]) {
      const table = union(at({ X5: piece, CCC1: "cs-18va" }));
      table.done();
      expect(table.side).toBe("confederate");
    }
  });
  test("BR83-11.6-a BR83-SP-h BR83-R63: not with an enemy next to it, when the turn begins or when it ends", () => {
    const table = new Table({
      name: "pressed",
      at: rallies("union", 3),
      map: OPEN,
      abatis: ["X5", "X4"],
      placements: [
        ...at({ X5: "us-2nh", X4: "us-2ri" }, { pressed: true }).slice(0, 1),
        ...at({ X4: "us-2ri", CCC1: "cs-18va" }),
      ],
    });
    expect(table.hexes("clear")).toEqual(["X4"]);
    table.refuses(clear("X5"), "BR83-11.6-a", "clear-sapper");
    table.refuses(clear("X6"), "BR83-11.6-a", "clear-none");
    const near = new Table({
      name: "near",
      at: rallies("union", 3),
      map: OPEN,
      abatis: ["X5", "X4"],
      placements: at({ X5: "us-2nh", X6: "cs-18va" }),
    });
    expect(near.side).toBe("confederate");
  });
  test("BR83-11.6-a BR83-R62: not after a fight", () => {
    const table = new Table({
      name: "fought",
      at: rallies("union", 3),
      map: OPEN,
      abatis: ["X5"],
      placements: at({ X5: "us-2nh" }, { fought: true }),
    });
    expect(table.side).toBe("confederate");
  });
  test("BR83-11.6-a BR83-14.32-a BR83-14.33-a: a unit that has just come back clears nothing; the one that rallied it may", () => {
    const table = new Table({
      name: "rallied",
      at: rallies("union", 9),
      map: OPEN,
      abatis: ["X5"],
      placements: [...at({ X5: "us-l-burnside us-2ri", CCC1: "cs-18va" }), { piece: "us-1ri", where: "rally" }],
    });
    table.act({ type: "revive", piece: "us-1ri" }, clear("X5"));
    expect(table.last("abatis-cleared").piece).toBe("us-2ri");
    expect(table.piece("us-1ri")).toMatchObject({ hex: "X5", revived: true });
  });
  test("BR83-11.6-a BR83-4.84-a BR83-OPT2-a: who clears it face down is not told", () => {
    const table = new Table({
      name: "fog",
      options: { fogOfWar: "on" },
      at: rallies("union", 2),
      map: OPEN,
      abatis: ["X5"],
      placements: [...at({ X5: "us-2nh" }, { frozen: true }), ...at({ CCC1: "cs-18va" })],
    });
    table.act(clear("X5"));
    expect(table.last("abatis-cleared")).toEqual({ type: "abatis-cleared", rule: "BR83-11.6-a", hex: "X5" });
  });
  test("BR83-11.6-a BR83-PP4-a: the Confederates may as well; nobody must", () => {
    const table = new Table({
      name: "own",
      at: rallies("confederate", 3),
      map: OPEN,
      abatis: ["X5"],
      placements: at({ X5: "cs-18va", A1: "us-2nh" }),
    });
    table.done();
    expect(table.view("union").abatis).toEqual(["X5"]);
  });
});

describe("what they do while they stand", () => {
  test("BR83-11.5-a BR83-11.4-a: a point to enter, one to leave, no road; once removed, nothing", () => {
    const costs = (abatis: string[]): number[] => {
      const table = new Table({
        name: "costs",
        at: movement("union", 3),
        map: {
          ...FIELD,
          majorRoads: [
            ["X4", "X5"],
            ["X5", "X6"],
          ],
        },
        abatis,
        placements: active({ X4: "us-2nh" }),
      });
      return table
        .go("us-2nh", "X5", "X6")
        .all("moved")
        .map((moved) => moved.costs[0] as number);
    };
    expect(costs(["X5"])).toEqual([12, 12]);
    expect(costs([])).toEqual([3, 3]);
  });
  test("BR83-11.5-a BR83-8.52-a: no brigade piece stays whole on them", () => {
    const table = union([...active({ X4: "us-b-burnside" }), ...at({ CCC1: "cs-18va" })]);
    table.go("us-b-burnside", "X5");
    expect(table.last("broke").hex).toBe("X5");
  });
});
