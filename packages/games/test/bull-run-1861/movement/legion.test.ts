import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { BARTOW, assault, block } from "../support/assault.ts";
import { type Setting, Table, combats, half } from "../support/table.ts";
import { QUIET, quiet } from "../support/units.ts";

const JACKSON: Placement = { unit: "jackson", zone: "e4", facing: "d4" };
const CARRIED: Placement = { unit: "hampton", zone: "e4", with: "jackson" };
const ALONE: Placement = { unit: "hampton", zone: "e4", facing: "d4" };

function south(placements: readonly Placement[], more: Partial<Setting> = {}): Table {
  return new Table({ at: half("south", 2), units: QUIET, placements, ...more });
}

describe("the Legion with a brigade", () => {
  test("BR61-10.5-i BR61-10.5-a it stands with two brigades and counts against no limit", () => {
    const g = south([JACKSON, { unit: "bee", zone: "e4" }, CARRIED]);
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "jackson", elements: [] });
    // with one brigade and the Legion in a zone another brigade may still end there
    const one = south([JACKSON, CARRIED, { unit: "bee", zone: "f4" }])
      .activate("bee")
      .go("bee", "e4");
    expect(one.allows({ type: "end", unit: "bee" })).toBe(true);
  });

  test("BR61-10.5-j BR61-R51 V08 it adds its combat strength to its brigade", () => {
    const placements: Placement[] = [
      { unit: "early", zone: "e4", facing: "d4", attacks: true },
      { unit: "hampton", zone: "e4", with: "early" },
      { unit: "schenck", zone: "d4", facing: "e4" },
    ];
    const g = new Table({ at: combats("south"), units: QUIET, placements }, [3, 3]).fight(["early"], ["d4"]);
    expect(g.last("fought").attackers).toMatchObject([{ element: "early", combat: 5 }]);
    expect(g.last("fought").modifiers.attacker[0]).toMatchObject({ strengths: [5, 3], row: "3/2", value: 2 });
  });

  test("BR61-10.5-k it has its brigade's Fatigue, and its own is forgotten when it joins", () => {
    const g = south([
      { ...JACKSON, fatigue: 1 },
      { ...CARRIED, fatigue: 0 },
    ]);
    expect(g.unit("hampton").fatigue).toBe(1);
    g.activate("jackson").act({ type: "rest", unit: "jackson" });
    expect([g.unit("jackson").fatigue, g.unit("hampton").fatigue]).toEqual([0, 0]);
    // the next recovery tells of no Legion that had Fatigue of its own
    const joins = south([
      { unit: "jackson", zone: "e4", facing: "d4" },
      { unit: "hampton", zone: "f4", facing: "e4", fatigue: 2 },
    ]);
    joins.activate("hampton").go("hampton", "e4").end("hampton");
    joins.act({ type: "join", unit: "hampton", host: "jackson" });
    expect(joins.unit("hampton").fatigue).toBe(0);
    joins.to("marking");
    expect(joins.all("recovered")).toEqual([]);
  });

  test("BR61-R74 BR61-D29 it moves with its brigade free of activation, and can act itself afterwards", () => {
    const g = south([JACKSON, CARRIED]).activate("jackson").go("jackson", "e3", "e2").end("jackson").to("activation");
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "jackson" });
    g.activate("hampton").go("hampton", "f2").end("hampton").to("headquarters");
    expect(g.zone("hampton")).toBe("f2");
    expect(g.zone("jackson")).toBe("e2");
  });

  test("BR61-R74 BR61-D29 its brigade may leave it behind: a brigade like others, with Fatigue and facing as they were", () => {
    const g = south([{ ...JACKSON, fatigue: 1 }, CARRIED]).activate("jackson");
    g.act({ type: "leave", unit: "jackson" }).go("jackson", "f4").end("jackson").to("activation");
    expect(g.last("legion-left")).toMatchObject({ unit: "hampton", zone: "e4" });
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "map", fatigue: 1 });
    expect(g.element("hampton")).toMatchObject({ zone: "e4", facing: "d4", line: "front" });
    expect(g.unit("hampton")).not.toHaveProperty("host");
    // only before the march
    const late = south([JACKSON, CARRIED]).activate("jackson").go("jackson", "f4");
    late.refuses({ type: "leave", unit: "jackson" }, "BR61-R74", "leave-late");
    const none = south([JACKSON]).activate("jackson");
    none.refuses({ type: "leave", unit: "jackson" }, "BR61-R74", "leave-alone");
  });

  test("BR61-R74 BR61-R73 it may step off where it stands, if there is room", () => {
    const g = south([JACKSON, CARRIED]).activate("hampton").act({ type: "leave", unit: "hampton" });
    expect(g.element("hampton")).toMatchObject({ zone: "e4", line: "second", facing: "d4" });
    const full = south([JACKSON, { unit: "bee", zone: "e4" }, CARRIED]).activate("hampton");
    full.refuses({ type: "leave", unit: "hampton" }, "BR61-10.5-a", "end-full");
  });

  test("BR61-R74 carried it does not attack, deploy or rest for itself", () => {
    const g = south([{ ...JACKSON, fatigue: 1 }, CARRIED, { unit: "keyes", zone: "d4", facing: "e4" }]).activate(
      "hampton",
    );
    g.refuses({ type: "attack", element: "hampton", facing: "d4" }, "BR61-R74", "attack-carried");
    g.refuses({ type: "deploy", unit: "hampton", zone: "f4" }, "BR61-R74", "deploy-legion");
    g.refuses({ type: "rest", unit: "hampton" }, "BR61-10.5-k", "rest-carried");
  });

  test("BR61-11.4-h BR61-10.5-k it retreats and advances with its brigade", () => {
    const legion: Placement = { unit: "hampton", zone: "e4", with: "bartow" };
    const g = assault({ defenders: [BARTOW, legion], dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "f4" }, { type: "halt", unit: "bartow" }).to("advance");
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "bartow" });
    const placements: Placement[] = [
      { unit: "early", zone: "e4", facing: "d4", attacks: true },
      { unit: "hampton", zone: "e4", with: "early" },
      { unit: "schenck", zone: "d4", facing: "e4", losses: 2 },
    ];
    const victor = new Table({ at: combats("south"), units: QUIET, placements }, [6, 1, 6]).fight(["early"], ["d4"]);
    victor.act({ type: "advance", unit: "early", zone: "d4" }).to("activation");
    // it rides on with its brigade from there
    expect(victor.position.place[victor.game.field.legion]).toBe(victor.game.field.graph.known("d4"));
  });
});

