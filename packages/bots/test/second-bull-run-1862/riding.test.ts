import { fastDice } from "@stonebridge/kernel";
import { type GameEvent, type Position, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/second-bull-run-1862/colonel.ts";
import { rideOf, seatsOf } from "../../src/second-bull-run-1862/riding.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
const POINTS = 8;

/** Plays a game between colonels until a position is found. @returns the position, and the zones of all rides, each with where it began */
function play(seed: number, isFound: (p: Position, step: string) => boolean) {
  const colonel = new Colonel(game);
  const dice = fastDice(seed);
  const p = game.start(dice);
  const rides: string[][] = [];
  for (;;) {
    const decision = game.decision(p);
    if (decision.over || isFound(p, decision.step)) return { p, rides };
    const events: GameEvent[] = [];
    game.act(p, decision.sides[0], colonel.choose(p, decision), dice, events);
    for (const event of events) {
      if (event.type !== "rode") continue;
      const last = rides.at(-1);
      if (decision.step === "ride" && last?.at(-1) === event.from) last.push(event.to);
      else rides.push([event.from, event.to]);
    }
  }
}

describe("where commanders of Second Bull Run 1862 ride", { timeout: 60_000 }, () => {
  it("goes straight, and never round and back (SB62-6.3-e)", () => {
    const rides = [5, 6, 7].flatMap((seed) => play(seed, () => false).rides);
    expect(rides.length).toBeGreaterThan(30);
    expect(rides.some((ride) => ride.length > 3)).toBe(true);
    for (const ride of rides) expect(new Set(ride).size, ride.join(" ")).toBe(ride.length);
  });

  const { p } = play(8, (at, step) => step === "designation" && at.turn === 5);
  const colonel = new Colonel(game);
  const view = colonel.estimate(p, UNION);
  const corps = game.field.corpsCommanders[UNION];

  it("leads to a better seat, and not back from there", () => {
    const riders = corps.filter((one) => rideOf(colonel.staff, p, view, one, POINTS) !== undefined);
    expect(riders).not.toEqual([]);
    for (const rider of riders) {
      const copy = game.copy(p);
      const from = copy.post[rider];
      const seat = seatsOf(colonel.staff, copy, view, rider);
      const ride = rideOf(colonel.staff, copy, view, rider, POINTS);
      expect(game.field.graph.linked[from]).toContain(ride?.first);
      const way = [from];
      for (let left = POINTS; left > 0; left--) {
        const next = rideOf(colonel.staff, copy, view, rider, left);
        if (next === undefined) break;
        copy.post[rider] = next.first;
        way.push(next.first);
      }
      expect(new Set(way).size).toBe(way.length);
      expect(seat(copy.post[rider])).toBeGreaterThan(seat(from));
    }
  });

  it("begins only where it may", () => {
    for (const rider of corps) {
      const ride = rideOf(colonel.staff, p, view, rider, POINTS);
      expect(rideOf(colonel.staff, p, view, rider, POINTS, [])).toBeUndefined();
      if (ride !== undefined) expect(rideOf(colonel.staff, p, view, rider, POINTS, [ride.first])).toEqual(ride);
    }
  });
});
