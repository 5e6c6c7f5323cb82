import { beforeAll, describe, expect, test } from "vitest";
import type { GameEvent } from "../../../src/second-bull-run-1862/events.ts";
import { SCENARIO_DATA } from "../../../src/second-bull-run-1862/scenarios/scenarios.ts";
import { type PlayedGame, halvesOf, ofType, playedGames, turnsOf } from "../support/course.ts";

let games: readonly PlayedGame[];
beforeAll(() => {
  games = playedGames();
}, 120_000);

describe("the course of turns", () => {
  test("SB62-6.1-a, SB62-6.1-n each action phase has Player 1's half, then Player 2's; three to five of them a turn", () => {
    for (const game of games) {
      for (const turn of turnsOf(game)) {
        const halves = ofType(turn, "segment-began");
        const [initiative] = ofType(turn, "initiative");
        if (initiative === undefined) continue;
        const other = initiative.first === "union" ? "confederate" : "union";
        const [from] = halves.map(({ phase }) => phase);
        const to = halves.at(-1)?.phase ?? 0;
        expect([3, 4, 5]).toContain(to);
        const expected = Array.from({ length: to - from + 1 }, (_, at) => [
          { phase: from + at, side: initiative.first },
          { phase: from + at, side: other },
        ]).flat();
        expect(halves.map(({ phase, side }) => ({ phase, side }))).toEqual(expected);
      }
    }
  });

  test("SB62-8-F, SB62-8-G the Action marker is back at 1 and the Turn marker one on, until the last turn is over", () => {
    for (const { scenario, events } of games) {
      const began = ofType(events, "turn-began").map(({ day, turn }) => `${day}/${turn}`);
      const days = SCENARIO_DATA[scenario].days;
      const expected = days.flatMap(({ firstTurn, lastTurn, rules }) =>
        Array.from(
          { length: lastTurn - firstTurn + 1 },
          (_, at) => `${rules.kind === "august-29" ? 1 : 2}/${firstTurn + at}`,
        ),
      );
      expect(began).toEqual(expected);
      expect(events.at(-1)?.type).toBe("game-over");
    }
    for (const game of games) {
      for (const turn of turnsOf(game)) {
        const [began] = ofType(turn, "turn-began");
        const [half] = ofType(turn, "segment-began");
        if (half !== undefined) expect(half.phase).toBe(began.day === 1 && began.turn === 11 ? 2 : 1);
      }
    }
  });

  test("SB62-6.1-f a corps commander may be named in several phases of a turn", () => {
    const again = games.flatMap(turnsOf).some((turn) => {
      const named = ofType(turn, "designated").map(({ commander }) => commander);
      return new Set(named).size < named.length;
    });
    expect(again).toBe(true);
  });

  test("SB62-RU21, SB62-RU30 no division twice in a half, and with one that failed its test nobody acts", () => {
    for (const half of games.flatMap(halvesOf)) {
      const taken = ofType(half, "division-activated").flatMap(({ division }) => division ?? []);
      expect(new Set(taken).size).toBe(taken.length);
      half.forEach((event, at) => {
        if (event.type !== "division-activated" || event.succeeded) return;
        const next = half.slice(at + 1).find(({ type }) => type === "activated" || type === "division-activated");
        expect(next?.type).not.toBe("activated");
      });
    }
  });

  test("SB62-8-E-a, SB62-8-E-b, SB62-RU10 each formation is rolled for once, on its turn T, from turn 1 on; never a second time", () => {
    for (const { scenario, events } of games) {
      const { arrivals, optional } = SCENARIO_DATA[scenario];
      const formationOf = (who: (typeof arrivals)[number]["who"]) =>
        "division" in who ? who.division : "unit" in who ? who.unit : who.commander;
      const due = new Map(arrivals.map(({ who, turn }) => [formationOf(who), turn]));
      const seen = new Map<string, number>();
      let turn = 0;
      for (const event of events) {
        if (event.type === "turn-began") turn = event.turn;
        if (event.type !== "reinforcement-tested") continue;
        expect(seen.has(event.formation), event.formation).toBe(false);
        seen.set(event.formation, turn);
        if (event.formation !== formationOf(optional.arrival.who)) expect(turn).toBe(due.get(event.formation));
      }
      if (scenario === "august-30") expect([...seen.keys()].filter((id) => id !== "jones")).toEqual([]);
      else expect([...seen.values()]).toContain(1);
    }
  });
});

describe("actions of brigades", () => {
  /** Events of one brigade's action each, from its activation. */
  const actions = (): readonly (readonly GameEvent[])[] =>
    games.flatMap(({ events }) => {
      const found: GameEvent[][] = [];
      for (const event of events) {
        if (event.type === "activated") found.push([]);
        found.at(-1)?.push(event);
      }
      return found;
    });
  const of = (action: readonly GameEvent[], type: GameEvent["type"], unit: string): readonly number[] =>
    action.flatMap((event, at) => (event.type === type && "unit" in event && event.unit === unit ? [at] : []));

  test("SB62-RU04 cavalry marches before it dismounts, not after, and not after it has mounted", () => {
    let marchedBefore = 0;
    for (const action of actions()) {
      const [began] = ofType(action, "activated");
      if (began === undefined) continue;
      const steps = of(action, "stepped", began.unit);
      for (const at of [...of(action, "dismounted", began.unit), ...of(action, "mounted", began.unit)])
        expect(Math.max(-1, ...steps)).toBeLessThan(at);
      if (of(action, "dismounted", began.unit).length > 0 && steps.length > 0) marchedBefore += 1;
    }
    expect(marchedBefore).toBeGreaterThan(0);
  });

  test("SB62-RU05, SB62-10.1-a what is paid for is fought in the same half, unless nobody is left there", () => {
    const declared = games.flatMap(halvesOf).flatMap((half) => {
      const resolved = new Set([
        ...ofType(half, "fought").map(({ zone }) => zone),
        ...ofType(half, "attack-lapsed").map(({ unit }) => unit),
      ]);
      return ofType(half, "attack-declared").map(({ unit, zone }) => resolved.has(zone) || resolved.has(unit));
    });
    expect(declared.length).toBeGreaterThan(0);
    expect(declared).not.toContain(false);
  });
});
