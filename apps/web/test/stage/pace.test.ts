import { describe, expect, it } from "vitest";
import { lengthOf, tempoOf } from "../../src/stage/pace.ts";

describe("how long a beat lasts", () => {
  const tempo = tempoOf("calm", false);

  it("is less for marches that nobody has to watch, and for forces and dice after the first fight", () => {
    for (const beat of ["before", "after"] as const)
      expect(lengthOf(beat, tempo, { aside: true })).toBeLessThan(tempo[beat]);
    for (const beat of ["forces", "dice"] as const)
      expect(lengthOf(beat, tempo, { again: true })).toBeLessThan(tempo[beat]);
    expect(lengthOf("after", tempo, { again: true })).toBe(tempo.after);
  });

  it("is never less where the result of a fight is read", () => {
    for (const beat of ["read", "result"] as const)
      expect(lengthOf(beat, tempo, { aside: true, again: true, flown: 900 })).toBe(tempo[beat]);
    expect(tempo.read).toBeGreaterThanOrEqual(5000);
  });

  it("counts the flight of the map to a march, but lets its arrow be seen in a map that lies still", () => {
    expect(lengthOf("before", tempo, { flown: 100 })).toBe(tempo.before - 100);
    expect(lengthOf("before", tempo, { flown: 900 })).toBe(tempo.before / 2);
  });
});