describe("the Legion alone", () => {
  test("BR61-R73 it is a brigade: it stacks, acts, attacks and has a zone of control", () => {
    const g = south([ALONE, { unit: "bee", zone: "e4" }, { unit: "early", zone: "f4" }]);
    expect(g.legal("activate").map(({ unit }) => unit)).toContain("hampton");
    g.activate("early").go("early", "e4").refuses({ type: "end", unit: "early" }, "BR61-10.5-a", "end-full");
    const enemy = new Table({ at: half("north"), placements: [ALONE, { unit: "keyes", zone: "c5" }] }).activate(
      "keyes",
    );
    expect(enemy.go("keyes", "d4").last("stepped").stoppedBy).toEqual(["hampton"]);
  });

  test("BR61-R74 BR61-D17 it joins a brigade at the end of its move, also in a full zone", () => {
    const g = south([{ unit: "hampton", zone: "f4", facing: "e4" }, JACKSON, { unit: "bee", zone: "e4" }]);
    g.activate("hampton").go("hampton", "e4").end("hampton");
    expect(g.decision.actions).toEqual([
      { type: "join", unit: "hampton", host: "jackson" },
      { type: "join", unit: "hampton", host: "bee" },
    ]);
    g.act({ type: "join", unit: "hampton", host: "bee" });
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "bee" });
    const free = south([{ unit: "hampton", zone: "f4", facing: "e4" }, JACKSON]);
    free.activate("hampton").go("hampton", "e4").end("hampton");
    expect(free.decision.actions).toEqual([
      { type: "line", element: "hampton", line: "front" },
      { type: "line", element: "hampton", line: "second" },
      { type: "join", unit: "hampton", host: "jackson" },
    ]);
    free.refuses({ type: "join", unit: "hampton", host: "bee" }, "BR61-10.5-i", "join-apart");
  });

  test("BR61-R74 BR61-D29 it joins a brigade of its own zone with a move of no zone", () => {
    const g = south([JACKSON, { ...ALONE, facing: "d4" }]).activate("hampton");
    g.act({ type: "join", unit: "hampton", host: "jackson" });
    expect(g.last("legion-joined")).toMatchObject({ unit: "hampton", host: "jackson" });
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "jackson" });
    expect(g.step).toBe("activation");
    // not after it has placed an Attack marker, and not with a brigade elsewhere
    const apart = south([ALONE, { unit: "bee", zone: "f4" }]).activate("hampton");
    apart.refuses({ type: "join", unit: "hampton", host: "bee" }, "BR61-10.5-i", "join-apart");
  });

  test("BR61-10.4-d BR61-R39 joining a brigade in contact, it makes the enemy turn like any newcomer", () => {
    const enemy: Placement = { unit: "keyes", zone: "d4", facing: "c4" };
    const g = south([{ unit: "hampton", zone: "f4" }, JACKSON, { unit: "bee", zone: "e4" }, enemy]);
    g.activate("hampton").go("hampton", "e4").end("hampton");
    g.act({ type: "join", unit: "hampton", host: "bee" });
    expect(g.decision).toMatchObject({ step: "turning", about: { element: "keyes", zone: "e4" } });
  });
});

