import { describe, expect, test } from "vitest";
import { LEFT } from "../../../src/second-bull-run-1862/position.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { retreat, way } from "../support/retreating.ts";

describe("where a retreat ends", () => {
  const jones: Placement = { unit: "jones", zone: "103", facing: "102" };
  const toombs: Placement = { unit: "toombs", zone: "103", facing: "102" };
  const fought: readonly Placement[] = [
    { unit: "pryor", zone: "105", facing: "106" },
    { unit: "hardin", zone: "106", facing: "105" },
  ];

  test("SB62-10.4-p SB62-9.6-a SB62-RU68 not in a full zone: the next best", () => {
    expect(way(retreat("pryor", 1, ["106"], [...fought, jones, toombs]))).toEqual(["119"]);
    // one brigade of another corps fills it too
    const corps = retreat("pryor", 1, ["106"], [...fought, { unit: "branch", zone: "103", facing: "102" }]);
    expect(way(corps)).toEqual(["119"]);
    expect(way(retreat("pryor", 1, ["106"], [...fought, jones]))).toEqual(["103"]);
  });

  test("SB62-9.6-b SB62-RU68 a full zone may be passed", () => {
    expect(way(retreat("pryor", 2, ["106"], [...fought, jones, toombs]))[0]).toBe("103");
  });

  test("SB62-10.4-p SB62-RU68 where all are full it goes one zone more", () => {
    const full = ["191", "192", "175"].flatMap((zone, at): Placement[] => [
      { unit: ["pryor", "jones", "law"][at] as string, zone, facing: zone === "191" ? "192" : "191" },
      { unit: ["wilcox", "toombs", "hood"][at] as string, zone, facing: zone === "191" ? "192" : "191" },
    ]);
    const g = retreat("pryor", 1, [], full);
    expect(way(g)).toEqual(["192", "193"]);
  });

  test("SB62-10.4-p where it cannot stand and cannot go on it is lost", () => {
    const union = ["hardin", "seymour", "meade", "carr", "taylor", "stiles", "tower"];
    const g = retreat(
      "pryor",
      1,
      ["58"],
      [
        { unit: "pryor", zone: "41", facing: "58" },
        { unit: "jones", zone: "42", facing: "41" },
        { unit: "toombs", zone: "42", facing: "41" },
        ...["58", "40", "28", "59", "60", "43", "29"].map((zone, at) => ({
          unit: union[at] as string,
          zone,
          facing: zone === "60" || zone === "43" || zone === "29" ? "42" : "41",
        })),
      ],
    );
    expect(way(g)).toEqual(["42"]);
    expect(g.told("eliminated")).toMatchObject([{ unit: "pryor", zone: "42", rule: "SB62-10.4-p" }]);
  });

  test("V-52 SB62-10.4-q SB62-RU69 SB62-RU101 with no way but off the map it leaves it", () => {
    const g = retreat(
      "pryor",
      1,
      ["192"],
      [
        { unit: "pryor", zone: "191", facing: "192" },
        { unit: "hardin", zone: "192", facing: "191" },
        { unit: "seymour", zone: "175", facing: "191" },
      ],
    );
    expect(g.told("left-map")).toMatchObject([{ unit: "pryor", zone: "191", rule: "SB62-10.4-q" }]);
    expect(g.p.state[g.unit("pryor")]).toBe(LEFT);
    expect(g.zoneOf("pryor")).toBeUndefined();
  });

  test("SB62-RU69 surrounded inside the map it stays with a loss more", () => {
    const around = ["120", "107", "106", "104", "103", "119"];
    const union = ["hardin", "seymour", "meade", "carr", "taylor", "stiles"];
    const g = retreat(
      "pryor",
      2,
      ["106"],
      [
        { unit: "pryor", zone: "105", facing: "106" },
        ...around.map((zone, at) => ({ unit: union[at] as string, zone, facing: "105" })),
      ],
    );
    expect(g.told("lost-step")).toMatchObject([{ unit: "pryor", losses: 1, cause: "no-way", rule: "SB62-RU69" }]);
    expect([g.zoneOf("pryor"), g.facingOf("pryor"), way(g)]).toEqual(["105", "106", []]);
    expect(g.over).toBe(true);
  });

  test("SB62-10.4-q SB62-9.5-e SB62-9.5-b it may turn then; enemies do not turn to it", () => {
    const g = retreat("pryor", 1, ["106"], [...fought, { unit: "seymour", zone: "101", facing: "80" }]);
    const end = g.zoneOf("pryor");
    expect(g.decision).toMatchObject({ step: "facing", sides: ["confederate"], about: { unit: "pryor", zone: end } });
    g.act(g.offered("face")[0] as { type: "face"; unit: string; zone: string });
    expect(g.over).toBe(true);
    expect(g.facingOf("seymour")).toBe("80");
  });

  test("SB62-9.6-c where another stands it takes the facing of the stack", () => {
    const g = retreat("pryor", 1, ["106"], [...fought, jones]);
    expect([g.zoneOf("pryor"), g.facingOf("pryor"), g.facingOf("jones")]).toEqual(["103", "102", "102"]);
    expect(g.over).toBe(true);
  });

  test("SB62-10.4-n SB62-RU71 a routed brigade faces nothing", () => {
    const g = retreat("pryor", 1, ["106"], [{ unit: "pryor", zone: "105", routed: true }, fought[1] as Placement]);
    expect([g.zoneOf("pryor"), g.facingOf("pryor")]).toEqual(["103", undefined]);
    expect(g.over).toBe(true);
  });

  test("SB62-3-c SB62-RU49 an objective changes hands by a retreat too", () => {
    // the Stone House is a Confederate goal and the Union’s at first
    const g = retreat(
      "pryor",
      1,
      ["86"],
      [
        { unit: "pryor", zone: "107", facing: "86" },
        { unit: "hardin", zone: "86", facing: "107" },
        { unit: "seymour", zone: "106", facing: "107" },
        { unit: "meade", zone: "105", facing: "107" },
        { unit: "carr", zone: "120", facing: "107" },
        { unit: "taylor", zone: "121", facing: "107" },
      ],
    );
    expect(way(g)).toEqual(["108"]);
    expect(g.told("control")).toMatchObject([{ zone: "108", side: "confederate" }]);
  });

  test("SB62-RU46 SB62-9.4-p a commander whom it leaves alone in contact, or comes to, is moved away", () => {
    const left = retreat("pryor", 1, ["106"], fought, { commanders: [{ id: "longstreet", zone: "105" }] });
    expect(left.decision).toMatchObject({ step: "displacement", sides: ["confederate"] });
    const touched = retreat("pryor", 1, ["106"], fought, { commanders: [{ id: "mcdowell", zone: "101" }] });
    expect(touched.decision).toMatchObject({ step: "displacement", sides: ["union"] });
  });

  test("SB62-RU98 brigades that part go on until nobody is in contact, each time away from who is", () => {
    const g = retreat("pryor", 1, [], [...fought, { unit: "seymour", zone: "102", facing: "80" }], { parting: true });
    const { p, field } = g;
    const here = field.graph.known(g.zoneOf("pryor") as string);
    expect(p.reach[here]).toBe(0);
    expect(way(g).length).toBeGreaterThan(0);
  });
});
