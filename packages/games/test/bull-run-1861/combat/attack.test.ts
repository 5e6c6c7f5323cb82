import { describe, expect, test } from "vitest";
import { type Placement, UNITS } from "../../../src/bull-run-1861/index.ts";
import { Table, combats, half } from "../support/table.ts";
import { quiet } from "../support/units.ts";

const marked = (unit: string, zone: string, facing: string): Placement => ({ unit, zone, facing, attacks: true });
const enemy = (unit: string, zone: string, facing?: string): Placement => ({
  unit,
  zone,
  ...(facing ? { facing } : {}),
});

/** All of strength 4: with dice 4 and 5 no combat of this file gives a Hit. */
const EQUAL = quiet(Object.fromEntries(UNITS.map(({ id }) => [id, { combat: 4 }])));

function fights(placements: readonly Placement[]): Table {
  return new Table({ at: combats("north"), units: EQUAL, placements });
}
/** The combats on offer, who and what sorted. */
const offered = (g: Table): string[] =>
  g
    .legal("fight")
    .map(({ attackers, zones }) => `${attackers.toSorted().join("+")} on ${zones.toSorted().join("+")}`)
    .toSorted();

describe("declaring an attack", () => {
  const PAIR: Placement[] = [
    { unit: "keyes", zone: "d4", facing: "d5" },
    { unit: "bartow", zone: "e4", facing: "d4" },
  ];

  test("BR61-11.1-a BR61-10.3-r BR61-10.3-s BR61-D20 BR61-Tb4 an activated brigade pays 2 MP and bears an Attack marker", () => {
    const g = new Table({ at: half("north"), placements: PAIR }).activate("keyes");
    g.attack("keyes", "e4");
    expect(g.last("attack-declared")).toMatchObject({
      element: "keyes",
      facing: "e4",
      against: ["bartow"],
      rule: "BR61-11.1-a",
    });
    expect(g.element("keyes")).toMatchObject({ attacks: true, facing: "e4" });
    // one who has 1 MP left cannot
    const near: Placement[] = [{ unit: "keyes", zone: "centreville" }, enemy("bartow", "d4", "c4")];
    const spent = new Table({ at: half("north"), placements: near }).activate("keyes").go("keyes", "b4", "c4");
    expect(spent.decision.about).toMatchObject({ points: 2 });
    expect(spent.allows({ type: "attack", element: "keyes", facing: "d4" })).toBe(true);
    const far = new Table({ at: half("north"), placements: [enemy("keyes", "a5"), enemy("bartow", "d4", "c4")] });
    far.activate("keyes").go("keyes", "centreville", "b4", "c4");
    far.refuses({ type: "attack", element: "keyes", facing: "d4" }, "BR61-10.3-r", "attack-points");
  });

  test("BR61-10.3-r one marker serves against one or several adjacent brigades", () => {
    const g = new Table({ at: half("north"), placements: [...PAIR, enemy("bee", "d3", "d4")] }).activate("keyes");
    g.attack("keyes", "e4").to("combat");
    expect(offered(g)).toEqual(["keyes on d3", "keyes on d3+e4", "keyes on e4"]);
  });

  test("BR61-11.1-b it faces as it likes when the marker is placed", () => {
    const g = new Table({ at: half("north"), placements: PAIR }).activate("keyes");
    // e4 in the Front: d3, e4 or e5 faced
    expect(
      g
        .legal("attack")
        .map(({ facing }) => facing)
        .toSorted(),
    ).toEqual(["d3", "e4", "e5"]);
    g.refuses({ type: "attack", element: "keyes", facing: "c4" }, "BR61-10.2-e", "attack-none");
    g.refuses({ type: "attack", element: "keyes", facing: "f4" }, "BR61-10.2-d", "face-border");
    g.attack("keyes", "d3");
    expect(g.element("keyes").front).toEqual(["e4", "d3", "c4"]);
  });

  test("BR61-R45 BR61-R10 the target is linked: over land, ford or bridge, not over Bull Run elsewhere", () => {
    const river = [{ unit: "keyes", zone: "c4", facing: "d3" }, enemy("bartow", "d3", "c4")];
    const g = new Table({ at: half("north"), placements: river }).activate("keyes");
    g.refuses({ type: "attack", element: "keyes", facing: "d3" }, "BR61-R10", "attack-river");
    for (const [from, to] of [
      ["c4", "d4"],
      ["c5", "d4"],
      ["c1", "d1"],
    ] as const) {
      const over = new Table({ at: half("north"), placements: [enemy("keyes", from), enemy("bartow", to)] });
      expect(over.activate("keyes").allows({ type: "attack", element: "keyes", facing: to })).toBe(true);
    }
  });

  test("BR61-R44 BR61-7-g the attack ends the move, and the brigade is done for this half", () => {
    const g = new Table({ at: half("north", 2), placements: [...PAIR, enemy("howard", "b4")] }).activate("keyes");
    g.attack("keyes", "e4");
    expect(g.decision).toMatchObject({ step: "activation", about: { left: 1, of: 2 } });
    g.refuses({ type: "activate", unit: "keyes" }, "BR61-7-f", "act-used");
  });

  test("BR61-7-h attacks are fought after all movement", () => {
    const g = new Table({ at: half("north", 2), units: EQUAL, placements: [...PAIR, enemy("howard", "b4")] }, [4, 5]);
    g.activate("keyes").attack("keyes", "e4").activate("howard").go("howard", "c4").end("howard").face("howard", "d4");
    expect(g.all("fought")).toEqual([]);
    expect(g.step).toBe("headquarters");
    g.to("combat").fight(["keyes"], ["e4"]);
    expect(g.events.map(({ type }) => type).filter((type) => type === "stepped" || type === "fought")).toEqual([
      "stepped",
      "fought",
    ]);
  });
});

