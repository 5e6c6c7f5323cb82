import { describe, expect, test } from "vitest";
import { type Placement, builtMap, zonesOfControl } from "../../../src/bull-run-1861/index.ts";
import { Table, combats, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

function table(placements: readonly Placement[]): Table {
  return new Table({ at: half("north"), units: QUIET, placements: [{ unit: "keyes", zone: "a1" }, ...placements] });
}
const control = (placements: readonly Placement[]): string[] => {
  const g = table(placements);
  return zonesOfControl(g.game, g.position, "south").toSorted();
};

describe("the zone of control", () => {
  test("BR61-10.2-a a brigade exerts it on every zone around its own", () => {
    expect(control([{ unit: "bartow", zone: "f5", facing: "f4" }])).toEqual(["e5", "e6", "f4", "f6", "g5", "g6"]);
  });

  test("BR61-10.2-b BR61-R10 not over Bull Run, not even at a bridge or a ford", () => {
    expect(control([{ unit: "bartow", zone: "d4" }])).toEqual(["d3", "d5", "e4", "e5"]);
  });

  test("BR61-10.2-c a friend's zone of control or presence does not cancel the enemy's", () => {
    const friends: Placement[] = [
      { unit: "howard", zone: "d4", facing: "e4" },
      { unit: "willcox", zone: "d3", facing: "d4" },
    ];
    expect(control([{ unit: "bartow", zone: "e4", facing: "d4" }, ...friends])).toEqual([
      "d3",
      "d4",
      "e3",
      "e5",
      "f3",
      "f4",
    ]);
  });

  test("BR61-R13 contact is an enemy over a land border, and only that", () => {
    const over = table([
      { unit: "howard", zone: "c4" },
      { unit: "bartow", zone: "d4" },
    ]);
    expect([over.unit("howard").contacts, over.unit("bartow").contacts]).toEqual([[], []]);
    const touch = table([
      { unit: "howard", zone: "d4" },
      { unit: "bartow", zone: "e4" },
      { unit: "bee", zone: "e4" },
      { unit: "early", zone: "e3" },
    ]);
    expect(touch.unit("howard").contacts.toSorted()).toEqual(["bartow", "bee"]);
    expect(touch.unit("early").contacts).toEqual([]);
  });

  test("BR61-R82 BR61-R70 HQs exert none, both elements of a line do", () => {
    const line: Placement = { unit: "cocke", zone: "e1", extended: { zone: "e2" } };
    expect(control([line])).toEqual(["d1", "d2", "e1", "e2", "e3", "f1", "f2"]);
    expect(control([])).toEqual([]);
  });
});

describe("Front and Flank", () => {
  const front = (zone: string, facing: string): readonly string[] =>
    table([{ unit: "bartow", zone, facing }]).element("bartow").front;

  test("BR61-10.2-d a brigade faces one bordering zone", () => {
    const g = table([{ unit: "bartow", zone: "e4", facing: "d4" }]);
    expect(g.facing("bartow")).toBe("d4");
    const own = new Table({ at: half("north"), placements: [{ unit: "keyes", zone: "b4" }] })
      .activate("keyes")
      .end("keyes");
    expect(own.zones("face")).toEqual(["a5", "b3", "b5", "c4", "c5", "centreville"]);
    own.refuses({ type: "face", element: "keyes", zone: "d4" }, "BR61-10.2-d", "face-border");
  });

  test("BR61-R12 it may face over Bull Run, also where nothing crosses", () => {
    const g = new Table({ at: half("north"), placements: [{ unit: "keyes", zone: "c4" }] })
      .activate("keyes")
      .end("keyes");
    expect(g.zones("face")).toEqual(["b3", "b4", "c3", "c5", "d3", "d4"]);
    g.face("keyes", "d3");
    expect(g.element("keyes").front).toEqual(["d4", "d3", "c3"]);
  });

  test("BR61-10.2-e BR61-R11 the Front is the faced zone and its two neighbours in the ring", () => {
    expect(front("e4", "d4")).toEqual(["d3", "d4", "e5"]);
    expect(front("e4", "d3")).toEqual(["e3", "d3", "d4"]);
    expect(front("d4", "c5")).toEqual(["c4", "c5", "d5"]);
  });

  test("BR61-R11 a gap at the map's edge makes the Front smaller, it is never skipped", () => {
    // the ring of g3: f3 Manassas gap g2 f2
    expect(front("g3", "manassas-junction")).toEqual(["f3", "manassas-junction"]);
    expect(front("g3", "f3")).toEqual(["f2", "f3", "manassas-junction"]);
    expect(front("g3", "g2")).toEqual(["g2", "f2"]);
  });

  test("BR61-10.2-f every other zone around is Flank", () => {
    const flanked = (enemy: string): string[] => {
      const placements: Placement[] = [
        { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
        { unit: "jackson", zone: "e4", facing: "d4" },
        { unit: "howard", zone: enemy },
      ];
      const g = new Table({ at: combats("north"), units: QUIET, placements }, [3, 3]).fight(["keyes"], ["e4"]);
      return g.modifiers("defender").filter((line) => line.startsWith("flank"));
    };
    expect(["d3", "e5"].flatMap(flanked)).toEqual([]);
    for (const zone of ["e3", "f3", "f4"]) expect(flanked(zone)).toEqual(["flank -1"]);
  });

  test("BR61-R11 only a ring of three slots or fewer, the gap counted, has no Flank", () => {
    // g1 has the ring f1 g2 gap: facing either, the other is in the Front
    expect(front("g1", "f1").toSorted()).toEqual(["f1", "g2"]);
    expect(front("g1", "g2").toSorted()).toEqual(["f1", "g2"]);
    // g7: f7 g6 f6 and a gap, four slots: facing f7 only the zone beside it
    expect(front("g7", "f7").toSorted()).toEqual(["f6", "f7"]);
  });

  test("BR61-R11 the built map follows the same rule in every zone", () => {
    const graph = builtMap();
    for (let zone = 0; zone < graph.size; zone++) {
      const ring = graph.rings[zone] as readonly number[];
      for (const [slot, faced] of ring.entries()) {
        if (faced === -1) continue;
        const slots = [slot - 1, slot, slot + 1].map((at) => ring[(at + ring.length) % ring.length] as number);
        const expected = new Set(slots.filter((other) => other !== -1));
        expect(new Set(graph.front(zone, faced))).toEqual(expected);
        for (const other of graph.bordering[zone] as readonly number[])
          expect(graph.inFront(zone, faced, other)).toBe(expected.has(other));
      }
    }
  });
});
