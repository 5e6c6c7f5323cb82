import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Asked,
  type Decision,
  type Dice,
  type EventBase,
  fastDice,
  type Game,
  Match,
  refusals,
  Refused,
  resume,
  seededSource,
  sequenceOfPlay,
  type SituationBase,
  verify,
} from "../src/index.ts";

/**
 * Both seal bids at the same time, on paper that they can turn over; either may shout, which stops the bidding until the other has
 * answered. Once both are done a die is rolled, the left side answers, and they bid once more.
 */
type Frame =
  | { readonly step: "bids"; readonly side: number }
  | { readonly step: "paper"; readonly side: number }
  | { readonly step: "shout"; readonly side: number }
  | { readonly step: "rounds" };
interface Sealed {
  readonly stack: Frame[];
  bids: [number[], number[]];
  rolled: number[];
}
type Act = { readonly type: "bid" | "blot" | "turn" | "write" | "shout" | "answer" | "done" };
type Told = EventBase & { readonly type: "rolled" | "shouted" };
interface Play {
  readonly p: Sealed;
  readonly dice: Dice;
  readonly events: Told[] | undefined;
}

const SIDES = ["left", "right"] as const;
const SITUATION: SituationBase = { format: "stonebridge-situation", version: 1, game: "sealed", name: "bids" };
const REFUSALS = refusals<Asked<Play, Act>, `S-${number}`>()({
  over: ["S-1"],
  other: ["S-2"],
  not: ["S-3"],
  first: ["S-4"],
});
const asked = (step: string, side: number, types: readonly Act["type"][]): Decision<Act> => ({
  over: false,
  sides: [SIDES[side]],
  step,
  rule: "S-1",
  about: {},
  actions: types.map((type) => ({ type })),
});

const { begin, decision, together, act, whyNot } = sequenceOfPlay<Sealed, Frame, Act, Told, Play>({
  steps: {
    rounds: {
      run({ p, dice, events }) {
        if (p.stack.length > 1) return;
        p.stack.push({ step: "bids", side: 1 }, { step: "bids", side: 0 });
        if (p.bids.flat().length === 0) return;
        p.rolled = [...p.rolled, dice.roll("round", 6)];
        events?.push({ type: "rolled" });
        p.stack.push({ step: "shout", side: 0 });
      },
    },
    bids: {
      partOf: ({ side }) => SIDES[side],
      ask: ({ p }, { side }) =>
        asked("bids", side, ["bid", "turn", "shout", ...(p.bids[side].length > 0 ? (["blot", "done"] as const) : [])]),
      take({ p, events }, { side }, { type }) {
        const mine = p.bids[side];
        if (type === "bid") p.bids = p.bids.with(side, [...mine, mine.length]) as Sealed["bids"];
        else if (type === "blot") p.bids = p.bids.with(side, mine.slice(1)) as Sealed["bids"];
        else if (type === "turn") p.stack.push({ step: "paper", side });
        else if (type === "done") p.stack.pop();
        else {
          events?.push({ type: "shouted", reveals: true });
          p.stack.push({ step: "shout", side: 1 - side });
        }
      },
      refuse: (_, __, { type }) => (type === "blot" ? REFUSALS.first : undefined),
    },
    paper: {
      inPart: true,
      ask: (_, { side }) => asked("paper", side, ["write"]),
      take({ p }, { side }) {
        p.stack.pop();
        p.bids = p.bids.with(side, [...p.bids[side], 9]) as Sealed["bids"];
      },
    },
    shout: {
      ask: (_, { side }) => asked("shout", side, ["answer"]),
      take: ({ p }) => void p.stack.pop(),
    },
  },
  play: (p, dice, events) => ({ p, dice, events }),
  outcome: ({ p }) => (p.rolled.length === 3 ? { over: true, winner: "draw", about: {} } : undefined),
  isAction: (data): data is Act => typeof data === "object" && data !== null && "type" in data,
  refusals: { over: REFUSALS.over, otherSide: REFUSALS.other, notAsked: REFUSALS.not },
});

const copy = (p: Sealed): Sealed => ({ ...p, stack: [...p.stack] });
const game: Game<Sealed, Act, Told, unknown> = {
  id: "sealed",
  rulesVersion: "1",
  sides: SIDES,
  situation: SITUATION,
  start(dice, events) {
    const p: Sealed = { stack: [{ step: "rounds" }], bids: [[], []], rolled: [] };
    begin(p, dice, events);
    return p;
  },
  decision,
  together,
  act,
  whyNot,
  view: (p, seat) => p.bids[SIDES.indexOf(seat as "left")],
  imagine: () => {
    throw new Error("Nobody looks ahead here.");
  },
  copy,
  encode: copy,
};

type Sealing = Match<Sealed, Act, Told, unknown>;
const sealing = (): Sealing => Match.begin(game, { dice: seededSource(4) });
/** `l bid`: the left side bids. */
function play(match: Sealing, ...deeds: readonly string[]): Sealing {
  for (const deed of deeds) {
    const [side, type] = deed.split(" ");
    match.act(side === "l" ? "left" : "right", { type: type as Act["type"] });
  }
  return match;
}
const offered = (match: Sealing, side: string): readonly string[] => {
  const now = match.decisionOf(side);
  return now.over || !now.sides.includes(side) ? [] : now.actions.map(({ type }) => type);
};

