import { isVisible } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { copyPosition } from "../../../src/no-written-orders/position/copying.ts";
import { give, readControl } from "../../../src/no-written-orders/land/control.ts";
import type { Frame } from "../../../src/no-written-orders/frames.ts";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import {
  BOMBARDED,
  DISRUPTED,
  liftUp,
  LOW_AMMUNITION,
  ON_TOP,
  ORDERED,
  OUT_OF_SUPPLY,
  type Position,
  RALLIED,
  RODE,
  setDown,
} from "../../../src/no-written-orders/position.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import { ownSide } from "../support/armies.ts";
import { to } from "../support/commanding.ts";
import { go, moving } from "../support/moving.ts";
import { orderOf, type Setting, Stage } from "../support/stage.ts";

const SETTING: Setting = {
  units: [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u1" },
    { id: "ug", formation: "u1", arm: "foot" },
    { id: "ca", formation: "c1" },
  ],
  at: {
    ua: "0201",
    ub: "0201",
    ug: "0401",
    ca: "0212",
    "u1-fl": "0201",
    "c1-fl": "0212",
    "u-oc": "0101",
    "c-oc": "0112",
  },
  seats: { "u-oc": "0101", "c-oc": "0112" },
  orders: { u1: { type: "attack", target: "0206" }, c1: { type: "defend", target: "0212" } },
  frames: () => [{ step: "orders", side: ownSide() }],
};

function stage(change: Partial<Setting> = {}): Stage {
  return new Stage({
    ...SETTING,
    frames: () => [{ step: "command", at: 7, tries: [], given: [], deliveries: [] }],
    ...change,
  });
}

/** What the Confederates see after a change that they may not notice. */
function unnoticed(change: (one: Stage, p: Position) => void): void {
  const one = stage();
  const before = viewOf(one.field, one.p, "confederate");
  const p = copyPosition(one.p);
  change(one, p);
  expect(viewOf(one.field, p, "confederate")).toEqual(before);
  expect(viewOf(one.field, p, "union")).not.toEqual(viewOf(one.field, one.p, "union"));
}

