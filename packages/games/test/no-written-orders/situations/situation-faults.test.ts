import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { noWrittenOrders } from "../../../src/no-written-orders/index.ts";
import { expectFault as expectFaultOf, faultsOf, SOUND } from "../support/situations.ts";

const TURN = { at: { stage: "turn", turn: 6 } };
const expectFault = (change: Record<string, unknown>, field: string, problem: RegExp, rule?: string): void =>
  expectFaultOf({ ...TURN, ...change }, field, problem, rule);

const MARCH = { type: "march", target: "3315" };
const DEFEND = { type: "defend", target: "3315" };
/** An order in force. */
const order = (to: string, ...orders: readonly unknown[]) => ({ to, orders, since: 5, sent: 5 });
const orders = (...list: readonly unknown[]) => ({ orders: list });
const placed = (...placements: readonly unknown[]) => ({ placements });
/** An aide from McDowell to Hunter. */
const AIDE = { side: "union", hex: "3315", from: "mcdowell", to: "U2", orders: [MARCH], sent: 5 };

/** A position in the midst of a game, told. */
function saved(): Record<string, unknown> {
  const game = noWrittenOrders.open(SOUND);
  return { ...game.describe(game.start(fastDice(5))) };
}

describe("where a situation begins", () => {
  test("NWO-3.2-a a turn of the scenario; nothing is told of a start, and steps run in a saved position alone", () => {
    expectFault({ at: { stage: "turn", turn: 15 } }, "at.turn", /from 1 to 14/, "NWO-3.2-a");
    expectFault({ at: { stage: "turn", turn: 0 } }, "at.turn", /from 1 to 14/, "NWO-3.2-a");
    expectFault({ at: { stage: "noon", turn: 0 }, cup: ["U9"] }, "at.stage", /must be one of start, turn, exact/);
    expectFault({ at: { stage: "turn", turn: 6, phase: "chits" } }, "at.phase", /is not a field of the stage turn/);
    expectFault({ at: { stage: "start" }, cup: [] }, "cup", /needs another stage/, "NWO-RUL004");
    expectFault({ sequence: [{ step: "turn", at: 0 }] }, "sequence", /only for the stage exact/, "NWO-4-a");
  });

  test("NWO-RUL004, NWO-CS5 abatis lie only where a special rule in play lays them", () => {
    expectFault({ abatis: ["3214"] }, "abatis", /no special rule in play/, "NWO-RUL004");
    const played = { ...SOUND, ...TURN, abatis: ["3214"], options: { abatis: "on" } };
    expect(faultsOf(played).filter(([field]) => field === "abatis")).toEqual([]);
  });

  test("tells of all its faults at once", () => {
    const faults = faultsOf({
      ...SOUND,
      ...TURN,
      ...placed({ unit: "grant", at: "3315" }, { unit: "u_sykes", at: "0000" }),
      ...orders({ to: "U9", orders: [MARCH], since: 1, sent: 1 }),
      cup: ["north"],
      due: { winter: 3 },
    });
    expect(faults.map(([field]) => field)).toEqual([
      "placements[0].unit",
      "placements[1].at",
      "orders[0].to",
      "cup[0]",
      "due.winter",
    ]);
  });
});

