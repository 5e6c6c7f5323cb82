import { expect, it } from "vitest";

/** The French that is written as it is shown; lines made with `ligne` are typeset on their way. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  [
    "../../src/language/fr/*.ts",
    "../../src/kept/language/fr.ts",
    "../../src/play/**/fr.ts",
    "../../src/play/guide/hands-fr.ts",
    "../../src/games/bull-run-1983/*/fr.ts",
    "!../../src/play/zones/**",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** A sign after a space at which a line may break; what stands between the strings of a source is no text. */
const LOOSE = /[\p{L}\d}»)] [;:!?»%](?= [\p{L}\d$]|["`.,])(?!.* [:?] ["`(])|« /u;

it.each(Object.entries(SOURCES))("French signs never begin a line: %s", (_file, source) => {
  const lines = source.split("\n").filter((line) => !/ligne`|^ *\/?\*/.test(line));
  expect(lines.filter((line) => LOOSE.test(line))).toEqual([]);
});