describe("what the other side does not see", () => {
  test("NWO-RUL190: a unit beneath the top of a stack out of sight, and what it has lost", () => {
    unnoticed((one, p) => {
      p.lost = p.lost.with(one.unit("ub"), 1);
    });
    unnoticed((one, p) => {
      liftUp(one.field, p, one.unit("ub"), -1);
      setDown(one.field, p, one.unit("ub"), one.hex("0401"));
    });
  });

  test("NWO-12.3-d, NWO-RUL194: the kind of an order, its sequence, what waits and what came by night", () => {
    unnoticed((one, p) => {
      const standing = p.standing[one.holder("u1")];
      if (standing === undefined) throw new Error("u1 has no order.");
      p.standing = p.standing.with(one.holder("u1"), {
        ...standing,
        order: { ...standing.order, type: "probe" },
        next: [standing.order],
        shaken: true,
      });
    });
    unnoticed((one, p) => {
      const order = p.standing[one.holder("u1")]?.order;
      p.waiting = p.waiting.with(one.holder("u1"), {
        orders: order === undefined ? [] : [order],
        needs: 5,
        sent: 1,
        since: 1,
        origin: "superior",
      });
    });
    unnoticed((one, p) => {
      const orders = [orderOf(one.field, "march", "0204")];
      p.night = p.night.with(one.holder("u1"), {
        orders,
        from: one.holder("u-oc"),
        faceToFace: true,
        sent: 1,
        passed: false,
      });
    });
  });

  test.each([
    "passed",
    "leaderPassed",
    "spell",
    "fatigue",
    "rest",
    "marched",
    "attackedIn",
    "foughtIn",
    "reloads",
    "ammunition",
    "leaderMarks",
  ] as const)("NWO-RUL190: his %s, of units, leaders and holders out of sight", (name) => {
    unnoticed((one, p) => {
      const at = { passed: one.unit("ub"), leaderPassed: one.leader("u1-fl"), leaderMarks: one.leader("u1-fl") };
      const place = name === "ammunition" ? 0 : name in at ? at[name as keyof typeof at] : one.holder("u1");
      Object.assign(p, { [name]: p[name].with(place, p[name][place] + RODE) });
    });
  });

  test("NWO-12.4-e: which flags are to deceive, while it is decided", () => {
    const told = (seat: "union" | "confederate", ...hexes: readonly string[]): string => {
      const one = stage();
      const command = one.p.stack.find(({ step }) => step === "command") as Extract<Frame, { step: "command" }>;
      command.decoys = hexes.map((hex) => ({ side: ownSide(), hex: one.hex(hex) }));
      return JSON.stringify(viewOf(one.field, one.p, seat).steps);
    };
    expect(told("confederate", "0909")).toBe(told("confederate"));
    expect(told("union", "0909")).not.toBe(told("union"));
  });

  test("NWO-4-c: which chits of his are in the cup", () => {
    const one = stage();
    const seen = (seat: "union" | "confederate", ...cup: readonly string[]) =>
      viewOf(one.field, { ...copyPosition(one.p), cup: cup.map((id) => one.holder(id)) }, seat);
    expect(seen("confederate", "u1", "c1")).toEqual(seen("confederate", "u2", "c1"));
    expect([seen("union", "u2", "c1").cup, seen("confederate", "u2", "c1").cup]).toEqual([["u2"], ["c1"]]);
  });

  test("NWO-11.1-e, NWO-15-c: of leaders in sight, what they have done this turn; nor does the enemy’s eye make it known", () => {
    const one = stage({ at: { ...SETTING.at, ca: "0203" } });
    one.p.leaderMarks[one.leader("u1-fl")] = ORDERED | RODE | RALLIED;
    const leader = (seat: "union" | "confederate") =>
      viewOf(one.field, one.p, seat).leaders.find(({ id }) => id === "u1-fl");
    expect(leader("union")).toMatchObject({ where: "map", ordered: true, rode: true, rallied: true });
    expect(leader("confederate")).toEqual({ id: "u1-fl", side: "union", where: "map", hex: "0201", rating: 2 });
    one.p.leaderMarks[one.leader("u1-fl")] = 0;
    expect(leader("union")).toEqual({ id: "u1-fl", side: "union", where: "map", hex: "0201", rating: 2 });
  });

  test("NWO-4-b: orders that are being written, in the frame of the phase", () => {
    const one = stage();
    const before = viewOf(one.field, one.p, "confederate");
    one.act({ type: "address", from: "u-oc", to: "u1" });
    for (const seat of ["confederate", "spectator"] as const)
      expect(JSON.stringify(viewOf(one.field, one.p, seat))).not.toContain("drafting");
    expect(viewOf(one.field, one.p, "confederate")).toEqual(before);
    expect(before.holders.map(({ id }) => id)).toEqual(["c1", "c2", "c-oc"]);
    expect(JSON.stringify(viewOf(one.field, one.p, "union"))).toContain('"purpose"');
  });
});

test("NWO-4-b what is written in the phase is seen by its own side alone", () => {
  const one = stage({
    plain: {
      roads: [
        ["0201", "0202"],
        ["0202", "0203"],
        ["0203", "0204"],
      ],
    },
  });
  const before = JSON.stringify(viewOf(one.field, one.p, "confederate").written);
  one.act(...to("u-oc", "u1", "march", "0204"));
  expect(viewOf(one.field, one.p, "union").written).toMatchObject([
    { from: "u-oc", to: "u1", own: false, orders: [{ type: "march", target: "0204" }] },
  ]);
  for (const seat of ["confederate", "spectator"] as const) {
    expect(JSON.stringify(viewOf(one.field, one.p, seat).written)).toBe(before);
    expect(JSON.stringify(viewOf(one.field, one.p, seat).steps)).not.toContain("march");
  }
  expect(JSON.stringify(viewOf(one.field, one.p, "union").steps)).toContain("march");
  one.act({ type: "done" });
  expect(viewOf(one.field, one.p, "confederate").written).toEqual([]);
});