describe("the combats of a half", () => {
  test("BR61-11.1-c BR61-D23 the attacker picks their order, and fights all that have a target", () => {
    const placements = [
      marked("keyes", "d4", "e4"),
      marked("howard", "d1", "e1"),
      enemy("bartow", "e4", "d4"),
      enemy("bee", "e1", "d1"),
    ];
    const g = fights(placements);
    expect(offered(g)).toEqual(["howard on e1", "keyes on e4"]);
    expect(g.decision).toMatchObject({ rule: "BR61-11.1-c", about: { left: 2 } });
    g.dice(4, 5).fight(["howard"], ["e1"]);
    expect(offered(g)).toEqual(["keyes on e4"]);
    // there is no way to leave it
    expect(g.decision.actions.every(({ type }) => type === "fight")).toBe(true);
    g.refuses({ type: "decline" }, "BR61-11.4-q", "advance-late");
  });

  test("BR61-11.1-d BR61-R46 brigades of adjacent zones may attack a zone together", () => {
    const g = fights([marked("keyes", "d4", "e4"), marked("howard", "d3", "e4"), enemy("bartow", "e4", "d4")]);
    expect(offered(g)).toEqual(["howard on e4", "keyes on e4", "howard+keyes on e4"].toSorted());
    g.dice(4, 5).fight(["howard", "keyes"], ["e4"]);
    expect(
      g
        .last("fought")
        .attackers.map(({ element }) => element)
        .toSorted(),
    ).toEqual(["howard", "keyes"]);
    expect(g.all("fought")).toHaveLength(1);
  });

  test("BR61-R46 a chain of zones is enough; zones apart do not hang together", () => {
    const chain = fights([
      marked("keyes", "d4", "e4"),
      marked("howard", "d3", "e4"),
      marked("willcox", "e3", "e4"),
      enemy("bartow", "e4", "d4"),
    ]);
    expect(offered(chain)).toContain("howard+keyes+willcox on e4");
    const apart = fights([marked("keyes", "d4", "e4"), marked("howard", "f4", "e4"), enemy("bartow", "e4", "d4")]);
    expect(offered(apart)).toEqual(["howard on e4", "keyes on e4"]);
    apart.refuses({ type: "fight", attackers: ["keyes", "howard"], zones: ["e4"] }, "BR61-11.1-d", "fight-apart");
  });

  test("BR61-R46 each of them needs the target in its Front", () => {
    const g = fights([
      marked("keyes", "d4", "e4"),
      marked("howard", "d3", "d2"),
      enemy("bartow", "e4", "d4"),
      enemy("bee", "d2", "d3"),
    ]);
    g.refuses({ type: "fight", attackers: ["keyes", "howard"], zones: ["e4"] }, "BR61-10.2-e", "fight-front");
    g.refuses({ type: "fight", attackers: ["howard"], zones: ["e4"] }, "BR61-10.2-e", "fight-front");
    g.refuses({ type: "fight", attackers: ["howard"], zones: ["f6"] }, "BR61-R45", "fight-empty");
  });

  test("BR61-11.1-e BR61-R48 one brigade takes on one zone, or every enemy zone of its Front at once", () => {
    const g = fights([
      marked("keyes", "d4", "e4"),
      enemy("bartow", "e4", "d4"),
      enemy("bee", "d3", "d4"),
      enemy("early", "e5", "d4"),
      enemy("evans", "d5", "d4"),
    ]);
    expect(offered(g)).toEqual(["keyes on d3", "keyes on e4", "keyes on e5", "keyes on d3+e4+e5"].toSorted());
    // two of three is neither
    g.refuses({ type: "fight", attackers: ["keyes"], zones: ["d3", "e4"] }, "BR61-11.1-e", "fight-partial");
  });

  test("BR61-11.1-f BR61-R48 zones that another marked friend can attack are exempt", () => {
    const g = fights([
      marked("keyes", "d4", "e4"),
      marked("howard", "e6", "e5"),
      enemy("bartow", "e4", "d4"),
      enemy("bee", "d3", "d4"),
      enemy("early", "e5", "d4"),
    ]);
    expect(offered(g)).toContain("keyes on d3+e4");
    expect(offered(g)).toContain("keyes on d3+e4+e5");
    g.dice(6, 5).fight(["keyes"], ["d3", "e4"]);
    expect(offered(g)).toEqual(["howard on e5"]);
  });

  test("BR61-11.1-g BR61-R49 a zone is attacked once in a half; each zone of a line is its own", () => {
    const placements = [
      marked("keyes", "d4", "e4"),
      marked("howard", "d3", "e4"),
      marked("willcox", "d2", "e3"),
      { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "e3", facing: "d3" } },
    ];
    const g = fights(placements).dice(4, 5).fight(["keyes"], ["e4"]);
    expect(g.view.attacked).toEqual(["e4"]);
    g.refuses({ type: "fight", attackers: ["howard"], zones: ["e4"] }, "BR61-11.1-g", "fight-again");
    expect(offered(g)).toEqual(["howard on e3", "howard+willcox on e3", "willcox on e3"]);
    g.dice(4, 5).fight(["willcox"], ["e3"]);
    // Howard has no target left: his marker lapses
    expect(g.last("attack-lapsed")).toMatchObject({ element: "howard", rule: "BR61-R44" });
  });

  test("BR61-11.1-g declaring an attack needs a zone that was not attacked yet; the next half begins anew", () => {
    const g = fights([marked("keyes", "d4", "e4"), enemy("bartow", "e4", "d4")])
      .dice(4, 5)
      .fight(["keyes"], ["e4"]);
    expect(g.view.attacked).toEqual([]);
    g.to("activation");
    const at = { ...half("north"), phase: 2 } as const;
    const again = new Table({ at, attacked: ["e4"], placements: [enemy("keyes", "d4"), enemy("bartow", "e4")] });
    again.activate("keyes").refuses({ type: "attack", element: "keyes", facing: "e4" }, "BR61-11.1-g", "attack-again");
  });

  test("BR61-11.1-h never several zones against enemies in several zones", () => {
    const g = fights([
      marked("keyes", "d4", "e4"),
      marked("howard", "d3", "e4"),
      enemy("bartow", "e4", "d4"),
      enemy("bee", "e3", "d3"),
    ]);
    g.refuses({ type: "fight", attackers: ["keyes", "howard"], zones: ["e3", "e4"] }, "BR61-10.2-e", "fight-front");
    const both = fights([
      marked("keyes", "d4", "e4"),
      marked("howard", "e5", "e4"),
      enemy("bartow", "e4", "d4"),
      enemy("bee", "d3", "d4"),
      enemy("early", "f4", "e5"),
    ]);
    expect(offered(both).filter((one) => one.includes("howard+keyes"))).toEqual(["howard+keyes on e4"]);
    const shared = fights([
      marked("keyes", "e4", "f4"),
      marked("howard", "e5", "f4"),
      enemy("bartow", "f4", "e4"),
      enemy("bee", "f5", "e5"),
      enemy("early", "f3", "e4"),
    ]);
    expect(offered(shared).some((one) => one === "howard+keyes on f4")).toBe(true);
    shared.refuses(
      { type: "fight", attackers: ["keyes", "howard"], zones: ["f4", "f5"] },
      "BR61-10.2-e",
      "fight-front",
    );
  });

  test("BR61-11.1-h two brigades that both have both enemies in their Fronts may not fight them all at once", () => {
    // d3 and e4 touch both d4 ... and e3's neighbours: Keyes at d4 and Howard at e3 both see d3 and e4
    const g = fights([
      marked("keyes", "d4", "e4"),
      marked("howard", "e3", "e4"),
      enemy("bartow", "e4", "d4"),
      enemy("bee", "d3", "d4"),
    ]);
    g.refuses({ type: "fight", attackers: ["keyes", "howard"], zones: ["d3", "e4"] }, "BR61-11.1-h", "fight-several");
    expect(offered(g)).toContain("keyes on d3+e4");
  });

  test("BR61-R44 a marker without a legal target at the resolution lapses", () => {
    const g = fights([
      marked("keyes", "d4", "e4"),
      marked("howard", "d5", "e5"),
      enemy("bartow", "e4", "d4"),
      enemy("bee", "d6"),
    ]);
    g.dice(4, 5).fight(["keyes"], ["e4"]);
    expect(g.all("attack-lapsed").map(({ element }) => element)).toEqual(["howard"]);
    expect(g.element("howard").attacks).toBe(false);
  });

  test("BR61-11.1-a only brigades with a marker fight, and of a stack only the front line", () => {
    const g = fights([
      marked("keyes", "d4", "e4"),
      enemy("howard", "d4"),
      enemy("willcox", "d3", "e4"),
      enemy("bartow", "e4", "d4"),
    ]);
    g.refuses({ type: "fight", attackers: ["howard"], zones: ["e4"] }, "BR61-11.1-a", "fight-unmarked");
    g.refuses({ type: "fight", attackers: ["keyes", "willcox"], zones: ["e4"] }, "BR61-11.1-a", "fight-unmarked");
    g.refuses({ type: "fight", attackers: [], zones: ["e4"] }, "BR61-1-c", "no-such-unit");
    g.refuses({ type: "fight", attackers: ["keyes"], zones: [] }, "BR61-3-a", "no-such-zone");
  });
});
