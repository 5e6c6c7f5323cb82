import { describe, expect, it } from "vitest";
import type { Frame } from "../../../src/second-bull-run-1862/frames.ts";
import { NONE } from "../../../src/second-bull-run-1862/field.ts";
import { linesOf } from "../../../src/second-bull-run-1862/turn/schedule.ts";
import { clockOf, ELIMINATED, ON_MAP, WAITING, WITHDRAWN } from "../../../src/second-bull-run-1862/position.ts";
import { Stage, type Setting } from "../support/stage.ts";

/** For what else is rolled before somebody is asked. */
const SIXES = Array.from({ length: 40 }, () => 6);

/** Places in the turn: the question of Jones’s division, then the reinforcements. */
const JONES = 6;
const COMING = 7;

function coming(setting: Partial<Setting>, dice: readonly number[] = [], at = COMING): Stage {
  // whoever was to come on an earlier turn is gone
  const frames: Setting["frames"] = (field, p): readonly Frame[] => {
    for (const { arrival, time, optional, units, commander } of linesOf(field)) {
      if (time >= clockOf(p) || optional || arrival.test === "choice") continue;
      for (const unit of units) if (p.state[unit] === WAITING) p.state = p.state.with(unit, ELIMINATED);
      if (commander !== NONE && p.commanderState[commander] === WAITING) p.commanderState[commander] = ELIMINATED;
    }
    return [{ step: "turn", at }];
  };
  return new Stage({ scenario: "august-29", day: 1, placements: [], frames, ...setting }, dice);
}

/** A brigade comes on and stays in its first zone. */
function enter(stage: Stage, unit: string, entry: string): Stage {
  stage.act({ type: "enter", unit, entry });
  return settle(stage);
}

/** Ends the action that runs, with the first facing. */
function settle(stage: Stage): Stage {
  while (!stage.over && ["march", "facing", "ride"].includes(stage.decision.step)) {
    const { actions } = stage.decision;
    stage.act(actions.find(({ type }) => type === "end" || type === "stay") ?? (actions[0] as never));
  }
  return stage;
}

function state(stage: Stage, id: string): number {
  return stage.p.state[stage.unit(id)] as number;
}

