import { type ActionBase, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import type { Army } from "../src/marshal/army.ts";
import { evolve } from "../src/marshal/evolve.ts";
import { Marshal } from "../src/marshal/marshal.ts";
import { countingClock } from "./support/clocks.ts";

/** A plan is a number; the best is 7, and each trial is off by luck that all plans of a round share. */
function hill(seed: number) {
  return {
    first: [0, 4],
    habit: 0.004,
    seed,
    change: (plan: number, dice: { roll(kind: string, faces: number): number }) => plan + dice.roll("change", 3) - 2,
    play(plan: number, round: number): number {
      const luck = fastDice(seed, round).roll("luck", 100) / 1_000;
      return 0.5 - 0.02 * Math.abs(plan - 7) + luck;
    },
  };
}

describe("evolving a plan", () => {
  it("climbs to the best plan in small changes", async () => {
    const span = { clock: countingClock(0), milliseconds: Infinity, trials: 2_000, onProgress: () => {} };
    expect(await evolve(hill(5), span)).toBe(7);
  });

  it("gives the same plan for the same seed when trials are counted", async () => {
    const span = { clock: countingClock(0), milliseconds: Infinity, trials: 120, onProgress: () => {} };
    expect(await evolve(hill(8), span)).toBe(await evolve(hill(8), span));
  });

  it("takes no more trials than it may by much, and tells how far it is", async () => {
    const shares: number[] = [];
    let played = 0;
    const counted = { ...hill(1), play: (plan: number, round: number) => ((played += 1), hill(1).play(plan, round)) };
    const span = {
      clock: countingClock(1),
      milliseconds: Infinity,
      trials: 300,
      onProgress: (share: number) => shares.push(share),
    };
    await evolve(counted, span);
    expect(played).toBeGreaterThan(150);
    expect(played).toBeLessThan(330);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect(shares.length).toBeGreaterThan(0);
  });

  it("without time, takes the first", async () => {
    const span = { clock: countingClock(1), milliseconds: 0, trials: 100, onProgress: () => {} };
    expect(await evolve(hill(2), span)).toBe(0);
  });
});

interface OneChoice {
  chosen?: string;
}

/** An army in a game of a single choice, after which it is drawn. */
const army: Omit<Army<OneChoice, ActionBase, never, OneChoice, ActionBase>, "game"> & { readonly game: unknown } = {
  game: {
    sides: ["one", "other"],
    copy: (p: OneChoice) => ({ ...p }),
    decision: ({ chosen }: OneChoice) => (chosen === undefined ? asked : { over: true, winner: "draw" }),
    act(p: OneChoice, _side: string, { type }: ActionBase) {
      p.chosen = type;
    },
  },
  kinds: [],
  drawn: 0.5,
  longest: 5,
  openingShare: 1,
  halfTurn: () => "first",
  moment: () => "choice",
  first: (_p, _side, { actions }) => actions,
  change: (plan) => plan,
  leader: (plan) => ({ choose: () => plan }),
  asEnemy: () => ({ choose: (_p, { actions }) => actions[0] }),
  far: () => () => false,
  value: () => 0.5,
};
const asked = { over: false as const, sides: ["one"], step: "choice", actions: [{ type: "a" }, { type: "b" }] };

describe("a marshal whose play-outs reach the end", () => {
  const thought = { clock: countingClock(0), playouts: 40, seed: 1, imagined: (view: OneChoice) => [view] };

  it("makes as many as he is told, however slow the machine is; without that, what a half-turn has time for", async () => {
    async function played(playouts: number | undefined): Promise<number> {
      let count = 0;
      const result = ({ chosen }: OneChoice): number => ((count += 1), chosen === "a" ? 0.5 : 0.5 + (count % 5) / 10);
      const clock = { now: () => count * 1_000, pause: () => Promise.resolve() };
      await new Marshal({ ...army, result } as never, { ...thought, clock, playouts }).choose(
        {},
        asked as never,
        Infinity,
      );
      return count;
    }
    expect(await played(40)).toBe(40);
    expect(await played(undefined)).toBe(3);
  });

  const choice = (result?: (p: OneChoice) => number) =>
    new Marshal({ ...army, result } as never, thought).choose({}, asked as never, Infinity);

  it("takes one draw for as good as another, and then does what he began with", async () => {
    expect(await choice()).toEqual({ type: "a" });
  });

  it("goes by what his army makes of the end, if it tells draws apart", async () => {
    for (const wanted of ["a", "b"])
      expect(await choice(({ chosen }) => (chosen === wanted ? 0.6 : 0.4))).toEqual({ type: wanted });
  });
});
