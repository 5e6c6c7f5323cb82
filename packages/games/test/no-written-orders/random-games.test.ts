import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type Action, type Field, type Position, SCENARIO_IDS, SIDES } from "../../src/no-written-orders/index.ts";
import { firstAt, setDown } from "../../src/no-written-orders/position.ts";
import { emptyPosition } from "../../src/no-written-orders/situations/empty-position.ts";
import { type Moment, drawnGame, playRandomly } from "./support/random-game.ts";

/** Turns that are played of each scenario; the first battle is played to its end. */
const TURNS = 3;
/** Actions of a decision that are looked at one by one; some lists name every hex of the map. */
const MOST_LOOKED_AT = 25;

/** Every stack is of one side, every unit on the map is in the list of its hex, and the tables are as if all had just been set down. */
function checkStacks(field: Field, p: Position): void {
  const anew = { ...emptyPosition(field), works: p.works };
  for (const [unit, hex] of p.place.entries()) {
    if (hex < 0) continue;
    const first = firstAt(p, hex);
    if (field.sideOf[first] !== field.sideOf[unit]) throw new Error(`Two sides stand in ${field.map.grid.ids[hex]}.`);
    setDown(field, anew, unit, hex);
  }
  expect(p.next).toEqual(anew.next);
  expect(p.tables).toEqual(anew.tables);
}

/** Every listed action is one that nothing refuses, and each is listed once. */
function checkDecision({ game, p, pick }: Moment): void {
  const decision = game.decision(p);
  if (decision.over) return;
  expect(decision.sides).toHaveLength(1);
  const side = decision.sides[0] as string;
  expect(new Set(decision.actions.map((action) => JSON.stringify(action))).size).toBe(decision.actions.length);
  const step = Math.ceil(decision.actions.length / MOST_LOOKED_AT);
  // a copy of the action, as it comes from a file or over a wire
  for (let at = pick(step) - 1; at < decision.actions.length; at += step)
    expect(game.whyNot(p, side, structuredClone(decision.actions[at] as Action))).toBeUndefined();
}

/** Saved and loaded: the same position and decision, in the room that it may take. */
function checkSaving({ game, p }: Moment, most: number): void {
  const encoded = JSON.stringify(game.encode(p));
  expect(encoded.length).toBeLessThan(most);
  const loaded = game.decode(JSON.parse(encoded));
  expect(loaded).toEqual(p);
  expect(game.decision(loaded)).toEqual(game.decision(p));
}

/** What a side keeps to itself may be otherwise without a byte of change in what the other side and a spectator see (digest 8). */
function checkSecrets({ game, p }: Moment): void {
  for (const [side, own] of SIDES.entries()) {
    const others = [SIDES[1 - side] as string, "spectator"];
    const before = others.map((seat) => JSON.stringify(game.view(p, seat)));
    const q = game.copy(p);
    for (const [holder, { side: whose }] of game.field.holders.entries()) {
      if (whose !== side) continue;
      const standing = q.standing[holder];
      if (standing !== undefined) {
        const order = { ...standing.order, type: "delay", forced: true } as const;
        q.standing[holder] = { ...standing, order, next: [order], since: 1, sent: 1, shaken: true, anchor: 7 };
      }
      q.waiting[holder] = undefined;
      q.night[holder] = undefined;
      q.fatigue[holder] = 1;
      q.rest[holder] = 3;
      q.spell[holder] = 2;
    }
    q.couriers = q.couriers.map((one) => (one.side === side ? { ...one, orders: [], sent: 1 } : one));
    q.ammunition = q.ammunition.with(side, 1);
    expect(others.map((seat) => JSON.stringify(game.view(q, seat)))).toEqual(before);
    expect(JSON.stringify(game.view(q, own))).not.toBe(JSON.stringify(game.view(p, own)));
  }
}

/** Questions with one of their answers, by the decision that they ask for. */
const ASKED = {
  "NWO-D01": "commander name",
  "NWO-D02": "initial begin",
  "NWO-D03": "pair pair",
  "NWO-D04": "movement ride",
  "NWO-D05": "initiative try",
  "NWO-D07": "orders address",
  "NWO-D13": "standing-down stand-down",
  "NWO-D14": "failing fall",
  "NWO-D21": "march step",
  "NWO-D25": "movement end",
  "NWO-D36": "movement enter",
} as const;
const asked = new Set<string>();

describe.each(SCENARIO_IDS)("random games of %s with drawn options", (scenario) => {
  test(
    "NWO-4-a NWO-5.3-a NWO-RUL059 NWO-RUL190: every position is sound, every decision has actions, secrets are kept",
    { timeout: 120_000 },
    () => {
      const whole = scenario === "first-bull-run";
      const game = drawnGame(scenario, 23);
      let turn = 0;
      const end = playRandomly(
        game,
        23,
        (moment) => {
          const { p, count } = moment;
          const decision = game.decision(p);
          if (!decision.over) for (const { type } of decision.actions) asked.add(`${decision.step} ${type}`);
          if (p.turn < turn) throw new Error(`Turn ${p.turn} comes after turn ${turn}.`);
          ({ turn } = p);
          if (count % 100 === 0) checkStacks(game.field, p);
          if (count % 160 === 20) checkDecision(moment);
          if (count % 200 === 40) checkSaving(moment, 8_000);
          if (count % 500 === 60) checkSecrets(moment);
        },
        whole ? Infinity : TURNS,
      );
      expect(end.count).toBeGreaterThan(200);
      if (!whole) return;
      expect(game.decision(end.p)).toMatchObject({ over: true, rule: "NWO-18-d" });
      expect(end.p.turn).toBe(game.field.scenario.lastTurn);
    },
  );
});

test("every decision that games often come to was asked for in these", () => {
  for (const [decision, answer] of Object.entries(ASKED)) expect([...asked], decision).toContain(answer);
});

describe("the same again", () => {
  test("the same seed gives the same game, action by action", { timeout: 60_000 }, () => {
    const told: string[] = [];
    const play = (look: (moment: Moment) => void) => playRandomly(drawnGame("third-day", 5), 5, look, 1);
    play(({ game, p, count }) => {
      if (count % 40 === 0) told.push(JSON.stringify(game.encode(p)));
    });
    let at = 0;
    play(({ game, p, count }) => {
      if (count % 40 === 0) expect(JSON.stringify(game.encode(p))).toBe(told[at++]);
    });
    expect(at).toBe(told.length);
  });

  test("a copy goes its own way", { timeout: 60_000 }, () => {
    playRandomly(
      drawnGame("brawners-farm", 6),
      6,
      ({ game, p, count }) => {
        if (count % 40 !== 0) return;
        const decision = game.decision(p);
        if (decision.over) return;
        const before = JSON.stringify(game.encode(p));
        const copy = game.copy(p);
        game.act(copy, decision.sides[0] as string, decision.actions.at(-1) as Action, fastDice(count));
        expect(JSON.stringify(game.encode(p))).toBe(before);
        expect(game.decision(p)).toEqual(decision);
      },
      1,
    );
  });
});
