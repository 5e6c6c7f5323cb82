import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { noWrittenOrders, SCENARIO_IDS as ORDERED, SIDES as ORDERING } from "../src/no-written-orders/index.ts";
import { SCENARIO_IDS as DAYS } from "../src/second-bull-run-1862/index.ts";
import * as bullRun1861 from "./bull-run-1861/support/random-game.ts";
import { strangeOf as strangeOf1861 } from "./bull-run-1861/support/strange-actions.ts";
import * as bullRun1983 from "./bull-run-1983/support/random-game.ts";
import { strangeOf as strangeOf1983 } from "./bull-run-1983/support/strange-actions.ts";
import * as orders from "./no-written-orders/support/random-game.ts";
import { strangeOf as strangeOfOrders } from "./no-written-orders/support/strange-actions.ts";
import { twinOf } from "./no-written-orders/support/twins.ts";
import * as bullRun1862 from "./second-bull-run-1862/support/random-game.ts";
import { strangeOf as strangeOf1862 } from "./second-bull-run-1862/support/strange-actions.ts";
import { checkTwins, type Compared, TWINS } from "./support/twins.ts";

const nothing = (): Compared => ({ looks: 0, refusals: 0, events: 0 });

/** Of an open game every position has but one twin: what a seat sees is all there is. */
describe("open games: all that reaches a seat follows from what it sees", () => {
  test("BR61-R107: 1861", { timeout: 120_000 * TWINS }, () => {
    const compared = nothing();
    for (let seed = 0; seed < 4 * TWINS; seed++)
      bullRun1861.playRandomly(bullRun1861.drawnGame(seed), seed, (moment) => {
        const { game, p, count } = moment;
        if (count % 16 !== seed % 16) return;
        for (const seat of [...game.sides, "spectator"]) {
          const q = game.imagine(game.view(p, seat));
          expect(game.encode(q)).toEqual(game.encode(p));
          checkTwins(moment, q, seat, strangeOf1861(moment), compared);
        }
      });
    expect(compared.events).toBeGreaterThan(50);
  });

  test("RU-27: 1862", { timeout: 120_000 * TWINS }, () => {
    const compared = nothing();
    for (let seed = 0; seed < TWINS; seed++)
      for (const day of DAYS)
        bullRun1862.playRandomly(bullRun1862.drawnGame(day, seed), seed, "eager", (moment) => {
          if (moment.count % 64 !== seed % 64) return;
          for (const seat of [...moment.game.sides, "spectator"])
            checkTwins(
              moment,
              moment.game.imagine(moment.game.view(moment.p, seat)),
              seat,
              strangeOf1862(moment),
              compared,
            );
        });
    expect(compared.events).toBeGreaterThan(50);
  });
});

describe("games with secrets: a seat cannot tell twins apart", () => {
  test("BR83-Tb11 BR83-R12 BR83-R13: 1983", { timeout: 120_000 * TWINS }, () => {
    const compared = nothing();
    for (let seed = 0; seed < 6 * TWINS; seed++)
      bullRun1983.playRandomly(bullRun1983.drawnGame(seed), seed, (moment) => {
        const { game, p, count, pick } = moment;
        if (count % (p.thawed.includes(0) ? 40 : 400) !== seed % 40) return;
        for (const seat of [...game.sides, "spectator"]) {
          const q = game.imagine(game.view(p, seat), fastDice(deriveSeed(seed, pick(1_000))));
          checkTwins(moment, q, seat, strangeOf1983(moment), compared);
        }
      });
    expect(compared.refusals).toBeGreaterThan(500);
    expect(compared.events).toBeGreaterThan(20);
  });

  test.each(ORDERED)("NWO-RUL190 NWO-19.12.1-d: No Written Orders, %s", { timeout: 120_000 * TWINS }, (scenario) => {
    const compared = nothing();
    const kinds = new Set<string>();
    const attaching = noWrittenOrders.open(noWrittenOrders.situation(scenario, { attachDivisions: "on" }));
    for (let seed = 0; seed < 2 * TWINS; seed++)
      orders.playRandomly(
        seed === 0 ? attaching : orders.drawnGame(scenario, seed),
        seed,
        (moment) => {
          const { p, count, pick } = moment;
          const ending = p.stack.some(({ step }) => step === "turn-end");
          if (count % (ending ? 8 : 50) !== 0) return;
          for (const seat of ORDERING) {
            const { q, kind } = twinOf(moment, seat, pick);
            kinds.add(kind);
            checkTwins(moment, q, seat, strangeOfOrders(moment), compared);
            // what is kept from a side is kept from those who look on, too
            checkTwins(moment, q, "spectator", [], compared);
          }
        },
        2,
      );
    expect([...kinds].toSorted()).toEqual(["attachments", "deal", "orders", "state"]);
    expect(compared.refusals).toBeGreaterThan(500);
    expect(compared.events).toBeGreaterThan(20);
  });
});
