/**
 * `npm run surface`: writes down what each package exports, entry by entry, for people to read (`docs/surface`). A test holds the lists
 * against the packages, so that no name comes or goes unseen.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(ROOT, "docs", "surface");

/** A page of the lists: the package it is of, its path from the root, and its text. */
export interface SurfacePage {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

interface Entry {
  /** As it is imported: `@stonebridge/kernel/words`. */
  readonly name: string;
  readonly source: string;
}

interface Package {
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  readonly entries: readonly Entry[];
}

/** Kinds in the order in which they are listed, each with the flags of the compiler for it. */
const KINDS: readonly (readonly [kind: string, flags: ts.SymbolFlags])[] = [
  ["class", ts.SymbolFlags.Class],
  ["function", ts.SymbolFlags.Function],
  ["constant", ts.SymbolFlags.Variable],
  ["interface", ts.SymbolFlags.Interface],
  ["type", ts.SymbolFlags.TypeAlias],
];

/** What every package exports now, as pages. @throws when an entry exports something of no known kind */
export function surfacePages(): SurfacePage[] {
  const packages = readdirSync(join(ROOT, "packages")).map(packageIn);
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.base.json"), (path) => ts.sys.readFile(path));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const sources = packages.flatMap(({ entries }) => entries.map(({ source }) => source));
  const program = ts.createProgram(sources, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return packages.map((one) => ({
    name: one.name,
    path: `docs/surface/${one.folder}.md`,
    text: page(one, ({ source }) => exportsOf(program.getSourceFile(source), checker)),
  }));
}

function packageIn(folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(ROOT, "packages", folder, "package.json"), "utf8"));
  const exports = Object.entries<{ readonly source?: string }>(manifest.exports);
  return {
    folder,
    name: manifest.name,
    description: manifest.description,
    entries: exports.flatMap(([entry, { source }]) =>
      source === undefined
        ? []
        : [{ name: manifest.name + entry.slice(1), source: join(ROOT, "packages", folder, source) }],
    ),
  };
}

function page({ name, description, entries }: Package, exportsFrom: (entry: Entry) => readonly string[]): string {
  const lists = entries.map((entry) => {
    const lines = exportsFrom(entry).map((line) => `- ${line}`);
    return `## ${entry.name}\n\n${lines.join("\n")}\n`;
  });
  return `# What ${name} exports\n\n${description} Written by \`npm run surface\`.\n\n${lists.join("\n")}`;
}

/** Kind and name of everything that a module exports, in the order of kinds and names. */
function exportsOf(file: ts.SourceFile | undefined, checker: ts.TypeChecker): string[] {
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${file?.fileName ?? "An entry"} exports nothing.`);
  const found = checker.getExportsOfModule(module).map((symbol) => {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const kinds = KINDS.flatMap(([kind, flags], order) => (meant.flags & flags ? [{ kind, order }] : []));
    if (kinds.length === 0) throw new Error(`${symbol.name} of ${file?.fileName} is of no kind that is listed.`);
    return { name: symbol.name, kind: kinds.map(({ kind }) => kind).join(" and "), order: kinds[0].order };
  });
  return found
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name, "en"))
    .map(({ kind, name }) => `${kind} \`${name}\``);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, text } of surfacePages()) writeFileSync(join(ROOT, path), text);
}
