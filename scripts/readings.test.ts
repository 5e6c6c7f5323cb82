import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGES = "docs/readings";

/** Files of ours with text: what is built, and what was drawn, is left out. */
const FILES = ["packages", "apps", "bench", "examples", "scripts", "docs"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:ts|mjs|svelte|md)$/.test(file) && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(file))
    .map((file) => join(ROOT, folder, file)),
);
const nameOf = (file: string): string => relative(ROOT, file).split(sep).join("/");

/** The numbers of a page's sections. */
function sectionsOf(page: string): ReadonlySet<string> {
  return new Set([...page.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number = ""]) => number));
}

/** What a text cites: “reading 3”, “reading 3, 3.13”, “reading 3.1 to 3.8”. */
function cited(text: string): string[] {
  const citations = text.matchAll(/\breading ((?:\d+(?:\.\d+)?)(?:(?:,| to| and) \d+\.\d+)*)/g);
  return [...citations].flatMap(([, numbers = ""]) => numbers.split(/,? (?:to |and )?/));
}

const GAMES = readdirSync(join(ROOT, PAGES)).map((file) => file.replace(/\.md$/, ""));
const own = (file: string): boolean => nameOf(file) === "scripts/readings.test.ts" || nameOf(file).startsWith(PAGES);

test.each(GAMES)("every reading of %s that code and tests cite is a section of its page", (game) => {
  const sections = sectionsOf(readFileSync(join(ROOT, PAGES, `${game}.md`), "utf8"));
  const missing: string[] = [];
  let count = 0;
  for (const file of FILES.filter((one) => nameOf(one).split("/").includes(game)))
    for (const number of cited(readFileSync(file, "utf8"))) {
      count += 1;
      if (!sections.has(number)) missing.push(`${nameOf(file)}: reading ${number}`);
    }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test("a reading is cited only where its game is known, and nothing that is not in the repository", () => {
  const lost = FILES.filter((file) => {
    if (own(file)) return false;
    const text = readFileSync(file, "utf8");
    if (/\bdigests? \d|\bthe digest\b/.test(text)) return true;
    return (
      cited(text).length > 0 &&
      !nameOf(file)
        .split("/")
        .some((part) => GAMES.includes(part))
    );
  });
  expect(lost.map(nameOf)).toEqual([]);
});

test("every section that is cited within a page is there", () => {
  for (const game of GAMES) {
    const page = readFileSync(join(ROOT, PAGES, `${game}.md`), "utf8");
    expect(cited(page).filter((number) => !sectionsOf(page).has(number))).toEqual([]);
  }
});
