import { describe, expect, test } from "vitest";
import { blank } from "../support/field.ts";
import { Table, at, rallies } from "../support/table.ts";

const revive = (piece: string) => ({ type: "revive", piece }) as const;
const clear = (hex: string) => ({ type: "clear", hex }) as const;

/** A Confederate Rally phase in which the ABATIS of X5 can be cleared at least. */
function phase(places: Readonly<Record<string, string>>, boxed: string, turn = 9): Table {
  const placements = [
    ...at({ CCC1: "us-8nym", X5: "cs-18va", ...places }),
    ...boxed.split(" ").map((piece) => ({ piece, where: "rally" }) as const),
  ];
  return new Table({
    name: "either",
    at: rallies("confederate", turn),
    map: blank(),
    placements,
    abatis: ["X5", "Z5"],
  });
}
const READY = { K10: "cs-l-jackson cs-2va" };

describe("the Confederates rally as the Union does", () => {
  test("BR83-14.1-a BR83-14.3-a BR83-14.33-a: a leader with his infantry, at NOON and not before", () => {
    expect(phase(READY, "cs-4va", 6).legal("revive")).toEqual([]);
    const table = phase(READY, "cs-4va", 7);
    expect(table.legal("revive")).toEqual([revive("cs-4va")]);
    table.act(revive("cs-4va"));
    expect(table.inHex("K10")).toEqual(["cs-l-jackson", "cs-2va", "cs-4va"]);
    expect(table.piece("cs-4va")).toMatchObject({ revived: true, entered: true });
  });
  test("BR83-14.32-a BR83-SP-h: an enemy in contact prevents it, one of their own does not", () => {
    phase({ ...READY, K11: "us-1ri" }, "cs-4va").refuses(revive("cs-4va"), "BR83-14.32-a", "revive-busy");
    expect(phase({ ...READY, K11: "cs-8va" }, "cs-4va").allows(revive("cs-4va"))).toBe(true);
  });
  test("BR83-14.31-a: only units of theirs, whoever lies in the box", () => {
    const table = phase({ ...READY, K20: "us-l-burnside us-1ri" }, "cs-4va us-2ri");
    expect(table.legal("revive")).toEqual([revive("cs-4va")]);
    table.refuses(revive("us-2ri"), "BR83-14.31-a", "revive-enemy");
  });
  test("BR83-11.6-a BR83-SP-h BR83-SP-m: ABATIS are cleared by infantry out of contact alone", () => {
    const near = phase({ Z5: "cs-2va", Z6: "us-1ri" }, "cs-4va");
    near.refuses(clear("Z5"), "BR83-SP-h", "clear-contact");
    expect(near.legal("clear")).toEqual([clear("X5")]);
    phase({ Z5: "cs-l-jackson" }, "cs-4va").refuses(clear("Z5"), "BR83-11.6-a", "clear-sapper");
    const table = phase({ Z5: "cs-2va", Z6: "cs-8va" }, "cs-4va");
    expect(table.legal("clear")).toEqual([clear("X5"), clear("Z5")]);
    table.act(clear("Z5"));
    expect(table.view("confederate").abatis).toEqual(["X5"]);
    expect(table.last("abatis-cleared")).toMatchObject({ hex: "Z5", piece: "cs-2va" });
  });
  test("BR83-11.6-a BR83-14.32-a: who has advanced, spent its attack or come on in this turn neither clears nor rallies", () => {
    for (const flag of ["moved", "pressed", "spent", "fought", "advanced", "entered"] as const) {
      const placements = [
        ...at({ CCC1: "us-8nym", X5: "cs-18va" }),
        ...at({ Z5: "cs-2va" }, { [flag]: true }),
        ...at({ K10: "cs-l-jackson cs-5va" }, { [flag]: true }),
        { piece: "cs-4va", where: "rally" } as const,
      ];
      const table = new Table({
        name: "busy",
        at: rallies("confederate", 9),
        map: blank(),
        placements,
        abatis: ["X5", "Z5"],
      });
      expect(table.legal("clear"), flag).toEqual([clear("X5")]);
      expect(table.legal("revive"), flag).toEqual([]);
    }
  });
});
