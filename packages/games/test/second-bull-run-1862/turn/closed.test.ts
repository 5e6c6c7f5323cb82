import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/second-bull-run-1862/actions.ts";
import { NONE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import { clockOf, ELIMINATED, LEFT, WAITING } from "../../../src/second-bull-run-1862/position.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import type { SideId } from "../../../src/second-bull-run-1862/vocabulary.ts";
import { linesOf } from "../../../src/second-bull-run-1862/turn/schedule.ts";
import { type Setting, Stage } from "../support/stage.ts";

const REYNOLDS: readonly Placement[] = [
  { unit: "meade", zone: "77" },
  { unit: "seymour", zone: "97" },
  { unit: "archer", zone: "155", facing: "142" },
];

/** The Union’s half begins. */
function half(dice: readonly number[], more: Partial<Setting> = {}): Stage {
  const frames = () => [{ step: "segment", side: UNION, at: 0, commander: NONE, slots: NONE }] as const;
  return new Stage({ placements: REYNOLDS, commanders: [{ id: "mcdowell", zone: "78" }], frames, ...more }, dice);
}

/** The reinforcements of a turn; whoever was to come earlier is gone. */
function coming(setting: Partial<Setting>, dice: readonly number[]): Stage {
  const frames: Setting["frames"] = (field, p) => {
    p.active = NONE;
    for (const { arrival, time, optional, units, commander } of linesOf(field)) {
      if (time >= clockOf(p) || optional || arrival.test === "choice") continue;
      for (const unit of units) if (p.state[unit] === WAITING) p.state = p.state.with(unit, ELIMINATED);
      if (commander !== NONE && p.commanderState[commander] === WAITING) p.commanderState[commander] = ELIMINATED;
    }
    return [{ step: "turn", at: 7 }];
  };
  return new Stage({ scenario: "august-29", day: 1, placements: [], frames, ...setting }, dice);
}

const named = (): Stage => half([6]).act({ type: "designate", commander: "mcdowell" });
const chosen = (): Stage => named().act({ type: "choose-division", division: "reynolds" });
const step = (unit: string): Action => ({ type: "step", unit, zone: "76" });

describe("what another moment asks is refused with its own sentence", () => {
  const tried: readonly (readonly [reason: string, says: string, at: () => Stage, tries: Action, side?: SideId])[] = [
    ["act-unchosen", "a march before a division is chosen", named, step("meade")],
    ["act-unchosen", "a brigade before its division is chosen", named, { type: "activate", unit: "meade" }],
    ["act-inactive", "a march before the brigade is named", chosen, step("meade")],
    [
      "moves-over",
      "a rest when the moves are over",
      () => named().act({ type: "enough" }),
      { type: "rest", unit: "meade" },
    ],
    [
      "choose-leader",
      "a division before a commander",
      () => half([6]),
      { type: "choose-division", division: "reynolds" },
    ],
    ["choose-leader", "an end of the moves before a commander", () => half([6]), { type: "done" }],
    ["not-asked", "an end of the moves while a division is chosen", named, { type: "done" }],
    ["fight-early", "a combat before the moves are over", named, { type: "fight", zone: "155" }],
    ["try-corps", "a try of a corps commander", named, { type: "try", commander: "mcdowell" }],
    ["refrain-first", "to forgo a call on the first day", () => coming({ turn: 1 }, [1, 1, 1, 1]), { type: "refrain" }],
    ["refrain-second", "to forgo a counter-attack on the second", named, { type: "refrain" }],
    [
      "other-side",
      "a commander of who waits",
      () => half([6]),
      { type: "designate", commander: "jackson" },
      "confederate",
    ],
  ];
  for (const [reason, says, at, tries, side] of tried)
    test(`${reason}: ${says}`, () => {
      expect(at().whyNot(tries, side)?.reason).toBe(reason);
    });

  test("SB62-4-a nothing is done when the game is over", () => {
    const over = new Stage({ placements: REYNOLDS, frames: () => [] });
    expect(over.over).toBe(true);
    expect(over.whyNot(step("meade"), "union")).toEqual({ rule: "SB62-4-a", reason: "game-over" });
  });
});

describe("the end of a part of a phase", () => {
  test("SB62-RU26 SB62-RU28 takes what holds for one part alone: who acted, who was isolated, where each began", () => {
    const stage = half([6, 6, 6, 6]);
    expect(stage.p.origin[stage.unit("meade")]).not.toBe(-1);
    stage.p.attacked = [stage.field.graph.known("115")];
    stage.act({ type: "designate", commander: "mcdowell" }, { type: "enough" });
    while (!stage.over)
      stage.act(stage.decision.actions.find(({ type }) => type === "stay") ?? (stage.decision.actions[0] as Action));
    expect([...stage.p.marks].every((marks) => marks === 0)).toBe(true);
    expect([stage.p.attacked, stage.p.origin[stage.unit("meade")]]).toEqual([[], -1]);
  });
});

describe("who cannot come", () => {
  test("SB62-RU81 SB62-8-E-e waits for the next turn where every entry is blocked", () => {
    const held = ["190", "70", "141", "189"].map((zone, at) => ({
      unit: ["archer", "branch", "field", "gregg"][at] as string,
      zone,
    }));
    const frames: Setting["frames"] = (field, p) => {
      p.active = NONE;
      const left = ["poe"].map((id) => field.unitIndex.get(id) as number);
      const none = field.entries.map(() => 20);
      return [{ step: "reinforcements", side: UNION, left, letters: field.divisions.map(() => NONE), entered: none }];
    };
    const stage = new Stage({ scenario: "august-29", day: 1, turn: 4, placements: held, frames });
    expect(stage.over).toBe(true);
    expect(stage.told("entry-waits")).toMatchObject([{ unit: "poe", rule: "SB62-RU81" }]);
    expect(stage.p.due[stage.unit("poe")]).toBe(clockOf(stage.p) + 1);
  });

  test("SB62-11.2.3-h SB62-10.4-q who has left the map comes back by night, and by no other turn", () => {
    const stage = coming(
      {
        scenario: "both-days",
        day: 1,
        turn: 1,
        frames: (field, p) => {
          p.active = NONE;
          p.state = p.state.with(field.unitIndex.get("poe") as number, LEFT);
          return [{ step: "turn", at: 7 }];
        },
      },
      [1, 1, 1, 1],
    );
    expect(stage.whyNot({ type: "enter", unit: "poe", entry: "D" })?.reason).toBe("return-by-night");
  });
});
