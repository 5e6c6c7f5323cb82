import { describe, expect, it } from "vitest";
import { overlaysAfter, overlaysUp } from "./overlays-up.ts";

const SWITCHES = [{ id: "reach", figures: true }, { id: "control" }, { id: "command", figures: true }];

describe("overlays of the map", () => {
  it("show figures of one kind at a time, washes of several", () => {
    const control = overlaysAfter(new Set(), "control", SWITCHES);
    const reach = overlaysAfter(control, "reach", SWITCHES);
    expect([...reach]).toEqual(["control", "reach"]);
    const command = overlaysAfter(reach, "command", SWITCHES);
    expect([...command]).toEqual(["control", "command"]);
    expect([...overlaysAfter(command, "command", SWITCHES)]).toEqual(["control"]);
  });

  it("give way to the one whose key is held, and come back", () => {
    const kept = new Set(["control", "command"]);
    expect([...overlaysUp(kept, "reach", SWITCHES)]).toEqual(["control", "reach"]);
    expect([...overlaysUp(kept, "control", SWITCHES)]).toEqual(["control", "command"]);
    expect(overlaysUp(kept, undefined, SWITCHES)).toBe(kept);
  });
});