describe("pieces that contradict themselves, each other or the land", () => {
  const sykes = { unit: "u_sykes", at: "3315" };

  test("NWO-RUL059 NWO-5.3-a NWO-2.2-a stacks are of one side and within their limit, units stand once", () => {
    expectFault(placed(sykes, { unit: "c_evans", at: "3315" }), "placements[1].at", /other side/, "NWO-RUL059");
    expectFault(placed(sykes, sykes), "placements[1].unit", /placed twice/, "NWO-2.2-a");
    expectFault(
      placed(sykes, { unit: "u_sherman", at: "3315" }, { unit: "u_keyes", at: "3315" }),
      "placements[2].at",
      /16 strength points; the limit is 12/,
      "NWO-5.3-a",
    );
  });

  test("NWO-6.1-a NWO-8.1-a NWO-7.7-a NWO-9-a losses and marks are such as the counter can have", () => {
    expectFault(placed({ ...sykes, lost: 1 }), "placements[0].lost", /it is eliminated/, "NWO-6.1-a");
    expectFault(placed({ ...sykes, bombarded: true }), "placements[0].bombarded", /not artillery/, "NWO-8.1-a");
    expectFault(placed({ ...sykes, charged: true }), "placements[0].charged", /cavalryCharges/, "NWO-7.7-a");
    expectFault(placed({ ...sykes, lowAmmunition: true }), "placements[0].lowAmmunition", /smallArms/, "NWO-19.6-a");
    expectFault(placed({ ...sykes, outOfSupply: true }), "placements[0].outOfSupply", /advanced/, "NWO-19.4.8-a");
    expectFault(
      placed({ unit: "u_sykes", at: "waiting", disrupted: true }),
      "placements[0]",
      /has not arrived yet/,
      "NWO-9-a",
    );
    expectFault(placed({ ...sykes, tired: true }), "placements[0].tired", /is not a field here/);
  });

  test("NWO-12.13-a a division follows its own orders whole or not at all", () => {
    expectFault(
      placed({ ...sykes, detached: true }),
      "placements[0].detached",
      /belongs to no division/,
      "NWO-12.13-a",
    );
    expectFault(
      placed({ unit: "c_evans", at: "2515", detached: true }, { unit: "c_davidson", at: "2515" }),
      "placements",
      /all units of evans-brigade/,
      "NWO-12.13-a",
    );
  });

  test("NWO-11.2-b NWO-11.4-a leaders, headquarters and what is kept of holders", () => {
    const among = { ...placed({ unit: "c_evans", at: "2515" }), leaders: [{ leader: "hunter", at: "2515" }] };
    expectFault(among, "leaders[0].at", /with enemy units/, "NWO-RUL059");
    expectFault(
      { leaders: [{ leader: "hunter", at: "2515", rating: 7 }] },
      "leaders[0].rating",
      /0 to 4/,
      "NWO-11.2-b",
    );
    expectFault({ holders: [{ holder: "U2", seat: "2515" }] }, "holders[0].seat", /neither headquarters/, "NWO-11.4-a");
    expectFault({ holders: [{ holder: "U2", fatigue: 3 }] }, "holders[0].fatigue", /0 to 2/, "NWO-16.2-d");
    expectFault({ holders: [{ holder: "U2" }, { holder: "U2" }] }, "holders[1].holder", /listed twice/, "NWO-12.3-a");
  });

  test("NWO-4-d NWO-4.1-a NWO-4.1-b NWO-RUL034 chits, and control by one side", () => {
    expectFault({ cup: ["U1", "U1"] }, "cup[1]", /in the cup already/, "NWO-4-d");
    expectFault({ cup: ["mcdowell"] }, "cup[0]", /has no chit/, "NWO-RUL034");
    expectFault({ cup: ["union"], pairs: {} }, "cup[0]", /without a Coordinated Action/, "NWO-4.1-b");
    expectFault({ pairs: { union: ["U1"] } }, "pairs", /exactly two formations/, "NWO-4.1-a");
    expectFault({ control: { union: "0305", confederate: "0304-0306" } }, "control.confederate", /0305/, "NWO-18-c");
  });
});

