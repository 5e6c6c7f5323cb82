import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const REPOSITORY = fileURLToPath(new URL("../../../", import.meta.url));
const GAMES = `${REPOSITORY}apps/web/src/games/`;
const MAPS = `${REPOSITORY}packages/atlas/maps/`;

/** What a game begins with, by the file that leads to it, without what comes with other files of the same folder. */
interface Beginning {
  readonly chunk: string;
  readonly folder: string;
  readonly from: string;
  readonly without: string;
  /** What of that belongs to the beginning all the same. */
  readonly yet?: string;
  /** Its texts, a file for each language: what all of them import belongs to the beginning as well. */
  readonly texts?: readonly string[];
  /** What fetches them. */
  readonly fetches?: string;
}

/** Rules without what reads situations; what the play screen asks of the game, without the small pictures of the map on other pages. */
const BEGINNINGS: readonly Beginning[] = readdirSync(GAMES)
  .filter((game) => existsSync(`${GAMES}${game}/desk-room.ts`))
  .flatMap((game) => [
    {
      chunk: `${game}-rules`,
      folder: `${REPOSITORY}packages/games/src/${game}/`,
      from: "index.ts",
      without: "game-module.ts",
      yet: "scenario-module.ts",
      texts: ["text/en.ts", "text/fr.ts"],
      fetches: "text/texts.ts",
    },
    { chunk: `${game}-desk`, folder: `${GAMES}${game}/`, from: "desk-room.ts", without: "picture.ts" },
  ]);

/** The chunk of each module that a game begins with, once it is known. */
let chunks: ReadonlyMap<string, string> | undefined;

/** Puts what a game begins with into two chunks instead of a dozen small ones, which weigh an eighth more. */
export function gameChunk(id: string, context: Rolldown.ChunkingContext): string | undefined {
  chunks ??= new Map(
    BEGINNINGS.flatMap((one) =>
      [...modulesOf(one, context), ...inBothLanguages(one, context)].map((module) => [module, one.chunk]),
    ),
  );
  return chunks.get(id);
}

function modulesOf(
  { folder, from, without, yet, fetches }: Beginning,
  context: Rolldown.ChunkingContext,
): readonly string[] {
  const [all, later, kept] = [from, without, yet].map((file) => imported(folder, file, context));
  const own = [...all].filter((module) => !later.has(module) || kept.has(module));
  return fetches === undefined ? own : [...own, folder + fetches];
}

/** What the texts in both languages are made with. */
function inBothLanguages({ folder, texts }: Beginning, context: Rolldown.ChunkingContext): readonly string[] {
  if (texts === undefined) return [];
  const [first = new Set<string>(), ...others] = texts.map((file) => imported(folder, file, context));
  return [...first].filter((module) => others.every((one) => one.has(module)));
}

/** A file with all that it imports of its folder and of the maps, there and then. */
function imported(folder: string, file: string | undefined, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const modules = new Set(file === undefined ? [] : [folder + file]);
  for (const one of modules)
    for (const next of context.getModuleInfo(one)?.importedIds ?? [])
      if (next.startsWith(folder) || next.startsWith(MAPS)) modules.add(next);
  return modules;
}

/** Stops the build where chunks import each other in a circle: one of them would run before what it needs. */
export function noCircles(): Plugin {
  return {
    name: "stonebridge-no-circles",
    generateBundle(_, bundle) {
      const clear = new Set<string>();
      const follow = (name: string, way: readonly string[]): void => {
        if (clear.has(name)) return;
        const from = way.indexOf(name);
        if (from !== -1) this.error(`Chunks import each other: ${[...way.slice(from), name].join(", ")}`);
        const chunk = bundle[name];
        if (chunk?.type === "chunk") for (const next of chunk.imports) follow(next, [...way, name]);
        clear.add(name);
      };
      for (const name of Object.keys(bundle)) follow(name, []);
    },
  };
}
