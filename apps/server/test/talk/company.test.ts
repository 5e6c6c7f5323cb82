import { describe, expect, it } from "vitest";
import type { Known } from "../../src/storage/presence-store.ts";
import { presenceOf } from "../../src/talk/company.ts";

const row = (state: Known["state"], since: number, until: number, node = "one"): Known => ({
  match: "m",
  side: "north",
  node,
  state,
  since,
  until,
});

describe("whether somebody is there", () => {
  it("is yes while one node alive says so, whatever others say", () => {
    expect(presenceOf([row("left", 90_000, 200_000), row("here", 10_000, 100_001, "other")], 100_000)).toEqual({
      is: "here",
    });
  });

  it("is no since the last time anybody knew of him", () => {
    expect(presenceOf([row("left", 50_000, 200_000), row("left", 60_000, 0, "other")], 100_000)).toEqual({
      is: "away",
      since: 60_000,
    });
    expect(presenceOf([], 100_000)).toEqual({ is: "away" });
  });

  it("is that he is expected back for half a minute after his connection broke, or the node he was at died", () => {
    expect(presenceOf([row("lost", 80_000, 200_000)], 100_000)).toEqual({ is: "reconnecting", since: 80_000 });
    expect(presenceOf([row("lost", 80_000, 200_000)], 110_000)).toEqual({ is: "away", since: 80_000 });
    expect(presenceOf([row("here", 10_000, 90_000)], 100_000)).toEqual({ is: "reconnecting", since: 90_000 });
    expect(presenceOf([row("here", 10_000, 90_000)], 120_000)).toEqual({ is: "away", since: 90_000 });
  });
});
