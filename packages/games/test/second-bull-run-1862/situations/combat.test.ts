import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type Placement, secondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";
import {
  ACTION,
  COMBAT,
  commanders,
  expectFault,
  expectSound,
  faultsOf,
  GIBBON,
  JOHNSON,
  placed,
  SOUND,
} from "../support/faults.ts";

describe("Attack markers", () => {
  const attacker: Placement = { unit: "gibbon", zone: "105", facing: "103", attacks: "103" };
  const enemy: Placement = { unit: "johnson", zone: "103" };
  const fight = (...placements: unknown[]): Record<string, unknown> => ({ at: COMBAT, placements });
  const refused = (problem: RegExp, rule: string, ...placements: unknown[]): void =>
    expectFault(fight(...placements), "placements", problem, rule);

  test("SB62-9.4-l in a part of a phase of their side, on a bordering zone with an enemy", () => {
    expectSound(fight(attacker, enemy));
    const early = { at: ACTION, ...placed(attacker, enemy) };
    expectFault(early, "placements", /gibbon has an Attack marker outside a part/, "SB62-9.4-l");
    const theirs = { ...fight(attacker, enemy), at: { ...COMBAT, side: "confederate" } };
    expectFault(theirs, "placements", /outside a part of an action phase of its own side/, "SB62-9.4-l");
    refused(/on 119, where no enemy stands/, "SB62-9.4-l", { ...attacker, attacks: "119" }, enemy);
    refused(/on 115, which does not border 105/, "SB62-9.4-l", { ...attacker, attacks: "115" }, JOHNSON);
  });

  test("SB62-9.4-i RU-40 not over a river, and into the Front", () => {
    const over = { ...attacker, zone: "140", facing: "154", attacks: "154" };
    refused(/over a river without a bridge or ford/, "SB62-9.4-i", over, { ...enemy, zone: "154" });
    refused(/on 103, which is not in its Front/, "SB62-RU40", { ...attacker, facing: "107" }, enemy);
  });

  test("RU-50 RU-75 SB62-10.4-n not of artillery, of routed brigades, of those without any strength", () => {
    refused(
      /is artillery, which attacks with others only/,
      "SB62-RU50",
      { ...attacker, unit: "hatch-artillery" },
      enemy,
    );
    const { facing: _, ...routed } = { ...attacker, routed: true };
    refused(/and is routed/, "SB62-10.4-n", routed, enemy);
    const cavalry = { ...attacker, unit: "bayard", dismounted: true, losses: 2 };
    refused(/has no combat potential on foot/, "SB62-RU75", cavalry, enemy);
  });

  test("SB62-10.1-c SB62-10.1-e RU-53 once a zone, one zone a stack, from zones that hang together", () => {
    const again = { ...fight(attacker, enemy), attacked: ["103"] };
    expectFault(again, "placements", /on 103, which has been attacked in this phase/, "SB62-10.1-c");
    const mate = { unit: "patrick", zone: "105", facing: "103", attacks: "104" };
    const faults = faultsOf({ ...SOUND, ...fight(attacker, mate, enemy, { unit: "starke", zone: "104" }) });
    expect(faults.map(([, , rule]) => rule)).toEqual(["SB62-10.1-e", "SB62-10.1-e"]);
    const apart = { unit: "patrick", zone: "101", facing: "103", attacks: "103" };
    const torn = faultsOf({ ...SOUND, ...fight(attacker, apart, enemy) });
    expect(torn.map(([, , rule]) => rule)).toEqual(["SB62-RU53", "SB62-RU53"]);
    expectSound(fight(attacker, { ...apart, zone: "104" }, enemy));
  });
});

