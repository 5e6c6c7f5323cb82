import { describe, expect, it } from "vitest";
import { spokenName } from "./names.ts";

describe("what a counter is called aloud", () => {
  const guns = { name: "Hill Art", short: "Hill" };

  it("is its label, with what is printed on it at this level where that is something else", () => {
    const label = "Artillerie de Hill, Confédérés";
    expect(([0, 1, 2] as const).map((level) => spokenName(label, guns, level))).toEqual([
      label,
      `${label}, Hill Art`,
      `${label}, Hill Art`,
    ]);
    expect(spokenName("2e Maine, Union", { name: "2 Me", short: "2 Me" }, 1)).toBe("2e Maine, Union, 2 Me");
    expect(spokenName("Sullivan, Union", { name: "Sullivan", short: "Sull" }, 2)).toBe("Sullivan, Union");
    expect(spokenName("A face-down piece", {}, 1)).toBe("A face-down piece");
  });
});
