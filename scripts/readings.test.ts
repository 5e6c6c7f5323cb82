import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGES = "docs/readings";

/** Our own text, by file: what is built or drawn is left out, as are the pages themselves. */
const TEXTS = new Map(
  ["packages", "apps", "bench", "examples", "scripts", "docs"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:ts|mjs|svelte|md)$/.test(file) && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(file))
      .map((file) => join(ROOT, folder, file))
      .map((file) => [relative(ROOT, file).split(sep).join("/"), readFileSync(file, "utf8")] as const)
      .filter(([name]) => name !== "scripts/readings.test.ts" && !name.startsWith(PAGES)),
  ),
);

/** A game's page; where its worked cases are cited, and how their numbers look there. */
interface Page {
  readonly game: string;
  readonly cases: readonly { readonly where: RegExp; readonly number: RegExp }[];
}

const GAMES: readonly Page[] = [
  {
    game: "bull-run-1861",
    cases: [
      { where: /^packages\/games\/test\/bull-run-1861\//, number: /(?<![\w-])[EV]\d\d\b/g },
      { where: /^packages\/atlas\/test\/zones-of-1861\//, number: /(?<!\w)[FP]\d\d(?:-F\d\d)?\b/g },
    ],
  },
  {
    game: "bull-run-1983",
    cases: [
      {
        where: /^packages\/(?:games\/test\/bull-run-1983|atlas\/test\/hexes-of-1983|board\/test)\//,
        number: /(?<![\w-])[VX]-\d{2,3}\b/g,
      },
    ],
  },
  { game: "no-written-orders", cases: [{ where: /./, number: /\bTV-\d{3}\b/g }] },
  {
    game: "second-bull-run-1862",
    cases: [
      {
        where: /^(?:packages\/(?:games\/test\/second-bull-run-1862|atlas\/test\/zones-of-1862)\/|docs\/atlas\.md)/,
        number: /(?<![\w-])(?:[CKMV]-\d\d\b|EX-\d+(?:\.\d)?[a-h]?)/g,
      },
    ],
  },
];

function pageOf(game: string): string {
  return readFileSync(join(ROOT, PAGES, `${game}.md`), "utf8");
}

/** The numbers of a page's sections. */
function sectionsOf(page: string): ReadonlySet<string> {
  return new Set([...page.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number = ""]) => number));
}

/** The number and the clauses of each worked case of a page: first and last cell of its row. L1 to L11 are parts of a reading. */
function rowsOf(page: string): (readonly [first: string, last: string])[] {
  return page.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    return /^(?!L\d)[A-Z]+-?\d/.test(cells[1] ?? "") ? [[cells[1] ?? "", cells.at(-2) ?? ""] as const] : [];
  });
}

/** The numbers that a citation names: of a range, “F40-F48”, all. */
function expand(citation: string): readonly string[] {
  const [letter, from, to] = /^([A-Z])(\d+)-\1(\d+)$/.exec(citation)?.slice(1) ?? [];
  if (letter === undefined) return [citation];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, next) => `${letter}${Number(from) + next}`);
}

/** The readings that a text cites: “reading 3”, “reading 3, 3.13”, “reading 3.1 to 3.8”. */
function cited(text: string): string[] {
  const citations = text.matchAll(/\breading (\d+(?:\.\d+)?(?:(?:,| to| and) \d+\.\d+)*)/g);
  return [...citations].flatMap(([, numbers = ""]) => numbers.split(/,? (?:to |and )?/));
}

/** The clauses, rulings and tables of a game, without its letters. */
function rulesOf(game: string): ReadonlySet<string> {
  const folder = join(ROOT, "packages/games/src", game, "rules");
  const books = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?:\.en|(?:^|[\\/])en[\\/].*)\.json$/.test(file),
  );
  return new Set(books.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), "utf8")) as object)));
}

test("every page is looked at", () => {
  expect(readdirSync(join(ROOT, PAGES)).toSorted()).toEqual(GAMES.map(({ game }) => `${game}.md`).toSorted());
});

test.each(GAMES)("every reading of $game that is cited is a section of its page", ({ game }) => {
  const page = pageOf(game);
  const texts = [...TEXTS].filter(([name]) => name.split("/").includes(game));
  const sections = sectionsOf(page);
  const missing = [...texts, [PAGES, page] as const].flatMap(([name, text]) =>
    cited(text).flatMap((number) => (sections.has(number) ? [] : [`${name}: reading ${number}`])),
  );
  expect(missing).toEqual([]);
});

test.each(GAMES)("every worked case of $game that is cited is on its page, and every one there is cited", (page) => {
  const listed = rowsOf(pageOf(page.game)).map(([number]) => number);
  expect(listed.filter((number, at) => listed.indexOf(number) !== at)).toEqual([]);
  const named = new Map<string, string>();
  for (const { where, number } of page.cases)
    for (const [name, text] of TEXTS)
      if (where.test(name))
        for (const [citation] of text.matchAll(number)) for (const one of expand(citation)) named.set(one, name);
  expect([...named].filter(([number]) => !listed.includes(number))).toEqual([]);
  expect(listed.filter((number) => !named.has(number))).toEqual([]);
});

test.each(GAMES)("every clause and ruling that the page of $game names is one of its rules", ({ game }) => {
  const rules = rulesOf(game);
  const page = pageOf(game);
  const clause =
    /(?<![\w./-])(?:(?:NWO|BR\d\d|SB62)-)?([A-Z]*\d+(?:\.\w+)*-[A-Za-z](?:-[a-z])?|RUL\d{3}|RU\d\d|R\d\d)(?![\w-])/g;
  const named = [...page.matchAll(clause)].map(([, one = ""]) => one);
  const tables = rowsOf(page).flatMap(([, last]) =>
    last.split(", ").filter((one) => /^(?:T[A-Z]|[A-Z]+-[a-z])$/.test(one)),
  );
  expect([...named, ...tables].filter((one) => !rules.has(one))).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});

test("a reading is cited only where its game is known, and no document that is not here", () => {
  const games = GAMES.map(({ game }) => game);
  const lost = [...TEXTS].filter(
    ([name, text]) =>
      /\bdigests? \d|\bthe digest\b/.test(text) ||
      (cited(text).length > 0 && !name.split("/").some((part) => games.includes(part))),
  );
  expect(lost.map(([name]) => name)).toEqual([]);
});
