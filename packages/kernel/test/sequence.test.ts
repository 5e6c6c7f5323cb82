import { describe, expect, it } from "vitest";
import { type Asked, type Decision, fastDice, Refused, refusals, sequenceOfPlay } from "../src/index.ts";

/** Cards are named in pairs out of a hand; a purse is opened only where there is something in it, and nobody sees into the other's. */
interface Purse {
  readonly stack: { step: "purse" | "pair" | "end" }[];
  readonly hand: string[];
  coins: number[];
  played: string[];
}
type Act =
  | { readonly type: "pair"; readonly cards: readonly string[] }
  | { readonly type: "coin"; readonly of: number };
type Play = { readonly p: Purse; readonly dice: never; readonly events: never };
const REFUSALS = refusals<Asked<Play, Act>, `P-${number}`>()({
  "not-asked": ["P-1"],
  over: ["P-2"],
  coin: ["P-3", ({ play }) => ({ coins: play.p.coins })],
  closed: ["P-4", ({ play, action }) => ({ coins: play.p.coins, type: action.type })],
});

const game = sequenceOfPlay<Purse, { step: "purse" | "pair" | "end" }, Act, never, Play>({
  steps: {
    pair: {
      ask: ({ p }): Decision<Act> => asked("pair", [{ type: "pair", cards: p.hand.slice(0, 2) }]),
      take({ p }, _, action) {
        if (action.type === "pair") p.played = [...action.cards];
        p.stack.pop();
      },
    },
    purse: {
      ask: ({ p }): Decision<Act> =>
        asked(
          "purse",
          p.coins.slice(0, 1).map((of) => ({ type: "coin", of })),
        ),
      run: ({ p }) => void p.stack.pop(),
      refuse: (_, __, { type }) => (type === "coin" ? REFUSALS.coin : undefined),
    },
    end: {},
  },
  play: (p) => ({ p }) as never,
  outcome: (_, { step }) => (step === "end" ? { over: true, winner: "draw", rule: "P-5", about: {} } : undefined),
  isAction: (data): data is Act => typeof data === "object" && data !== null && "type" in data,
  refusals: { over: REFUSALS.over, otherSide: REFUSALS.over, notAsked: REFUSALS["not-asked"] },
  elsewhere: ({ action }) => (action.type === "coin" ? REFUSALS.closed : undefined),
  known: (p, side) => (side === "one" ? { ...p, coins: p.coins.map(() => 0) } : p),
});

function asked(step: string, actions: Act[]): Decision<Act> {
  return { over: false, sides: ["one"], step, rule: "P-1", about: {}, actions };
}

const dealt = (steps: readonly ("purse" | "pair")[], coins: number[] = []): Purse => ({
  stack: [{ step: "end" }, ...steps.map((step) => ({ step }))],
  hand: ["ace", "king"],
  coins,
  played: [],
});

describe("a sequence of play", () => {
  it("asks nothing where nothing is left to choose: the step runs by itself", () => {
    expect(game.decision(dealt(["purse"]))).toMatchObject({ over: true });
    expect(game.decision(dealt(["purse"], [3]))).toMatchObject({ actions: [{ type: "coin", of: 3 }] });
  });

  it("plays the offered action, in whatever order its list was sent; a name twice is another list", () => {
    const p = dealt(["pair"]);
    expect(() => game.act(p, "one", { type: "pair", cards: ["ace", "ace"] }, fastDice(1))).toThrow(Refused);
    game.act(p, "one", { type: "pair", cards: ["king", "ace"] }, fastDice(1));
    expect(p.played).toEqual(["ace", "king"]);
  });

  it("finds the reason of a refusal in what the side knows, and anew once something has happened", () => {
    const p = dealt(["purse", "pair"], [7, 9]);
    game.act(p, "one", { type: "pair", cards: ["ace", "king"] }, fastDice(1));
    expect(game.whyNot(p, "one", { type: "coin", of: 9 })).toEqual({
      rule: "P-3",
      reason: "coin",
      with: { coins: [0, 0] },
    });
    const q = dealt(["purse"], [5]);
    expect(game.whyNot(q, "one", { type: "coin", of: 9 })?.with).toEqual({ coins: [0] });
  });

  it("says of an action that no step asks for what closed its choice, in what the side knows", () => {
    const p = dealt(["pair"], [7]);
    expect(game.whyNot(p, "one", { type: "coin", of: 7 })).toEqual({
      rule: "P-4",
      reason: "closed",
      with: { coins: [0], type: "coin" },
    });
    expect(game.whyNot(p, "two", { type: "coin", of: 7 })?.with).toEqual({ coins: [7], type: "coin" });
  });

  it("says that something else is asked, or the other side, where no clause says more", () => {
    const p = dealt(["pair"]);
    expect(game.whyNot(p, "one", { type: "pair", cards: ["ace", "ace"] })).toEqual({
      rule: "P-1",
      reason: "not-asked",
    });
    expect(game.whyNot(p, "two", { type: "pair", cards: ["ace", "king"] })).toEqual({ rule: "P-2", reason: "over" });
    expect(game.whyNot(p, "one", 7 as never)).toEqual({ rule: "P-1", reason: "not-asked" });
    // the clause that ended it, not that of the refusal
    expect(game.whyNot(dealt([]), "one", { type: "coin", of: 7 })).toEqual({ rule: "P-5", reason: "over" });
  });
});
