import { fastDice, Match, readRecord, seededSource, verify } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { holdTheBridge } from "./game-module.ts";
import { RULE_BOOK } from "./rules.ts";

const game = holdTheBridge.open(holdTheBridge.situation("evening"));
const CLAUSES = RULE_BOOK.rules.map(({ id }) => id);

test("HTB-2-a, HTB-3-b, HTB-4-a: random games end after six turns, and their records verify", () => {
  const winners = new Set<string>();
  for (let seed = 1; seed <= 50; seed++) {
    const match = Match.begin(game, { dice: seededSource(seed) });
    const chance = fastDice(seed);
    for (let now = match.decision; !now.over; now = match.decision) {
      const side = now.sides[0];
      const view = game.view(match.position, side);
      expect(game.view(game.imagine(view, chance), side)).toEqual(view);
      const action = now.actions[chance.roll("choice", now.actions.length) - 1];
      const { events } = match.act(side, action);
      for (const event of events) {
        expect(CLAUSES).toContain(event.rule);
        if (event.type === "fought") expect(event.hit).toBe(event.die >= 4);
      }
    }
    expect(match.steps).toHaveLength(12);
    const record = match.record();
    expect(verify(game, readRecord(JSON.parse(JSON.stringify(record)))).ok).toBe(true);
    if (record.outcome) winners.add(record.outcome.winner);
  }
  expect([...winners].toSorted()).toEqual(["draw", "east", "west"]);
});

test("HTB-1-a, HTB-2-b, HTB-2-c, HTB-3-a: what is refused, and by which clause", () => {
  const p = game.start(fastDice(1));
  const why = (side: string, type: "move" | "fight", unit: string, place: string) =>
    game.whyNot(p, side, { type, unit, place });
  const figures = { unit: "w1", place: "east-bank" };
  expect(why("west", "move", "w1", "east-bank")).toEqual({ rule: "HTB-2-b", reason: "too-far", with: figures });
  expect(why("west", "fight", "w1", "bridge")?.rule).toBe("HTB-3-a");
  expect(why("west", "move", "e1", "bridge")?.rule).toBe("HTB-1-a");
  expect(why("east", "move", "e1", "bridge")?.rule).toBe("HTB-2-a");
  expect(why("west", "move", "w1", "bridge")).toBeUndefined();
  game.act(p, "west", { type: "move", unit: "w1", place: "bridge" }, fastDice(1));
  expect(why("east", "move", "e1", "bridge")?.rule).toBe("HTB-2-c");
});