it("asks both for their own part, and whoever plays one after the other is asked for the first", () => {
  const match = sealing();
  expect(match.decision).toMatchObject({ sides: ["left"] });
  expect([offered(match, "left"), offered(match, "right")]).toEqual([
    ["bid", "turn", "shout"],
    ["bid", "turn", "shout"],
  ]);
  play(match, "r bid", "l turn", "r blot", "r bid");
  expect([offered(match, "left"), offered(match, "right")]).toEqual([
    ["write"],
    ["bid", "turn", "shout", "blot", "done"],
  ]);
  expect(game.whyNot(match.position, "right", { type: "write" })).toEqual({ rule: "S-3", reason: "not" });
  play(match, "r done");
  expect([offered(match, "left"), offered(match, "right")]).toEqual([["write"], []]);
  expect(game.whyNot(match.position, "right", { type: "bid" })).toEqual({ rule: "S-2", reason: "other" });
  expect(() => play(match, "r bid")).toThrow(Refused);
  play(match, "l write", "l done");
  expect(match.steps.map((step) => step.together)).toEqual([...Array.from({ length: 6 }, () => true), undefined]);
  expect(match.steps.at(-1)?.dice).toHaveLength(1);
});

it("finds the reason of a refusal in the part of the side that asks", () => {
  const match = play(sealing(), "l turn");
  expect(game.whyNot(match.position, "right", { type: "blot" })).toMatchObject({ reason: "first" });
  expect(game.whyNot(match.position, "left", { type: "blot" })).toMatchObject({ reason: "not" });
});

it("stops for everybody while something open goes on, whoever began it", () => {
  for (const [crier, other] of ["lr", "rl"]) {
    const match = play(sealing(), "l turn", "r turn", "l write", "r write", `${other} turn`, `${crier} shout`);
    const shouted = other === "l" ? "left" : "right";
    expect([offered(match, "left"), offered(match, "right")]).toEqual(
      shouted === "left" ? [["answer"], []] : [[], ["answer"]],
    );
    play(match, `${other} answer`);
    expect(offered(match, shouted)).toEqual(["write"]);
    expect(offered(match, shouted === "left" ? "right" : "left")).toContain("done");
  }
});

it("lets a side take back its own steps alone, until both are done or it was shown something", () => {
  const match = play(sealing(), "l bid", "r bid", "l turn", "r turn", "l write", "r write", "r done");
  expect(match.undoStateOf("left")).toEqual({ steps: 3, mark: 0, reason: "start" });
  expect(match.undoStateOf("right")).toEqual({ steps: 4, mark: 0, reason: "start" });
  match.takeBack("right", 5);
  expect(match.steps.map(({ number, side, action }) => `${number} ${side} ${action.type}`)).toEqual([
    "1 left bid",
    "2 right bid",
    "3 left turn",
    "4 right turn",
    "5 left write",
  ]);
  expect(offered(match, "right")).toEqual(["write"]);
  match.takeBack("left", 0);
  expect(match.position.bids).toEqual([[], [0]]);
  expect(match.steps.map(({ number, action }) => [number, action.type])).toEqual([
    [1, "bid"],
    [2, "turn"],
  ]);
  play(match, "l bid", "r write", "r done", "l done");
  expect(match.undoStateOf("right")).toMatchObject({ steps: 0, mark: 6, reason: "roll" });
  expect(() => match.takeBack("right", 0)).toThrow(RangeError);
  play(match, "l answer", "r bid", "l bid", "r bid", "l shout");
  expect(match.undoStateOf("right")).toMatchObject({ steps: 0, mark: 11 });
  play(match, "r answer");
  play(match, "r bid");
  expect(match.undoStateOf("right")).toMatchObject({ steps: 1, mark: 12, reason: "side" });
  expect(match.undoStateOf("left")).toMatchObject({ steps: 0, mark: 12, reason: "side" });
});

it("comes to the same whoever was quicker, whatever was taken back, and is replayed as it was done", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const match = sealing();
      const chance = fastDice(seed);
      for (let step = 0; step < 60 && !match.decision.over; step += 1) {
        const able = SIDES.filter((side) => offered(match, side).length > 0);
        const side = able[chance.roll("side", able.length) - 1];
        const { steps, mark } = match.undoStateOf(side);
        const others = (after: number) => match.steps.slice(after).filter((one) => one.side !== side);
        if (steps > 0 && chance.roll("undo", 4) === 1) {
          const to = mark + chance.roll("to", match.steps.length - mark) - 1;
          const [left, before] = [others(to).map(({ action }) => action), match.position];
          match.takeBack(side, to);
          expect(match.steps.slice(to).map(({ action }) => action)).toEqual(left);
          expect(match.position.bids[1 - SIDES.indexOf(side)]).toEqual(before.bids[1 - SIDES.indexOf(side)]);
          expect(match.steps.map(({ number }) => number)).toEqual(match.steps.map((_, at) => at + 1));
          expect(match.positionAt(match.steps.length)).toEqual(match.position);
        } else {
          const types = offered(match, side);
          match.act(side, { type: types[chance.roll("action", types.length) - 1] as Act["type"] });
        }
      }
      const record = match.record();
      expect(verify(game, record)).toMatchObject({ ok: true });
      const again = resume(game, record);
      expect(again.steps).toEqual(match.steps);
      for (const side of SIDES) expect(again.undoStateOf(side)).toEqual(match.undoStateOf(side));
    }),
    { numRuns: 60 },
  );
});
