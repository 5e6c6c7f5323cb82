import { describe, expect, test } from "vitest";
import { Table, active, at, combats, movement } from "../support/table.ts";
import { blank } from "../support/field.ts";

const OPEN = blank();
const form = (piece: string, ...pieces: string[]) => ({ type: "form", piece, pieces }) as const;

function union(
  own: Readonly<Record<string, string>>,
  enemy: Readonly<Record<string, string>> = {},
  more: object = {},
): Table {
  const placements = [...active(own), ...at(enemy)];
  return new Table({ name: "brigades", at: movement("union"), map: OPEN, placements, ...more });
}

describe("forming", () => {
  test("BR83-8.21-a X-26: Bonham's infantry of six points, without a five among them, cannot form", () => {
    const table = new Table({
      name: "six",
      at: movement("confederate"),
      map: OPEN,
      placements: at({ K10: "cs-l-bonham cs-3sc cs-11nc" }),
    });
    expect(table.legal("form")).toEqual([]);
    table.refuses(form("cs-b-bonham", "cs-3sc", "cs-11nc"), "BR83-8.21-a", "form-sum");
  });
  test("BR83-8.21-a BR83-8.21-b BR83-8.21-c BR83-D07 X-27: Schenck's five points, of his own infantry alone; the rest stays", () => {
    const table = union({ K10: "us-l-schenck us-1ohio us-2ohio us-2nym us-e2us us-l-davies" });
    expect(table.legal("form").map(({ pieces }) => pieces)).toEqual([
      ["us-1ohio", "us-2ohio"],
      ["us-2ohio", "us-2nym"],
    ]);
    table.refuses(form("us-b-schenck", "us-2ohio", "us-e2us"), "BR83-8.21-b", "form-kind");
    table.refuses(form("us-b-schenck", "us-2ohio"), "BR83-8.21-a", "form-sum");
    table.refuses(form("us-l-schenck", "us-2ohio"), "BR83-8.21-b", "form-brigade");
    table.refuses(form("us-b-keyes", "us-2me"), "BR83-8.21-b", "form-leader");
    table.act(form("us-b-schenck", "us-1ohio", "us-2ohio"));
    expect(table.inHex("K10")).toEqual(["us-b-schenck", "us-2nym", "us-e2us", "us-l-davies"]);
  });
  test("BR83-8.1-a BR83-OB3-a BR83-PP2.3-a: brigade piece and parts are never on the map together", () => {
    const table = union({ K10: "us-l-burnside us-1ri us-2ri us-2nh" });
    expect(table.hex("us-b-burnside")).toBe("card");
    table.act(form("us-b-burnside", "us-1ri", "us-2ri"));
    for (const part of ["us-l-burnside", "us-1ri", "us-2ri"]) expect(table.hex(part)).toBe("brigade");
    table.refuses(form("us-b-burnside", "us-1ri", "us-2nh"), "BR83-8.1-a", "form-formed");
    table.act({ type: "break", piece: "us-b-burnside" });
    expect(table.hex("us-b-burnside")).toBe("card");
    expect(table.inHex("K10")).toEqual(["us-l-burnside", "us-2nh", "us-1ri", "us-2ri"]);
    // once in a phase is enough
    table.refuses(form("us-b-burnside", "us-1ri", "us-2ri"), "BR83-8.22-a", "form-again");
  });
  test("BR83-8.22-a BR83-SP-g: not who has moved, not who came this turn from another hex", () => {
    const table = union({ K10: "us-l-burnside us-2ri", K11: "us-1ri" });
    table.refuses(form("us-b-burnside", "us-1ri", "us-2ri"), "BR83-8.22-a", "form-apart");
    table.go("us-1ri", "K10").stop();
    table.refuses(form("us-b-burnside", "us-1ri", "us-2ri"), "BR83-8.22-a", "form-moved");
    const leader = union({ K10: "us-1ri us-2ri", K11: "us-l-burnside" });
    leader.go("us-l-burnside", "K10").stop();
    leader.refuses(form("us-b-burnside", "us-1ri", "us-2ri"), "BR83-8.22-a", "form-moved");
  });
  test("BR83-8.22-a BR83-SP-h: not in an enemy zone of control", () => {
    const table = union({ K10: "us-l-burnside us-1ri us-2ri" }, { K11: "cs-18va" });
    table.refuses(form("us-b-burnside", "us-1ri", "us-2ri"), "BR83-8.22-a", "form-contact");
  });
  test("BR83-8.22-b BR83-8.22-c BR83-R36 BR83-4.12-a: inactive pieces form, and the brigade is active if all of them are", () => {
    const pieces = "us-l-burnside us-1ri us-2ri";
    for (const [activeOnes, expected] of [
      [pieces, ["us-b-burnside"]],
      ["us-l-burnside us-1ri", []],
      ["", []],
    ] as const) {
      const placements = pieces
        .split(" ")
        .map((piece) => ({ piece, hex: "K10", active: activeOnes.split(" ").includes(piece) }));
      const table = new Table({ name: "mixed", at: movement("union"), map: OPEN, placements });
      table.act(form("us-b-burnside", "us-1ri", "us-2ri"));
      expect(table.pieces("take")).toEqual(expected);
    }
  });
  test("BR83-8.2-a: any number of them, each with its own", () => {
    const table = union({ K10: "us-l-burnside us-1ri us-2ri", K12: "us-l-porter us-reg us-14nym" });
    table.act(form("us-b-burnside", "us-1ri", "us-2ri"), form("us-b-porter", "us-14nym", "us-reg"));
    expect(table.pieces("take")).toEqual(["us-b-burnside", "us-b-porter"]);
  });
  test("BR83-4.83-a BR83-4.81-a BR83-R19: frozen pieces form among themselves, never with others", () => {
    const table = new Table({
      name: "frozen",
      at: movement("confederate"),
      placements: [...at({ K10: "cs-l-bonham cs-3sc" }, { frozen: true }), ...active({ K10: "cs-7sc" })],
    });
    table.refuses(form("cs-b-bonham", "cs-3sc", "cs-7sc"), "BR83-4.83-a", "form-frozen");
    expect(table.legal("form")).toEqual([]);
    const hidden = new Table({
      name: "frozen",
      at: movement("confederate"),
      placements: at({ K10: "cs-l-bonham cs-3sc cs-7sc" }, { frozen: true }),
    });
    hidden.act(form("cs-b-bonham", "cs-3sc", "cs-7sc"));
    expect(hidden.piece("cs-b-bonham").frozen).toBe(true);
    expect(hidden.last("formed").audience).toEqual(["confederate"]);
  });
});

