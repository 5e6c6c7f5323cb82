import { describe, expect, it } from "vitest";
import { firstPhaseOf } from "./moment.ts";

describe("the track of turns of 1862", () => {
  it("has no first phase on the evening between both days (SB62-11.2.3-c)", () => {
    expect(firstPhaseOf({ scenario: "both-days", day: 1, turn: 11 })).toBe(2);
    expect(firstPhaseOf({ scenario: "both-days", day: 1, turn: 10 })).toBe(1);
    expect(firstPhaseOf({ scenario: "both-days", day: 2, turn: 2 })).toBe(1);
    expect(firstPhaseOf({ scenario: "august-30", day: 2, turn: 5 })).toBe(1);
  });
});
