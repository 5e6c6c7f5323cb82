import { describe, expect, it } from "vitest";
import { type Inputs, type Model, pack, readModel, unpack, Value } from "@stonebridge/bots/value";

/** A position is two numbers, and a flag for each of three places. */
interface Small {
  readonly force: number;
  readonly time: number;
  readonly places: readonly number[];
}

const inputs: Inputs<Small> = {
  version: 3,
  numbers: ["force", "time"],
  flags: 3,
  mostFlags: 3,
  write({ force, time, places }, numbers, flags) {
    numbers[0] = force;
    numbers[1] = time;
    flags.set(places);
    return places.length;
  },
};

const linear = new Float32Array(5 * 4);
// force helps the first side, a flag at place 2 the second; force counts for the lead too
linear[0] = 1;
linear[3] = 2;
linear[(2 + 2) * 4 + 2] = 3;

const model: Model = {
  format: "stonebridge-value",
  version: 1,
  game: "small",
  inputs: 3,
  numbers: ["force", "time"],
  flags: 3,
  trained: { games: 0 },
  means: pack([1, 0]),
  spreads: pack([2, 1]),
  leadSpread: 10,
  linear: { size: 4, weights: pack(linear), constants: pack([0, 0, 0, 0]) },
  layers: [
    { size: 1, weights: pack([1, 0, 0, 0, 0]), constants: pack([0]) },
    { size: 4, weights: pack([0, 0, 1, 0]), constants: pack([0, 0, 0, 0]) },
  ],
};

describe("a value", () => {
  it("adds a linear part and a net of rectified units", () => {
    const value = new Value("small", inputs, model);
    const even = value.judge({ force: 1, time: 0, places: [] });
    expect(even.win[0]).toBeCloseTo(1 / 3);
    expect(even.draw).toBeCloseTo(1 / 3);
    expect(even.lead).toBeCloseTo(0);
    // force 5 is 2 spreads above the mean: 2 for the first side, and the net's unit gives the second side 2 as well
    const strong = value.judge({ force: 5, time: 0, places: [] });
    expect(strong.win[0]).toBeCloseTo(strong.win[1], 3);
    expect(strong.lead).toBeCloseTo(40, 1);
    // below the mean the unit is silent
    const weak = value.judge({ force: -3, time: 0, places: [] });
    expect(weak.win[0]).toBeLessThan(weak.win[1]);
    expect(value.judge({ force: 1, time: 0, places: [2] }).win[1]).toBeCloseTo(Math.exp(3) / (Math.exp(3) + 2), 3);
  });

  it("gives chances of both sides that add up to one, a draw counting half", () => {
    const value = new Value("small", inputs, model);
    const position = { force: 2, time: 4, places: [0, 2] };
    expect(value.chance(position, 0) + value.chance(position, 1)).toBeCloseTo(1);
    const { win, draw } = value.judge(position);
    expect(win[0] + win[1] + draw).toBeCloseTo(1);
    expect(value.chance(position, 0, 0)).toBeCloseTo(win[0]);
  });

  it("judges what lies far beyond all that it learned from as the farthest it knows", () => {
    const value = new Value("small", inputs, model);
    expect(value.judge({ force: 1e9, time: 0, places: [] })).toEqual(value.judge({ force: 11, time: 0, places: [] }));
  });
});

describe("weights", () => {
  it("survive packing to a 32,767th of the largest", () => {
    const numbers = [0, 1, -1, 0.333, 2.5, -2.5];
    const back = unpack(pack(numbers), numbers.length) as Float32Array;
    for (const [at, number] of numbers.entries()) expect(back[at]).toBeCloseTo(number, 4);
    expect(unpack(pack(numbers), 5)).toBeUndefined();
    expect(unpack({ scale: 1, data: "not base64!" }, 2)).toBeUndefined();
  });

  const refused = (change: Partial<Model>): string => {
    try {
      readModel({ ...model, ...change }, "small", inputs);
    } catch (error) {
      return (error as Error).message;
    }
    return "taken";
  };

  it("of another game, other inputs or another format are refused in words", () => {
    expect(refused({})).toBe("taken");
    expect(refused({ game: "large" })).toBe("These weights cannot be used: game: is large, but small is played");
    expect(refused({ inputs: 2 })).toContain("inputs: is version 2, but this program has version 3: train them again");
    expect(refused({ numbers: ["force"] })).toContain("numbers: are not those of this program");
    expect(refused({ version: 2 })).toContain("format: must be");
  });

  it("that are damaged are refused with the part that is", () => {
    expect(refused({ means: pack([1]) })).toContain("means: must hold 2 numbers");
    expect(refused({ linear: { ...model.linear, weights: { scale: 1, data: "###" } } })).toContain(
      "linear.weights: must hold 20 numbers",
    );
    expect(refused({ layers: model.layers.slice(0, 1) })).toContain("layers: must end with 4");
  });
});
