import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../../../src/games/contract/words.ts";
import { language } from "../../../src/language/language.svelte.ts";
import { Announcer } from "../../../src/play/speech/announcer.svelte.ts";
import { aloud } from "../../../src/play/speech/aloud.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = (announcer: Announcer) => announcer.said.map(({ text }) => text);
const flush = () => vi.advanceTimersByTime(100);

describe("the announcer", () => {
  it("says what is told in one press together, in order: what happened, then the odds, then the question", () => {
    const announcer = new Announcer();
    announcer.say("Your turn.", "question");
    announcer.say("Chance 58%.", "weighed");
    announcer.say("Bee loses a step.", "happened");
    announcer.say("Bee retreats.", "happened");
    expect(texts(announcer)).toEqual([]);
    flush();
    expect(texts(announcer)).toEqual(["Bee loses a step.", "Bee retreats.", "Chance 58%.", "Your turn."]);
  });

  it("says each thing once, and of what can only be one way the last word", () => {
    const announcer = new Announcer();
    announcer.say("Bee loses a step.", "happened");
    announcer.say("Bee loses a step.", "happened");
    announcer.say("Chance 41%.", "weighed");
    announcer.say("Chance 58%.", "weighed");
    flush();
    announcer.say("Chance 65%.", "weighed");
    flush();
    expect(texts(announcer)).toEqual(["Bee loses a step.", "Chance 65%."]);
  });

  it("says the same refusal again when it is asked for again, as something new", () => {
    const announcer = new Announcer();
    announcer.say("The battles are not complete.", "refusal");
    flush();
    const [first] = announcer.said;
    announcer.say("The battles are not complete.", "refusal");
    flush();
    expect(texts(announcer)).toEqual(["The battles are not complete."]);
    expect(announcer.said[0]?.key).not.toBe(first?.key);
  });

  it("forgets everything with the next act, except what happened and was not yet said", () => {
    const announcer = new Announcer();
    announcer.say("The battles are not complete.", "refusal");
    flush();
    announcer.say("Too far.", "refusal");
    announcer.say("Bee retreats.", "happened");
    announcer.act();
    expect(texts(announcer)).toEqual([]);
    flush();
    expect(texts(announcer)).toEqual(["Bee retreats."]);
  });

  it("keeps no more than ears can want, and nothing once it is closed", () => {
    const announcer = new Announcer();
    for (let at = 0; at < 30; at++) announcer.say(`Event ${at}.`, "happened");
    flush();
    expect(texts(announcer)).toHaveLength(12);
    expect(texts(announcer).at(-1)).toBe("Event 29.");
    announcer.say("Later.", "happened");
    announcer.close();
    flush();
    expect(texts(announcer)).toEqual([]);
  });
});

describe("a line read aloud", () => {
  it("has no rule numbers, no signs between words, and an end", () => {
    expect(aloud(["2 attacks declared · the order is yours ", { rule: "BR61-11.1-c" }])).toBe(
      "2 attacks declared, the order is yours.",
    );
    expect(aloud(["Sherman stops at ", { place: "a", name: "Stone House" }, " (", { rule: "BR61-10.3-l" }, ")."])).toBe(
      "Sherman stops at Stone House.",
    );
    expect(aloud([])).toBe("");
  });

  it("says arrows and short forms as words of the language", async () => {
    const march = (name: string): Line => [
      name,
      { place: "a", name: "Sudley" },
      " → ",
      { place: "b", name: "Deep Cut" },
      ".",
    ];
    const total: Line = [{ die: 2, side: "north" }, " − 4 = −2 → 1."];
    expect(aloud(march("Meade: "))).toBe("Meade: Sudley to Deep Cut.");
    expect(aloud(["Hardin v. Field: ", ...total])).toBe("Hardin against Field: 2 − 4 = −2, counts as 1.");
    expect(aloud(["2-3-4 against 4 at W24: 5-1, or 1-2"])).toBe("2-3-4 against 4 at W24: 5 to 1, or 1 to 2.");
    await language.speak("fr");
    expect(aloud(march("Meade : "))).toBe("Meade : Sudley vers Deep Cut.");
    expect(aloud(["Hardin c. Field : ", ...total])).toBe("Hardin contre Field : 2 − 4 = −2, compte comme 1.");
    expect(aloud(["Meade a marché : → ", { place: "b", name: "Deep Cut" }])).toBe("Meade a marché : vers Deep Cut.");
    expect(aloud(["Meade : zone 78 → zone 80 → Deep Cut"])).toBe(
      "Meade : de la zone 78 vers la zone 80 vers Deep Cut.",
    );
    expect(aloud(["Meade : Sudley → zone 80, face au nord"])).toBe("Meade : Sudley vers la zone 80, face au nord.");
    await language.speak("en");
  });
});