describe("marks of a part of a phase", () => {
  // Gibbon and Patrick of Hatch's division together, Doubleday alone far away
  const division: readonly Placement[] = [
    GIBBON,
    { unit: "patrick", zone: "105" },
    { unit: "doubleday", zone: "11" },
    { unit: "johnson", zone: "126" },
  ];
  const marking = (stage: unknown, unit: string, marks: Record<string, unknown>): Record<string, unknown> => ({
    at: stage,
    placements: division.map((one) => (one.unit === unit ? { ...one, ...marks } : one)),
  });

  test.each([
    ["action", ACTION],
    ["combat", COMBAT],
  ])(
    "SB62-9.1-d SB62-9.1-c RU-25 RU-27 isolation and cohesion that the position contradicts, at stage %s",
    (_, stage) => {
      expectSound({ at: stage, placements: division });
      expectSound(marking(stage, "doubleday", { isolated: true, coherent: false }));
      expectSound(marking(stage, "gibbon", { isolated: false, coherent: true }));
      expectFault(
        marking(stage, "gibbon", { isolated: true }),
        "placements[0].isolated",
        /gibbon is not isolated where it stands/,
        "SB62-9.1-d",
      );
      expectFault(
        marking(stage, "doubleday", { isolated: false }),
        "placements[2].isolated",
        /doubleday stands apart from its division and is isolated/,
        "SB62-9.1-d",
      );
      expectFault(
        marking(stage, "doubleday", { coherent: true }),
        "placements[2].coherent",
        /doubleday stands too far from its division/,
        "SB62-9.1-c",
      );
      expectFault(
        marking(stage, "gibbon", { coherent: false }),
        "placements[0].coherent",
        /gibbon is in cohesion with its division/,
        "SB62-9.1-c",
      );
    },
  );

  test("RU-25 of equal groups either may be the one that is isolated", () => {
    const groups: Placement[] = [
      GIBBON,
      { unit: "patrick", zone: "105" },
      { unit: "doubleday", zone: "11" },
      { unit: "sullivan", zone: "11" },
    ];
    const isolated = (unit: string): Placement[] =>
      groups.map((one) => (one.unit === unit ? { ...one, isolated: true } : one));
    expectSound({ at: ACTION, placements: isolated("gibbon") });
    expectSound({ at: ACTION, placements: isolated("doubleday") });
    expectSound({ at: COMBAT, placements: isolated("doubleday") });
  });

  describe("in a saved position", () => {
    const exact = { stage: "exact", day: 2, turn: 4, phase: 2, first: "union", active: "union" };
    const saved = (placements: readonly unknown[], at = 2, more = {}): Record<string, unknown> => ({
      at: exact,
      placements,
      sequence: [
        { step: "turn", at: 2 },
        { step: "segment", side: 0, at, commander: 5, slots: -1 },
        ...(at === 2 ? [{ step: "divisions", side: 0, commander: 5, left: 1, of: 1, white: 0, taken: [] }] : []),
      ],
      ...commanders({ id: "mcdowell", zone: "109" }),
      ...more,
    });
    const isolated = (...units: readonly string[]): Placement[] =>
      division.map((one) => (units.includes(one.unit) ? { ...one, isolated: true } : one));
    const then = "when this part of the phase began";

    test("SB62-9.1-d RU-28 isolation fits where each stood when the part of the phase began", () => {
      expectSound(saved(isolated("doubleday")));
      expectFault(
        saved(isolated("doubleday", "gibbon")),
        "placements[0].isolated",
        new RegExp(`gibbon was not isolated where it stood ${then}`, "u"),
        "SB62-9.1-d",
      );
      expectFault(
        saved(division),
        "placements[2].isolated",
        new RegExp(`doubleday stood apart from its division ${then}: it must be true`, "u"),
        "SB62-9.1-d",
      );
      // he has come up since, and is isolated until the part ends
      const [gibbon, patrick, doubleday, johnson] = isolated("doubleday") as [
        Placement,
        Placement,
        Placement,
        Placement,
      ];
      expectSound(saved([gibbon, patrick, { ...doubleday, zone: "106", origin: "11" }, johnson]));
      const near = saved([gibbon, patrick, { ...doubleday, zone: "106" }, johnson]);
      expectFault(near, "placements[2].isolated", /doubleday was not isolated/, "SB62-9.1-d");
    });

    test("RU-26 nobody is isolated out of such a part, nor of the other side", () => {
      const theirs = saved(isolated("doubleday", "johnson"));
      expectFault(theirs, "placements[3].isolated", /johnson is isolated only while a part/, "SB62-RU26");
      expectFault(saved(isolated("doubleday"), 0), "placements[2].isolated", /only while a part/, "SB62-RU26");
      const { active: _, ...nobodys } = exact;
      const between = { ...saved(isolated("doubleday")), at: nobodys, sequence: [{ step: "turn", at: 2 }] };
      expectFault(between, "placements[2].isolated", /doubleday is isolated only while a part/, "SB62-RU26");
    });

    test("RU-25 what has come since leaves open: a brigade lost, bodies whose commander rides", () => {
      expectSound(saved(isolated("doubleday", "gibbon"), 2, { absent: [{ unit: "sullivan", where: "eliminated" }] }));
      const bodies = [...division, { unit: "sullivan", zone: "11" }];
      expectSound(saved(bodies));
      expectSound(saved(bodies.map((one) => (one.zone === "11" ? { ...one, isolated: true } : one))));
    });
  });

  test("RU-26 RU-28 RU-52 SB62-6.1-k only in such a part, and of the right side", () => {
    expectFault(marking(ACTION, "johnson", { isolated: true }), "placements", /johnson is isolated or/, "SB62-RU26");
    expectFault(marking(SOUND.at, "gibbon", { coherent: true }), "placements", /gibbon is isolated or/, "SB62-RU26");
    expectFault(marking(ACTION, "gibbon", { acted: true }), "placements", /gibbon has acted, but/, "SB62-6.1-k");
    expectFault(marking(COMBAT, "johnson", { acted: true }), "placements", /johnson has acted, but/, "SB62-6.1-k");
    expectSound(marking(COMBAT, "gibbon", { acted: true, origin: "106" }));
    expectFault(marking(ACTION, "gibbon", { origin: "106" }), "placements", /gibbon has an origin, but/, "SB62-RU28");
    expectFault(marking(ACTION, "johnson", { attacked: true }), "placements", /johnson has been attacked/, "SB62-RU52");
    expectFault(marking(COMBAT, "gibbon", { attacked: true }), "placements", /gibbon has been attacked/, "SB62-RU52");
    expectSound(marking(COMBAT, "johnson", { attacked: true }));
    expectFault({ attacked: ["103"] }, "attacked", /only in a part of an action phase/, "SB62-10.1-c");
    expectSound({ at: COMBAT, attacked: ["103"] });
  });

  test("RU-26 RU-28 in combat the marks are those of where the part found the brigades", () => {
    const game = secondBullRun1862.open({
      ...SOUND,
      at: COMBAT,
      placements: [
        { ...GIBBON, facing: "103", origin: "12", attacks: "103" },
        { unit: "patrick", zone: "105", facing: "103" },
        { unit: "sullivan", zone: "106" },
        { unit: "johnson", zone: "103" },
      ],
    });
    const { units } = game.view(game.start(fastDice(1)), "union");
    const marks = (id: string): unknown => {
      const unit = units.find((one) => one.id === id);
      return [unit?.isolated, unit?.coherent, unit?.origin];
    };
    expect(marks("gibbon")).toEqual([true, false, "12"]);
    expect(marks("patrick")).toEqual([false, true, "105"]);
  });
});
