import { deriveSeed, fastDice, visibleEvents } from "@stonebridge/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Action,
  type BullRun1983,
  type GameEvent,
  type Options,
  type Position,
  type SideId,
  bullRun1983,
} from "../../../src/bull-run-1983/index.ts";
import { onMap } from "../../../src/bull-run-1983/position.ts";

const SEATS = ["union", "confederate", "spectator"] as const;

/** A choice of a side in its set-up: what was seen before it and what happened. */
interface Moment {
  readonly side: SideId;
  readonly p: Position;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

/** Sets both sides up at random, each going on after it could be ready, and stops where the game proper begins. */
function setUpRandomly(game: BullRun1983, seed: number): { readonly moments: Moment[]; readonly p: Position } {
  const dice = fastDice(seed);
  const p = game.start(dice);
  const moments: Moment[] = [];
  for (;;) {
    const decision = game.decision(p);
    if (decision.over || decision.step !== "set-up") return { moments, p };
    const [side] = decision.sides as [SideId];
    const short = decision.actions.find(({ type }) => type === (dice.roll("short", 2) === 1 ? "ready" : "suggest"));
    const hides = decision.actions.filter(({ type }) => type === "hide");
    const list = hides.length > 0 && dice.roll("hide", 2) === 1 ? hides : decision.actions;
    const any = list[dice.roll("choice", list.length) - 1] as Action;
    const action = short !== undefined && dice.roll("end", 10) === 1 ? short : any;
    const before = game.copy(p);
    const events: GameEvent[] = [];
    game.act(p, side, action, dice, events);
    moments.push({ side, p: before, action, events });
  }
}

function opened(scenario: string, options: Partial<Options>): BullRun1983 {
  return bullRun1983.open(bullRun1983.situation(scenario, options));
}

/** Set-ups in which the Union has dummies to hide under. */
const IN_THE_FOG: readonly (readonly [string, Partial<Options>])[] = [
  ["free", { fogOfWar: "on" }],
  ["historical", { fogOfWar: "on" }],
  ["free", { fogOfWar: "on", july20: "on", exhaustion: "on" }],
];

describe("a set-up behind a curtain", () => {
  const cases = [...IN_THE_FOG, ["free", {}] as const, ["free", { july20: "on" }] as const];

  test.each(cases)(
    "BR83-1.2-a, BR83-OPT2-a, BR83-OPT2.1-a: %s, %o: others see nothing change, and are told nothing, before the side is ready",
    (scenario, options) => {
      const game = opened(scenario, options);
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
          const { moments } = setUpRandomly(game, seed);
          const curtained: readonly SideId[] = options.fogOfWar === "on" ? ["confederate", "union"] : ["confederate"];
          for (const side of curtained) {
            const own = moments.filter((moment) => moment.side === side);
            for (const seat of SEATS) {
              if (seat === side) continue;
              expect(new Set(own.map(({ p }) => JSON.stringify(game.view(p, seat)))).size).toBeLessThan(2);
              const told = own.filter(({ action }) => action.type !== "ready");
              expect(told.flatMap(({ events }) => visibleEvents(events, seat))).toEqual([]);
              const view = own[0] && game.view(own[0].p, seat);
              expect(view?.pieces.filter((piece) => piece.side === side && piece.where === "map") ?? []).toEqual([]);
              expect(view?.faceDown.filter((one) => one.side === side) ?? []).toEqual([]);
            }
          }
        }),
        { numRuns: 6, seed: 1983 },
      );
    },
    30_000,
  );

  test("BR83-1.3-a: without the fog the Confederates watch the Union set up", () => {
    const game = opened("free", {});
    const { moments } = setUpRandomly(game, 5);
    const views = moments.filter(({ side }) => side === "union").map(({ p }) => game.view(p, "confederate"));
    expect(new Set(views.map((view) => JSON.stringify(view.pieces))).size).toBeGreaterThan(2);
  });

  test.each(IN_THE_FOG)(
    "BR83-OPT2-a, BR83-R12: %s, %o: once the Union is ready its counters are counted, hex by hex, and nothing else is told",
    (scenario, options) => {
      const game = opened(scenario, options);
      const { field } = game;
      for (const seed of [1, 2, 3]) {
        const { p, moments } = setUpRandomly(game, seed);
        const last = moments.at(-1) as Moment;
        expect(last).toMatchObject({ side: "union", action: { type: "ready" } });
        expect(visibleEvents(last.events, "confederate").some(({ type }) => type === "placed")).toBe(false);
        const view = game.view(p, "confederate");
        const counted = view.faceDown.flatMap(({ hex, side, count }) => (side === "union" ? [[hex, count]] : []));
        const counts = new Map<string, number>();
        for (let piece = 0; piece < field.count; piece++) {
          if (field.sideOf[piece] !== 0 || !onMap(p, piece)) continue;
          const hex = field.grid.ids[p.place[piece] as number] as string;
          counts.set(hex, (counts.get(hex) ?? 0) + 1);
        }
        expect(new Map(counted as [string, number][])).toEqual(counts);
        expect(counts.size).toBeGreaterThan(0);
        expect(view.closed).toContain("union");
      }
    },
  );

  test.each(IN_THE_FOG)(
    "BR83-OPT2-a, BR83-OPT2.1-a: %s, %o: a position imagined meanwhile can be played on, and no hiding is taken for granted",
    (scenario, options) => {
      const game = opened(scenario, options);
      const { moments } = setUpRandomly(game, 11);
      const meanwhile = moments.filter(({ side }) => side === "union");
      expect(meanwhile.length).toBeGreaterThan(0);
      for (const [at, { p }] of meanwhile.entries()) {
        if (at % 5 !== 0) continue;
        for (const seat of ["confederate", "spectator"] as const) {
          const q = game.imagine(game.view(p, seat), fastDice(deriveSeed(11, at)));
          expect(game.view(q, seat)).toEqual(game.view(p, seat));
          const decision = game.decision(q);
          if (decision.over) throw new Error("The game is over before it began.");
          expect(decision).toMatchObject({ step: "set-up", sides: ["union"] });
          expect(decision.actions.length).toBeGreaterThan(0);
          const dummies = game.view(q, "union").pieces.filter(({ kind, where }) => kind === "dummy" && where === "map");
          expect(dummies).toEqual([]);
          if (decision.actions.some(({ type }) => type === "suggest"))
            game.act(q, "union", { type: "suggest" }, fastDice(1));
          game.act(q, "union", { type: "ready" }, fastDice(1));
          expect(q.turn).toBe(1);
        }
      }
    },
  );
});
