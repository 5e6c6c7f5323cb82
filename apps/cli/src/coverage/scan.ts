import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A place in a source file that cites a rule: `packages/games/src/bull-run-1861/movement/march.ts:120`. */
export type Place = string;

/** The places in a folder's TypeScript files that cite each rule id. */
export type Citations = ReadonlyMap<string, readonly Place[]>;

/**
 * A whole id: `BR61-10.3-l` is not found in `BR61-10.3-lm`, nor `BR61-R4` in `BR61-R41`, nor `SB62-8-E` in `SB62-8-E-a`;
 * or the short form of a rule that is not a clause: `R41`, `RU41`, `RUL041`, `D15`, `X02`, `DR02`, `Tb4`, `T4`, `S7`.
 * `NWO-8.3-a..e` cites all five.
 */
const ID =
  /\b[A-Z]{2,4}\d{0,2}-[A-Za-z0-9.]+(?:-[A-Za-z]+){0,2}(?:\.\.[a-z])?(?![\w-])|\b(?:RUL?|DR|D)-\d{1,3}\b|\b(?:RU?L?|DR?|X|Tb?|S)\d{1,3}\b/g;

/** Short forms that may have a hyphen: `RU-41` for `RU41`. */
const HYPHENED = /^(RUL?|DR|D)-(?=\d+$)/;

/** `-a..c` at the end of a citation. */
const SERIES = /^(.*-)([a-z])\.\.([a-z])$/;

/** The ids in a citation: one, or a series of clauses. */
function idsOf(named: string): readonly string[] {
  const [, stem, first, last] = SERIES.exec(named) ?? [];
  if (stem === undefined || first === undefined || last === undefined) return [named.replace(HYPHENED, "$1")];
  const from = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, at) => stem + String.fromCharCode(from + at));
}

/** Every rule id in a text. */
export function idsIn(text: string): readonly string[] {
  return text.match(ID)?.flatMap(idsOf) ?? [];
}

/**
 * Finds every id in the TypeScript files of a folder.
 * @param root paths are given relative to it
 * @param counts which files count, by their path inside the folder
 * @param text which part of a file's text counts; must keep the lines
 */
export function citations(
  root: string,
  folder: string,
  counts: (path: string) => boolean = () => true,
  text: (source: string) => string = (source) => source,
): Citations {
  const found = new Map<string, Place[]>();
  if (!existsSync(folder)) return found;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  for (const file of files) {
    if (!file.endsWith(".ts") || !counts(file.split(sep).join("/"))) continue;
    const path = join(folder, file);
    const lines = text(readFileSync(path, "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      for (const id of new Set(idsIn(line))) {
        const places = found.get(id) ?? [];
        places.push(`${relative(root, path).split(sep).join("/")}:${index + 1}`);
        found.set(id, places);
      }
    }
  }
  return found;
}

/** The source without its comments: a test proves a rule by what it runs, not by what it says. */
export function withoutComments(source: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, " ");
  return source.replace(
    /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (token) => (token.startsWith("/*") || token.startsWith("//") ? blank(token) : token),
  );
}