describe("a brigade piece", () => {
  test("BR83-8.5-a BR83-8.22-c: moves as one piece, at once after it has formed", () => {
    const table = union({ K10: "us-l-burnside us-1ri us-2ri" });
    table.act(form("us-b-burnside", "us-1ri", "us-2ri"));
    table.go("us-b-burnside", "K11", "K12").stop();
    expect(table.hex("us-b-burnside")).toBe("K12");
    expect(table.pieces("take")).toEqual([]);
  });
  test("BR83-8.4-a BR83-SP-b BR83-D12: breaks at any time, in an enemy zone of control too", () => {
    const table = union({ K10: "us-b-burnside" }, { K11: "cs-18va" });
    table.act({ type: "break", piece: "us-b-burnside" });
    expect(table.inHex("K10")).toEqual(["us-l-burnside", "us-1ri", "us-2ri"]);
    table.refuses({ type: "break", piece: "us-b-burnside" }, "BR83-8.4-a", "break-unformed");
  });
  test("BR83-8.41-a V-83: broken before it moved, its parts may move", () => {
    const table = union({ K10: "us-b-burnside" });
    table.act({ type: "break", piece: "us-b-burnside" });
    expect(table.pieces("take")).toEqual(["us-1ri", "us-2ri", "us-l-burnside"]);
  });
  test("BR83-8.41-a BR83-R24: broken after it moved, they may not", () => {
    const table = union({ K10: "us-b-burnside" });
    table.go("us-b-burnside", "K11").stop();
    table.act({ type: "break", piece: "us-b-burnside" });
    expect(table.pieces("take")).toEqual([]);
  });
  test("BR83-R76 BR83-SP-b: the defender may break before the declaration where he can be attacked", () => {
    const table = new Table({
      name: "window",
      at: combats("union"),
      map: OPEN,
      placements: [...at({ K10: "us-2nh" }), ...at({ K11: "cs-b-cocke", C30: "cs-b-evans" })],
    });
    expect(table.decision).toMatchObject({ step: "window", sides: ["confederate"] });
    expect(table.pieces("break")).toEqual(["cs-b-cocke"]);
    table.act({ type: "break", piece: "cs-b-cocke" });
    expect(table.step).toBe("declaration");
    expect(table.inHex("K11")).toContain("cs-l-cocke");
  });
});
