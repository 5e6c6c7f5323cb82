import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import {
  type Action,
  type BullRun1861,
  type GameEvent,
  type Options,
  type Position,
  bullRun1861,
  builtMap,
} from "../../../src/bull-run-1861/index.ts";

const NO_DICE = fastDice(1);
interface Opened {
  readonly game: BullRun1861;
  readonly p: Position;
  readonly events: GameEvent[];
}
function open(scenario: "historical" | "free", options: Partial<Options> = {}): Opened {
  const game = bullRun1861.open(bullRun1861.situation(scenario, options));
  const events: GameEvent[] = [];
  return { game, p: game.start(NO_DICE, events), events };
}
function asked({ game, p }: Opened): { step: string; side: string; actions: readonly Action[]; rule: string } {
  const decision = game.decision(p);
  if (decision.over) throw new Error("The game is over.");
  return { step: decision.step, side: decision.sides[0] as string, actions: decision.actions, rule: decision.rule };
}
function act(opened: Opened, ...actions: Action[]): void {
  for (const action of actions) opened.game.act(opened.p, asked(opened).side, action, NO_DICE, opened.events);
}
const unit = ({ game, p }: Opened, id: string) => {
  const found = game.view(p, "spectator").units.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No unit ${id}.`);
  return found;
};
const zoneOfStart = (code: string): string =>
  builtMap().zones.find(({ start }) => start === code)?.id ?? `no zone ${code}`;

/** Table Tb13: front lines first. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  1: ["evans"],
  2: ["cocke"],
  3: ["stuart"],
  4: ["bonham"],
  5: ["longstreet"],
  6: ["jones", "early"],
  7: ["bee", "jackson"],
  8: ["bartow"],
  9: ["ewell", "holmes"],
  A: ["porter", "burnside"],
  B: ["uscav", "franklin"],
  C: ["howard", "willcox"],
  D: ["sherman", "schenck"],
  E: ["keyes"],
  F: ["blenker"],
  G: ["davies"],
  H: ["richardson"],
};

describe("the historical set-up", () => {
  test("BR61-12.1-a BR61-3-c BR61-Tb13 E10 every brigade stands on its number or letter, and nobody else is there", () => {
    const opened = open("historical");
    for (const [code, units] of Object.entries(STARTS)) {
      for (const id of units) expect([id, unit(opened, id).elements[0]?.zone]).toEqual([id, zoneOfStart(code)]);
    }
    const placed = opened.game.view(opened.p, "spectator").units.filter(({ whereabouts }) => whereabouts !== "waiting");
    expect(placed.map(({ id }) => id).toSorted()).toEqual([...Object.values(STARTS).flat(), "hampton"].toSorted());
  });

  test("BR61-12-b BR61-13-a Smith, the 30th Virginia and the Northern reserves come later or by option", () => {
    const opened = open("historical");
    for (const id of ["smith", "va30", "militia", "volunteers", "mccunn"])
      expect([id, unit(opened, id).whereabouts]).toEqual([id, "waiting"]);
  });

  test("BR61-Tb13 BR61-10.5-i the Legion starts with a brigade of zone 7, its owner's choice", () => {
    const opened = open("historical");
    expect(unit(opened, "hampton")).toMatchObject({ whereabouts: "attached", host: "bee" });
    act(opened, { type: "attach", unit: "hampton", host: "jackson" });
    expect(unit(opened, "hampton").host).toBe("jackson");
    // until the South is ready it may choose again
    act(opened, { type: "attach", unit: "hampton", host: "bee" });
    expect(unit(opened, "hampton").host).toBe("bee");
  });

  test("BR61-12.1-d BR61-R94 Cocke is extended, his marker over land on the same bank, where there is room", () => {
    const opened = open("historical");
    const graph = builtMap();
    const [counter, marker] = unit(opened, "cocke").elements;
    expect([counter?.zone, marker?.id]).toEqual([zoneOfStart("2"), "cocke+"]);
    const zones = asked(opened).actions.flatMap((one) => (one.type === "extend" ? [one.zone] : []));
    const allowed = [...zones, marker?.zone as string].toSorted();
    const from = graph.known(zoneOfStart("2"));
    const expected = (graph.overLand[from] as readonly number[])
      .filter((zone) => graph.zones[zone]?.bank === "south")
      .map((zone) => graph.ids[zone]);
    expect(allowed).toEqual(expected.toSorted());
    act(opened, { type: "extend", unit: "cocke", zone: zones[0] as string });
    expect(unit(opened, "cocke").elements[1]?.zone).toBe(zones[0]);
    // nobody else may be extended here
    expect(opened.game.whyNot(opened.p, "south", { type: "extend", unit: "bonham", zone: "yorkshire" })).toBeDefined();
  });

  test("BR61-12.1-e BR61-R91 BR61-Tb13 the HQs: McDowell at Centreville, both Southern ones at Manassas Junction", () => {
    for (const scenario of ["historical", "free"] as const) {
      const { game, p } = open(scenario);
      expect(game.view(p, "spectator").headquarters.map(({ id, zone, activated }) => [id, zone, activated])).toEqual([
        ["mcdowell", "centreville", false],
        ["beauregard", "manassas-junction", false],
        ["johnston", "manassas-junction", false],
      ]);
    }
  });

  test("BR61-12.1-b BR61-R93 BR61-D04 the South disposes, then the North: facings and lines, anew as often as it likes", () => {
    const opened = open("historical");
    expect(asked(opened)).toMatchObject({ step: "dispositions", side: "south", rule: "BR61-12.1-b" });
    const [zone] = unit(opened, "evans").elements.map((element) => element.zone) as [string];
    const graph = builtMap();
    const faces = asked(opened).actions.flatMap((one) =>
      one.type === "face" && one.element === "evans" ? [one.zone] : [],
    );
    expect(faces.toSorted()).toEqual(
      (graph.bordering[graph.known(zone)] as readonly number[])
        .map((one) => graph.ids[one] as string)
        .filter((one) => one !== unit(opened, "evans").elements[0]?.facing)
        .toSorted(),
    );
    const [faced, other] = faces as [string, string];
    act(opened, { type: "face", element: "evans", zone: faced });
    expect(unit(opened, "evans").elements[0]?.facing).toBe(faced);
    expect(opened.game.whyNot(opened.p, "south", { type: "face", element: "evans", zone: faced })).toMatchObject({
      reason: "face-already",
    });
    act(opened, { type: "face", element: "evans", zone: other });
    expect(unit(opened, "evans").elements[0]?.facing).toBe(other);
    expect(opened.game.whyNot(opened.p, "south", { type: "face", element: "keyes", zone: faced })).toMatchObject({
      rule: "BR61-10.1-a",
      reason: "not-yours",
    });
    for (const leader of ["early", "jones", "early"]) {
      act(opened, { type: "arrange", element: leader });
      expect(unit(opened, leader).elements[0]?.line).toBe("front");
    }
    expect(opened.game.whyNot(opened.p, "south", { type: "arrange", element: "early" })).toMatchObject({
      reason: "arrange-front",
    });
    expect(opened.game.whyNot(opened.p, "south", { type: "arrange", element: "evans" })).toMatchObject({
      reason: "arrange-alone",
    });
    act(opened, { type: "ready" });
    expect(asked(opened)).toMatchObject({ step: "dispositions", side: "north" });
    act(opened, { type: "arrange", element: "burnside" }, { type: "ready" });
    expect(unit(opened, "burnside").elements[0]?.line).toBe("front");
    expect(opened.game.view(opened.p, "spectator")).toMatchObject({ turn: 1, first: "north" });
  });

  test("BR61-12.1-b whoever is left alone faces the enemy's base by the shortest way", () => {
    const opened = open("historical");
    act(opened, { type: "ready" }, { type: "ready" });
    for (const { elements } of opened.game.view(opened.p, "spectator").units) {
      for (const { zone, facing } of elements) {
        const graph = builtMap();
        expect(graph.bordering[graph.known(zone)]).toContain(graph.known(facing));
      }
    }
    expect(unit(opened, "evans").elements[0]?.facing).toBe("stone-bridge-east");
  });

  test("BR61-12.1-c BR61-R28 BR61-6-r A and B are marked for Operational movement by order, and that is all the North marks in turn 1", () => {
    const opened = open("historical");
    act(opened, { type: "ready" }, { type: "ready" });
    // the South, P2, is asked first
    expect(asked(opened)).toMatchObject({ step: "marking", side: "south" });
    act(opened, { type: "marked" });
    expect(asked(opened)).toMatchObject({ step: "activation", side: "north" });
    expect(opened.events.filter(({ type }) => type === "marked")).toEqual(
      ["porter", "burnside", "uscav", "franklin"].map((id) => ({
        type: "marked",
        rule: "BR61-12.1-c",
        unit: id,
        zone: unit(opened, id).elements[0]?.zone,
      })),
    );
  });

  test("BR61-R28 only in turn 1 of the historical set-up", () => {
    const situation = bullRun1861.situation("historical");
    const placements = [
      { unit: "porter", zone: zoneOfStart("A") },
      { unit: "bee", zone: "yorkshire" },
    ];
    const later = bullRun1861.open({ ...situation, at: { stage: "turn", turn: 2 }, placements });
    const events: GameEvent[] = [];
    const p = later.start(fastDice(3), events);
    later.act(p, "north", { type: "refrain" }, fastDice(4), events);
    expect(events.filter(({ type }) => type === "marked")).toEqual([]);
    const free = bullRun1861.open({ ...bullRun1861.situation("free"), at: { stage: "turn", turn: 1 }, placements });
    const told: GameEvent[] = [];
    free.start(fastDice(3), told);
    expect(told.filter(({ type }) => type === "marked")).toEqual([]);
  });

  test("BR61-13-a BR61-13-b BR61-S3 BR61-R97 BR61-D05 the 30th Virginia is placed with Beauregard or one zone from him", () => {
    const opened = open("historical", { thirtiethVirginia: "on" });
    expect(asked(opened)).toMatchObject({ step: "placement", side: "south" });
    const graph = builtMap();
    const manassas = graph.known("manassas-junction");
    const near = [manassas, ...(graph.bordering[manassas] as readonly number[])].map(
      (zone) => graph.ids[zone] as string,
    );
    const zones = asked(opened).actions.flatMap((one) => (one.type === "place" ? [one.zone] : []));
    expect(zones.toSorted()).toEqual(near.toSorted());
    expect(asked(opened).actions.every((one) => one.type === "place" && one.unit === "va30")).toBe(true);
    expect(
      opened.game.whyNot(opened.p, "south", { type: "place", unit: "va30", zone: "henry-hill", group: "base" }),
    ).toMatchObject({ rule: "BR61-13-b", reason: "place-headquarters" });
    act(opened, { type: "place", unit: "va30", zone: "manassas-junction", group: "base" });
    expect(unit(opened, "va30")).toMatchObject({ kind: "cavalry", whereabouts: "map", army: "potomac" });
    expect(asked(opened)).toMatchObject({ step: "dispositions", side: "south" });
  });

  test("BR61-12-a BR61-S1 BR61-D01 the players choose between the two set-ups; others do not exist", () => {
    expect(bullRun1861.scenarios.map(({ id }) => id)).toEqual(["historical", "free"]);
    expect(asked(open("historical")).step).toBe("dispositions");
    expect(asked(open("free")).step).toBe("placement");
    expect(() => bullRun1861.situation("night")).toThrow("there is no scenario");
    expect(() => bullRun1861.situation("free", { weather: "rain" })).toThrow("options.weather");
    expect(() => bullRun1861.situation("free", { confusion: "much" })).toThrow("options.confusion");
  });
});
