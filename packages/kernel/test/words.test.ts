import { atLeast } from "../src/words/english.ts";
import { describe, expect, test } from "vitest";
import {
  figure,
  fitting,
  join,
  known,
  line,
  LOG_WIDTH,
  numberOf,
  plain,
  reckoning,
  sentenceCase,
  sheetLines,
  signed,
  textOf,
  textsOf,
  thrown,
} from "../src/words/index.ts";
import { and, count, or, own, ownName, thousands } from "../src/words/english.ts";
import { count as compte, de, deName, et, ligne, ou, thousands as milliers } from "../src/words/french.ts";

const keyes = { piece: "keyes", name: "Keyes" } as const;

describe("lines of spans", () => {
  test("a template weaves text, numbers and spans; neighbouring text is one span", () => {
    expect(line`${keyes} has ${2} of ${"4"} left.`).toEqual([keyes, " has 2 of 4 left."]);
    expect(line`${line`a ${keyes}`}${""} b`).toEqual(["a ", keyes, " b"]);
  });

  test("plain text names things, cuts rules short and draws dice as it is told", () => {
    const spans = line`${{ bold: "Won" }} at ${{ place: "QQ18", name: "QQ18" }} ${{ die: 5, side: "north" }} ${{ rule: "BR61-10.3-l" }}`;
    expect(plain(spans)).toBe("Won at QQ18 5 10.3-l");
    expect(plain(spans, (face) => `[${face}]`)).toBe("Won at QQ18 [5] 10.3-l");
  });

  test("parts are joined, with another word before the last", () => {
    expect(plain(join([], ", "))).toBe("");
    expect(plain(join(["a", "b", "c"], ", ", " + "))).toBe("a, b + c");
  });

  test("figures have a true minus sign", () => {
    expect([figure(-3), figure(0), signed(2), signed(-1), signed(0)]).toEqual(["−3", "0", "+2", "−1", "0"]);
  });

  test("a sentence begins with a capital where it begins with a word", () => {
    expect(sentenceCase(["le camp"])).toEqual(["Le camp"]);
    expect(sentenceCase([keyes, " acts"])).toEqual([keyes, " acts"]);
    expect(sentenceCase([])).toEqual([]);
  });
});

describe("values from outside", () => {
  test("only what is of the right kind is taken", () => {
    expect([textOf(3, "", "b"), textOf(undefined)]).toEqual(["b", undefined]);
    expect([textsOf("a", ["b", 3]), textsOf(null)]).toEqual([["b"], []]);
    expect([numberOf(3), numberOf(Number.NaN), numberOf("3")]).toEqual([3, undefined, undefined]);
    expect([known({ a: 1 }, "a"), known({ a: 1 }, "constructor")]).toEqual([1, undefined]);
  });
});

describe("grammar", () => {
  test("English lists, counts and owners", () => {
    expect([plain(and(["a", "b", "c"])), plain(or(["a", "b"])), plain(or(["a", "b", "c"]))]).toEqual([
      "a, b and c",
      "a or b",
      "a, b, or c",
    ]);
    expect([count(1, "gun"), count(0, "gun"), count(2, "loss", "losses")]).toEqual(["1 gun", "0 guns", "2 losses"]);
    expect([plain(own(keyes)), ownName("Porter")]).toEqual(["Keyes’", "Porter’s"]);
  });

  test("French lists, counts, genitives and spaces", () => {
    expect([plain(et(["a", "b", "c"])), plain(ou(["a", "b", "c"]))]).toEqual(["a, b et c", "a, b ou c"]);
    expect([compte(0, "canon"), compte(2, "canon")]).toEqual(["0 canon", "2 canons"]);
    expect(["Evans", "Jackson", "2 NH", "Brigade Bee", "Leurre Bee"].map(deName)).toEqual([
      "d’Evans",
      "de Jackson",
      "du 2 NH",
      "de la Brigade Bee",
      "du Leurre Bee",
    ]);
    expect(plain(de(keyes))).toBe("de Keyes");
    expect(plain(ligne`Reste ${2} PM : ${"oui ou non ?"}`)).toBe("Reste 2\u202fPM\u202f: oui ou non\u202f?");
  });
});

describe("combats written out", () => {
  const die = { kind: "combat", side: "north", die: 2, total: 1, modifiers: [] } as const;

  test("a die stands alone, or with what is added to it and the total", () => {
    expect(plain(reckoning(die))).toBe("2");
    const modifiers = [
      { value: -4, rule: "BR61-11.4-b" },
      { value: 1, rule: "BR61-11.3-m" },
    ];
    expect(plain(reckoning({ ...die, modifiers, total: -1 }))).toBe("2 − 4 + 1 = −1");
  });

  test("a die has the sum of its modifiers, and the total it counts as where that is another", () => {
    expect(plain(thrown({ ...die, total: 2 }, 0, atLeast))).toBe("2");
    expect(plain(thrown({ ...die, total: 5 }, 3, atLeast))).toBe("2 + 3 = 5");
    expect(plain(thrown(die, -4, atLeast))).toBe("2 − 4 = −2, at least 1");
  });

  test("what is sure comes first; a die adds one where it is low enough", () => {
    const rolls = [
      { ...die, kind: "artillery", total: 3, needed: 3 },
      { ...die, kind: "artillery", total: 4, needed: 3 },
      { ...die, kind: "artillery" },
    ];
    const lines = sheetLines([{ value: -2, rule: "BR61-11.3-k" }], rolls, {
      modifier: ({ value }) => [`sure ${value}`],
      roll: ({ total }) => [`rolled ${total}`],
      ruleOf: () => "BR61-11.3-m",
    });
    expect(lines.map(({ text, value, rule }) => [plain(text), value, rule])).toEqual([
      ["sure -2", -2, "BR61-11.3-k"],
      ["rolled 3", 1, "BR61-11.3-m"],
      ["rolled 4", 0, "BR61-11.3-m"],
      ["rolled 1", 0, "BR61-11.3-m"],
    ]);
    expect(lines.map(({ roll }) => roll?.total)).toEqual([undefined, 3, 4, 1]);
  });

  test("the first way to say it that fits on a line of the log is taken, else the last", () => {
    const long = ["x".repeat(LOG_WIDTH + 1)];
    expect(fitting(long, ["short"], ["shorter"])).toEqual(["short"]);
    expect(fitting(["x".repeat(LOG_WIDTH)], ["short"])).toEqual(["x".repeat(LOG_WIDTH)]);
    expect(fitting(long, long.concat("y"))).toEqual([...long, "y"]);
  });

  test("thousands are set apart as each language does", () => {
    expect([0, 999, 1000, 12034].map(thousands)).toEqual(["0", "999", "1,000", "12,034"]);
    expect([0, 999, 1000, 12034].map(milliers)).toEqual(["0", "999", "1\u202f000", "12\u202f034"]);
  });
});
