import { RULE_BOOK as rules1861 } from "@stonebridge/games/bull-run-1861/rules";
import { RULE_BOOK as rules1983 } from "@stonebridge/games/bull-run-1983/rules";
import { RULE_BOOK as rulesOrders } from "@stonebridge/games/no-written-orders/rules";
import { RULE_BOOK as rules1862 } from "@stonebridge/games/second-bull-run-1862/rules";
import { describe, expect, it } from "vitest";
import { lessons as english1861 } from "../../src/games/bull-run-1861/guide/en.ts";
import { lessons as french1861 } from "../../src/games/bull-run-1861/guide/fr.ts";
import { LESSON as lessons1861 } from "../../src/games/bull-run-1861/guide/lessons.ts";
import { lessons as english1983 } from "../../src/games/bull-run-1983/guide/en.ts";
import { lessons as french1983 } from "../../src/games/bull-run-1983/guide/fr.ts";
import { LESSON as lessons1983 } from "../../src/games/bull-run-1983/guide/lessons.ts";
import type { GuidedHand, LessonText } from "../../src/games/contract/guide.ts";
import type { ShortLessonText } from "../../src/games/contract/lessons.ts";
import { type Line, plain } from "../../src/games/contract/words.ts";
import { lessons as englishOrders } from "../../src/games/no-written-orders/guide/en.ts";
import { lessons as frenchOrders } from "../../src/games/no-written-orders/guide/fr.ts";
import { LESSON as lessonsOrders } from "../../src/games/no-written-orders/guide/lessons.ts";
import { lessons as shortEnglishOrders } from "../../src/games/no-written-orders/lessons/en.ts";
import { lessons as shortFrenchOrders } from "../../src/games/no-written-orders/lessons/fr.ts";
import { lessons as english1862 } from "../../src/games/second-bull-run-1862/guide/en.ts";
import { lessons as french1862 } from "../../src/games/second-bull-run-1862/guide/fr.ts";
import { LESSON as lessons1862 } from "../../src/games/second-bull-run-1862/guide/lessons.ts";
import { lessons as shortEnglish } from "../../src/games/second-bull-run-1862/lessons/en.ts";
import { lessons as shortFrench } from "../../src/games/second-bull-run-1862/lessons/fr.ts";
import { lessons as short1861English } from "../../src/games/bull-run-1861/lessons/en.ts";
import { lessons as short1861French } from "../../src/games/bull-run-1861/lessons/fr.ts";
import { lessons as short1983English } from "../../src/games/bull-run-1983/lessons/en.ts";
import { lessons as short1983French } from "../../src/games/bull-run-1983/lessons/fr.ts";
import { gameOf } from "../../src/games/shelf.ts";
import { citedBy, wordsFor } from "./guided.svelte.ts";

type Text = LessonText | ShortLessonText;
type Texts = Readonly<Record<string, Text>>;

const MOUSE: GuidedHand = { touch: false, phone: false };
const FINGER: GuidedHand = { touch: true, phone: true };

const linesOf = (text: Text, hand = MOUSE): readonly Line[] => ("deed" in text ? wordsFor(text, hand) : text.words);

interface Guided {
  readonly rules: readonly { readonly id: string }[];
  readonly english: Texts;
  readonly french: Texts;
  /** Rule and minutes of each lesson; the lessons have their order. */
  readonly lessons?: Readonly<Record<string, { readonly rule: string; readonly minutes: number }>>;
}

const GUIDED: Readonly<Record<string, Guided>> = {
  "bull-run-1861": { rules: rules1861.rules, english: english1861, french: french1861, lessons: lessons1861 },
  "bull-run-1983": { rules: rules1983.rules, english: english1983, french: french1983, lessons: lessons1983 },
  "second-bull-run-1862": { rules: rules1862.rules, english: english1862, french: french1862, lessons: lessons1862 },
  "no-written-orders": {
    rules: rulesOrders.rules,
    english: englishOrders,
    french: frenchOrders,
    lessons: lessonsOrders,
  },
};
const SHORT: Readonly<Record<string, Guided>> = {
  "bull-run-1861, short": { rules: rules1861.rules, english: short1861English, french: short1861French },
  "bull-run-1983, short": { rules: rules1983.rules, english: short1983English, french: short1983French },
  "second-bull-run-1862, short": { rules: rules1862.rules, english: shortEnglish, french: shortFrench },
  "no-written-orders, short": { rules: rulesOrders.rules, english: shortEnglishOrders, french: shortFrenchOrders },
};

describe.each(Object.entries({ ...GUIDED, ...SHORT }))(
  "the lessons of %s",
  (_, { rules, english, french, lessons }) => {
    const known = new Set(rules.map(({ id }) => id));

    it("are each about a rule of the game", () => {
      for (const [id, { rule }] of Object.entries(lessons ?? {})) expect(known.has(rule), id).toBe(true);
    });

    it.each([
      ["English", english],
      ["French", french],
    ])("cite only rules of the game: %s", (_language, texts) => {
      for (const [id, text] of Object.entries<Text>(texts)) {
        const cited = citedBy(linesOf(text));
        expect(cited.length, id).toBeGreaterThan(0);
        expect(
          cited.filter((one) => !known.has(one)),
          id,
        ).toEqual([]);
      }
    });

    it("say the same rules in both languages", () => {
      const cited = (texts: Texts) => Object.entries<Text>(texts).map(([id, text]) => [id, citedBy(linesOf(text))]);
      expect(cited(french)).toEqual(cited(english));
    });

    it("name no click and no key to a hand that has neither", () => {
      const said = (texts: Texts) =>
        Object.values<Text>(texts).flatMap((text) => linesOf(text, FINGER).map((line) => plain(line)));
      const keys =
        /\b(?:[Cc]licks?|[Cc]lique[rz]?|[Kk]eys?|touches? [A-Z?]|F1|[Pp]oint at|[Pp]ointez|[Hh]old [A-Z]|maintenez)\b/;
      expect([...said(english), ...said(french)].filter((one) => keys.test(one))).toEqual([]);
    });
  },
);

describe.each(Object.entries(GUIDED))("the card of the guided turn of %s", (game, { lessons = {} }) => {
  it.each(["en", "fr"] as const)("says how many steps there are, and how long they take: %s", (code) => {
    const facts = gameOf(game)?.front[code].lesson?.facts ?? "";
    const minutes = Object.values(lessons).map((one) => one.minutes);
    expect(facts.match(/\d+/g)).toEqual([String(minutes.length - 1), String(Math.max(...minutes))]);
  });
});
