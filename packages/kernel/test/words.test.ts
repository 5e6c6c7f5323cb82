import { describe, expect, test } from "vitest";
import {
  figure,
  join,
  known,
  line,
  numberOf,
  plain,
  sentenceCase,
  signed,
  textOf,
  textsOf,
} from "../src/words/index.ts";
import { and, count, or, own, ownName } from "../src/words/english.ts";
import { count as compte, de, deName, et, ligne, ou } from "../src/words/french.ts";

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
