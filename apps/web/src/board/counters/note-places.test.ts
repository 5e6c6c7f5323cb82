import { describe, expect, it } from "vitest";
import { type Note, notePlaces, NOTES, type Room } from "./note-places.ts";

const RADIUS = 15;

function hung(notes: readonly Note[], taken: readonly Room[] = []): readonly Room[] {
  const places = notePlaces(new Map(notes.map((note) => [note, RADIUS])), taken);
  expect(places.size).toBe(notes.length);
  return [...places.values()].map((at) => ({ at, radius: RADIUS }));
}

function expectApart(rooms: readonly Room[]): void {
  for (const [index, one] of rooms.entries()) {
    for (const other of rooms.slice(index + 1)) {
      const apart = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
      expect(apart).toBeGreaterThanOrEqual(one.radius + other.radius);
    }
  }
}

describe("notes on the rim of a counter", () => {
  it("never cover one another, any two kinds together", () => {
    for (const one of NOTES) for (const other of NOTES) if (one !== other) expectApart(hung([one, other]));
  });

  it("find room for eight kinds at once", () => {
    expectApart(hung(NOTES.slice(0, 8)));
  });

  it("keep clear of a pointer and of a chevron, whichever way they point", () => {
    for (let bearing = 0; bearing < 360; bearing += 15) {
      const angle = (bearing * Math.PI) / 180;
      const [east, south] = [Math.sin(angle), -Math.cos(angle)];
      const reach = 60 / Math.max(Math.abs(east), Math.abs(south));
      const pointer = { at: [50 + east * reach, 50 + south * reach] as const, radius: 13 };
      for (const note of NOTES) expectApart([pointer, ...hung([note], [pointer])]);
    }
  });

  it("hang where their kind always hangs while nothing is in their way", () => {
    const alone = notePlaces(new Map([["losses", RADIUS]])).get("losses");
    const crowded = notePlaces(new Map(NOTES.slice(0, 7).map((note) => [note, RADIUS]))).get("losses");
    expect(alone).toEqual(crowded);
    expect(alone?.[0]).toBeCloseTo(50);
  });

  it("stand out from the body, so that they cover no figure", () => {
    for (const { at } of hung(NOTES.slice(0, 8))) {
      expect(Math.max(Math.abs(at[0] - 50), Math.abs(at[1] - 50))).toBeGreaterThanOrEqual(56 - 1e-6);
    }
  });
});