describe("losses with the Legion", () => {
  const LEGION: Placement = { unit: "hampton", zone: "e4", with: "bartow" };

  test("BR61-10.5-l BR61-X10 BR61-R87 V43 V76 its brigade's loss: on 1 or 2 the Legion goes instead, on 3 to 6 the brigade loses", () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const g = assault({ defenders: [{ ...BARTOW }, LEGION], dice: [6, 1, die] }).act({
        type: "lose",
        unit: "bartow",
      });
      const gone = die <= 2;
      expect(g.last("legion-test")).toMatchObject({ host: "bartow", legionLost: gone, roll: { kind: "legion", die } });
      expect(g.unit("hampton").whereabouts).toBe(gone ? "eliminated" : "attached");
      expect(g.unit("bartow").losses).toBe(gone ? 0 : 1);
      expect(g.view.score.losses.south).toBe(1);
    }
  });

  test("BR61-R74 a loss from any cause: a failed attempt, an enemy Front", () => {
    const fails = assault({ defenders: [BARTOW, LEGION], dice: [6, 1, 6, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(fails.unit("hampton").whereabouts).toBe("eliminated");
    expect(fails.unit("bartow").losses).toBe(0);
    const others = block(["f3", "g3"], ["f4", "g5"], ["e2", "e3"]);
    const front = assault({ defenders: [BARTOW, LEGION], others, dice: [6, 1, 1, 2] });
    front.act({ type: "retreat", unit: "bartow" });
    expect(front.all("eliminated")).toMatchObject([{ unit: "hampton", rule: "BR61-10.5-l" }]);
    expect(front.zone("bartow")).toBe("e3");
  });

  test("BR61-R74 BR61-R62 when its brigade is eliminated it stays as a lone brigade", () => {
    const weak: Placement = { ...BARTOW, losses: 1, fatigue: 1 };
    const g = assault({ defenders: [weak, LEGION], dice: [6, 1, 6, 6] });
    expect(g.unit("bartow").whereabouts).toBe("eliminated");
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "map", fatigue: 2 });
    expect(g.element("hampton")).toMatchObject({ zone: "e4", facing: "d4", line: "front" });
    // the zone is not abandoned
    expect(g.step).toBe("activation");
  });

  test("BR61-R73 alone it takes losses like others: its one step removes it", () => {
    const g = assault({ defenders: [{ unit: "hampton", zone: "e4", facing: "d4" }], dice: [6, 1, 6] });
    expect(g.all("legion-test")).toEqual([]);
    expect(g.unit("hampton").whereabouts).toBe("eliminated");
    expect(g.view.score.losses.south).toBe(1);
  });
});