describe("SB62-8-E, SB62-11.1.3: reinforcements", () => {
  it("V-53, SB62-11.1.3-b, DR-09, T10, RU-79: Kearny on turn 4 with 3; with 4 on turn 5 without a die", () => {
    const now = coming({ turn: 4 }, [3, 6]);
    const tested = now.told("reinforcement-tested").map(({ formation, arrives }) => [formation, arrives]);
    expect(tested).toEqual([
      ["kearny", true],
      ["fitzhugh-lee", false],
    ]);
    expect(now.offered("enter").map(({ unit }) => unit)).toContain("robinson");
    const later = coming({ turn: 4 }, [4, 4]);
    expect(later.decision.sides).toEqual(["confederate"]);
    expect(later.p.due[later.unit("poe")]).toBe(5);
  });

  it("V-54, SB62-11.1.3-c: Hood on turn 5 with 4, with 5 on turn 6", () => {
    const dice = (hood: number): readonly number[] => [6, 6, 6, hood, 6, 6, 6];
    const arrives = (hood: number): boolean | undefined =>
      coming({ turn: 5 }, dice(hood))
        .told("reinforcement-tested")
        .find(({ formation }) => formation === "hood")?.arrives;
    expect([arrives(4), arrives(5)]).toEqual([true, false]);
  });

  it("V-55, SB62-8-E-c, RU-107: Lee comes on turn 5 without a die, available, and rides on", () => {
    const stage = coming({ turn: 5 }, [6, 6, 6, 6, 6, 6, 6]);
    while (stage.decision.sides[0] === "union") {
      const [first] = stage.offered("bring");
      stage.act(first as never);
      settle(stage);
    }
    stage.act({ type: "bring", commander: "lee", entry: "H" });
    const lee = stage.field.commanderIndex.get("lee") as number;
    expect([stage.p.commanderState[lee], stage.p.activated[lee]]).toEqual([ON_MAP, 0]);
    expect(stage.decision).toMatchObject({ step: "ride", about: { commander: "lee" } });
  });

  it("SB62-8-E-f, SB62-11.1.3-a: the Union comes on before the Confederates", () => {
    expect(coming({ turn: 5 }, [1, 1, 1, 1, 1, 1, 1]).decision.sides).toEqual(["union"]);
  });

  it("EX-9, V-57, SB62-11.1.3-d: of four by one letter the third and fourth pay one more; another letter counts anew", () => {
    const stage = coming({ turn: 4 }, [1, ...SIXES]);
    for (const unit of ["robinson", "birney", "poe", "kearny-artillery"]) {
      stage.act({ type: "enter", unit, entry: "D" });
      // clear of the first zone for the next
      stage.act({ type: "step", unit, zone: "69" });
      if (["poe", "kearny-artillery"].includes(unit)) stage.act({ type: "step", unit, zone: "68" });
      settle(stage);
    }
    expect(stage.told("entered").map(({ cost }) => cost)).toEqual([1, 1, 2, 2]);
  });

  it("RU-80, SB62-11.2-c: a division comes by one letter, an independent brigade by its own", () => {
    const stage = coming({ turn: 1 }, [1, 1, 1, 1]);
    enter(stage, "stahel", "E");
    expect(stage.whyNot({ type: "enter", unit: "mclean", entry: "D" })?.reason).toBe("enter-division");
    expect(stage.whyNot({ type: "enter", unit: "milroy", entry: "D" })).toBeUndefined();
    expect(stage.whyNot({ type: "enter", unit: "milroy", entry: "C" })?.reason).toBe("enter-letter");
    expect(stage.whyNot({ type: "enter", unit: "grover", entry: "D" })?.reason).toBe("enter-turn");
    // D-17: entry is forced
    expect(stage.whyNot({ type: "wait", unit: "milroy" })?.reason).toBe("wait-forced");
  });

  it("V-56, RU-81: the seventh by a road pays 4 and has 2 MP left; who has too few waits for the next turn", () => {
    const stage = coming({ turn: 5 }, [6, 6, 6, 1, 1, 1, 1]);
    while (stage.decision.sides[0] === "union") settle(stage.act(stage.offered("bring")[0] as never));
    const lane = ["38", "39", "56", "57", "58"];
    const order = ["hood", "law", "hood-artillery", "kemper", "pickett", "jenkins", "evans"];
    for (const [at, unit] of order.entries()) {
      stage.act({ type: "enter", unit, entry: "H" });
      if (at === 6) expect(stage.decision.about).toMatchObject({ points: 2 });
      for (const zone of lane.slice(0, Math.max(0, Math.min(4 - Math.floor(at / 2) * 1, lane.length)))) {
        if (stage.offered("step").some((one) => one.zone === zone)) stage.act({ type: "step", unit, zone });
      }
      settle(stage);
    }
    expect(stage.told("entered").map(({ cost }) => cost)).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  it("V-59, SB62-8-E-d: who comes on enters no enemy zone of control and makes no forced march", () => {
    const stage = coming({ turn: 4, placements: [{ unit: "archer", zone: "67", facing: "68" }] }, [1, 6]);
    stage.act({ type: "enter", unit: "poe", entry: "D" }, { type: "step", unit: "poe", zone: "69" });
    expect(stage.whyNot({ type: "step", unit: "poe", zone: "68" })?.reason).toBe("step-contact");
    expect(stage.whyNot({ type: "force", unit: "poe" })?.reason).toBe("force-entering");
  });

  it("SB62-8-E-e, RU-82: while a listed letter is open one comes by it; with none by the nearest to a listed one", () => {
    const lettersFor = (...held: readonly string[]): readonly string[] =>
      coming(
        {
          turn: 4,
          placements: held.map((zone, at) => ({ unit: ["archer", "branch", "field"][at] as string, zone })),
        },
        [1, 6],
      )
        .offered("enter")
        .filter(({ unit }) => unit === "poe")
        .map(({ entry }) => entry);
    // 190: B; 141: C; 70: D
    expect(lettersFor("190")).toEqual(["C", "D"]);
    expect(lettersFor("190", "70")).toEqual(["C"]);
    // A is the nearest to B and to C, E to D
    expect(lettersFor("190", "70", "140").toSorted()).toEqual(["C"]);
    expect(lettersFor("190", "70", "141").toSorted()).toEqual(["A", "E"]);
    const stage = coming({ turn: 4, placements: [{ unit: "archer", zone: "190", facing: "189" }] }, [1, 6]);
    expect(stage.whyNot({ type: "enter", unit: "poe", entry: "A" })).toEqual({
      rule: "SB62-11.2-c",
      reason: "enter-letter",
    });
    expect(stage.whyNot({ type: "enter", unit: "poe", entry: "B" })).toEqual({
      rule: "SB62-8-E-e",
      reason: "enter-blocked",
    });
  });

  it("SB62-8-E-e: tells once for a division which entry is blocked, and which one serves instead", () => {
    const holding = (zones: readonly string[]): Stage => {
      const holders = ["archer", "branch", "field", "gregg", "pender", "thomas", "johnson", "starke"];
      const placements = zones.map((zone, at) => ({ unit: holders[at] as string, zone }));
      return coming({ turn: 4, placements, commanders: [{ id: "jackson", zone: "155" }] }, [1, ...SIXES]);
    };
    const blocked = holding(["190", "70", "141"]);
    enter(enter(blocked, "poe", "A"), "birney", "A");
    expect(blocked.told("entry-blocked")).toMatchObject([{ entry: "B", instead: "A" }]);
    const open = holding(["190"]);
    enter(open, "poe", "C");
    expect(open.told("entry-blocked")).toEqual([]);
    const shut = holding(["202", "190", "141", "70", "11", "7", "2", "37"]);
    expect(shut.told("entry-blocked").map(({ entry, instead }) => [entry, instead])).toEqual([
      ["B", undefined],
      ["C", undefined],
      ["D", undefined],
    ]);
  });

  it("SB62-8-E-d: a commander who comes on rides into no enemy zone of control, not to a friend either", () => {
    const placements = [
      { unit: "law", zone: "57", facing: "58" },
      { unit: "meade", zone: "58", facing: "57" },
    ];
    const stage = coming({ turn: 5, placements }, [6, 6, 6, 6, 6, 6, 6]);
    while (stage.decision.sides[0] === "union") settle(stage.act(stage.offered("bring")[0] as never));
    stage.act({ type: "bring", commander: "longstreet", entry: "H" });
    for (const zone of ["38", "39", "56"]) stage.act({ type: "ride", commander: "longstreet", zone });
    expect(stage.whyNot({ type: "ride", commander: "longstreet", zone: "57" })?.reason).toBe("ride-entering");
  });

  it("SB62-6.3-f, RU-82: a commander does not come on beside an enemy across the river, unless a brigade stands there", () => {
    // 140 and 141: the two ends of the Stone Bridge
    const across = { unit: "archer", zone: "140", facing: "124" };
    const entriesOf = (...more: readonly string[]): readonly string[] =>
      coming({
        scenario: "august-30",
        day: 2,
        turn: 2,
        placements: [across, ...more.map((unit) => ({ unit, zone: "141" }))],
      })
        .offered("bring")
        .map(({ entry }) => entry);
    expect(entriesOf("milroy")).toEqual(["C"]);
    expect(entriesOf()).toHaveLength(1);
    expect(entriesOf()).not.toContain("C");
  });

  it("V-58, RU-83: delayed beyond the last turn Ricketts never comes; with two days he comes on turn 11", () => {
    expect(coming({ turn: 10 }, [5]).over).toBe(true);
    const stage = coming({ scenario: "both-days", turn: 10 }, [5, 6, 1, ...SIXES]);
    expect(stage.p.turn).toBe(11);
    expect(stage.p.due[stage.unit("tower")]).toBe(11);
  });
});

describe("SB62-11.2.1-j, SB62-11.2.2-c: Jones's division", () => {
  it("D-18: on turn 6 of August 29 the Confederate may call for it; it is tested like others", () => {
    const stage = coming({ turn: 6 }, [6, 6, 6, 5], JONES);
    expect(stage.decision).toMatchObject({ step: "jones", sides: ["confederate"] });
    stage.act({ type: "call" });
    expect(stage.told("jones-called")).toHaveLength(1);
    expect(stage.told("reinforcement-tested").at(-1)).toMatchObject({ formation: "jones", arrives: false });
    expect(stage.p.due[stage.unit("toombs")]).toBe(7);
  });

  it("D-18: he may go without it", () => {
    const stage = coming({ turn: 6 }, [6, 6, 6], JONES).act({ type: "refrain" });
    expect(stage.told("reinforcement-tested").map(({ formation }) => formation)).not.toContain("jones");
  });

  it("RU-103: it is not asked on another turn of August 29", () => {
    expect(coming({ turn: 5 }, SIXES, JONES).decision.step).toBe("reinforcements");
    expect(coming({ turn: 8 }, [6, 1, ...SIXES], JONES).decision.step).toBe("reinforcements");
  });

  it("D-25, RU-84: on August 30 in any administrative phase from turn 2 on, once", () => {
    const stage = coming({ scenario: "august-30", day: 2, turn: 5 }, [1, 1], JONES);
    expect(stage.decision.step).toBe("jones");
    stage.act({ type: "call" });
    expect(stage.told("reinforcement-tested")[0]).toMatchObject({ formation: "jones", arrives: true });
  });
});

describe("SB62-11.2.2-d, D-19, RU-85: the regrouped Union", () => {
  it("comes on turn 2 or 3, each division as its owner likes, on 3 at the latest", () => {
    const stage = coming({ scenario: "august-30", day: 2, turn: 2 }, []);
    expect(stage.told("reinforcement-tested")).toEqual([]);
    stage.act({ type: "wait", unit: "stahel" });
    expect(stage.offered("enter").map(({ unit }) => unit)).not.toContain("mclean");
    enter(stage, "koltes", "C");
    // RU-80: its division has begun to come
    expect(stage.whyNot({ type: "wait", unit: "schimmelfennig" })).toEqual({
      rule: "SB62-RU80",
      reason: "wait-division",
    });
    const last = coming({ scenario: "august-30", day: 2, turn: 3 }, []);
    expect(last.whyNot({ type: "wait", unit: "stahel" })).toEqual({
      rule: "SB62-11.2.2-d",
      reason: "wait-latest",
    });
  });

  it("RU-85: Sigel comes on either turn as well", () => {
    const stage = coming({ scenario: "august-30", day: 2, turn: 2 }, SIXES);
    stage.act({ type: "wait", unit: "sigel" });
    expect(stage.offered("bring")).toEqual([]);
    expect(stage.whyNot({ type: "wait", unit: "sigel" })?.reason).toBe("enter-held-back");
    for (const unit of ["koltes", "stahel", "milroy", "us-artillery", "bayard", "buford"])
      stage.act({ type: "wait", unit });
    const sigel = stage.field.commanderIndex.get("sigel") as number;
    expect(stage.p.commanderState[sigel]).toBe(WAITING);
    const last = coming({ scenario: "august-30", day: 2, turn: 3 }, []);
    expect(last.offered("bring").map(({ commander }) => commander)).toEqual(["sigel"]);
    expect(last.whyNot({ type: "wait", unit: "sigel" })?.reason).toBe("wait-latest");
  });

  it("SB62-8-E-c: commanders of the first day do not wait", () => {
    const stage = coming({ turn: 1 }, [1, 1, 1, 1]);
    expect(stage.offered("wait")).toEqual([]);
    expect(stage.whyNot({ type: "wait", unit: "mcdowell" })).toEqual({
      rule: "SB62-8-E-c",
      reason: "wait-commander",
    });
    expect(stage.whyNot({ type: "wait", unit: "nobody" })?.reason).toBe("no-such-unit");
  });

  it("has Milroy's loss of the day before (SB62-11.2-b)", () => {
    const stage = coming({ scenario: "august-30", day: 2, turn: 2 }, []);
    expect(state(stage, "milroy")).toBe(0);
  });
});

describe("SB62-11.2.3-i: those withdrawn by night", () => {
  function withdrawn(turn: number): Stage {
    const frames: Setting["frames"] = (field, p) => {
      for (const id of ["kearny-artillery", "poe"])
        p.state = p.state.with(field.unitIndex.get(id) as number, WITHDRAWN);
      p.commanderState[field.commanderIndex.get("heintzelman") as number] = WITHDRAWN;
      for (let unit = 0; unit < field.roster; unit++) if (p.state[unit] === 0) p.state = p.state.with(unit, 2);
      for (const one of field.commanders.keys()) if (p.commanderState[one] === 0) p.commanderState[one] = 2;
      return [{ step: "turn", at: COMING }];
    };
    return coming({ scenario: "both-days", day: 2, turn, frames }, []);
  }

  it("RU-100: come back untested by C or D from turn 2, by E and F too from turn 4, when their owner likes", () => {
    const letters = (turn: number): readonly string[] =>
      withdrawn(turn)
        .offered("enter")
        .filter(({ unit }) => unit === "poe")
        .map(({ entry }) => entry);
    expect(letters(2)).toEqual(["C", "D"]);
    expect(letters(4)).toEqual(["C", "D", "E", "F"]);
    const stage = withdrawn(2).act({ type: "bring", commander: "heintzelman", entry: "C" });
    expect(
      settle(stage)
        .offered("wait")
        .map(({ unit }) => unit),
    ).toContain("poe");
  });

  it("RU-100: their corps commander too waits as long as his owner likes", () => {
    const stage = withdrawn(2).act({ type: "wait", unit: "heintzelman" });
    expect(stage.offered("bring")).toEqual([]);
    const entries = withdrawn(4).offered("bring");
    expect(entries.map(({ entry }) => entry)).toEqual(["C", "D", "E", "F"]);
  });
});
