import { describe, expect, test } from "vitest";
import { type Action, builtMap } from "../../../src/bull-run-1861/index.ts";
import { Table } from "../support/table.ts";

const FREE = { at: { stage: "set-up" }, options: { setup: "free" } } as const;
type Group = "forward" | "base";
const place = (unit: string, zone: string, group: Group = "base"): Action => ({ type: "place", unit, zone, group });
/** On the test field. */
const table = (options: Record<string, string> = {}): Table =>
  new Table({ at: FREE.at, options: { ...FREE.options, ...options } as never });
const zones = (g: Table, unit: string, group: Group): string[] =>
  g
    .legal("place")
    .filter((one) => one.unit === unit && one.group === group)
    .map(({ zone }) => zone)
    .toSorted();
/** Places the first of what is offered until somebody else is asked, or something else. */
function placeAll(g: Table): Table {
  const { side } = g;
  while (g.step === "placement" && g.side === side) g.act(g.decision.actions[0] as Action);
  return g;
}

describe("the free set-up", () => {
  test("BR61-12.2-b BR61-12.2-d BR61-R93 BR61-D02 BR61-D03 the South places and disposes, then the North", () => {
    const g = table();
    expect(g.decision).toMatchObject({ step: "placement", sides: ["south"], rule: "BR61-12.2-b" });
    expect(placeAll(g).decision).toMatchObject({ step: "dispositions", sides: ["south"] });
    g.act({ type: "ready" });
    expect(g.decision).toMatchObject({ step: "placement", sides: ["north"], rule: "BR61-12.2-d" });
    expect(placeAll(g).decision).toMatchObject({ step: "dispositions", sides: ["north"] });
    g.act({ type: "ready" });
    expect(g.view.turn).toBe(1);
    expect(g.view.units.filter(({ whereabouts }) => whereabouts === "waiting").map(({ id }) => id)).toEqual([
      "militia",
      "volunteers",
      "mccunn",
      "va30",
      "smith",
    ]);
  });

  test("BR61-12.2-b three brigades of the Army of the Potomac anywhere south of Bull Run, one a zone", () => {
    const g = table();
    const south = ["d", "e", "f", "g"].flatMap((row) => [1, 2, 3, 4, 5, 6, 7].map((column) => `${row}${column}`));
    expect(zones(g, "bonham", "forward")).toEqual(
      south.map((zone) => (zone === "g4" ? "manassas-junction" : zone)).toSorted(),
    );
    for (const unit of ["jackson", "stuart", "hampton"]) expect(zones(g, unit, "forward")).toEqual([]);
    for (const unit of ["jackson", "stuart"]) g.refuses(place(unit, "d1", "forward"), "BR61-12.2-b", "place-army");
    g.refuses(place("hampton", "d1", "forward"), "BR61-R95", "place-legion");
    g.refuses(place("bonham", "c4", "forward"), "BR61-12.2-b", "place-bank");
    g.act(place("bonham", "d1", "forward"));
    g.refuses(place("early", "d1", "forward"), "BR61-12.2-b", "place-alone");
    g.refuses(place("bonham", "d2", "forward"), "BR61-12-a", "place-placed");
    g.act(place("early", "d4", "forward"), place("cocke", "d7", "forward"));
    g.refuses(place("ewell", "d2", "forward"), "BR61-12.2-b", "place-fourth");
    expect(g.decision.about).toMatchObject({ of: 0 });
  });

  test("BR61-12.2-c BR61-R90 BR61-S2 the rest within 5 MP of Manassas Junction, south of Bull Run, one or two a zone", () => {
    const g = table();
    // by road to d4 3, to d3 5 and d5 5
    const near = zones(g, "jackson", "base");
    for (const zone of ["d4", "d3", "d2", "d5", "e1", "e6", "g2", "g6", "manassas-junction"])
      expect(near).toContain(zone);
    for (const zone of ["d1", "d6", "d7", "e7", "g1", "g7"]) expect(near).not.toContain(zone);
    g.refuses(place("jackson", "g1"), "BR61-12.2-c", "place-distance-south");
    g.act(place("jackson", "f4"), place("bee", "f4"));
    g.refuses(place("bartow", "f4"), "BR61-12.2-c", "place-full-south");
    g.act(place("bonham", "e4", "forward"));
    g.refuses(place("bartow", "e4"), "BR61-12.2-b", "place-alone");
  });

  test("BR61-12.2-b enough Potomac brigades are kept for the three", () => {
    const g = table();
    const potomac = ["evans", "cocke", "bonham", "longstreet", "jones", "early", "ewell", "holmes"];
    for (const [at, unit] of potomac.slice(0, 5).entries()) g.act(place(unit, `f${2 + at}`));
    g.refuses(place("early", "f2"), "BR61-12.2-b", "place-forward");
    expect(zones(g, "early", "base")).toEqual([]);
    expect(zones(g, "early", "forward").length).toBeGreaterThan(0);
  });

  test("BR61-12.2-d BR61-12.2-e BR61-R90 the North within 5 MP of Centreville, on its bank, never next to Bull Run", () => {
    const g = placeAll(table()).act({ type: "ready" });
    const near = zones(g, "keyes", "base");
    for (const zone of ["centreville", "a1", "a7", "b1", "b4", "b6"]) expect(near).toContain(zone);
    expect(near.filter((zone) => zone.startsWith("c") && zone !== "centreville")).toEqual([]);
    g.refuses(place("keyes", "c4"), "BR61-12.2-e", "place-river");
    g.refuses(place("keyes", "e1"), "BR61-12.2-d", "place-distance-north");
    g.refuses(place("keyes", "d1", "forward"), "BR61-12.2-b", "place-north");
    g.refuses(place("jackson", "b4"), "BR61-10.1-a", "not-yours");
  });

  test("BR61-R90 BR61-S2 with the literal reading at least 5 MP away, and never in a zone the other side holds", () => {
    const g = table({ freeDistance: "atLeast" });
    const far = zones(g, "jackson", "base");
    expect(far).toContain("g1");
    expect(far).toContain("b7");
    expect(far).not.toContain("f4");
    expect(far).not.toContain("centreville");
    g.refuses(place("jackson", "f4"), "BR61-12.2-c", "place-distance-south");
    g.act(place("jackson", "b7"));
    placeAll(g).act({ type: "ready" });
    expect(zones(g, "keyes", "base")).not.toContain("b7");
    g.refuses(place("keyes", "b7"), "BR61-10.5-h", "place-enemy");
    g.refuses(place("keyes", "b4"), "BR61-12.2-d", "place-distance-north");
    g.refuses(place("keyes", "c1"), "BR61-12.2-e", "place-river");
    placeAll(g).act({ type: "ready" });
    const held = new Map<string, Set<string>>();
    for (const { side, elements } of g.view.units)
      for (const { zone } of elements) held.set(zone, (held.get(zone) ?? new Set()).add(side));
    expect([...held.values()].every((sides) => sides.size === 1)).toBe(true);
  });

  test("BR61-R95 BR61-12.2-b the Legion starts with any brigade, a forward one too, or on its own near the base", () => {
    const g = table().act(place("bonham", "d1", "forward"));
    expect(zones(g, "hampton", "base")).toContain("d1");
    g.act(place("hampton", "d1"));
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "bonham" });
    const base = table().act(place("jackson", "f4"), place("bee", "f4"), place("hampton", "f4"));
    expect(base.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "jackson" });
    placeAll(base);
    base.act({ type: "attach", unit: "hampton", host: "bee" });
    expect(base.unit("hampton").host).toBe("bee");
    const alone = table();
    alone.refuses(place("hampton", "g1"), "BR61-12.2-c", "place-distance-south");
    alone.act(place("hampton", "g2"));
    expect(alone.unit("hampton").whereabouts).toBe("map");
  });

  test("BR61-R95 BR61-D02 the Legion that was placed before its brigade may join it when the South disposes", () => {
    const g = table().act(place("hampton", "f4"), place("jackson", "f4"));
    placeAll(g);
    g.act({ type: "attach", unit: "hampton", host: "jackson" });
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "jackson" });
    expect(g.element("jackson").line).toBe("front");
  });

  test("BR61-12.2-a BR61-R95 Southern brigades may start extended, within the limits of their group, Northern ones not", () => {
    const g = table().act(
      place("bonham", "d1", "forward"),
      place("early", "d4", "forward"),
      place("cocke", "e7", "forward"),
    );
    g.act(place("jackson", "g2"), place("bee", "e3"));
    placeAll(g);
    const second = (unit: string): string[] =>
      g
        .legal("extend")
        .filter((one) => one.unit === unit)
        .map(({ zone }) => zone)
        .toSorted();
    // a forward brigade: an empty zone on its bank
    const taken = new Set(g.view.units.flatMap(({ elements }) => elements.map(({ zone }) => zone)));
    expect(second("bonham")).toEqual(["d2", "e1", "e2"].filter((zone) => !taken.has(zone)));
    const [zone] = second("bonham") as [string];
    g.refuses({ type: "extend", unit: "bonham", zone: "c1" }, "BR61-10.6-e", "deploy-border");
    // the others: at their distance, and not beside a forward one
    expect(second("jackson")).not.toContain("g1");
    g.refuses({ type: "extend", unit: "jackson", zone: "g1" }, "BR61-12.2-c", "place-distance-south");
    g.refuses({ type: "extend", unit: "bee", zone: "d4" }, "BR61-10.6-a", "deploy-far");
    g.act({ type: "extend", unit: "bonham", zone });
    expect(g.unit("bonham").elements).toMatchObject([{ zone: "d1" }, { zone }]);
    g.refuses({ type: "extend", unit: "bonham", zone }, "BR61-10.6-a", "deploy-extended");
    g.act({ type: "face", element: "bonham+", zone: "d1" });
    expect(g.facing("bonham+")).toBe("d1");
    g.act({ type: "ready" });
    placeAll(g);
    expect(g.legal("extend")).toEqual([]);
    g.refuses({ type: "extend", unit: "keyes", zone: "b3" }, "BR61-12.2-a", "extend-north");
  });

  test("BR61-12.2-c no placement leaves too little room for the rest", () => {
    // a situation that has almost filled the zones near Manassas Junction cannot come about: every choice goes on to the end
    for (const pick of [0, 1, 5, 17, -1]) {
      const g = table();
      while (g.step === "placement") g.act(g.decision.actions.at(pick % g.decision.actions.length) as Action);
      expect(g.step).toBe("dispositions");
    }
  });

  test("BR61-R91 BR61-R28 no Operational movement is forced", () => {
    const g = placeAll(table()).act({ type: "ready" });
    placeAll(g).act({ type: "ready" });
    expect(g.all("marked")).toEqual([]);
    expect(g.step).toBe("marking");
  });

  test("BR61-13-b BR61-R97 the 30th Virginia comes first, with Beauregard or one zone from him", () => {
    const g = table({ thirtiethVirginia: "on" });
    expect(new Set(g.legal("place").map(({ unit }) => unit))).toEqual(new Set(["va30"]));
    expect(zones(g, "va30", "base")).toEqual(["f3", "f4", "g3", "g5", "manassas-junction"]);
    g.refuses(place("va30", "g2"), "BR61-13-b", "place-headquarters");
    g.act(place("va30", "g3"));
    expect(g.legal("place").length).toBeGreaterThan(0);
  });

  test("BR61-12.2-c BR61-12.2-d the built map has the room: random set-ups of both readings end", () => {
    for (const freeDistance of ["within", "atLeast"] as const) {
      const g = new Table({ ...FREE, map: builtMap().data, options: { ...FREE.options, freeDistance } });
      for (let answers = 0; g.view.turn === 0; answers++) {
        const { actions } = g.decision;
        g.act(g.step === "dispositions" ? { type: "ready" } : (actions[(answers * 7919) % actions.length] as Action));
      }
      expect(g.view.units.filter(({ whereabouts }) => whereabouts === "waiting")).toHaveLength(5);
    }
  });
});
