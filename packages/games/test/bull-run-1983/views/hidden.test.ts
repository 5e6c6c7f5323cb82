import { deriveSeed, fastDice, scriptedDice, visibleEvents } from "@stonebridge/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Action,
  type BullRun1983,
  type GameEvent,
  type Position,
  type SideId,
  bullRun1983,
} from "../../../src/bull-run-1983/index.ts";
import { drawnGame, playRandomly } from "../support/random-game.ts";

const SEATS = ["union", "confederate", "spectator"] as const;
type Seat = (typeof SEATS)[number];

/** What a seat is told of a decision: all of its own, of the other side's that it has to decide something. */
function told(game: BullRun1983, p: Position, seat: Seat): unknown {
  const decision = game.decision(p);
  if (decision.over || decision.sides.includes(seat)) return decision;
  return { step: decision.step, sides: decision.sides };
}

/** Actions of a seat that are refused for some reason or other. */
function strange({ field }: BullRun1983, pick: (n: number) => number): Action[] {
  const piece = (): string => field.ids[pick(field.count) - 1] as string;
  const hex = (): string => field.grid.ids[pick(field.size) - 1] as string;
  return [
    { type: "take", piece: piece() },
    { type: "with", piece: piece() },
    { type: "step", hex: hex() },
    { type: "put", hex: hex() },
    { type: "hide", piece: piece(), pieces: [piece()] },
    { type: "form", piece: piece(), pieces: [piece(), piece()] },
    { type: "flip", piece: piece() },
    { type: "break", piece: piece() },
    { type: "enter", piece: piece() },
    { type: "overwhelm", pieces: [piece()] },
    { type: "target", piece: piece() },
    { type: "assign", piece: piece() },
    { type: "lose", piece: piece() },
    { type: "retreat", piece: piece(), via: hex(), hex: hex() },
    { type: "advance", piece: piece(), hex: hex() },
    { type: "thaw", piece: piece() },
    { type: "revive", piece: piece() },
    { type: "done" },
    { type: "ready" },
  ];
}

/** What a seat sees happen, up to the first thing that shows it something new. */
function seen(events: readonly GameEvent[], seat: Seat): readonly GameEvent[] {
  const visible = visibleEvents(events, seat);
  const first = visible.findIndex((event) => event.reveals);
  return first === -1 ? visible : visible.slice(0, first);
}

/** Does the seat find out which of the two positions it is in? */
function tellApart(game: BullRun1983, p: Position, q: Position, seat: Seat, pick: (n: number) => number): void {
  expect(game.view(q, seat)).toEqual(game.view(p, seat));
  expect(JSON.stringify(game.view(q, seat))).toBe(JSON.stringify(game.view(p, seat)));
  expect(JSON.stringify(told(game, q, seat))).toBe(JSON.stringify(told(game, p, seat)));
  for (const action of strange(game, pick))
    expect(game.whyNot(q, seat, action), JSON.stringify(action)).toEqual(game.whyNot(p, seat, action));
  const decision = game.decision(p);
  const other = game.decision(q);
  if (decision.over || other.over) return;
  // an action that both allow: of the seat's own any, of the other side one that it can take whatever it hides
  const common = decision.sides.includes(seat)
    ? (decision.actions[pick(decision.actions.length) - 1] as Action)
    : decision.actions.find(({ type }) => ENDING.has(type) && other.actions.some((one) => one.type === type));
  if (common === undefined) return;
  const [side] = decision.sides as [SideId];
  const seed = pick(1000);
  const [eventsP, eventsQ] = [p, q].map((position) => {
    const events: GameEvent[] = [];
    game.act(game.copy(position), side, common, fastDice(seed), events);
    return events;
  }) as [GameEvent[], GameEvent[]];
  const [seenP, seenQ] = [seen(eventsP, seat), seen(eventsQ, seat)];
  // what comes after a revelation may differ, and what is done with pieces whose strength it showed
  const length = Math.min(seenP.length, seenQ.length);
  const revealed = [eventsP, eventsQ].some((events) => visibleEvents(events, seat).some((event) => event.reveals));
  if (!revealed) expect(seenQ).toHaveLength(seenP.length);
  expect(JSON.stringify(seenQ.slice(0, length))).toBe(JSON.stringify(seenP.slice(0, length)));
}

const ENDING: ReadonlySet<Action["type"]> = new Set(["done", "stop", "ready"]);

describe("what a side cannot see", () => {
  test("BR83-Tb11, BR83-R12, BR83-R13, BR83-2.6-a, BR83-2.6-b: it finds no difference in views, decisions, refusals and events", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const game = drawnGame(seed);
        let looked = 0;
        playRandomly(game, seed, ({ p, count, pick }) => {
          if (p.thawed[0] === 1 && p.thawed[1] === 1 && count % 50 !== 0) return;
          if (count % 25 !== 0 || looked > 25) return;
          looked++;
          for (const seat of SEATS) {
            const q = game.imagine(game.view(p, seat), fastDice(deriveSeed(seed, count)));
            tellApart(game, p, q, seat, pick);
          }
        });
      }),
      { numRuns: 8, seed: 1983 },
    );
  });

  test("BR83-R12: face-down counters are dealt anew: the imagined armies differ, and where they lie agrees", () => {
    const game = bullRun1983.open(bullRun1983.situation("historical"));
    const p = game.start(scriptedDice([]));
    const view = game.view(p, "union");
    const imagined = [1, 2, 3].map((seed) => game.imagine(view, fastDice(seed)));
    const places = new Set(imagined.map((q) => JSON.stringify(q.place)));
    expect(places.size).toBe(3);
    for (const q of imagined) expect(game.view(q, "union")).toEqual(view);
    // the same dice deal the same
    expect(game.imagine(view, fastDice(1)).place).toEqual(imagined[0]?.place);
  });

  test("BR83-1.22-a, BR83-1.23-a: a deal keeps to the cards: what is frozen has not moved", () => {
    const game = bullRun1983.open(bullRun1983.situation("historical"));
    const p = game.start(scriptedDice([]));
    const q = game.imagine(game.view(p, "union"), fastDice(7));
    const { grid, map } = game.field;
    for (const [piece, data] of game.field.pieces.entries()) {
      const { start } = data;
      const hex = q.place[piece] as number;
      if (data.side === "union" || hex < 0 || (start.how !== "at" && start.how !== "behind")) continue;
      expect(grid.distance(map.place(start.place), hex), data.id).toBeLessThanOrEqual(start.how === "at" ? 3 : 4);
    }
  });

  test("BR83-R13: brigades that were formed face down can be imagined, and their parts go with them", () => {
    const game = bullRun1983.open(bullRun1983.situation("free"));
    const p = game.start(scriptedDice([]));
    const act = (action: Action): void => game.act(p, "confederate", action, scriptedDice([]));
    act({ type: "suggest" });
    act({ type: "form", piece: "cs-b-bonham", pieces: ["cs-3sc", "cs-7sc"] });
    act({ type: "form", piece: "cs-b-ewell", pieces: ["cs-5ala", "cs-6ala", "cs-6la"] });
    act({ type: "ready" });
    const view = game.view(p, "union");
    for (const seed of [1, 2, 3, 4, 5]) expect(game.view(game.imagine(view, fastDice(seed)), "union")).toEqual(view);
  });
});
