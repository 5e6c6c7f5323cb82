import fc from "fast-check";
import { type ActionBase, type EventBase, fastDice, type Game, sameJson } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { describe, expect, it } from "vitest";
import { differences, KnownChances } from "../src/account/known-chances.ts";

const STEPS = 400;

/** Positions of a game by chance, each with how it is written. */
function played<P, A extends ActionBase, E extends EventBase, V>(game: Game<P, A, E, V>, seed: number) {
  const chance = fastDice(seed);
  const position = game.start(chance);
  const met: { readonly position: P; readonly written: string }[] = [];
  for (let step = 0; step < STEPS; step++) {
    met.push({ position: game.copy(position), written: JSON.stringify(game.encode(position)) });
    const now = game.decision(position);
    if (now.over) break;
    game.act(position, now.sides[0], now.actions[chance.roll("choice", now.actions.length) - 1] as A, chance);
  }
  return met;
}

const GAMES: readonly (readonly [string, ReturnType<typeof played>])[] = [
  ["Bull Run 1861", played(bullRun1861.open(bullRun1861.situation("historical")), 1)],
  ["Bull Run 1983", played(bullRun1983.open(bullRun1983.situation(bullRun1983.scenarios[0].id)), 2)],
  ["Second Bull Run 1862", played(secondBullRun1862.open(secondBullRun1862.situation("august-30")), 3)],
  ["No Written Orders", played(noWrittenOrders.open(noWrittenOrders.situation("first-bull-run")), 4)],
];

describe("how positions differ", () => {
  it("is the same text only for the same data", () => {
    const data = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(data, data, data, (from, one, other) => {
        expect(differences(from, one) === differences(from, other)).toBe(sameJson(one, other));
        expect(differences(from, structuredClone(from))).toBe("");
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });

  it("tells apart what is undefined, null and absent, words and numbers, and bytes", () => {
    const all = [
      {},
      { a: undefined },
      { a: null },
      { a: "null" },
      { a: 1 },
      { a: "1" },
      { a: [1] },
      { a: Uint8Array.of(1) },
    ];
    for (const from of [...all, 0]) expect(new Set(all.map((one) => differences(from, one))).size).toBe(all.length);
    expect(differences({ 'a":1,"b': 1 }, { 'a":1,"b': 2 })).not.toBe(differences({ a: 1, b: 1 }, { a: 1, b: 2 }));
    expect(() => differences({}, { known: new Map() })).toThrow("may not hold a Map");
  });

  it.each(GAMES)("of %s is another text for each other position, and the same for a copy", (_, met) => {
    const [{ position: first }] = met;
    const written = new Map<string, string>();
    for (const { position, written: now } of met) {
      const text = differences(first, position);
      expect(written.get(text) ?? now).toBe(now);
      written.set(text, now);
      expect(differences(position, structuredClone(position))).toBe("");
    }
    expect(written.size).toBeGreaterThan(STEPS / 4);
  });
});

it("judges a position once", () => {
  const known = new KnownChances({ at: [1, 2] });
  const judged: unknown[] = [];
  const chance = (at: readonly number[]) => known.of({ at: [...at] }, (position) => judged.push(position.at) / 10);
  expect([chance([1, 3]), chance([1, 2]), chance([1, 3]), chance([1, 2])]).toEqual([0.1, 0.2, 0.1, 0.2]);
  expect(judged).toEqual([
    [1, 3],
    [1, 2],
  ]);
});
