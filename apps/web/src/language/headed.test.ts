import { describe, expect, it } from "vitest";
import { headed } from "./headed.ts";

describe("a name at the head of a line", () => {
  it("begins with a capital, whatever it begins with inside a sentence", () => {
    expect(["zone 41", "division Hill", "Chinn Ridge (84)", "état-major", ""].map(headed)).toEqual([
      "Zone 41",
      "Division Hill",
      "Chinn Ridge (84)",
      "État-major",
      "",
    ]);
  });
});
