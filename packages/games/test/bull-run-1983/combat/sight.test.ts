import { describe, expect, test } from "vitest";
import { sees, whyNoSight } from "../../../src/bull-run-1983/combat/sight.ts";
import { battlefield } from "../support/battlefield.ts";
import type { Features } from "../support/field.ts";

/** What bars the line, `crest K11>L11` or `woods L9`; nothing where it is clear. */
function bars(features: Features, from: string, to: string, units: readonly string[] = []): string[] {
  const b = battlefield(features, [`u gun bty 3-2 ${from}`, `c foe inf 2-2 ${to}`, ...units]);
  const { grid } = b.field;
  const found = whyNoSight(b.field, b.p, b.hex(from), b.hex(to));
  expect(sees(b.field, b.p, b.hex(from), b.hex(to))).toBe(found === undefined);
  return (found ?? []).map(({ what, hex, hexside }) => {
    if (hex !== undefined) return `${what} ${grid.ids[hex]}`;
    return hexside === undefined
      ? what
      : `${what} ${grid.ids[Math.floor(hexside / 6)]}>${grid.ids[grid.neighbours[hexside]]}`;
  });
}

describe("the line", () => {
  test("BR83-9.2-a V-60 reaches three hexes and no farther", () => {
    expect(bars({}, "K10", "K13")).toEqual([]);
    expect(bars({}, "K10", "K14")).toEqual(["range"]);
    expect(bars({}, "K10", "N11")).toEqual([]);
    expect(bars({}, "K10", "N12")).toEqual(["range"]);
  });

  test("BR83-9.3-a BR83-D14 BR83-R45 V-55 along a hexside it takes the hex the attacker likes", () => {
    expect(bars({ woods: ["L9"] }, "K10", "M10")).toEqual([]);
    expect(bars({ woods: ["L10"] }, "K10", "M10")).toEqual([]);
    expect(bars({ woods: ["L9", "L10"] }, "K10", "M10")).toHaveLength(1);
  });

  test("BR83-R45 the grazed hexside is not crossed", () => {
    expect(bars({ crests: [["L9", "L10"]] }, "K10", "M10")).toEqual([]);
    // the way over L9 crosses a crest, the one over L10 none
    expect(bars({ crests: [["L9", "K10"]] }, "K10", "M10")).toEqual([]);
    expect(
      bars(
        {
          crests: [
            ["L9", "K10"],
            ["L10", "K10"],
          ],
        },
        "K10",
        "M10",
      ),
    ).toHaveLength(1);
  });

  test("BR83-9.3-a X-31 must be straight: no bend around a crest", () => {
    expect(bars({ crests: [["K11", "K12"]] }, "K10", "K13")).toEqual(["crest K11>K12"]);
    expect(bars({ crests: [["K12", "K11"]] }, "K10", "K13")).toEqual(["crest K11>K12"]);
  });

  test("BR83-9.31-b X-32 along a hexside: one unit bars its way, the other stands on a stream", () => {
    const features = { stream: ["L10"] };
    expect(bars(features, "K10", "M10", ["c va24 inf 2-2 L9", "c va17 inf 2-2 L10"])).toEqual([]);
    expect(bars({}, "K10", "M10", ["c va24 inf 2-2 L9", "c va17 inf 2-2 L10"])).toHaveLength(1);
  });
});

describe("what bars it", () => {
  test("BR83-9.31-a V-56 combat units of either side, woods and crests", () => {
    expect(bars({}, "K10", "N11", ["u own inf 2-2 M11"])).toEqual(["unit M11"]);
    expect(bars({}, "K10", "N11", ["c foe2 inf 2-2 M11"])).toEqual(["unit M11"]);
    expect(bars({ woods: ["L10"] }, "K10", "N11")).toEqual(["woods L10"]);
    expect(bars({ crests: [["L10", "M11"]] }, "K10", "N11")).toEqual(["crest L10>M11"]);
  });

  test("BR83-9.31-b V-56 not units in a ford, a bridge or a stream hex", () => {
    const units = ["u own inf 2-2 M11"];
    expect(bars({ stream: ["M11"] }, "K10", "N11", units)).toEqual([]);
    expect(bars({ fords: [{ hex: "M11", water: "Run" }] }, "K10", "N11", units)).toEqual([]);
    expect(bars({ bridges: [{ hex: "M11", water: "Run", name: "Bridge" }] }, "K10", "N11", units)).toEqual([]);
    expect(bars({ stream: ["M11"], woods: ["M11"] }, "K10", "N11", units)).toEqual(["woods M11"]);
  });

  test("BR83-9.31-a leaders do not bar it", () => {
    expect(bars({}, "K10", "N11", ["u boss ldr 0-0 M11"])).toEqual([]);
  });

  test("BR83-9.31-c V-59 nor do woods and units in the gun's hex and the target's", () => {
    expect(bars({ woods: ["K10", "N11"] }, "K10", "N11", ["u a inf 2-2 K10", "c b inf 2-2 N11"])).toEqual([]);
  });

  test("BR83-9.32-a V-57 from the hilltop of a crest it crosses it is clear over everything", () => {
    const features: Features = { woods: ["L11"], crests: [["K10", "K11"]] };
    expect(bars(features, "K10", "L12", ["c b inf 2-2 K11"])).toEqual([]);
    // and so towards a target on the hilltop
    expect(bars({ woods: ["K11"], crests: [["L12", "L11"]] }, "K10", "L12", ["c b inf 2-2 L11"])).toEqual([]);
    // the slope of that crest gives no such view
    expect(bars({ woods: ["L11"], crests: [["K11", "K10"]] }, "K10", "L12")).toEqual(["crest K10>K11", "woods L11"]);
  });

  test("BR83-R46 V-58 but not from another crest than one's own", () => {
    expect(bars({ woods: ["L11"], crests: [["K11", "L11"]] }, "K10", "L12")).toEqual(["crest K11>L11", "woods L11"]);
  });

  test("BR83-9.32-a overlooks a second crest, too", () => {
    expect(
      bars(
        {
          crests: [
            ["K10", "K11"],
            ["K12", "K11"],
          ],
        },
        "K10",
        "K13",
      ),
    ).toEqual([]);
  });
});

test("BR83-9.3-a a line of sight is the same from both ends", () => {
  const b = battlefield(
    {
      woods: ["L9", "K12", "M11"],
      crests: [
        ["L10", "L11"],
        ["J9", "J10"],
      ],
    },
    ["c x inf 2-2 L12"],
  );
  const { grid } = b.field;
  for (const from of grid.within(b.hex("K10"), 3))
    for (const to of grid.within(from, 3))
      if (from !== to) expect(sees(b.field, b.p, from, to)).toBe(sees(b.field, b.p, to, from));
});
