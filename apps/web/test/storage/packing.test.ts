import { describe, expect, it, vi } from "vitest";
import { BrokenLink, OversizedLink, pack, unpack } from "../../src/storage/packing.ts";

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

  it("stop unpacking at the limit, long before the end of a bomb", async () => {
    // 50 kB that would unpack to 48 MB.
    const { Deflate, Inflate } = await import("fflate");
    const parts: Uint8Array[] = [];
    const deflate = new Deflate({ level: 9 }, (part) => void parts.push(part));
    const block = new Uint8Array(16 * 1024 * 1024);
    for (let count = 0; count < 3; count += 1) deflate.push(block, count === 2);
    const packed = btoa(parts.map((part) => Array.from(part, (byte) => String.fromCharCode(byte)).join("")).join(""));
    const push = vi.spyOn(Inflate.prototype, "push");
    await expect(unpack(packed)).rejects.toBeInstanceOf(OversizedLink);
    const read = push.mock.calls.reduce((sum, [bytes]) => sum + bytes.length, 0);
    expect(read).toBeLessThan(24 * 1024);
    expect(packed.length).toBeGreaterThan(45_000);
    push.mockRestore();
  });

  it("do not unpack without end", async () => {
    const bomb = await pack("x".repeat(9 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(20_000);
    await expect(unpack(bomb)).rejects.toThrow("more than a game can hold");
  });
});
