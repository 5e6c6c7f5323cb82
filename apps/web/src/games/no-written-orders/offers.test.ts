import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import type { Action } from "@stonebridge/games/no-written-orders";
import failed from "../../../test/unit/failed-nwo.json" with { type: "json" };
import { after, beginning, openGame, randomTables, tableOfStep, openTools } from "../../../test/unit/tables-nwo.ts";
import { offersAt } from "../contract/offers.ts";
import { POSITIONS } from "./lessons/positions.ts";
import { hands } from "./hands.ts";
import { ORDERING } from "./questions.ts";
import { marchOn, owingNext } from "./offers/march-on.ts";
import type { Hand } from "../contract/offers.ts";
import { hexOf } from "./pieces/pieces.ts";
import { type Table, tableOf, whyNot } from "./table.ts";

const said = (action: Action): string => JSON.stringify(action);

/** Actions that are reached on the way: a march takes a unit up, its stack with it, and steps. */
const ON_THE_WAY: ReadonlySet<Action["type"]> = new Set(["take", "with", "step"]);

/** Nothing in hand, or whoever can be taken in hand; with nothing to be meant by a pick, or what he can have. */
function handsAt(table: Table): readonly Hand[] {
  const pieces = hands
    .offersOf(table, {})
    .flatMap(({ meaning, piece }) => (meaning === "select" && piece ? [piece] : []));
  return [{}, ...pieces.flatMap((piece): Hand[] => [{ piece }, { piece, mode: "dig" }])];
}

/** Questions of each kind that are looked at, and steps of a game. */
const SAMPLES = 2;
const STEPS = 1500;

