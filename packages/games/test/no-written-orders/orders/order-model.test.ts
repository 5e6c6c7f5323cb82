import { describe, expect, test } from "vitest";
import { isAchieved } from "../../../src/no-written-orders/orders/achievement.ts";
import { givingWay } from "../../../src/no-written-orders/combat/breaking-off.ts";
import { alarmReserve, failBrokenOrders } from "../../../src/no-written-orders/orders/broken-orders.ts";
import { checkConfidence } from "../../../src/no-written-orders/orders/confidence-checks.ts";
import { give } from "../../../src/no-written-orders/land/control.ts";
import { meetAtStart } from "../../../src/no-written-orders/movement/encounter.ts";
import type { Frame, FrameOf } from "../../../src/no-written-orders/frames.ts";
import { moraleOf } from "../../../src/no-written-orders/army/morale-check.ts";
import { isBivouac } from "../../../src/no-written-orders/turn/night.ts";
import { moverOf } from "../../../src/no-written-orders/army/mover.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { FALLEN, liftUp } from "../../../src/no-written-orders/position.ts";
import { ownSide } from "../support/armies.ts";
import { ARMIES, DONE, misleading, phase, to, trying, until, waits } from "../support/commanding.ts";
import { type Cell, cellOf, EVENTS, type OrderEvent, type State, STATES } from "../support/order-model.ts";
import { type Setting, Stage, type Told } from "../support/stage.ts";

const HERE = "0602";
const NEXT: Told = { type: "delay", target: "0603" };
const ATTACK: Told = { type: "attack", target: "0608" };

/** The order of the 1st Corps in a state; its target lies off unless told. */
function told(state: State, target: string, legs: Partial<Told> = {}): Setting["orders"] {
  if (state === "reserve") return {};
  if (state === "march+contact")
    return { u1: { type: "march", target, next: [ATTACK], ...legs, with: { contact: true, ...legs.with } } };
  if (state === "fall-back" || state === "general-retreat") return { u1: { type: state, ...legs } };
  return { u1: { type: state, target, ...legs } };
}

