import { scriptedDice } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { judgeSpirits } from "../../../src/no-written-orders/army/spirits.ts";
import { beginAdvance } from "../../../src/no-written-orders/combat/advance.ts";
import { beginRetreat } from "../../../src/no-written-orders/combat/falling-back.ts";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { leaveMap } from "../../../src/no-written-orders/movement/leaving.ts";
import { overrun } from "../../../src/no-written-orders/movement/presence.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { ELIMINATED, liftUp } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { type Setting, Stage } from "../support/stage.ts";

type Begin = (play: Play, known: { unit: (id: string) => number; hex: (id: string) => number }) => void;

/** u1 is demoralised, its leader in 0602; u2 has lost so much that it is as well while its leader is within five hexes of him. */
function beside(
  post: string,
  begin: Begin,
  actions: readonly Action[],
  setting: Partial<Setting> = {},
): readonly number[] {
  const stage = new Stage(
    {
      plain: { rows: 14 },
      units: [
        { id: "ua", formation: "u1", strength: [8, 4, 2] },
        { id: "ub", formation: "u2" },
        { id: "uc", formation: "u2" },
        { id: "ca", formation: "c1" },
      ],
      levels: { u1: 8, u2: 6 },
      orders: { u1: { type: "defend", target: "0602" }, u2: { type: "fall-back" } },
      ...setting,
      at: { ua: "0602", ub: "0602", "u1-fl": "0602", "u2-fl": post, ...setting.at },
      frames(field, p) {
        for (const id of ["ua", "ub"]) liftUp(field, p, field.unitIndex.get(id) as number, ELIMINATED);
        const play: Play = { field, p, dice: scriptedDice([]), events: [] };
        judgeSpirits(play);
        begin(play, {
          unit: (id) => field.unitIndex.get(id) as number,
          hex: (id) => field.map.grid.known(id),
        });
        return p.stack.splice(0);
      },
    },
    [6, 6],
  );
  const u2 = stage.holder("u2");
  const before = stage.p.broken[u2] as number;
  stage.act(...actions);
  return [before, stage.p.broken[u2] as number];
}

testForEither(
  "NWO-14.3-a, NWO-RUL202 a leader whom the enemy drives to his men comes near the demoralised, or away from them",
  () => {
    const displaced: Begin = ({ field, p }) =>
      p.stack.push({ step: "displacement", side: ownSide(), leaders: [field.leaderIndex.get("u2-fl") as number] });
    // what is judged is told when the steps run, before the first question
    expect(beside("0608", displaced, [], { at: { uc: "0607" } })[1]).toBe(1);
    expect(beside("0607", displaced, [], { at: { uc: "0608" } })[1]).toBe(0);
  },
);

testForEither("NWO-14.3-a, NWO-RUL202 a leader who goes back with his men comes near the demoralised", () => {
  const retreats: Begin = (play, { unit }) => beginRetreat(play, ownSide(), [unit("uc")], "NWO-7.4-a");
  const back: readonly Action[] = [
    { type: "retreat", hex: "0607" },
    { type: "go-along", leader: "u2-fl" },
  ];
  expect(beside("0608", retreats, back, { at: { uc: "0608", ca: "0610" } })).toEqual([0, 1]);
  const fails: Begin = ({ field, p }, { unit }) => {
    const holder = field.holderIndex.get("u2") as number;
    p.stack.push({ step: "failing", side: ownSide(), holder, units: [unit("uc")], unit: NONE, left: 0 });
  };
  const fall: Action = { type: "fall", unit: "uc", hex: "0607" };
  expect(beside("0608", fails, [fall], { at: { uc: "0608", ca: "0612" } })).toEqual([0, 1]);
});

test("NWO-14.3-a, NWO-RUL202 a leader who follows into the enemy’s hex leaves the demoralised behind", () => {
  const follows: Begin = (play, { unit, hex }) => beginAdvance(play, 0, hex("0608"), [unit("uc")]);
  const advance: readonly Action[] = [
    { type: "advance", unit: "uc" },
    { type: "advance-leader", leader: "u2-fl" },
  ];
  expect(beside("0607", follows, advance, { at: { uc: "0607" } })).toEqual([1, 0]);
});

testForEither("NWO-14.3-a, NWO-RUL202 a leader who leaves the map is near nobody any more", () => {
  let lowered: number | undefined;
  const leaves: Begin = (play, { unit, hex }) => {
    leaveMap(play, { side: ownSide(), hex: hex("0607"), units: [unit("uc")] });
    lowered = play.p.broken[play.field.holderIndex.get("u2") as number];
  };
  beside("0607", leaves, [], { at: { uc: "0607" } });
  expect(lowered).toBe(0);
});

test("NWO-11.4-b, NWO-13-a, NWO-RUL202 an army at its limit breaks the moment its headquarters are lost", () => {
  const stage = new Stage({
    units: [
      { id: "ua", formation: "u1", strength: [36, 18, 9] },
      { id: "ca", formation: "c1" },
    ],
    at: { ua: "0602", ca: "0612" },
    seats: { "u-oc": "0610" },
    orders: { "u-oc": { type: "march", target: "0601" } },
    turn: 3,
    frames(field, p) {
      liftUp(field, p, field.unitIndex.get("ua") as number, ELIMINATED);
      const play: Play = { field, p, dice: scriptedDice([]), events: [] };
      judgeSpirits(play);
      expect(p.routed).toEqual([0, 0]);
      overrun(play, 0, field.map.grid.known("0610"));
      return p.stack.splice(0);
    },
  });
  expect(stage.p.routed).toEqual([3, 0]);
});