describe("the Legion and an extended line", () => {
  const LINE: Placement = { ...JACKSON, extended: { zone: "e3", facing: "d3" } };

  test("BR61-R74 BR61-10.6-j it stands with the counter's element and adds its strength there, unhalved", () => {
    const placements: Placement[] = [
      { ...LINE, attacks: true, extended: { zone: "e3", facing: "d4" } },
      CARRIED,
      { unit: "schenck", zone: "d4", facing: "e4" },
      { unit: "howard", zone: "d2", facing: "e3" },
    ];
    const attackers = placements.map((one) =>
      one.extended ? { ...one, extended: { zone: "e3", facing: "d2", attacks: true } } : one,
    );
    const g = new Table({ at: combats("south"), units: QUIET, placements: attackers }, [6, 1, 6, 6]);
    g.fight(["jackson"], ["d4"]);
    // half of 5 rounded up, and 1
    expect(g.last("fought").attackers).toMatchObject([{ element: "jackson", combat: 4 }]);
    g.to("combat").fight(["jackson+"], ["d2"]);
    expect(g.last("fought").attackers).toMatchObject([{ element: "jackson+", combat: 3 }]);
  });

  test("BR61-R74 BR61-10.6-g it rides along to the other zone at the regroup, or stays if its owner likes", () => {
    const rides = south([LINE, CARRIED]).activate("jackson").act({ type: "regroup", unit: "jackson", zone: "e3" });
    rides.end("jackson").to("activation").activate("hampton").act({ type: "leave", unit: "hampton" });
    expect(rides.zone("hampton")).toBe("e3");
    const stays = south([LINE, CARRIED]).activate("jackson").act({ type: "leave", unit: "jackson" });
    stays.act({ type: "regroup", unit: "jackson", zone: "e3" });
    expect(stays.element("hampton")).toMatchObject({ zone: "e4", line: "front" });
    expect(stays.zone("jackson")).toBe("e3");
  });

  test("BR61-R69 BR61-R74 it goes with the brigade that retreats and regroups", () => {
    const line: Placement = { unit: "bartow", zone: "e4", facing: "d4", extended: { zone: "e3", facing: "d3" } };
    const legion: Placement = { unit: "hampton", zone: "e4", with: "bartow" };
    const g = assault({ defenders: [line, legion], units: quiet({ bartow: { combat: 2 } }), dice: [6, 1, 1] });
    g.act({ type: "retreat", unit: "bartow" }, { type: "halt", unit: "bartow" }).to("advance");
    expect(g.zone("bartow")).toBe("f3");
    expect(g.position.place[g.game.field.legion]).toBe(g.game.field.graph.known("f3"));
  });
});

describe("the Legion and the limits", () => {
  test("BR61-R75 BR61-6-q it is not marked itself and goes with its marked brigade", () => {
    const at = { stage: "turn", turn: 3 } as const;
    const g = new Table({ at, units: QUIET, placements: [JACKSON, { unit: "bee", zone: "e4" }, CARRIED] }, [6, 1]);
    g.to("marking").refuses({ type: "mark", unit: "hampton" }, "BR61-R75", "mark-attached");
    g.act({ type: "mark", unit: "jackson" }, { type: "mark", unit: "bee" }).to("operational");
    g.activate("jackson").go("jackson", "e3", "e2").end("jackson").to("offensive");
    expect(g.unit("hampton")).toMatchObject({ whereabouts: "attached", host: "jackson" });
    expect([g.zone("jackson"), g.zone("bee")]).toEqual(["e2", "e2"]);
  });
});
