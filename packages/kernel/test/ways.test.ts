import { describe, expect, it } from "vitest";
import { type Decision, type Dice, type Outcome, type WayRules, waysAhead } from "../src/index.ts";

/** Somebody walks along numbered places with points to spend; the fifth is a wager, the sixth a trap, once he may make an effort. */
interface Walk {
  at: number;
  points: number;
  effort: boolean;
}
type Go = { readonly type: "go"; readonly to: string } | { readonly type: "hurry" } | { readonly type: "stay" };
interface Gone {
  readonly type: "gone";
  readonly cost: number;
}

const game = {
  copy: (walk: Walk): Walk => ({ ...walk }),
  decision({ at, points, effort }: Walk): Decision<Go> | Outcome {
    if (at === 4) return { over: true, winner: "draw", rule: "W-1", about: {} };
    const actions: Go[] = points > 0 ? [{ type: "go", to: String(at + 1) }] : [];
    if (at > 0 && points > 0) actions.push({ type: "go", to: String(at - 1) });
    if (!effort && points === 0) actions.push({ type: "hurry" });
    if (at !== 1) actions.push({ type: "stay" });
    return { over: false, sides: ["one"], step: "walk", rule: "W-2", about: {}, actions };
  },
  act(walk: Walk, _: string, action: Go, dice: Dice, events?: Gone[]): void {
    if (action.type === "hurry") Object.assign(walk, { points: walk.points + 1, effort: true });
    if (action.type !== "go") return;
    walk.at = Number(action.to);
    walk.points -= 1;
    events?.push({ type: "gone", cost: 1 });
    if (walk.at === 5) dice.roll("wager", 6, "one");
    if (walk.at === 6) throw new Error("A trap.");
  },
};
const rules: WayRules<Go, Gone> = {
  goesOn: (step) => step === "walk",
  reads(action) {
    if (action.type === "go") return { enters: action.to };
    return action.type === "hurry" ? "effort" : undefined;
  },
  ends: ({ type }) => type === "stay",
  spent: (events) => events[0]?.cost ?? 0,
};
const from = (at: number, points: number) =>
  waysAhead(game, { at, points, effort: false }, rules).toSorted((a, b) => a.space.localeCompare(b.space));

describe("ways ahead", () => {
  it("go as far as points and one effort allow, the cheapest first, each with what to play", () => {
    const ways = from(0, 2);
    expect(ways.map(({ space, cost, effort, mayEnd }) => [space, cost, effort, mayEnd])).toEqual([
      ["0", 2, false, true],
      ["1", 1, false, false],
      ["2", 2, false, true],
      ["3", 3, true, true],
    ]);
    expect(ways[3]?.actions.map(({ type }) => type)).toEqual(["go", "go", "hurry", "go"]);
    expect(ways[3]?.path).toEqual(["1", "2", "3"]);
  });

  it("end where the game does, and where a die would have to fall", () => {
    expect(from(3, 1).find(({ space }) => space === "4")).toMatchObject({ stops: false, mayEnd: true });
    const wager = waysAhead(game, { at: 6, points: 1, effort: true }, rules);
    expect(wager.find(({ space }) => space === "5")).toMatchObject({ cost: 1, stops: false, mayEnd: true });
  });

  it("let other faults through", () => {
    expect(() => from(5, 1)).toThrow("A trap.");
  });
});
