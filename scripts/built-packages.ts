import type { Plugin } from "vite";

/**
 * Do tests run against what the packages were built to, as `npm test` has them do? It loads faster and plays faster than sources that
 * are compiled on the way, and it is what programs run. A single run of Vitest tests the sources.
 */
export const BUILT = process.env["STONEBRIDGE_BUILT"] === "1";

/** Matches what packages were built to: Node loads that by itself. */
export const BUILT_FILES = /\/packages\/[^/]+\/dist\//;

const SOURCE = /^(.*\/packages\/[^/]+)\/src\/(.*)\.ts$/;

/** Leads every import of a package's source, by path or by name, to what was built of it; without {@link BUILT} to the source. */
export function builtPackages(): Plugin {
  return {
    name: "built-packages",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!BUILT) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [, folder, file] = SOURCE.exec(found?.id ?? "") ?? [];
      if (folder === undefined || file === undefined || file.endsWith(".test")) return found;
      return `${folder}/dist/${file}.js`;
    },
  };
}