describe("orders that cannot be", () => {
  test("NWO-12.3-b NWO-12.3-c a target is of the land’s features and within reach", () => {
    const nowhere = { ...DEFEND, target: "0615" };
    expectFault(orders(order("U2", nowhere)), "orders[0].orders[0].target", /0615 cannot be a target/, "NWO-12.3-b");
    expectFault(orders(order("U2", { type: "attack" })), "orders[0].orders[0].target", /is missing/, "NWO-12.3-b");
    const far = { ...DEFEND, target: "2515" };
    expectFault(orders(order("U2", far)), "orders[0].orders[0].target", /2515 is out of reach for U2/, "NWO-12.3-c");
  });

  test("NWO-12.5-a NWO-11.5-a NWO-12.3.MA-c NWO-16.2-c kinds of orders, by place and by who gets them", () => {
    expectFault(orders(order("U2", DEFEND, MARCH)), "orders[0].orders[0].type", /may be followed by/, "NWO-12.5-a");
    const last = order("U2", MARCH, { type: "general-retreat" });
    expectFault(orders(last), "orders[0].orders[1].type", /never part of a sequence/, "NWO-12.5-a");
    expectFault(
      orders(order("mcdowell", DEFEND)),
      "orders[0].orders[0].type",
      /March, Fall Back or General Retreat/,
      "NWO-11.5-a",
    );
    const way = { ...DEFEND, waypoints: ["3315"] };
    expectFault(orders(order("U2", way)), "orders[0].orders[0].waypoints", /only a March/, "NWO-12.3.MA-c");
    const forced = { ...DEFEND, forced: true };
    expectFault(orders(order("U2", forced)), "orders[0].orders[0].forced", /can be forced/, "NWO-16.2-c");
    expectFault(orders(order("U2", { type: "reserve" })), "orders[0].orders[0].type", /must be one of attack/);
    expectFault(orders(order("U2")), "orders[0].orders", /who has none is on Reserve/, "NWO-RUL193");
  });

  test("NWO-RUL152 NWO-12.13-a NWO-RUL187 who gets them is there, obeys them, and has one", () => {
    const gone = { ...orders(order("U2", DEFEND)), leaders: [{ leader: "mcdowell", at: "5809" }] };
    expectFault(gone, "orders[0].to", /U2 is not on the map/, "NWO-RUL152");
    const together = { ...orders(order("evans-brigade", MARCH)), ...placed({ unit: "c_evans", at: "3214" }) };
    expectFault(together, "orders[0].to", /must be detached/, "NWO-12.13-a");
    const waiting = { to: "U2", orders: [DEFEND], needs: 5, sent: 5, since: 5 };
    expectFault(
      { orders: [], waiting: [waiting, { ...waiting, orders: [MARCH] }] },
      "waiting[1].to",
      /in this list already/,
      "NWO-RUL187",
    );
    expectFault(
      orders(order("U2", { ...DEFEND, target: { flag: "3315", hexes: [] } })),
      "orders[0].orders[0].target.hexes",
      /one hex at least/,
      "NWO-12.3-b",
    );
    expectFault(
      { hiding: [{ holder: "C6", units: ["c_jackson"], route: [], banked: [8] }] },
      "hiding[0].route",
      /must begin in a hex/,
      "NWO-19.7.1-c",
    );
    expectFault({ waiting: [{ ...waiting, needs: 3 }] }, "waiting[0].needs", /4 to 6/, "NWO-12.7-d");
  });

  test("NWO-12-a NWO-12.4-b NWO-12.12-a aides ride for who commands, not to repeat, and no more than he may send", () => {
    const aides = (...list: readonly unknown[]) => ({ orders: [], aides: list });
    expectFault(aides({ ...AIDE, to: "C1" }), "aides[0].side", /must be the side/, "NWO-12-a");
    expectFault(aides({ ...AIDE, from: "U1" }), "aides[0].to", /U1 gives no orders to U2/, "NWO-12-a");
    expectFault(
      { ...orders(order("U2", MARCH)), aides: [AIDE] },
      "aides[0].orders",
      /says the same as orders\[0\]/,
      "NWO-12.4-b",
    );
    const three = ["U1", "U2", "U3"].map((to) => ({ ...AIDE, to }));
    expectFault(aides(...three), "aides[2].from", /mcdowell can send at most 2/, "NWO-12.12-a");
  });
});

describe("a saved position", () => {
  test("names what is wrong with its running steps", () => {
    const position = saved();
    expect(faultsOf(position)).toEqual([]);
    const steps = position["sequence"] as readonly Record<string, unknown>[];
    const sequence = (...list: readonly unknown[]) => faultsOf({ ...position, sequence: list })[0];
    expect(sequence()?.slice(0, 2)).toEqual(["sequence", expect.stringMatching(/list of running steps/)]);
    expect(sequence({ step: "siesta" })?.[1]).toMatch(/must name a step: turn, /);
    expect(sequence(...steps.slice(1))?.[1]).toMatch(/comes first and nowhere else/);
    expect(sequence(steps[0], { step: "initiative", side: "north" })?.[0]).toBe("sequence[1].side");
    expect(sequence(steps[0], { step: "initiative", side: "union", mood: 1 })?.[0]).toBe("sequence[1].mood");
    expect(sequence(steps[0], { step: "first-fire", side: "union" })?.slice(0, 2)).toEqual([
      "sequence",
      expect.stringMatching(/cannot be played/),
    ]);
  });

  test("wants control and steps, and takes everything else for empty", () => {
    const { control: _control, ...rest } = saved();
    expect(faultsOf(rest)[0]?.[0]).toBe("control");
    const { orders: _orders, remembered: _remembered, ...bare } = saved();
    const game = noWrittenOrders.open(bare);
    expect(game.start(fastDice(1)).standing.every((standing) => standing === undefined)).toBe(true);
  });
});

test("NWO-12.3.DF-a a Defend remembers what is told, else what its side controls now", () => {
  const told = {
    ...orders({ ...order("C1", { type: "defend", target: "3419" }), remembers: 0 }),
    remembered: ["3419-3420"],
  };
  const standing = (change: Record<string, unknown>) => {
    const game = noWrittenOrders.open({ ...SOUND, ...TURN, ...change });
    return game.start(fastDice(1)).standing[game.field.holderIndex.get("C1") as number]?.held;
  };
  const few = standing(told);
  const all = standing(orders(order("C1", { type: "defend", target: "3419" })));
  expect(few?.replaceAll("0", "").length).toBeLessThan(3);
  expect(all?.replaceAll("0", "").length).toBeGreaterThan(100);
});
