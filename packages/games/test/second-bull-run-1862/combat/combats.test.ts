import { describe, expect, test } from "vitest";
import { ATTACKED } from "../../../src/second-bull-run-1862/position.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { Combats, attacker, defender, plain } from "../support/combats.ts";

const EVEN = plain({ hardin: 6, seymour: 6, carr: 6, stiles: 6, pryor: 6, toombs: 6, jones: 6 });

/** Hardin and Seymour against Dogan Ridge, Carr against the brigade beside it. */
const TWO_FIGHTS: readonly Placement[] = [
  attacker("hardin"),
  attacker("seymour", "107"),
  { unit: "carr", zone: "133", facing: "119", attacks: "119" },
  defender("pryor"),
  { unit: "toombs", zone: "119", facing: "133" },
];

describe("the combats of a segment", () => {
  test("SB62-10.1-b SB62-D11 SB62-6.1-m the attacker takes them in the order he likes", () => {
    const g = new Combats({ placements: TWO_FIGHTS, units: EVEN }, [3, 3, 3, 3]);
    expect(g.decision).toMatchObject({ step: "combat", sides: ["union"], rule: "SB62-10.1-b", about: { left: 2 } });
    expect(g.offered("fight").map(({ zone }) => zone)).toEqual(["105", "119"]);
    g.fight("119");
    expect(g.offered("fight").map(({ zone }) => zone)).toEqual(["105"]);
    g.fight("105");
    expect(g.told("fought").map(({ zone }) => zone)).toEqual(["119", "105"]);
    expect(g.over).toBe(true);
  });

  test("SB62-10.1-a every marker is fought: there is no way around it", () => {
    const g = new Combats({ placements: TWO_FIGHTS, units: EVEN });
    expect(g.decision.actions.every(({ type }) => type === "fight")).toBe(true);
    expect(g.whyNot({ type: "fight", zone: "103" })).toMatchObject({ rule: "SB62-10.1-a", reason: "fight-unmarked" });
    expect(g.whyNot({ type: "fight", zone: "nowhere" })).toMatchObject({ reason: "no-such-zone" });
    expect(g.whyNot({ type: "decline" })).toEqual({ rule: "SB62-10.4-s", reason: "advance-nowhere" });
  });

  test("SB62-10.1-c SB62-10.1-d SB62-10.1-e all who point at a zone attack it together, once, and nobody else does", () => {
    const g = new Combats(
      { placements: [...TWO_FIGHTS, { unit: "stiles", zone: "106", facing: "105", attacks: "105" }], units: EVEN },
      [3, 6, 4],
    ).fight("105");
    expect(g.fought.attackers.map(({ unit }) => unit).toSorted()).toEqual(["hardin", "seymour", "stiles"]);
    expect(g.fought.from.toSorted()).toEqual(["106", "107"]);
    g.settle();
    expect(g.offered("fight").map(({ zone }) => zone)).toEqual(["119"]);
    expect(g.p.attacked).toEqual([g.field.graph.known("105")]);
  });

  test("V-96 SB62-RU73 of a stack only the marked brigade is engaged; in defence every brigade of the zone is", () => {
    const g = new Combats(
      {
        placements: [
          attacker("hardin"),
          { unit: "seymour", zone: "106", facing: "105" },
          defender("pryor"),
          { unit: "toombs", zone: "105", routed: true },
        ],
        units: EVEN,
      },
      [1, 5, 1],
    ).fight("105");
    expect(g.fought.attackers.map(({ unit }) => unit)).toEqual(["hardin"]);
    expect(g.fought.defenders.map(({ unit }) => unit)).toEqual(["pryor", "toombs"]);
    g.settle();
    expect(g.state("seymour")).toEqual({ losses: 0, fatigue: 0, zone: "106" });
    expect(g.zoneOf("hardin")).not.toBe("106");
  });

  test("SB62-RU76 a marker whose zone the enemy has left comes off without a combat, even if he comes back", () => {
    const g = new Combats(
      {
        placements: [
          attacker("hardin"),
          defender("pryor"),
          { unit: "carr", zone: "120", facing: "119", attacks: "119" },
          // the way past them leads into the zone that Carr wanted to attack
          { unit: "jones", zone: "103", facing: "102" },
          { unit: "toombs", zone: "103", facing: "102" },
        ],
        units: { ...EVEN, ...plain({ hardin: 40 }) },
      },
      [5, 1, 4],
    );
    expect(g.offered("fight").map(({ zone }) => zone)).toEqual(["105"]);
    g.fight("105").settle();
    expect(g.zoneOf("pryor")).toBe("119");
    expect(g.told("attack-lapsed")).toMatchObject([{ unit: "carr", rule: "SB62-RU76" }]);
    expect(g.over).toBe(true);
    const none = new Combats({ placements: [attacker("hardin")], units: EVEN });
    expect(none.told("attack-lapsed")).toMatchObject([{ unit: "hardin" }]);
    expect(none.over).toBe(true);
  });

  test("SB62-RU52 markers and the note of who was attacked are gone when all is fought", () => {
    const g = new Combats({ placements: TWO_FIGHTS, units: EVEN }, [3, 3, 3, 3]).fight("105");
    const { p } = g;
    expect((p.marks[g.unit("pryor")] as number) & ATTACKED).toBe(ATTACKED);
    g.fight("119");
    expect(p.marks.every((marks) => (marks & ATTACKED) === 0)).toBe(true);
    expect(p.target.every((zone) => zone < 0)).toBe(true);
  });

  test("SB62-10.1-b without markers nothing is asked", () => {
    expect(new Combats({ placements: [defender("pryor")], units: EVEN }).over).toBe(true);
  });
});
