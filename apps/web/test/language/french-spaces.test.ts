import { expect, it } from "vitest";

/** The French that is written as it is shown; lines made with `ligne` are typeset on their way. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  [
    "../../src/language/fr/*.ts",
    "../../src/{analysis,apart,exercise,kept,puzzles,report}/language/fr.ts",
    "../../src/play/**/{fr,fr-*,hands-fr}.ts",
    "../../src/games/*/front.ts",
    "../../src/games/*/*/{fr,fr-*}.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** A sign after a space at which a line may break. */
const LOOSE = / [;:!?»%]|« /;
/** A sign without the space before it; a colon between figures is a time or a score. */
const TIGHT = /[\p{L})’][;:!?»%]|\d[;!?»%]|«[^\u202f\u00a0]/u;
/** An interpolation that holds no other. */
const INTERPOLATION = /\$\{([^{}]*)\}/;
const QUOTED = /(ligne)?(`[^`]*`|"[^"]*")/g;

/** The texts in a source, each interpolation of which is an x. */
function textsOf(source: string): readonly string[] {
  const texts: string[] = [];
  const collect = (code: string) => {
    for (const [, tag, text] of code.matchAll(QUOTED)) if (tag === undefined) texts.push(text);
  };
  let left = source.replaceAll(/\/\*[^]*?\*\//g, "");
  for (let inner = INTERPOLATION.exec(left); inner !== null; inner = INTERPOLATION.exec(left)) {
    collect(inner[1]);
    left = left.replace(inner[0], "x");
  }
  collect(left);
  return texts;
}

it("finds texts within texts", () => {
  const source = 'a: `b ${bold(`c ${d ? e : "f :"} g`)} h`, i: ligne`j : k`, l: "m"';
  expect(textsOf(source)).toEqual(['"f :"', "`c x g`", "`b x h`", '"m"']);
});

it.each(Object.entries(SOURCES))("French signs never begin a line: %s", (_file, source) => {
  expect(textsOf(source).filter((text) => LOOSE.test(text))).toEqual([]);
});

// The fronts hold both languages.
it.each(Object.entries(SOURCES).filter(([file]) => !file.endsWith("front.ts")))(
  "French signs have their space: %s",
  (_file, source) => {
    expect(textsOf(source).filter((text) => TIGHT.test(text))).toEqual([]);
  },
);
