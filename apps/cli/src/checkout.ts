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
  bringUpToDate(names: readonly string[]): Promise<void>;
  buildPackages(project: string): Promise<void>;
}

/** Builds one of the checkout's bundles if it is missing or old. */
export async function bringUpToDate(root: string, name: string): Promise<void> {
  await (await buildsOf(root)).bringUpToDate([name]);
}

/** Compiles one of the checkout's packages if that has not been done or its sources are newer. */
export async function compilePackage(root: string, folder: string): Promise<void> {
  await (await buildsOf(root)).buildPackages(folder);
}

async function buildsOf(root: string): Promise<Builds> {
  const script = pathToFileURL(join(root, "scripts/builds.mjs")).href;
  return (await import(/* @vite-ignore */ script)) as Builds;
}