describe("what can be done, and where to point for it", () => {
  it.each([
    ["First Bull Run", "first-bull-run", {}, 900, 5],
    ["First Bull Run, side after side", "first-bull-run", { igoUgo: "on" }, 400, 4],
    [
      "the third day, with support from afar and digging",
      "third-day",
      { remoteSupport: "on", entrenching: "on" },
      3000,
      11,
    ],
  ] as const)("reaches every action of a random game of %s", (_name, scenario, options, steps, kinds) => {
    const missing = new Set<string>();
    const seen = new Set<string>();
    for (const table of randomTables(openGame(scenario, options), 3, steps, SAMPLES)) {
      const { step, decision } = table;
      if (ORDERING.has(step)) continue;
      seen.add(step);
      const wanted = decision.actions.filter(({ type }) => !ON_THE_WAY.has(type));
      const offered = new Set(
        handsAt(table).flatMap((hand) => hands.offersOf(table, hand).flatMap(({ actions }) => actions.map(said))),
      );
      for (const action of wanted) if (!offered.has(said(action))) missing.add(`${step}: ${said(action)}`);
    }
    expect([...missing]).toEqual([]);
    expect(seen.size, [...seen].join(", ")).toBeGreaterThanOrEqual(kinds);
  });

  it("offers only what the rules take", () => {
    const dice = fastDice(11);
    const looked = new Set<string>();
    for (const table of randomTables(openGame("third-day"), 5, STEPS, SAMPLES)) {
      if (ORDERING.has(table.step)) continue;
      looked.add(table.step);
      const { game } = table.tools;
      for (const one of handsAt(table)
        .slice(0, 6)
        .flatMap((hand) => hands.offersOf(table, hand).slice(0, 12))) {
        const position = game.copy(table.position);
        for (const action of one.actions) {
          expect(game.whyNot(position, table.side, action), `${table.step}: ${said(action)}`).toBeUndefined();
          game.act(position, table.side, action, dice);
        }
      }
    }
    expect(looked.size).toBeGreaterThan(5);
  });

  it("takes a unit in hand, then marches it with one pick, alone or with its stack", () => {
    const table = tableOfStep(openGame(), "movement", 2);
    const units = hands
      .offersOf(table, {})
      .flatMap(({ meaning, piece }) =>
        meaning === "select" && piece !== undefined && hexOf(table.view, piece) !== undefined ? [piece] : [],
      );
    const marches = units.flatMap((piece) =>
      hands.offersOf(table, { piece }).filter(({ meaning }) => meaning === "march"),
    );
    expect(marches.length).toBeGreaterThan(0);
    for (const one of marches) {
      expect(one.actions[0]).toEqual({ type: "take", unit: one.piece });
      expect(one.path?.[0]).toBe(hexOf(table.view, one.piece as string));
      expect(one.path?.at(-1)).toBe(one.hex);
      expect(one.actions.filter(({ type }) => type === "step")).toHaveLength((one.path?.length ?? 0) - 1);
      expect(offersAt(hands.offersOf(table, { piece: one.piece as string }), `space:${one.hex}`)[0]).toEqual(one);
    }
  });

  it("marches stack after stack on, each nearer to where its order leads, until nobody owes a move", () => {
    // a leader whose order obliges him rides on as well
    const moving = [...randomTables(openGame(), 2, 900, 40)].filter(({ step }) => step === "movement");
    const owing = moving.filter((one) => whyNot(one, { type: "end" }) !== undefined);
    let table = (owing.find((one) => marchOn(one)?.meaning === "ride") ?? owing[0]) as Table;
    expect(table).toBeDefined();
    const moved: string[] = [];
    for (let next = marchOn(table); next !== undefined && table.step === "movement"; next = marchOn(table)) {
      moved.push(next.piece as string);
      table = after(table, next.actions);
      if (moved.length > 40) throw new Error("The marches do not end.");
    }
    expect(new Set(moved).size).toBe(moved.length);
    expect(table.step).toBe("movement");
    expect(whyNot(table, { type: "end" })).toBeUndefined();
  });

  it("says that the stack that marches on next owes a move, where it does, and else who does", () => {
    const asked = [...randomTables(openGame(), 3, 900, 60)].filter(
      ({ decision }) => decision.about["unit"] !== undefined,
    );
    const changed = asked.map((table) => {
      const [named, next] = [owingNext(table), marchOn(table)?.piece];
      expect([table.decision.about["unit"], next]).toContain(named);
      const alone = next === named ? after(table, [{ type: "take", unit: named as string }]) : undefined;
      if (alone?.step === "march") expect(whyNot(alone, { type: "stop" })).toBeDefined();
      return named !== table.decision.about["unit"];
    });
    expect(changed).toContain(true);
  });

  it("lets the leader ride of whom the question says that he owes a ride, before units that owe nothing", () => {
    const { situation } = POSITIONS.attack;
    const tools = openTools({
      ...situation,
      placements: [{ unit: "u_burnside", at: "2411" }],
      leaders: [
        { leader: "mcdowell", at: "2309" },
        { leader: "hunter", at: "2208" },
      ],
      orders: [{ to: "U2", orders: [{ type: "defend", target: "2515" }], origin: "start", since: 4, sent: 1 }],
    });
    const table = tableOf(tools, tools.game.start(fastDice(1))) as Table;
    expect(table.decision.about).toMatchObject({ leader: "hunter" });
    expect(table.decision.actions).toContainEqual({ type: "take", unit: "u_burnside" });
    const next = marchOn(table);
    expect([next?.meaning, next?.piece]).toEqual(["ride", "hunter"]);
    const then = after(table, next?.actions ?? []);
    expect(then.decision.about).not.toHaveProperty("leader");
    expect(marchOn(then)?.piece).toBe("u_burnside");
  });

  it("asks twice before a march shows itself, then takes each unit in hand before it points at where it goes", () => {
    const { situation } = POSITIONS.attack;
    const units = ["u_keyes", "u_sherman", "u_schenck"];
    const tools = openTools({
      ...situation,
      options: { hiddenMovement: "on" },
      placements: [{ unit: "u_burnside", at: "2411" }, ...units.map((unit) => ({ unit, at: "4014" }))],
      leaders: [
        { leader: "mcdowell", at: "2309" },
        { leader: "hunter", at: "2411" },
        { leader: "tyler", at: "4014" },
      ],
      orders: [
        { to: "U2", orders: [{ type: "attack", target: "2515" }], origin: "start", since: 4, sent: 1 },
        { to: "U1", orders: [{ type: "march", target: "3715", hidden: true }], origin: "superior", since: 4, sent: 4 },
      ],
      hiding: [{ holder: "U1", units, route: ["4014", "3914", "3814"], banked: [8] }],
    });
    const table = tableOf(tools, tools.game.start(fastDice(1))) as Table;
    const [reveal] = hands.offersOf(table, {}).filter(({ meaning }) => meaning === "reveal");
    expect(reveal && hands.needsPreview(table, reveal)).toBe(true);
    const shown = after(table, reveal?.actions ?? []);
    expect(shown.step).toBe("revealing");
    expect(hands.offersOf(shown, {}).map(({ meaning, piece }) => [meaning, piece])).toEqual(
      units.map((unit) => ["select", unit]),
    );
    const spread = hands.offersOf(shown, { piece: "u_sherman" }).filter(({ meaning }) => meaning === "appear");
    expect(new Set(spread.map(({ piece }) => piece))).toEqual(new Set(["u_sherman"]));
    expect(spread.every(({ hex, targets }) => targets.includes(`space:${hex}`))).toBe(true);
    expect(hands.denialAt(shown, { piece: "u_sherman" }, "space:2515", spread)?.action).toEqual({
      type: "appear",
      unit: "u_sherman",
      hex: "2515",
    });
  });

  it("marches on away from the enemy where an order has failed, or back to the leader, until nobody owes a move", () => {
    const tools = openGame();
    const { field } = tools.game;
    const tables = [...randomTables(tools, 2, 900, 40)].filter(
      ({ step, view }) => step === "movement" && view.stacks.length > 0,
    );
    const retreats = tables.map(({ position, ...one }) => {
      const standing = position.standing.map((held) =>
        held === undefined
          ? held
          : { ...held, order: { type: "fall-back", waypoints: [], forced: false, hidden: false } as const },
      );
      return after({ ...one, position: { ...tools.game.copy(position), standing } }, []);
    });
    const owing = retreats.filter((one) => whyNot(one, { type: "end" }) !== undefined);
    expect(owing.length).toBeGreaterThan(2);
    for (const begun of owing.slice(0, 5)) {
      let table = begun;
      for (let left = field.units.length; left > 0 && table.step === "movement"; left--) {
        const next = marchOn(table);
        if (next === undefined) break;
        table = after(table, next.actions);
      }
      expect(table.step).toBe("movement");
      expect(whyNot(table, { type: "end" })).toBeUndefined();
    }
  });

  it("marches a unit on alone where its stack cannot come along: foot through the woods, guns not", () => {
    let table = beginning(failed);
    for (let left = 8; left > 0 && whyNot(table, { type: "end" }) !== undefined; left--) {
      const next = marchOn(table);
      if (next === undefined) break;
      table = after(table, next.actions);
    }
    expect(whyNot(table, { type: "end" })).toBeUndefined();
  });
});

describe("a hex out of reach", () => {
  it("is refused at the step of the way there that the unit in hand cannot take, and never for lying apart", () => {
    const table = tableOfStep(openGame(), "movement", 2);
    const { grid } = table.tools.game.field.map;
    const seen: string[] = [];
    const short: string[] = [];
    for (const { piece } of hands
      .offersOf(table, {})
      .filter(({ meaning }) => meaning === "select")
      .slice(0, 4)) {
      const hand = piece === undefined ? {} : { piece };
      const from = piece === undefined ? undefined : hexOf(table.view, piece);
      const offers = hands.offersOf(table, hand);
      if (from === undefined || !offers.some(({ meaning }) => meaning === "march")) continue;
      for (const hex of grid.ids.filter((one, at) => at % 97 === 0 && one !== from)) {
        if (offersAt(offers, `space:${hex}`).length > 0) continue;
        const denial = hands.denialAt(table, hand, `space:${hex}`, offers);
        seen.push(denial?.refusal.reason ?? "");
        if (denial?.towards === hex) short.push(hex);
      }
    }
    expect(seen).not.toContain("step-apart");
    expect(seen).not.toContain("");
    expect(short.length).toBeGreaterThan(3);
  });
});