const AT = { ...ARMIES.at, ug: HERE };
const MEN: NonNullable<Setting["units"]> = [
  { id: "ua", formation: "u1" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ub", formation: "u2" },
  { id: "ca", formation: "c1" },
];

interface Change extends Partial<Setting> {
  readonly legs?: Partial<Told>;
}

/** The Command Phase of turn 2, with the 1st Corps in a state. */
function command(state: State, target: string, change: Change, ...dice: readonly number[]): Stage {
  const { legs, ...setting } = change;
  return phase(dice, { ...ARMIES, units: MEN, at: AT, orders: told(state, target, legs) ?? {}, ...setting });
}

/** A stage on which nothing runs, to call the rules of the engine by themselves. */
function still(state: State, target: string, legs: Partial<Told> = {}, at: Setting["at"] = AT): Stage {
  return new Stage({ ...ARMIES, units: MEN, at, turn: 2, orders: told(state, target, legs) ?? {}, frames: () => [] });
}
const playOf = ({ field, p, events }: Stage): Play => ({ field, p, dice: { roll: () => 1 }, events });

/** An order that is another than the one in force: of another kind, so that 12.4 lets it be given. */
function other(state: State): "march" | "defend" {
  return state === "defend" || state === "delay" ? "march" : "defend";
}
/** What has become of the order of the 1st Corps. */
function outcome(stage: Stage, state: State): Cell {
  if (stage.told("order-failed").some(({ holder }) => holder === "u1")) {
    expect(stage.p.standing[0]?.order.type).toBe("fall-back");
    expect(stage.p.stack.some(({ step }) => step === "failing")).toBe(true);
    return "fails";
  }
  const standing = stage.p.standing[0];
  if (standing === undefined) return state === "reserve" ? "same" : "reserve";
  const { type } = standing.order;
  if (type === "delay" && standing.order.target?.flag === stage.hex("0603")) return "next";
  if (type === "attack" && state === "march+contact") return "attack";
  if (type === "march" && standing.contact) return state === "march+contact" ? "same" : "contact";
  if (type === "defend" && standing.origin === "rule") return "defend";
  return type === state.replace("+contact", "") ? "same" : "new";
}

/** Nothing follows, or something, when a march meets the enemy as its action begins. */
function contact(state: State, legs: Partial<Told>): Cell {
  const stage = still(state, "0612", legs, { ...AT, ua: "0610", "u1-fl": "0609" });
  meetAtStart(playOf(stage), [0]);
  return outcome(stage, state);
}
function achieved(state: State, legs: Partial<Told>): Cell {
  const stage = command(state, HERE, {
    legs,
    frames(field, p) {
      give(p, field.map.grid.known(HERE), 0);
      return [];
    },
  });
  // a march in contact waits for its attack, and is not tested
  if (state === "march+contact") {
    const waiting = still(state, HERE, {}, AT);
    return isAchieved(waiting.field, waiting.p, 0) ? "next" : "same";
  }
  return outcome(until(stage, "initiative"), state);
}
function resting(state: State, turn: number, turns: NonNullable<Setting["turns"]>): Cell {
  const stage = command(state, "0612", { turn, turns, legs: { with: { sent: 1 } } });
  while (stage.decision.step !== "standing-down" && stage.decision.step !== "initiative") stage.act(DONE);
  const action = { type: "stand-down", holder: "u1" } as const;
  if (stage.decision.step === "standing-down" && stage.whyNot(action) === undefined) stage.act(action);
  return besidesContact(stage, state);
}
/** Its leader has lost a step, is demoralised or not, and throws a six. */
function confidence(state: State, broken: number): Cell {
  const stage = still(state, "0612", { with: { shaken: true } });
  stage.p.broken = stage.p.broken.with(0, broken);
  checkConfidence({ ...playOf(stage), dice: { roll: () => 6 } });
  return outcome(stage, state);
}

/** In any Command Phase a march that waits for its attack takes it up: nothing else has become of it. */
function besidesContact(stage: Stage, state: State): Cell {
  const cell = outcome(stage, state);
  return state === "march+contact" && cell === "attack" ? "same" : cell;
}

/** The engine, event by event. */
const ENGINE: Readonly<Record<OrderEvent, (state: State) => Cell>> = {
  compliance(state) {
    const stage = until(command(state, "0612", {}, 6, 6), "orders");
    stage.act(...to("u-oc", "u1", other(state), "0604"), DONE, DONE);
    return outcome(stage, state);
  },
  "waiting order made good"(state) {
    const stage = command(
      state,
      "0612",
      {
        frames: waits(other(state), "0604", 4),
      },
      4,
    );
    until(stage, "orders").act(DONE, DONE);
    return outcome(stage, state);
  },
  "initiative acts"(state) {
    const stage = until(command(state, "0612", {}, 6, 6), "initiative");
    stage.act(...trying("u1", other(state), "0604"));
    return outcome(until(stage, "orders"), state);
  },
  "bad move"(state) {
    const stage = until(command(state, "0612", {}, 1, 1), "initiative");
    stage.act(...trying("u1", other(state), "0604"));
    until(stage, "bad-move", "confederate");
    stage.act(...misleading("u1", other(state), "0603"));
    expect(stage.p.standing[0]?.origin).toBe("bad-move");
    return outcome(stage, state);
  },
  character(state) {
    const stage = until(
      command(state, "0612", { options: { leaderTraits: "on" }, traits: { "u1-fl": "aggressive" } }, 1, 1),
      "orders",
    );
    stage.act(...to("u-oc", "u1", other(state), "0604"), DONE, DONE);
    expect(stage.p.standing[0]?.origin).toBe("trait");
    return "new";
  },
  "bad-move order ran a turn"(state) {
    const legs = { with: { origin: "bad-move", since: 1 } } as const;
    return besidesContact(until(command(state, "0612", { legs }), "initiative"), state);
  },
  "confidence failed": (state) => confidence(state, 0),
  "confidence failed, demoralised": (state) => confidence(state, 1),
  "achieved, another follows": (state) => achieved(state, { next: [NEXT] }),
  "achieved, nothing follows": (state) => achieved(state, {}),
  "contact, another follows": (state) => contact(state, state === "march+contact" ? {} : { next: [NEXT] }),
  "contact, an attack follows a poor leader": (state) => contact(state, { next: [ATTACK] }),
  "contact, nothing follows": (state) => contact(state, {}),
  "turn after contact": (state) => outcome(until(command(state, "0612", {}), "initiative"), state),
  "nightfall, nothing held"(state) {
    const turns = [{}, { night: true, firstNight: true }];
    const stage = command(state, "0612", { turns });
    const mover = moverOf(stage.field, stage.p, stage.unit("ua"));
    if (state === "march") expect(isBivouac(stage.field, stage.p, mover)).toBe(true);
    return outcome(stage, state);
  },
  "artillery alone left"(state) {
    const stage = still(state, "0612");
    liftUp(stage.field, stage.p, stage.unit("ua"), -2);
    failBrokenOrders(playOf(stage));
    return outcome(stage, state);
  },
  "nobody left"(state) {
    const stage = still(state, "0612");
    for (const unit of ["ua", "ug"]) liftUp(stage.field, stage.p, stage.unit(unit), -2);
    failBrokenOrders(playOf(stage));
    return outcome(stage, state);
  },
  "leader driven off"(state) {
    const anchored = state === "defend" || state === "delay";
    const stage = still(state, HERE);
    const standing = stage.p.standing[0];
    if (standing !== undefined && anchored)
      stage.p.standing = stage.p.standing.with(0, { ...standing, anchor: stage.hex(HERE) });
    stage.p.post[stage.leader("u1-fl")] = stage.hex("0605");
    failBrokenOrders(playOf(stage));
    return outcome(stage, state);
  },
  "leader displaced"(state) {
    const stage = new Stage(
      {
        ...ARMIES,
        units: MEN,
        turn: 2,
        orders: told(state, HERE) ?? {},
        frames: (field): readonly Frame[] => [
          { step: "displacement", side: ownSide(), leaders: [field.leaderIndex.get("u1-fl") as number] },
        ],
      },
      [6, 6],
    );
    return outcome(stage, state);
  },
  "units beside the leader retreat"(state) {
    const stage = still(state, HERE);
    alarmReserve(playOf(stage), [stage.leader("u1-fl")]);
    return outcome(stage, state);
  },
  "leader lost"(state) {
    const stage = until(
      command(state, "0612", {
        at: { ...AT, "u1-fl": { hex: HERE, marks: FALLEN } },
      }),
      "initiative",
    );
    expect(stage.p.rating[stage.leader("u1-fl")]).toBe(1);
    return besidesContact(stage, state);
  },
  "owner lets them rest": (state) => resting(state, 2, []),
  "owner lets them rest after a night": (state) => resting(state, 3, [{}, { firstNight: true, night: true }]),
  assaulted(state) {
    const stage = still(state, HERE, {}, { ...AT, "u1-fl": "0101" });
    const [ua, hex] = [stage.unit("ua"), stage.hex(HERE)];
    const fight = {
      step: "fight",
      side: 1 - ownSide(),
      hex,
      attackers: [],
      defenders: [ua],
    } as unknown as FrameOf<"fight">;
    if (givingWay(playOf(stage), fight).includes(ua)) return "gives way";
    const pressure = { artilleryFire: false, flanked: false };
    const morale = moraleOf(playOf(stage), { units: [ua], attacking: false, backed: false, pressure });
    expect([3, 4]).toContain(morale);
    return morale === 3 ? "fights at one less" : "fights";
  },
};

describe.each(EVENTS)("NWO-12.3-a, reading 3.9: %s", (event) => {
  test.each(STATES)("befalls %s as the table says", (state) => {
    expect(ENGINE[event](state)).toBe(cellOf(event, state));
  });
});

test("reading 3.9: no cell is undefined, and no state without an exit", () => {
  for (const state of STATES) {
    for (const event of EVENTS) expect(cellOf(event, state)).toBeDefined();
    expect(
      EVENTS.some((event) => !["same", "fights", "gives way", "fights at one less"].includes(cellOf(event, state))),
    ).toBe(true);
  }
});
