import { texts as english } from "@stonebridge/games/second-bull-run-1862/text/en";
import { texts as french } from "@stonebridge/games/second-bull-run-1862/text/fr";
import { describe, expect, it } from "vitest";
import { en } from "../language/en.ts";
import { fr } from "../language/fr.ts";
import { firstPhaseOf, momentOf } from "./moment.ts";

describe("the track of turns of 1862", () => {
  it("has no first phase on the evening between both days (SB62-11.2.3-c)", () => {
    expect(firstPhaseOf({ scenario: "both-days", day: 1, turn: 11 })).toBe(2);
    expect(firstPhaseOf({ scenario: "both-days", day: 1, turn: 10 })).toBe(1);
    expect(firstPhaseOf({ scenario: "both-days", day: 2, turn: 2 })).toBe(1);
    expect(firstPhaseOf({ scenario: "august-30", day: 2, turn: 5 })).toBe(1);
  });
});

describe("the moment of 1862 in one line", () => {
  const acting = { scenario: "august-30", stage: "action", day: 2, turn: 10, phase: 3, active: "confederate" } as const;
  const idle = { scenario: "august-30", day: 2, turn: 10, phase: 0 } as const;

  it("says turn, hour and phase while somebody acts, else the day and the part of the turn", () => {
    expect(momentOf(acting, english, en.track)).toBe("T10 18:30 · phase 3");
    expect(momentOf({ ...acting, scenario: "both-days" }, english, en.track)).toBe("30 Aug · T10 · phase 3");
    expect(momentOf({ ...idle, stage: "administrative" }, english, en.track)).toBe("30 Aug · T10 · administration");
    expect(momentOf({ ...idle, stage: "night" }, french, fr.track)).toBe("30 août · Nuit");
  });

  it("is never longer than a phone has room for, in French either", () => {
    for (const stage of ["initiative", "continuation", "administrative", "night", "over", "set-up"] as const)
      expect(momentOf({ ...idle, stage }, french, fr.track).length, stage).toBeLessThanOrEqual(30);
    expect(momentOf(acting, french, fr.track).length).toBeLessThanOrEqual(30);
  });
});
