import { describe, expect, test } from "vitest";
import { type Field, type Position, SCENARIO_IDS, SIDES } from "../../../src/no-written-orders/index.ts";
import { firstAt, setDown } from "../../../src/no-written-orders/position.ts";
import { emptyPosition } from "../../../src/no-written-orders/situations/empty-position.ts";
import { checkCopy, checkListed, checkRepeated, checkSaved, checkStrange } from "../../support/random-checks.ts";
import { anyOf } from "../../support/random-play.ts";
import { type Moment, drawnGame, playRandomly } from "../support/random-game.ts";
import { strangeOf } from "../support/strange-actions.ts";

/** Turns that are played of each scenario; the first battle is played to its end. */
const TURNS = 3;
/** Actions of a decision that are looked at one by one; some lists name every hex of the map. */
const MOST_LOOKED_AT = 25;
/** Characters that a position takes as JSON at the most. */
const ROOM = 8_000;

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

/** What a side keeps to itself may be otherwise without a byte of change in what the other side and a spectator see (reading 4). */
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
        q.standing = q.standing.with(holder, {
          ...standing,
          order,
          next: [order],
          since: 1,
          sent: 1,
          shaken: true,
          anchor: 7,
        });
      }
      q.waiting = q.waiting.with(holder, undefined);
      q.night = q.night.with(holder, undefined);
      q.fatigue = q.fatigue.with(holder, 1);
      q.rest = q.rest.with(holder, 3);
      q.spell = q.spell.with(holder, 2);
    }
    q.couriers = q.couriers.map((one) => (one.side === side ? { ...one, orders: [], sent: 1 } : one));
    q.ammunition = q.ammunition.with(side, 1);
    expect(others.map((seat) => JSON.stringify(game.view(q, seat)))).toEqual(before);
    expect(JSON.stringify(game.view(q, own))).not.toBe(JSON.stringify(game.view(p, own)));
  }
}

/** Games of a few turns in which every question is sure to come. */
const FEW = 20;
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
          if (p.turn < turn) throw new Error(`Turn ${p.turn} comes after turn ${turn}.`);
          ({ turn } = p);
          if (count % 100 === 0) checkStacks(game.field, p);
          if (count % 160 === 20) checkListed(moment, MOST_LOOKED_AT);
          if (count % 160 === 100) checkStrange(moment, strangeOf(moment), /^NWO-/);
          if (count % 200 === 40) checkSaved(moment, ROOM);
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

test("every decision that games often come to is asked for in a few of them", { timeout: 120_000 }, () => {
  const unasked = new Map<string, string>(Object.entries(ASKED).map(([decision, answer]) => [answer, decision]));
  for (let seed = 0; seed < FEW && unasked.size > 0; seed++)
    playRandomly(
      drawnGame(
        anyOf(SCENARIO_IDS, (n) => (seed % n) + 1),
        seed,
      ),
      seed,
      ({ game, p }) => {
        const decision = game.decision(p);
        if (!decision.over) for (const { type } of decision.actions) unasked.delete(`${decision.step} ${type}`);
      },
      TURNS,
    );
  expect([...unasked]).toEqual([]);
});

describe("the same again", () => {
  test("the same seed gives the same game, action by action", { timeout: 60_000 }, () => {
    checkRepeated((look) => playRandomly(drawnGame("third-day", 5), 5, look, 1));
  });

  test("a copy goes its own way", { timeout: 60_000 }, () => {
    const look = (moment: Moment) => {
      if (moment.count % 40 === 0) checkCopy(moment);
    };
    playRandomly(drawnGame("brawners-farm", 6), 6, look, 1);
  });
});
