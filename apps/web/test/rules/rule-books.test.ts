import { describe, expect, it } from "vitest";
import { RULE_BOOK as BOOK_1861 } from "@stonebridge/games/bull-run-1861/rules";
import { RULE_BOOK as BOOK_1983 } from "@stonebridge/games/bull-run-1983/rules";
import { RULE_BOOK } from "@stonebridge/games/no-written-orders/rules";
import { rules as english } from "@stonebridge/games/no-written-orders/rules/en";
import { rules as french } from "@stonebridge/games/no-written-orders/rules/fr";
import { RULE_BOOK as BOOK_1862 } from "@stonebridge/games/second-bull-run-1862/rules";
import { citedAs, gameOfRule, shortRule } from "../../src/games/rule-books.ts";
import { bookOf, placeOf, search } from "../../src/rules/book.ts";

const BOOKS = [
  ["bull-run-1861", BOOK_1861],
  ["bull-run-1983", BOOK_1983],
  ["second-bull-run-1862", BOOK_1862],
  ["no-written-orders", RULE_BOOK],
] as const;

describe("rules and their games", () => {
  it.each(BOOKS)("every rule of %s is found to be its own", (game, { rules }) => {
    for (const { id } of rules) expect(gameOfRule(id), id).toBe(game);
  });

  it("are cited without the name of their book, and by what they are where they name none", () => {
    for (const [, { rules }] of BOOKS)
      for (const { id } of rules) {
        expect(shortRule(id)).toBe(id.slice(id.indexOf("-") + 1));
        expect(shortRule(shortRule(id))).toBe(shortRule(id));
      }
    expect(shortRule("NWO-12.3.AT-a")).toBe("12.3.AT-a");
    expect(shortRule("12.3")).toBe("12.3");
    const cited = ["NWO-RUL171", "SB62-RU62", "BR61-R58", "SB62-T3", "NWO-TT", "NWO-DR11", "SB62-S1"].map(citedAs);
    expect(cited.map((one) => `${one?.kind} ${one?.number}`)).toEqual([
      "ruling 171",
      "ruling 62",
      "ruling 58",
      "table 3",
      "table T",
      "roll 11",
      "option 1",
    ]);
    expect(["BR83-7.3-a", "NWO-12.3.AT-a"].map(citedAs)).toEqual([undefined, undefined]);
  });
});

describe.each([english, french])("the book of No Written Orders in $language", (words) => {
  const book = bookOf(RULE_BOOK, words);

  it("holds every registered rule, each with its words, each to be found by reading on", () => {
    const read = book.sections.flatMap(({ clauses }) => clauses.flatMap(({ entry, attached }) => [entry, ...attached]));
    expect(read.map(({ id }) => id).toSorted()).toEqual(RULE_BOOK.rules.map(({ id }) => id).toSorted());
    for (const { title, statement } of read) expect([title, statement].every((text) => text.length > 2)).toBe(true);
    expect(book.clauses).toBe(470);
  });

  it("has its orders in a chapter of their own, and opens there", () => {
    expect(placeOf(book, "NWO-12.3.AT-d")).toMatchObject({ section: "12.3", entry: { label: "12.3.AT-d" } });
    expect(placeOf(book, "12.3")).toEqual({ section: "12.3" });
    expect(search(book, "RUL088", "ruling").map(({ entry }) => entry.id)).toContain("NWO-RUL088");
  });
});
