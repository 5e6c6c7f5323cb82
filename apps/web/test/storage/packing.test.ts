import { describe, expect, it } from "vitest";
import { BrokenLink, pack, unpack } from "../../src/storage/packing.ts";

const DATA = {
  format: "stonebridge-record",
  words: Array.from({ length: 400 }, (_, index) => `Henry Hill — ${index}`),
};

describe("links that hold a game", () => {
  it("give back what was packed, in letters that a fragment may hold", async () => {
    const packed = await pack(DATA);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(DATA).length / 2);
    expect(await unpack(packed)).toEqual(DATA);
  });

  it("say so when they are cut short, altered, or something else", async () => {
    const packed = await pack(DATA);
    const middle = Math.floor(packed.length / 2);
    const altered = packed.slice(0, middle) + (packed[middle] === "A" ? "B" : "A") + packed.slice(middle + 1);
    for (const broken of [packed.slice(0, -40), packed.slice(0, middle), "!", "hello", ""]) {
      await expect(unpack(broken), broken.slice(0, 20)).rejects.toBeInstanceOf(BrokenLink);
    }
    const read = await unpack(altered).catch((error: unknown) => error);
    expect(read).not.toEqual(DATA);
  });

  it("do not unpack without end", async () => {
    const bomb = await pack("x".repeat(9 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(20_000);
    await expect(unpack(bomb)).rejects.toThrow("more than a game can hold");
  });
});
