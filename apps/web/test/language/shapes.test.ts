import { describe, expect, it } from "vitest";
import * as englishPages from "../../src/language/en/pages.ts";
import { en } from "../../src/language/en.ts";
import * as frenchPages from "../../src/language/fr/pages.ts";
import { fr } from "../../src/language/fr.ts";

/** Every text with its path; functions as they are. */
function texts(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const english = new Map(texts({ ...en, pages: { ...englishPages } }, "shell"));
const french = new Map(texts({ ...fr, pages: { ...frenchPages } }, "shell"));

describe("the shell's texts", () => {
  it("have the same shape in both languages", () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  it("are never empty", () => {
    for (const [path, text] of [...english, ...french]) if (typeof text === "string") expect(text, path).not.toBe("");
  });

  it("take the same values in both languages and put them in", () => {
    for (const [path, text] of english) {
      if (typeof text !== "function") continue;
      const other = french.get(path) as (...values: unknown[]) => string;
      const values = ["7", "8", "9"];
      for (const made of [text(...values) as string, other(...values)]) {
        expect(made, path).not.toMatch(/undefined|NaN|\[object|\$\{/);
      }
      expect(other.length, path).toBe(text.length);
    }
  });

  it("ask without shouting, pleading or blaming", () => {
    for (const [path, text] of english) {
      if (typeof text === "string") expect(text, path).not.toMatch(/!|\b(please|sorry|invalid|illegal|error)\b/i);
    }
  });

  it("use French signs in French", () => {
    for (const [path, text] of french) {
      if (typeof text === "string") expect(text, path).not.toMatch(/"|[^\s]\?|[^\s] ?!|\w'\w/);
    }
  });
});
