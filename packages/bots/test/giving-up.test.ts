import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { describe, expect, it, vi } from "vitest";
import { createMarshal } from "../src/bull-run-1861/marshal.ts";
import { Hope } from "../src/marshal/hope.ts";

const NOTHING = 0.01;
const EVEN = 0.5;

describe("hope", () => {
  const positions = ["one", "other"];

  /** Half-turns as the value and the play-outs judge them. */
  function after(...halfTurns: readonly (readonly [value: number, playOut: number])[]): boolean {
    let value = EVEN;
    const hope = new Hope<string>(() => value);
    for (const [at, [chance, playOut]] of halfTurns.entries()) {
      value = chance;
      hope.weigh(`half-turn ${at}`, positions, 0, () => playOut);
    }
    return hope.isGone;
  }

  const lost = [NOTHING, NOTHING] as const;

  it("is gone after three lost half-turns in a row, and not before", () => {
    expect(after(lost, lost)).toBe(false);
    expect(after(lost, lost, lost)).toBe(true);
    expect(after(lost, [EVEN, EVEN], lost, lost)).toBe(false);
  });

  it("is there while the value or the play-outs see a chance", () => {
    expect(after([EVEN, NOTHING], [EVEN, NOTHING], [EVEN, NOTHING])).toBe(false);
    expect(after([NOTHING, EVEN], [NOTHING, EVEN], [NOTHING, EVEN])).toBe(false);
  });

  it("counts a half-turn once, and the mean of what may be so", () => {
    const hope = new Hope<string>((position) => (position === "one" ? 0 : 0.03));
    for (let again = 0; again < 5; again++) hope.weigh("the same", positions, 0, () => 0);
    expect(hope.isGone).toBe(false);
    for (const halfTurn of ["second", "third"]) hope.weigh(halfTurn, positions, 0, () => 0);
    expect(hope.isGone).toBe(true);
  });
});

describe("a Marshal of 1861", () => {
  const game = bullRun1861.open(bullRun1861.situation("historical"));

  /** Plays both seats until so many decisions of the North are made. @returns whether he gives up, and what he chose */
  async function played(chance: number, decisions: number): Promise<{ givesUp: boolean; choices: readonly unknown[] }> {
    const value = { chance: (_: unknown, side: number) => (side === 0 ? chance : 1 - chance) };
    const marshals = [0, 1].map((side) => createMarshal(game, value, deriveSeed(3, side), { playouts: 2 }));
    const dice = fastDice(11);
    const position = game.start(dice);
    const choices: unknown[] = [];
    let givesUp = false;
    while (choices.length < decisions) {
      const decision = game.decision(position);
      if (decision.over) break;
      const [side] = decision.sides;
      const at = game.sides.indexOf(side);
      const view = game.view(position, side);
      if (at === 0) givesUp = (await marshals[at].givesUp?.(view, decision)) ?? false;
      const action = await marshals[at].choose(view, decision, Infinity);
      if (at === 0) choices.push(action);
      game.act(position, side, action, dice);
    }
    return { givesUp, choices };
  }

  it("gives up what is lost, and nothing else; equal views give equal choices", { timeout: 120_000 }, async () => {
    expect((await played(NOTHING, 100)).givesUp).toBe(true);
    const even = await played(EVEN, 60);
    expect(even.givesUp).toBe(false);
    expect(await played(EVEN, 60)).toEqual(even);
  });

  it("looks whether all is lost only where he is asked to give up, in the time of his half-turn", async () => {
    const weigh = vi.spyOn(Hope.prototype, "weigh");
    const dice = fastDice(11);
    const position = game.start(dice);
    /** How often he looks at the clock for his choice, 10 ms later each time. */
    async function looked(asked: boolean): Promise<number> {
      let [now, looks] = [0, 0];
      const clock = {
        now() {
          looks += 1;
          return (now += 10);
        },
        pause: () => Promise.resolve(),
      };
      const marshal = createMarshal(game, { chance: () => EVEN }, 3, { clock });
      const decision = game.decision(position);
      if (decision.over) throw new Error("The game is over before he plans.");
      const view = game.view(position, decision.sides[0]);
      weigh.mockImplementation(() => void (now += 9_000));
      if (asked) expect(await marshal.givesUp?.(view, decision)).toBe(false);
      expect(weigh).toHaveBeenCalledTimes(asked ? 1 : 0);
      const action = await marshal.choose(view, decision, Infinity);
      expect(weigh).toHaveBeenCalledTimes(asked ? 1 : 0);
      weigh.mockClear();
      if (looks === 0) game.act(position, decision.sides[0], action, dice);
      return looks;
    }
    let unhurried = 0;
    while (unhurried === 0) unhurried = await looked(false);
    expect(await looked(true)).toBeLessThan(unhurried / 2);
    weigh.mockRestore();
  });
});
