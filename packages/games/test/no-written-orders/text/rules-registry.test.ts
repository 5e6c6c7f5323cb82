import { describe, expect, test } from "vitest";
import { OPTIONS } from "../../../src/no-written-orders/options/offered-options.ts";
import { DEFAULT_OPTIONS, SWITCHES } from "../../../src/no-written-orders/options/switches.ts";
import { RULE_BOOK } from "../../../src/no-written-orders/rules/registry.ts";
import { OPTION_VALUES, ROLL_KINDS } from "../../../src/no-written-orders/vocabulary.ts";
import {
  expectBelonging,
  expectChapters,
  expectWellFormed,
  idsOf,
  lettered,
  numbered,
  ofKind,
} from "../../support/rule-registry.ts";

const IDS = idsOf(RULE_BOOK);
const PREFIX = "NWO-";

type Chapter = (typeof RULE_BOOK.chapters)[number];

/** Numbers of the rulebook by chapter, each with the last letter of its clauses: letters have no gaps. */
const LAST: Readonly<Record<Chapter, string>> = {
  "1": "1b",
  "2": "2a 2.1b 2.2i 2.3b",
  "3": "3.2a 3.3b 3.4a 3.5a",
  "4": "4i 4.1d 4.2c 4.3b 4.4e",
  "5": "5c 5.2j 5.3e 5.4i 5.5b 5.6a",
  "6": "6.1b 6.2c 6.3d",
  "7": "7.1i 7.2a 7.3m 7.4k 7.5e 7.6i 7.7m 7.8c 7.9d 7.10e 7.11c 7.12b 7.13a 7.13bb",
  "8": "8.1h 8.2e 8.3e 8.4a",
  "9": "9g",
  "10": "10.1j 10.2b 10.3f",
  "11": "11.1e 11.2c 11.3a 11.4d 11.5a",
  "12": "12a 12.1h 12.2a 12.4e 12.5g 12.6a 12.7f 12.8b 12.9e 12.10c 12.11f 12.12c 12.13g 12.14c 12.15g 12.16a 12.17a",
  "12.3": "12.3h 12.3.ATh 12.3.PRd 12.3.DFe 12.3.DLc 12.3.MAf 12.3.FBg 12.3.GRd 12.3.RSe",
  "13": "13c",
  "14": "14.1c 14.2b 14.3c",
  "15": "15j",
  "16": "16.1g 16.2l",
  "17": "17c",
  "18": "18d",
  "19": `19a 19.1e 19.2b 19.3e 19.4a 19.4.1a 19.4.2a 19.4.3a 19.4.4a 19.4.5a 19.4.6a 19.4.7b 19.4.8b 19.4.9b 19.5a 19.5.1a
    19.5.2b 19.6d 19.7.1e 19.7.2g 19.7.3d 19.7.4a 19.8a 19.8.1b 19.8.2a 19.8.3b 19.9b 19.10b 19.11e 19.12.1d 19.12.2a`,
  T: "TFb TIb TCc TTc TXc",
};

/** How many clauses each chapter has. */
const COUNT: Readonly<Record<Chapter, number>> = {
  "1": 2,
  "2": 14,
  "3": 5,
  "4": 23,
  "5": 30,
  "6": 9,
  "7": 81,
  "8": 19,
  "9": 7,
  "10": 18,
  "11": 14,
  "12": 67,
  "12.3": 50,
  "13": 3,
  "14": 8,
  "15": 10,
  "16": 19,
  "17": 3,
  "18": 4,
  "19": 71,
  T: 13,
};

const clausesOf = (chapter: Chapter) => lettered(PREFIX, LAST[chapter]);

