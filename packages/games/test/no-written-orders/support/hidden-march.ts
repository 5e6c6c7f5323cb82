import type { Action } from "../../../src/no-written-orders/actions.ts";
import type { Frame } from "../../../src/no-written-orders/frames.ts";
import { COMMAND, DONE, phase, until } from "./commanding.ts";
import type { Setting, Stage } from "./stage.ts";

/** The 1st Corps may march from 0602 along the second row to the town of 1202, six clear hexes on. */
export const SETTING: Partial<Setting> = {
  plain: { ground: { "1202": "t", "0904": "t" } },
  options: { hiddenMovement: "on" },
  units: [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u1" },
    { id: "ug", formation: "u1", arm: "foot" },
    { id: "ca", formation: "c1" },
    { id: "cb", formation: "c1" },
  ],
  at: {
    ua: "0602",
    ub: "0602",
    ug: "0602",
    ca: "0112",
    cb: "0112",
    "u1-fl": "0602",
    "u-oc": "0602",
    "c1-fl": "0112",
    "c-oc": "0112",
  },
  seats: { "u-oc": "0602", "c-oc": "0112" },
};
/** The way that the march takes by itself. */
export const WAY = ["0602", "0702", "0801", "0901", "1001", "1102", "1202"];
/** The army commander plots it, and has yet to say that it is hidden. */
export const PLOT: readonly Action[] = [
  { type: "address", from: "u-oc", to: "u1" },
  { type: "kind", order: "march" },
  { type: "aim", hex: "1202" },
];

/** The hidden march has been ordered, and is obeyed at once. */
export function hidden(change: Partial<Setting> = {}): Stage {
  const stage = until(phase([6, 6], { ...SETTING, ...change }), "orders");
  stage.act(...PLOT, { type: "hide" }, { type: "send" }, DONE, DONE);
  return until(stage, "nothing");
}
/** An action of a formation. */
export const acting = (stage: Stage, side: number, id: string): Frame => ({
  step: "action",
  side,
  holders: [stage.holder(id)],
  reserve: 0,
  near: [],
  inZone: [],
  at: 0,
});
/** The formation acts, and does nothing that can be seen. */
export function pass(stage: Stage, id = "u1"): Stage {
  stage.goOn([acting(stage, 0, id)]);
  while (!stage.over) stage.act(stage.decision.step === "revealing" ? DONE : { type: "end" });
  return stage;
}
/** The next Command Phase, up to the orders. */
export function nextTurn(stage: Stage, ...dice: readonly number[]): Stage {
  stage.p.turn += 1;
  return until(stage.goOn([COMMAND(0)], ...dice), "orders");
}
const idOf = (stage: Stage, hex: number): string => stage.field.map.grid.ids[hex] as string;
/** The way of the first hidden march. */
export const routeOf = (stage: Stage): readonly string[] | undefined =>
  stage.p.hiding[0]?.route.map((hex) => idOf(stage, hex));
/** Where the leader is. */
export const post = (stage: Stage): string => idOf(stage, stage.p.post[stage.leader("u1-fl")] as number);
