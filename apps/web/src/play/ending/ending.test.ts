import type { EventBase } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import type { EndTeller, FightReader } from "../../games/contract/ending.ts";
import { named, pointsIn, scaleFor } from "./curve.ts";
import { costliest, deedsOf, type Fight, fightsOf, lostBy } from "./fights.ts";
import { type Story, telling } from "./story.ts";

interface Event extends EventBase {
  readonly piece?: string;
  readonly turn?: number;
}

const fight = (): Event => ({ type: "fight", rule: "" });
const loss = (piece: string): Event => ({ type: "loss", rule: "", piece });
const end = (): Event => ({ type: "end", rule: "" });

const reader: FightReader<Event> = {
  begins: ({ type }) =>
    type === "fight"
      ? {
          attacker: "north",
          attackers: [
            { piece: "n1", strength: 3 },
            { piece: "n2", strength: 1 },
          ],
          defenders: [{ piece: "s1", strength: 2 }],
          space: "hill",
        }
      : undefined,
  ends: ({ type }) => type === "end",
  cost: ({ type, piece }) => (type === "loss" && piece !== undefined ? { piece, lost: 1 } : undefined),
};

const sideOf = (piece: string) => (piece.startsWith("n") ? "north" : "south");
const steps = (...events: readonly (readonly Event[])[]) =>
  events.map((list, at) => ({ number: at + 1, events: list }));

describe("what fights cost", () => {
  it("counts losses until the next part of the turn, including later steps", () => {
    const fights = fightsOf(steps([fight()], [loss("s1"), loss("n1")], [end()], [loss("s1")]), reader);
    expect(fights).toHaveLength(1);
    expect(fights[0]).toMatchObject({ step: 1, last: 2, space: "hill" });
    expect(fights.map((one) => [lostBy(one, "north", sideOf), lostBy(one, "south", sideOf)])).toEqual([[1, 1]]);
  });

  it("lists the costliest first, among equals the larger, then the earlier, and none without losses", () => {
    const fights = fightsOf(
      steps([fight(), loss("s1")], [fight(), loss("s1"), loss("n1")], [fight()], [fight(), loss("n2")]),
      reader,
    );
    expect(costliest(fights, 3).map(({ step }) => step)).toEqual([2, 1, 4]);
    expect(costliest(fights, 1).map(({ step }) => step)).toEqual([2]);
    const larger = { ...(fights[3] as Fight), attackers: [{ piece: "n1", strength: 9 }] };
    expect(costliest([...fights.slice(0, 3), larger], 3).map(({ step }) => step)).toEqual([2, 4, 1]);
  });

  it("shares the enemy’s losses by strength among those who fought together, attackers and defenders alike", () => {
    const fights = fightsOf(steps([fight(), loss("s1"), loss("s1"), loss("n2")]), reader);
    expect(deedsOf(fights, { formationOf: (piece) => piece, sideOf })).toEqual([
      { id: "n1", side: "north", inflicted: 1.5, suffered: 0, fights: 1 },
      { id: "s1", side: "south", inflicted: 1, suffered: 2, fights: 1 },
      { id: "n2", side: "north", inflicted: 0.5, suffered: 1, fights: 1 },
    ]);
  });
});

/** A game of these steps, told: what stood when, and where it was looked at. @param firstTurn in which it began */
function told(firstTurn: number, ...events: readonly Event[][]) {
  const looked: number[] = [];
  const whole = {
    opening: [],
    steps: steps(...events).map((step) => ({ ...step, side: "north", action: { type: "" }, dice: [], check: "" })),
    viewAt(step: number) {
      looked.push(step);
      return step;
    },
  };
  const teller = {
    pointsOf: (view: number) => ({ north: view, south: 1 }),
    lossesOf: () => ({ north: 0, south: 0 }),
    reading: () => reader,
    formationOf: (piece: string) => piece,
    sideOf,
  } as unknown as EndTeller<Event, number>;
  const work = telling({ whole, teller, firstTurn, turnBegun: (event) => event.turn });
  let part: IteratorResult<number, Story> = work.next();
  while (!part.done) part = work.next();
  const standings = part.value.standings.map(({ turn, step, points }) => [turn, step, points["north"]]);
  return { story: part.value, standings, looked };
}

describe("a game told turn by turn", () => {
  const turn = (number: number): Event => ({ type: "turn", rule: "", turn: number });

  it("looks only when a turn begins and at the end", () => {
    const { story, standings, looked } = told(0, [], [turn(1)], [fight(), loss("s1")], [turn(2)], []);
    expect(standings).toEqual([
      [1, 2, 2],
      [1, 4, 4],
      [2, 5, 5],
    ]);
    expect(looked).toEqual([0, 2, 4, 5]);
    expect(story.costliest).toHaveLength(1);
  });

  it("names the turn it began in where a position was loaded in the middle of one", () => {
    expect(told(6, [fight()], [turn(7)], []).standings).toEqual([
      [6, 0, 0],
      [6, 2, 2],
      [7, 3, 3],
    ]);
    expect(told(6, [fight()], []).standings).toEqual([
      [6, 0, 0],
      [6, 2, 2],
    ]);
  });
});

describe("the drawing of a curve", () => {
  const frame = { left: 10, top: 0, width: 100, height: 50 };

  it("fills its frame: the highest at the top, zero at the bottom", () => {
    expect(pointsIn([0, 5, 10], 10, frame)).toEqual([
      { x: 10, y: 50 },
      { x: 60, y: 25 },
      { x: 110, y: 0 },
    ]);
    expect(pointsIn([4], 8, frame)).toEqual([{ x: 10, y: 25 }]);
  });

  it("is scaled in whole steps, and names as many turns as fit, the last always", () => {
    expect(scaleFor(9)).toEqual({ top: 10, marks: [0, 5, 10] });
    expect(scaleFor(3).marks).toEqual([0, 1, 2, 3]);
    expect(scaleFor(104).top).toBeGreaterThanOrEqual(104);
    expect([...named(8, 1000)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([...named(24, 400)].at(-1)).toBe(23);
    expect(named(24, 400).size).toBeLessThan(9);
  });
});