describe("the rule registry of No Written Orders", () => {
  test("ids are unique and well formed, and titles are short and their own", () => {
    expectWellFormed(
      RULE_BOOK,
      /^NWO-(\d+(?:\.\d+){0,2}b?(?:\.[A-Z]{2})?-[a-z]|T[FICTX]-[a-c]|D\d\d|DR\d\d|T[A-Z]|S\d\d|RUL\d{3}|[CD]S\d)$/,
    );
    for (const { id, title } of RULE_BOOK.rules) {
      expect(title, id).toMatch(/^[0-9A-Z].*[^.]$/);
      expect(title, id).not.toMatch(/['"]| {2}|[^\d]-\d/);
    }
  });

  test("every clause is there, number by number, letter by letter", () => {
    expectChapters(RULE_BOOK, clausesOf);
    for (const chapter of RULE_BOOK.chapters) expect(clausesOf(chapter), chapter).toHaveLength(COUNT[chapter]);
    // the five tables have eight notes beside the first of each
    expect(ofKind(RULE_BOOK, "clause")).toHaveLength(462 + 8);
  });

  test("all decisions, rolls, tables, switches and rulings are there", () => {
    expect(ofKind(RULE_BOOK, "decision")).toEqual([...numbered("NWO-D", 1, 15), ...numbered("NWO-D", 20, 43)]);
    expect(ofKind(RULE_BOOK, "roll")).toEqual([
      ...numbered("NWO-DR", 1, 15),
      "NWO-DR25",
      "NWO-DR27",
      ...numbered("NWO-DR", 30, 33),
    ]);
    expect(ROLL_KINDS).toHaveLength(ofKind(RULE_BOOK, "roll").length);
    expect(ofKind(RULE_BOOK, "table")).toEqual([..."FISCQTMRHX"].map((letter) => `NWO-T${letter}`));
    expect(ofKind(RULE_BOOK, "switch")).toEqual(numbered("NWO-S", 1, 19));
  });

  test("all rulings are there, and after them the special rules of the modules", () => {
    const stretches: readonly (readonly [number, number])[] = [
      [1, 6],
      [10, 11],
      [13, 18],
      [21, 36],
      [40, 62],
      [66, 68],
      [70, 71],
      [75, 115],
      [120, 130],
      [135, 136],
      [140, 144],
      [150, 206],
      [210, 222],
      [230, 244],
    ];
    const rulings = stretches.flatMap(([first, last]) => numbered("NWO-RUL", first, last, 3));
    expect(rulings).toHaveLength(202);
    expect(ofKind(RULE_BOOK, "ruling")).toEqual([
      ...rulings,
      ...numbered("NWO-CS", 1, 9, 1),
      ...numbered("NWO-DS", 1, 9, 1),
    ]);
  });

  test("what belongs to a clause belongs to one that exists, and is found from there", () => {
    expectBelonging(RULE_BOOK);
    expect(RULE_BOOK.seeAlso("NWO-7.3-k")).toEqual(["NWO-RUL084", "NWO-RUL088"]);
  });
});

describe("switches", () => {
  test("each cites a rule that exists: the rulebook’s in their order, then those of the modules", () => {
    expect(SWITCHES.flatMap(({ rule, module }) => (module === undefined ? [rule] : []))).toEqual(
      ofKind(RULE_BOOK, "switch"),
    );
    expect(SWITCHES.flatMap(({ rule, module }) => (module === undefined ? [] : [rule]))).toEqual(
      ["CS5", "CS7", "CS8", "CS9", "DS4", "DS9"].map((key) => `NWO-${key}`),
    );
    for (const { rule } of OPTIONS) expect(IDS).toContain(rule);
  });

  test("each has its values, and needs others that exist", () => {
    expect(OPTIONS.map(({ id }) => id)).toEqual(Object.keys(OPTION_VALUES));
    for (const { id, requires } of SWITCHES)
      for (const other of requires) {
        expect(other).not.toBe(id);
        expect(OPTION_VALUES).toHaveProperty(other);
      }
    expect(SWITCHES.filter(({ requires }) => requires.length > 0).map(({ id }) => id)).toEqual([
      "artilleryAmmo",
      "smallArmsAmmo",
    ]);
  });

  test("NWO-S15 NWO-S16 NWO-S18: all are off but secret tests, Griffin’s brigade, and what the module says", () => {
    const others = Object.entries(DEFAULT_OPTIONS).filter(([, value]) => value !== "off");
    expect(others).toEqual([
      ["nightNoChits", "module"],
      ["entrenching", "module"],
      ["secretTests", "on"],
      ["griffin", "on"],
    ]);
  });
});
