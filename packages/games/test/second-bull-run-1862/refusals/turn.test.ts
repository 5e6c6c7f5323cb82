import { describe } from "vitest";
import { NONE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import type { Frame } from "../../../src/second-bull-run-1862/frames.ts";
import { clockOf, ELIMINATED, LEFT, WAITING, WITHDRAWN } from "../../../src/second-bull-run-1862/position.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { linesOf } from "../../../src/second-bull-run-1862/turn/schedule.ts";
import { refused, testRefused } from "../support/refused.ts";
import { type Setting, Stage } from "../support/stage.ts";

/** Places in the turn: the flights, the question of Jones’s division, the reinforcements, the counter-attack. */
const FLIGHTS = 4;
const JONES = 6;
const COMING = 7;
const COUNTER = 8;
const ONES = Array.from({ length: 40 }, () => 1);
const SIXES = Array.from({ length: 40 }, () => 6);

/** The administrative phase from there on; whoever was to come on an earlier turn is gone. */
function administration(setting: Partial<Setting>, dice: readonly number[] = SIXES, at = COMING): Stage {
  const frames: Setting["frames"] = (field, p): readonly Frame[] => {
    p.active = NONE;
    for (const { arrival, time, optional, units, commander } of linesOf(field)) {
      if (time >= clockOf(p) || optional || arrival.test === "choice") continue;
      for (const unit of units) if (p.state[unit] === WAITING) p.state = p.state.with(unit, ELIMINATED);
      if (commander !== NONE && p.commanderState[commander] === WAITING) p.commanderState[commander] = ELIMINATED;
    }
    return [{ step: "turn", at }];
  };
  return new Stage({ scenario: "august-29", day: 1, placements: [], frames, ...setting }, dice);
}

/** Ends the action that runs, with the first facing. */
function settled(stage: Stage): Stage {
  while (!stage.over && ["march", "facing", "ride", "withdrawal"].includes(stage.decision.step)) {
    const { actions } = stage.decision;
    stage.act(actions.find(({ type }) => type === "end" || type === "stay") ?? (actions[0] as never));
  }
  return stage;
}

/** All that the Union can bring on has come. */
function afterUnion(stage: Stage): Stage {
  while (stage.decision.sides[0] === "union") stage.act(stage.decision.actions[0] as never);
  return stage;
}

const enter = (unit: string, entry: string) => ({ type: "enter", unit, entry }) as const;
const bring = (commander: string, entry: string) => ({ type: "bring", commander, entry }) as const;
const wait = (unit: string) => ({ type: "wait", unit }) as const;

/** The Union’s first reinforcements; all dice let them in. */
const turn1 = (): Stage => administration({ turn: 1 }, [1, 1, 1, 1]);
/** Kearny on turn 4, Fitzhugh Lee not yet; Confederates hold some entries. */
const turn4 =
  (...held: readonly string[]) =>
  (): Stage =>
    administration(
      { turn: 4, placements: held.map((zone, at) => ({ unit: ["archer", "branch", "field"][at] as string, zone })) },
      [1, 6],
    );
/** The regrouped Union may wait on turn 2 of 30 August, and no more on turn 3. */
const regrouped =
  (turn: number, more: Partial<Setting> = {}) =>
  (): Stage =>
    administration({ scenario: "august-30", day: 2, turn, ...more });

/** Withdrawn by night, on the second day. */
const withdrawn = (turn: number) => (): Stage => {
  const setting: Partial<Setting> = { scenario: "both-days", day: 2, turn };
  const frames: Setting["frames"] = (field, p) => {
    p.active = NONE;
    for (const id of ["meade", "seymour"]) p.state = p.state.with(field.unitIndex.get(id) as number, WITHDRAWN);
    p.state = p.state.with(field.unitIndex.get("poe") as number, LEFT);
    for (const { units, commander, optional } of linesOf(field)) {
      if (optional) continue;
      for (const unit of units) if (p.state[unit] === WAITING) p.state = p.state.with(unit, ELIMINATED);
      if (commander !== NONE) p.commanderState[commander] = ELIMINATED;
    }
    return [{ step: "turn", at: COMING }];
  };
  return new Stage({ placements: [], ...setting, frames }, SIXES);
};

describe("8-E, 11.1.3 a reinforcement is refused by the clause", () => {
  testRefused([
    refused("8-E-a", "before its turn", turn1, enter("grover", "D")),
    refused("8-E-a", "a commander before his turn", turn1, bring("pope", "D")),
    refused("8-E-a", "that is on the map", () => settled(turn1().act(enter("milroy", "E"))), enter("milroy", "D")),
    refused("11.2-c", "by an entry that is not listed", turn1, enter("milroy", "C")),
    refused("11.2-c", "a commander by an entry that is not listed", turn1, bring("sigel", "C")),
    refused("2-b", "by an entry that is not on the map", turn1, enter("milroy", "Z")),
    refused("1-a", "that is not in the game", turn1, enter("nobody", "D")),
    refused("2.2-a", "a commander who is not in the game", turn1, bring("nobody", "D")),
    refused("6.1-a", "of the enemy", turn1, enter("archer", "D")),
    refused("8-E-e", "by an entry that the enemy holds", turn4("190"), enter("poe", "B")),
    refused("8-E-e", "by an entry in an enemy zone of control", turn4("189"), enter("poe", "B")),
    refused(
      "8-E-e",
      "by another than the nearest, where the listed ones are blocked",
      turn4("190", "70", "141"),
      enter("poe", "H"),
    ),
    refused("11.2-c", "by an unlisted entry while a listed one is open", turn4("190"), enter("poe", "A")),
    refused(
      "11.2-c",
      "by another entry than its division",
      () => settled(turn1().act(enter("stahel", "E"))),
      enter("mclean", "D"),
    ),
    refused(
      "11.1.3-b",
      "of the Union that the die has delayed",
      () => administration({ turn: 1 }, [6, 1, 1, 1]),
      enter("koltes", "E"),
    ),
    refused(
      "11.1.3-c",
      "of the Confederates that the die has delayed",
      () => administration({ turn: 5 }, [6, 6, 6, 6, 1, 1, 1]),
      enter("law", "H"),
      "confederate",
    ),
    refused(
      "11.1.3-a",
      "of the Confederates before the Union’s",
      () => administration({ turn: 5 }, [1, 1, 1, 1, 1, 1, 1]),
      enter("law", "H"),
      "confederate",
    ),
    refused("8-E-a", "as a wait, where it must enter", turn1, wait("milroy")),
    refused("8-E-c", "as a commander’s wait", turn1, wait("mcdowell")),
    refused(
      "RU80",
      "as a wait, when its division has begun",
      () => settled(regrouped(2)().act(enter("koltes", "C"))),
      wait("schimmelfennig"),
    ),
    refused("11.2.2-d", "by another entry than C, of who regrouped", regrouped(2), enter("stahel", "D")),
    refused("11.2.2-d", "by another entry than C, of their commander", regrouped(2), bring("sigel", "D")),
    refused(
      "11.2.1-j",
      "of the division that was called by another entry than H",
      () => afterUnion(administration({ turn: 6 }, ONES, JONES).act({ type: "call" })),
      enter("jones", "A"),
      "confederate",
    ),
    refused("11.2.2-d", "as a wait beyond turn 3", regrouped(3), wait("stahel")),
    refused("11.2.2-d", "as a commander’s wait beyond turn 3", regrouped(3), wait("sigel")),
    refused("11.2.2-d", "that has been held back", () => regrouped(2)().act(wait("stahel")), enter("stahel", "C")),
    refused(
      "11.2.1-j",
      "of the division that nobody has called",
      () => administration({ turn: 5 }, SIXES),
      enter("jones", "H"),
      "confederate",
    ),
    refused(
      "11.2.2-c",
      "of the division that nobody has called, on 30 August",
      regrouped(2),
      enter("jones", "H"),
      "confederate",
    ),
    refused("11.2.3-i", "that was withdrawn, by E before turn 4", withdrawn(2), enter("meade", "E")),
    refused("10.4-q", "of who had to leave the map, after the night", withdrawn(2), enter("poe", "C")),
  ]);
});

/** The Union’s reinforcements, so many brigades having come by D already. */
const crowded =
  (entered: number, ...placements: readonly Placement[]) =>
  (): Stage =>
    new Stage({
      scenario: "august-29",
      day: 1,
      turn: 1,
      placements,
      frames: (field, p) => {
        p.active = NONE;
        const left = ["stahel", "milroy"].map((id) => field.unitIndex.get(id) as number);
        const letters = field.divisions.map(() => NONE);
        const count = field.entries.map(({ letter }) => (letter === "D" ? entered : 0));
        return [{ step: "reinforcements", side: UNION, left, letters, entered: count }];
      },
    });

describe("11.1.3-d, 9.6-a, 6.3-f an entry is refused by the clause", () => {
  const across: Placement = { unit: "archer", zone: "140", facing: "124" };
  testRefused([
    refused("11.1.3-d", "that too many have used", crowded(12), enter("stahel", "D")),
    refused(
      "9.6-a",
      "from where no zone with room is in reach",
      crowded(8, { unit: "grover", zone: "70" }, { unit: "taylor", zone: "69" }),
      enter("stahel", "D"),
    ),
    refused(
      "6.3-f",
      "of a commander beside an enemy across the river",
      regrouped(2, { placements: [across] }),
      bring("sigel", "C"),
    ),
  ]);
});

describe("4, 8 what belongs to another phase is refused by the clause", () => {
  const union: Placement = { unit: "meade", zone: "109" };
  testRefused([
    refused("11.2.1-f", "a commander on turn 1 of 29 August", turn1, { type: "designate", commander: "sigel" }),
    refused("11.2.1-f", "a march on turn 1 of 29 August", turn1, { type: "step", unit: "meade", zone: "77" }),
    refused("6.1-a", "a commander in the administrative phase", regrouped(2, { placements: [union] }), {
      type: "designate",
      commander: "mcdowell",
    }),
    refused("6.1-a", "a division in the administrative phase", regrouped(2, { placements: [union] }), {
      type: "choose-division",
      division: "reynolds",
    }),
    refused("6.1-a", "a brigade in the administrative phase", regrouped(2, { placements: [union] }), {
      type: "activate",
      unit: "meade",
    }),
    refused("6.1-a", "an attack in the administrative phase", regrouped(2, { placements: [union] }), {
      type: "attack",
      unit: "meade",
      zone: "110",
    }),
    refused("6.1-a", "a combat in the administrative phase", regrouped(2), { type: "fight", zone: "110" }),
    refused("6.1-a", "a ride in the administrative phase", regrouped(2), {
      type: "ride",
      commander: "sigel",
      zone: "110",
    }),
    refused("8-A", "a flight after the flights", regrouped(2, { placements: [{ ...union, routed: true }] }), {
      type: "flee",
      unit: "meade",
    }),
  ]);
});

describe("8-A a flight is refused by the clause", () => {
  const fleeing = (): Stage =>
    administration(
      {
        scenario: "august-30",
        day: 2,
        turn: 2,
        first: "union",
        placements: [
          { unit: "meade", zone: "109", routed: true },
          { unit: "seymour", zone: "110", routed: true },
          { unit: "hardin", zone: "111", routed: true },
          { unit: "gibbon", zone: "122" },
          { unit: "archer", zone: "155", routed: true },
        ],
      },
      SIXES,
      FLIGHTS,
    );
  const flee = (unit: string) => ({ type: "flee", unit }) as const;
  testRefused([
    refused("8-A", "of a brigade that is not routed", fleeing, flee("gibbon")),
    refused("8-A", "a second time", () => settled(fleeing().act(flee("meade"))), flee("meade")),
    refused("6.1-a", "of the enemy’s brigade", fleeing, flee("archer")),
    refused("1-a", "of a brigade that is not there", fleeing, flee("nobody")),
  ]);
});

describe("11.2.1-j, 11.2.2-h a call or a counter-attack is refused by the clause", () => {
  const asked =
    (setting: Partial<Setting>, at = JONES) =>
    (): Stage =>
      administration(setting, SIXES, at);
  const call = { type: "call" } as const;
  const launch = { type: "launch" } as const;
  const second = (turn: number) => asked({ scenario: "august-30", day: 2, turn }, COUNTER);
  testRefused([
    refused("11.2.1-j", "a call before turn 6", asked({ turn: 5 }), call, "confederate"),
    refused("11.2.1-j", "a call by the Union", asked({ turn: 6 }), call, "union"),
    refused("11.2.1-j", "a second call", () => asked({ turn: 6 })().act(call), call, "confederate"),
    refused(
      "11.2.2-c",
      "a second call on 30 August",
      () => asked({ scenario: "august-30", day: 2, turn: 2 })().act(call),
      call,
      "confederate",
    ),
    refused(
      "RU103",
      "a call on the second of two days",
      asked({ scenario: "both-days", day: 2, turn: 3 }, COUNTER),
      call,
      "confederate",
    ),
    refused(
      "11.2.2-c",
      "a call outside of the administrative phase",
      asked({ scenario: "august-30", day: 2, turn: 3 }, COUNTER),
      call,
      "confederate",
    ),
    refused("11.2.2-h", "a counter-attack on 29 August", asked({ turn: 6 }), launch, "confederate"),
    refused(
      "11.2.2-h",
      "a counter-attack before turn 3",
      asked({ scenario: "august-30", day: 2, turn: 2 }),
      launch,
      "confederate",
    ),
    refused(
      "11.2.2-h",
      "a counter-attack before its moment",
      asked({ scenario: "august-30", day: 2, turn: 3 }),
      launch,
      "confederate",
    ),
    refused("11.2.2-h", "a counter-attack by the Union", second(3), launch, "union"),
    refused(
      "11.2.2-e",
      "a counter-attack on the last turn",
      asked({ scenario: "august-30", day: 2, turn: 10 }),
      launch,
      "confederate",
    ),
    refused(
      "11.2.2-h",
      "a second counter-attack (SB62-RU91)",
      asked({
        scenario: "august-30",
        day: 2,
        turn: 6,
        frames: (_, p) => {
          p.active = NONE;
          p.counterAttack = 15;
          return [{ step: "turn", at: JONES }];
        },
      }),
      launch,
      "confederate",
    ),
    refused("11.2.2-h", "to forgo what is not asked", second(3), { type: "refrain" }, "union"),
  ]);
});

describe("11.2.3 by night an action is refused by the clause", () => {
  const night =
    (placements: readonly Placement[], left: readonly string[] = [], dead: readonly string[] = []) =>
    (): Stage =>
      new Stage({
        scenario: "both-days",
        day: 2,
        turn: 1,
        placements,
        frames: (field, p) => {
          p.active = NONE;
          for (const id of left) p.state = p.state.with(field.unitIndex.get(id) as number, LEFT);
          for (const id of dead) p.state = p.state.with(field.unitIndex.get(id) as number, ELIMINATED);
          return [{ step: "night", at: 0 }];
        },
      });
  const PAIR: readonly Placement[] = [
    { unit: "meade", zone: "109" },
    { unit: "archer", zone: "155" },
  ];
  const moves = night(PAIR);
  const returns = night(PAIR, ["poe", "hood"], ["birney"]);
  const marching = (): Stage =>
    night([
      { unit: "meade", zone: "100" },
      { unit: "archer", zone: "115", facing: "98" },
    ])().act({ type: "activate", unit: "meade" }, { type: "step", unit: "meade", zone: "99" });
  const strong = night([
    { unit: "meade", zone: "116", facing: "99" },
    { unit: "archer", zone: "99", facing: "116" },
    { unit: "seymour", zone: "122" },
  ]);
  const even = night([
    { unit: "meade", zone: "99", facing: "98" },
    { unit: "seymour", zone: "100", facing: "99" },
    { unit: "archer", zone: "98", facing: "99" },
    { unit: "branch", zone: "117", facing: "99" },
    { unit: "hardin", zone: "77", facing: "98" },
  ]);
  const activate = (unit: string) => ({ type: "activate", unit }) as const;
  testRefused([
    refused("11.2.3-h", "a step into an enemy zone of control", marching, { type: "step", unit: "meade", zone: "98" }),
    refused("11.2.3-h", "a forced march", marching, { type: "force", unit: "meade" }),
    refused("11.2.3-h", "a rest", marching, { type: "rest", unit: "meade" }),
    refused("11.2.3-h", "an attack", marching, { type: "attack", unit: "meade", zone: "115" }),
    refused("11.2.3-h", "a march of who has not been named", moves, { type: "step", unit: "meade", zone: "110" }),
    refused(
      "11.2.3-h",
      "a second march",
      () => settled(night([...PAIR, { unit: "seymour", zone: "122" }])().act(activate("meade"))),
      activate("meade"),
    ),
    refused("11.2.3-h", "a march before those have returned who left the map", returns, activate("meade")),
    refused("11.2.3-h", "a return by another entry", returns, enter("poe", "A")),
    refused("10.4-w", "a return of who was destroyed", returns, enter("birney", "C")),
    refused("8-E-a", "a return of who is there", returns, enter("meade", "C")),
    refused("8-E-a", "an entry of who has not come yet", returns, enter("grover", "C")),
    refused("6.1-a", "a march of the enemy’s brigade", moves, activate("archer")),
    refused("11.2.3-d", "a commander’s divisions", moves, { type: "designate", commander: "mcdowell" }),
    refused("11.2.3-d", "a combat", moves, { type: "fight", zone: "155" }),
    refused(
      "11.2.3-h",
      "a march when all have marched",
      () => moves().act({ type: "done" }, { type: "done" }),
      activate("meade"),
    ),
    refused("11.2.3-i", "a corps that is not on the map", () => moves().act({ type: "done" }, { type: "done" }), {
      type: "recall",
      commander: "porter",
    }),
    refused("11.2.3-i", "a corps of the enemy", () => moves().act({ type: "done" }, { type: "done" }), {
      type: "recall",
      commander: "jackson",
    }),
    refused("11.2.3-i", "the recall before the marches", moves, { type: "recall", commander: "mcdowell" }),
    refused("11.2.3-g", "a parting after the partings", moves, { type: "part", unit: "meade" }),
    refused("11.2.3-g", "a parting of who is not in contact", strong, { type: "part", unit: "seymour" }),
    refused("6.1-a", "a parting of the enemy’s brigade", strong, { type: "part", unit: "archer" }),
    refused("11.2.3-g", "to hold ground that is no better", even, { type: "hold", unit: "meade" }),
    refused("11.2.3-g", "a parting by day", turn1, { type: "part", unit: "milroy" }),
    refused("11.2.3-i", "a recall by day", turn1, { type: "recall", commander: "sigel" }),
  ]);
});
