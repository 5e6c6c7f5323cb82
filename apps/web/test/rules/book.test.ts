import { describe, expect, it } from "vitest";
import { RULE_BOOK } from "@stonebridge/games/bull-run-1861/rules";
import { rules as english } from "@stonebridge/games/bull-run-1861/rules/en";
import { rules as french } from "@stonebridge/games/bull-run-1861/rules/fr";
import { bookOf, marked, placeOf, search } from "../../src/rules/book.ts";

const book = bookOf(RULE_BOOK, english);
const livre = bookOf(RULE_BOOK, french);

describe("the rules as a book", () => {
  it.each([book, livre])("hold every registered rule, each with its words, each to be found by reading on", (one) => {
    const read = one.sections.flatMap(({ clauses }) => clauses.flatMap(({ entry, attached }) => [entry, ...attached]));
    expect(read.map(({ id }) => id).toSorted()).toEqual(RULE_BOOK.rules.map(({ id }) => id).toSorted());
    for (const { title, statement } of read) expect([title, statement].every((text) => text.length > 2)).toBe(true);
    expect(one.clauses).toBe(241);
  });

  it("link only to rules that exist", () => {
    for (const { related } of book.entries.values()) for (const id of related) expect(book.entries.has(id)).toBe(true);
  });

  it("open at a rule by its full or short id, at a section, and nowhere else", () => {
    expect(placeOf(book, "BR61-10.3-l")?.entry?.label).toBe("10.3-l");
    expect(placeOf(book, "r42")?.entry?.id).toBe("BR61-R42");
    expect(placeOf(book, "11.4")).toEqual({ section: "11.4" });
    expect(placeOf(book, "99-z")).toBeUndefined();
  });
});

describe("searching the rules", () => {
  it("finds what holds every word, whatever its case and accents", () => {
    const found = search(book, "Enemy zone CONTROL", "all").map(({ entry }) => entry.label);
    expect(found).toContain("10.3-l");
    expect(found).not.toContain("10.3-a");
    const trouve = search(livre, "controle ennemie", "all").map(({ entry }) => entry.label);
    expect(trouve).toContain("10.3-l");
  });

  it("finds rules by their ids and keeps to one kind where that is wanted", () => {
    expect(search(book, "10.3-l", "all").map(({ entry }) => entry.label)).toContain("10.3-l");
    const rulings = search(book, "", "ruling");
    expect(rulings).toHaveLength(book.rulings);
    expect(new Set(rulings.map(({ entry }) => entry.kind))).toEqual(new Set(["ruling"]));
  });

  it("marks what was searched for, without losing a letter", () => {
    expect(marked("An enemy zone of control", ["enemy", "zone", "of", "control"])).toEqual([
      "An ",
      "enemy zone",
      " of ",
      "control",
    ]);
    expect(marked("Zone de contrôle", ["controle"])).toEqual(["Zone de ", "contrôle"]);
    for (const { entry, statement } of search(livre, "zone brigade", "all")) {
      expect(statement.join("")).toBe(entry.statement);
    }
  });
});
