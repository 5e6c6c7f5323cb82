import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Failure } from "./failure.ts";

/**
 * The root folder of the checkout this program runs from.
 * @param purpose what needs it, for the message
 * @throws {@link Failure} if it runs from somewhere else
 */
export function checkout(purpose: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "packages/games/src"))) {
    const above = dirname(folder);
    if (above === folder) throw new Failure(`${purpose}: run this in a checkout of Stonebridge.`);
    folder = above;
  }
  return folder;
}

/** What a checkout's `scripts/builds.mjs` can do. */
interface Builds {
  bringUpToDate(names: readonly string[], options: { readonly quiet: boolean }): Promise<void>;
  buildPackages(project: string): Promise<void>;
}

/** Builds one of the checkout's bundles if it is missing or old, and then says so on standard error. */
export async function bringUpToDate(root: string, name: string): Promise<void> {
  await (await buildsOf(root)).bringUpToDate([name], { quiet: true });
}

/** Compiles one of the checkout's packages if that has not been done or its sources are newer. */
export async function compilePackage(root: string, folder: string): Promise<void> {
  await (await buildsOf(root)).buildPackages(folder);
}

/** What the tests of a game proved when they ran last. */
export interface Proven {
  /** Rules that refused, were asked by or were told. */
  readonly fired: readonly string[];
  /** Names of tests that asserted something and passed. */
  readonly asserted: readonly string[];
}

/**
 * What a game's tests prove, as the checkout is now: runs them if that is not known.
 * @throws {@link Failure} if they fail
 */
export async function provenBy(root: string, game: string): Promise<Proven> {
  const script = await scriptOf<{ provenBy(game: string): Promise<Proven> }>(root, "rules-proven");
  try {
    return await script.provenBy(game);
  } catch (error) {
    throw new Failure(`--fired: ${(error as Error).message}`);
  }
}

function buildsOf(root: string): Promise<Builds> {
  return scriptOf<Builds>(root, "builds");
}

async function scriptOf<S>(root: string, name: string): Promise<S> {
  const script = pathToFileURL(join(root, `scripts/${name}.mjs`)).href;
  return (await import(/* @vite-ignore */ script)) as S;
}
