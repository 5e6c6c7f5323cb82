import { describe, expect, test } from "vitest";
import type { HeadquartersId, Placement, SideId } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

const KEYES: Placement = { unit: "keyes", zone: "b2" };
const BEE: Placement = { unit: "bee", zone: "f2" };
function riding(
  side: SideId,
  headquarters: NonNullable<Setting["headquarters"]>,
  others: readonly Placement[] = [],
): Table {
  return new Table({ at: half(side), units: QUIET, placements: [KEYES, BEE, ...others], headquarters }).to(
    "headquarters",
  );
}
const ride = (headquarters: HeadquartersId, zone: string) => ({ type: "ride", headquarters, zone }) as const;

describe("an HQ's ride", () => {
  test("BR61-7-k BR61-7-l BR61-D22 BR61-Tb5 BR61-2-n after the brigades the active player may ride 6 MP with each HQ", () => {
    const g = riding("north", [{ id: "mcdowell", zone: "a6" }]);
    expect(g.decision).toMatchObject({ step: "headquarters", rule: "BR61-7-k", sides: ["north"] });
    // six road steps, no further
    expect(g.zones("ride")).toContain("b1");
    expect(g.zones("ride")).not.toContain("c1");
    g.refuses(ride("mcdowell", "c1"), "BR61-7-l", "ride-points");
    g.refuses(ride("beauregard", "g5"), "BR61-10.1-a", "not-yours");
    g.act(ride("mcdowell", "b1"));
    expect(g.last("rode")).toMatchObject({ headquarters: "mcdowell", from: "a6", to: "b1", cost: 6 });
    expect(g.hq("mcdowell")).toEqual({ zone: "b1", activated: true });
  });

  test("BR61-7-o BR61-R78 a ride activates it; once a turn, in any own half", () => {
    const at = half("north", 1, { first: "north" });
    const g = new Table({ at, units: QUIET, placements: [KEYES, BEE] }).to("headquarters").act(ride("mcdowell", "b4"));
    expect(g.hq("mcdowell").activated).toBe(true);
    // no other HQ: the step is over
    expect(g.step).not.toBe("headquarters");
    const asked: string[] = [];
    while (g.view.turn === 3) {
      if (g.step === "headquarters") asked.push(`${g.side} ${g.view.phase}`);
      g.idle();
    }
    expect(asked).toEqual(["south 1", "south 2", "south 3"]);
    expect(g.hq("mcdowell").activated).toBe(false);
    const spent = riding("south", [{ id: "johnston", zone: "g5", activated: true }]);
    spent.refuses(ride("johnston", "g6"), "BR61-R78", "ride-activated");
  });

  test("BR61-R78 BR61-2-n the South may ride with both", () => {
    const g = riding("south", []).act(ride("beauregard", "f4"));
    expect(g.step).toBe("headquarters");
    g.act(ride("johnston", "g6"));
    expect([g.hq("beauregard"), g.hq("johnston")]).toEqual([
      { zone: "f4", activated: true },
      { zone: "g6", activated: true },
    ]);
  });

  test("BR61-7-m BR61-R79 BR61-7-n it comes into no contact, over any border, also on its way, and does not push", () => {
    // Bee at d4 touches c4 and c5 over the river
    const g = riding("north", [{ id: "mcdowell", zone: "b4" }], [{ unit: "early", zone: "d4" }]);
    expect(g.zones("ride")).not.toContain("c4");
    g.refuses(ride("mcdowell", "c4"), "BR61-7-m", "ride-contact");
    g.refuses(ride("mcdowell", "c5"), "BR61-7-m", "ride-contact");
    expect(g.decision.actions.map(({ type }) => type)).not.toContain("push");
    // it may not pass one either: c1 behind b1 and b2
    const enemies: Placement[] = [{ unit: "early", zone: "d2" }];
    const shut = riding("north", [{ id: "mcdowell", zone: "c4" }], enemies);
    expect(shut.zones("ride")).not.toContain("c2");
    expect(shut.zones("ride")).not.toContain("c3");
    shut.refuses(ride("mcdowell", "c2"), "BR61-7-m", "ride-contact");
  });

  test("BR61-R77 BR61-10.5-a one HQ a zone; both Southern ones share Manassas Junction until one leaves", () => {
    const g = riding("south", []);
    expect([g.hq("beauregard").zone, g.hq("johnston").zone]).toEqual(["manassas-junction", "manassas-junction"]);
    g.act(ride("beauregard", "f4"));
    g.refuses(ride("johnston", "f4"), "BR61-10.5-a", "ride-stacked");
    const apart = riding("south", [{ id: "beauregard", zone: "f4" }]);
    apart.refuses(ride("beauregard", "manassas-junction"), "BR61-10.5-a", "ride-stacked");
  });

  test("BR61-R79 own brigades do not hinder it, enemy HQs neither", () => {
    const g = riding("north", [
      { id: "mcdowell", zone: "b3" },
      { id: "johnston", zone: "b4" },
    ]);
    expect(g.zones("ride")).toContain("b2");
    expect(g.zones("ride")).toContain("b4");
  });

  test("BR61-R82 V77 BR61-R83 it has no zone of control, takes no control and fights not", () => {
    const g = riding("north", [{ id: "mcdowell", zone: "e4" }]);
    g.act(ride("mcdowell", "e5"));
    expect(g.all("control")).toEqual([]);
    expect(g.view.control["e5"]).toBe("south");
    const at = half("south");
    const placements: Placement[] = [KEYES, { unit: "early", zone: "f4" }];
    const through = new Table({ at, units: QUIET, placements, headquarters: [{ id: "mcdowell", zone: "e5" }] });
    through.activate("early").go("early", "e4");
    expect(through.last("stepped").stoppedBy).toEqual([]);
  });
});

