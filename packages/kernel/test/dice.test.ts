import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deriveSeed,
  type Dice,
  DiceExhausted,
  fastDice,
  fromHex,
  ImpossibleDie,
  keyedDice,
  keyedMac,
  keyedSource,
  recordingDice,
  scriptedDice,
  toHex,
} from "../src/index.ts";
import { nodeCrypto } from "./crypto.ts";

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const rolls = (dice: Dice, count: number, faces: number) => Array.from({ length: count }, () => dice.roll("x", faces));

/** Pearson's statistic of how far the counts of the faces lie from equal ones. */
function chiSquare(results: readonly number[], faces: number): number {
  const expected = results.length / faces;
  const counts = Array.from({ length: faces }, (_, face) => results.filter((result) => result === face + 1).length);
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("scripted dice", () => {
  it("give their results in order, then say which die is missing", () => {
    const dice = scriptedDice([3, 5]);
    expect(dice.left).toBe(2);
    expect(rolls(dice, 2, 6)).toEqual([3, 5]);
    const roll = () => dice.roll("artillery", 6);
    expect(roll).toThrow(DiceExhausted);
    expect(roll).toThrow("die 3, a 6-sided die (artillery)");
  });

  it.each([0, 7, 2.5, Number.NaN, -1])("refuse a result a die cannot show: %s", (result) => {
    expect(() => scriptedDice([result]).roll("cavalry", 6)).toThrow(ImpossibleDie);
  });

  it("keep the result for the next try where it did not fit the die", () => {
    const dice = scriptedDice([5]);
    expect(() => dice.roll("small", 4)).toThrow("Die 1 (small) shows 5");
    expect(dice.roll("great", 6)).toBe(5);
  });
});

describe("recording dice", () => {
  it("note what was rolled, and nothing where no result came", () => {
    const dice = recordingDice(scriptedDice([2, 6]));
    rolls(dice, 2, 6);
    expect(() => dice.roll("x", 6)).toThrow(DiceExhausted);
    expect(dice.results).toEqual([2, 6]);
  });
});

describe("keyed dice", () => {
  const mac = keyedMac(nodeCrypto, KEY);

  it("follow their published recipe", () => {
    const byHand = Array.from({ length: 50 }, (_, index) => {
      const bytes = createHmac("sha256", KEY).update(String(index)).digest();
      return 1 + (bytes.readUInt32BE(0) % 6);
    });
    expect(rolls(keyedDice(mac), 50, 6)).toEqual(byHand);
  });

  it("can be taken up at any roll", () => {
    expect(rolls(keyedDice(mac, 20), 30, 6)).toEqual(rolls(keyedDice(mac), 50, 6).slice(20));
  });

  it("pass over numbers that would favour a face", () => {
    const bytes = new Uint8Array(32).fill(255);
    bytes.set([0, 0, 0, 10], 4);
    expect(keyedDice(() => bytes).roll("x", 6)).toBe(5);
    expect(() => keyedDice(() => new Uint8Array(32).fill(255)).roll("x", 6)).toThrow("Eight numbers");
    expect(() => keyedDice(() => new Uint8Array(20)).roll("x", 6)).toThrow("32 bytes");
  });

  it("show every face equally often", () => {
    // 99.9 % of fair sequences stay below 20.5 with six faces and below 27.9 with ten.
    expect(chiSquare(rolls(keyedDice(mac), 30_000, 6), 6)).toBeLessThan(20.5);
    expect(chiSquare(rolls(keyedDice(mac), 30_000, 10), 10)).toBeLessThan(27.9);
  });

  it("come from the key and what the players mixed in, by the published recipe", () => {
    const mixed = ["a1b2", "00ff"];
    const key = createHmac("sha256", KEY).update("a1b2 00ff").digest();
    const source = keyedSource(nodeCrypto, KEY, mixed);
    expect(rolls(source.after(0), 50, 6)).toEqual(rolls(keyedDice(keyedMac(nodeCrypto, key)), 50, 6));
    expect(source.origin).toMatchObject({ mixed, commitment: toHex(nodeCrypto.digest(KEY)) });
  });

  it("refuse a key that could be guessed", () => {
    expect(() => keyedSource(nodeCrypto, new Uint8Array(8))).toThrow("16 bytes or more");
  });
});

describe("fast dice", () => {
  it("show every face equally often, whatever the seed", () => {
    const worst = Math.max(
      ...[0, 1, 2, 3, 1861, 2 ** 40].map((seed) => chiSquare(rolls(fastDice(seed), 20_000, 6), 6)),
    );
    expect(worst).toBeLessThan(24);
  });

  it("do not repeat themselves from one roll to the next", () => {
    const results = rolls(fastDice(7), 36_000, 6);
    const pairs = results.slice(1).map((result, index) => (results[index] - 1) * 6 + result);
    // 99.9 % of fair sequences of pairs stay below 66.6.
    expect(chiSquare(pairs, 36)).toBeLessThan(67);
  });

  it("are the same for the same seed and can be taken up at any roll", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), fc.nat(200), (seed, from) => {
        expect(rolls(fastDice(seed, from), 20, 6)).toEqual(rolls(fastDice(seed), from + 20, 6).slice(from));
      }),
    );
  });

  it("differ between seeds, also between neighbours", () => {
    const sequences = Array.from({ length: 200 }, (_, seed) => rolls(fastDice(deriveSeed(1, seed)), 20, 6).join(""));
    expect(new Set(sequences).size).toBe(200);
  });

  it("refuse a seed that is no whole number", () => {
    for (const seed of [-1, 0.5, Number.NaN, 2 ** 60]) expect(() => fastDice(seed)).toThrow("whole number");
  });
});

describe("hexadecimal digits", () => {
  it("bring bytes there and back", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
    for (const text of ["0", "0g", "AB"]) expect(fromHex(text)).toBeUndefined();
  });
});
