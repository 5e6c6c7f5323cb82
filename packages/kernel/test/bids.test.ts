import { describe, expect, it } from "vitest";
import { bidFor, Faulty } from "../src/index.ts";

const BIDS = { version: 3, bids: { dawn: { blue: 0, grey: 4 }, dusk: { blue: 0, grey: 0 } } };

describe("fair bids", () => {
  it("are found by the scenario, and refused in words where there is none", () => {
    expect(bidFor(BIDS, "dawn")).toEqual({ blue: 0, grey: 4 });
    expect(() => bidFor(BIDS, "noon")).toThrow(Faulty);
    expect(() => bidFor(BIDS, "toString")).toThrow(/no bid has been found for toString/);
  });
});