describe("an HQ that an enemy touches", () => {
  const meets = (zone: string, others: readonly Placement[] = [], more: Partial<Setting> = {}): Table =>
    new Table({
      at: half("north"),
      units: QUIET,
      placements: [{ unit: "keyes", zone: "c4" }, ...others],
      headquarters: [{ id: "beauregard", zone }],
      ...more,
    }).activate("keyes");
  const displaced = (g: Table): string[] => g.zones("displace");

  test("BR61-10.3-n BR61-10.3-o BR61-D21 BR61-R80 it goes one or two zones, its owner choosing, out of all contact, and is activated", () => {
    const g = meets("e5").go("keyes", "d4");
    expect(g.decision).toMatchObject({
      step: "displacement",
      sides: ["south"],
      rule: "BR61-10.3-n",
      about: { headquarters: "beauregard", zone: "e5" },
    });
    // not e4, d5, e5: they border d4
    expect(displaced(g)).toEqual(["d6", "e3", "e6", "e7", "f3", "f4", "f5", "f6", "g5", "g6"]);
    g.refuses({ type: "displace", headquarters: "beauregard", zone: "e4" }, "BR61-10.3-n", "displace-far");
    g.refuses({ type: "displace", headquarters: "johnston", zone: "f4" }, "BR61-10.3-n", "displace-other");
    g.act({ type: "displace", headquarters: "beauregard", zone: "f4" });
    expect(g.last("displaced")).toMatchObject({ from: "e5", to: "f4", rule: "BR61-10.3-n" });
    expect(g.hq("beauregard")).toEqual({ zone: "f4", activated: true });
    // the mover goes on
    expect(g.decision).toMatchObject({ step: "march", sides: ["north"] });
  });

  test("BR61-10.3-n BR61-R78 V62 over the river as well; a displaced HQ does not ride this turn any more", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "b4" },
      { unit: "early", zone: "e2" },
    ];
    const headquarters = [{ id: "beauregard", zone: "d4" } as const];
    const g = new Table({ at: half("north"), units: QUIET, placements, headquarters })
      .activate("keyes")
      .go("keyes", "c4");
    expect(g.step).toBe("displacement");
    g.act({ type: "displace", headquarters: "beauregard", zone: "e4" }).to("activation").to("headquarters");
    g.refuses(ride("beauregard", "f4"), "BR61-R78", "ride-activated");
    expect(g.legal("ride").every((action) => action.headquarters === "johnston")).toBe(true);
  });

  test("BR61-R80 a brigade beside it gives no shelter, and an activated HQ can be displaced again", () => {
    const g = meets("e4", [{ unit: "bartow", zone: "e4", facing: "d4" }], {
      headquarters: [{ id: "beauregard", zone: "e4", activated: true }],
    }).go("keyes", "d4");
    expect(g.step).toBe("displacement");
    g.act({ type: "displace", headquarters: "beauregard", zone: "f4" });
    expect(g.hq("beauregard")).toEqual({ zone: "f4", activated: true });
  });

  test("BR61-R81 an HQ in the zone that an enemy enters gives way", () => {
    const g = meets("d4").go("keyes", "d4");
    expect(g.decision.about).toMatchObject({ headquarters: "beauregard", zone: "d4" });
    expect(displaced(g)).not.toContain("d4");
  });

  test("BR61-R80 if no zone within two is free, the nearest by links", () => {
    // from g1 by g2 and f2, which border f1 as e2 does; f3 and g2 border g3
    const placements: Placement[] = [
      { unit: "keyes", zone: "e1" },
      { unit: "howard", zone: "g3", facing: "manassas-junction" },
      { unit: "bee", zone: "f7" },
    ];
    const headquarters = [{ id: "beauregard", zone: "g1" } as const];
    const g = new Table({ at: half("north"), units: QUIET, placements, headquarters })
      .activate("keyes")
      .go("keyes", "f1");
    expect(g.last("displaced")).toMatchObject({ headquarters: "beauregard", from: "g1", to: "e3" });
    expect(g.hq("beauregard").activated).toBe(true);
  });

  test("BR61-R80 not through enemy brigades; if there is no way out at all it stays, and is never lost", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "e1" },
      { unit: "howard", zone: "g2", facing: "g3" },
      { unit: "bee", zone: "f7" },
    ];
    const headquarters = [{ id: "beauregard", zone: "g1" } as const];
    const g = new Table({ at: half("north"), units: QUIET, placements, headquarters })
      .activate("keyes")
      .go("keyes", "f1");
    expect(g.all("displaced")).toEqual([]);
    expect(g.hq("beauregard").zone).toBe("g1");
    expect(g.step).toBe("march");
  });

  test("BR61-R80 BR61-R77 both Southern HQs may be touched at once, and part", () => {
    const placements: Placement[] = [{ unit: "keyes", zone: "e4" }];
    const g = new Table({ at: half("north"), units: QUIET, placements }).activate("keyes").go("keyes", "f4");
    const first = g.decision.about["headquarters"];
    const [zone] = g.zones("displace") as [string];
    g.act({ type: "displace", headquarters: first as HeadquartersId, zone });
    expect(g.step).toBe("displacement");
    expect(g.decision.about["headquarters"]).not.toBe(first);
    expect(g.zones("displace")).not.toContain(zone);
    g.idle();
    expect(g.hq("beauregard").zone).not.toBe(g.hq("johnston").zone);
    expect(g.step).toBe("march");
  });
});
