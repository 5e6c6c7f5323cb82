import { describe, expect, it } from "vitest";
import { cli } from "./run-cli.ts";

describe("stonebridge maps", () => {
  it("lists every map that can be drawn", async () => {
    const { out } = await cli("maps");
    for (const id of ["bull-run-1861", "bull-run-1983", "second-bull-run-1862", "battlefield"]) {
      expect(out).toContain(id);
    }
  });

  it("says what to do when no file is given", async () => {
    const { code, err } = await cli("maps", "second-bull-run-1862");
    expect(code).not.toBe(0);
    expect(err).toContain("stonebridge maps second-bull-run-1862 --svg second-bull-run-1862.svg");
  });
});