test("NWO-12.3-d, NWO-12.4-e flags are seen where they are, true and false alike", () => {
  const one = stage();
  one.p.decoys = [{ side: ownSide(), hex: one.hex("0909") }];
  expect(viewOf(one.field, one.p, "confederate").flags).toEqual([
    { side: "union", hex: "0206" },
    { side: "union", hex: "0909" },
    { side: "confederate", hex: "0212" },
  ]);
});

test("NWO-18-c the hexes that each side controls are known to both, as they change", () => {
  const one = stage();
  const { field, p } = one;
  const controlled = () =>
    readControl(field, viewOf(field, p, "confederate").control).flatMap((side, hex) =>
      side === NONE ? [] : [[field.map.grid.ids[hex], side]],
    );
  give(p, one.hex("0909"), 0);
  give(p, one.hex("0910"), 1);
  expect(controlled()).toEqual([
    ["0909", 0],
    ["0910", 1],
  ]);
  give(p, one.hex("0910"), 0);
  expect(controlled()).toEqual([
    ["0909", 0],
    ["0910", 0],
  ]);
});

test("NWO-5.3-d, NWO-5.3-e a stack in sight is seen whole; out of sight its top alone, artillery before others", () => {
  const far = stage({ at: { ...SETTING.at, ug: "0201" } });
  const hidden = viewOf(far.field, far.p, "confederate");
  expect(hidden.stacks).toEqual([{ hex: "0201", side: "union", top: "ug" }]);
  expect(hidden.units.find(({ id }) => id === "ua")).toEqual({ id: "ua", side: "union", where: "unseen" });
  expect(hidden.leaders.find(({ id }) => id === "u1-fl")?.where).toBe("unseen");
  far.p.marks[far.unit("ub")] = ON_TOP;
  expect(viewOf(far.field, far.p, "confederate").stacks[0]?.top).toBe("ub");
  const near = stage({ at: { ...SETTING.at, ca: "0205" } });
  const seen = viewOf(near.field, near.p, "confederate");
  expect(seen.units.find(({ id }) => id === "ub")).toMatchObject({ where: "map", hex: "0201", strength: 4 });
  expect(seen.stacks.some(({ hex }) => hex === "0201")).toBe(false);
  near.p.marks[near.unit("ub")] = DISRUPTED | BOMBARDED | LOW_AMMUNITION | OUT_OF_SUPPLY;
  expect(viewOf(near.field, near.p, "confederate").units.find(({ id }) => id === "ub")).toMatchObject({
    disrupted: true,
    bombarded: true,
    lowAmmunition: true,
    outOfSupply: true,
  });
});

describe("what the other side hears of marches", () => {
  /** A march of two steps, told as the Confederates may hear it; one of theirs stands far off or near by. */
  function heard(enemy: string) {
    const one = moving({
      at: { ua: "0601", ub: "0601", "u1-fl": "0603", ca: enemy },
      orders: { u1: { type: "march", target: "0612" } },
    });
    go(one, "ua").act({ type: "with", unit: "ub" }).act({ type: "step", hex: "0602" });
    const moves = one.events.filter(({ type }) => type === "stepped" || type === "counter-moved");
    return moves.filter((event) => isVisible(event, "confederate"));
  }

  test("NWO-RUL190: out of sight the counter on top, in sight the whole stack", () => {
    expect(heard("0212")).toEqual([
      expect.objectContaining({ type: "counter-moved", top: "ua", from: "0601", to: "0602" }),
    ]);
    expect(heard("0605")).toEqual([expect.objectContaining({ type: "stepped", units: ["ua", "ub"] })]);
  });
});
