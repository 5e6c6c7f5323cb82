/** What is built from the sources, and when: the packages, the web client and its reports, the server and the command line. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { alone } from "./alone.mjs";
import { CACHE, ROOT, run, Stop } from "./house.mjs";

const SHARED = ["package-lock.json", "tsconfig.base.json", "scripts/builds.mjs", ...packageFolders()];

/** Modules that read data from files next to them, and so cannot go into a bundle. */
const BESIDE = ["@stonebridge/atlas/drawing"];

/** What goes into a bundle: our own packages, and libraries in hundreds of small files, which take a second to load one by one. */
const INSIDE = [/^@stonebridge\//, /^(typebox|kysely)(\/|$)/];

/** The bundles of this checkout: where they come from, where they go, how they are made. */
const BUILDS = {
  web: {
    title: "the web client",
    from: ["src", "build", "public", "index.html", "vite.config.ts", "svelte.config.js"].map(
      (name) => `apps/web/${name}`,
    ),
    to: "apps/web/dist",
    make: makeWeb,
  },
  report: {
    title: "the client's reports, for programs",
    from: ["src", "build", "vite.report.config.ts", "svelte.config.js"].map((name) => `apps/web/${name}`),
    to: "apps/web/dist-report",
    make: makeReports,
  },
  server: {
    title: "the server",
    from: ["apps/server/src"],
    to: "apps/server/dist",
    make: makeNode("apps/server", [
      "index",
      "bots/bot-worker",
      "prelude/prelude-worker",
      "storage/sqlite/checkpoint-worker",
    ]),
  },
  cli: {
    title: "the command line",
    from: ["apps/cli/src", "apps/server/src"],
    to: "apps/cli/dist",
    make: makeNode("apps/cli", [
      "main",
      "simulation-worker",
      "../../server/src/bots/bot-worker",
      "../../server/src/prelude/prelude-worker",
      "../../server/src/storage/sqlite/checkpoint-worker",
    ]),
  },
};

/**
 * Builds whatever is missing or older than its sources.
 * @param {readonly (keyof typeof BUILDS)[]} names
 * @param {{ quiet?: boolean, force?: boolean }} [options] quiet: say nothing unless something is built, and then on stderr
 */
export async function bringUpToDate(names, { quiet = false, force = false } = {}) {
  for (const name of names) {
    if (!force && isUpToDate(name)) continue;
    await alone(join(CACHE, `${name}.building`), async () => {
      // another run may have built it meanwhile
      if (force || !isUpToDate(name)) await renew(name, quiet ? console.error : console.log);
    });
  }
}

/** Whether a bundle is there and as new as its sources. */
function isUpToDate(name) {
  const { from, to } = BUILDS[name];
  const stamp = stampOf(name);
  return (
    existsSync(join(ROOT, to)) &&
    existsSync(stamp) &&
    newest([...SHARED, ...from]) <= Number(readFileSync(stamp, "utf8"))
  );
}

async function renew(name, say) {
  const { title, from, to, make } = BUILDS[name];
  say(`Building ${title} ...`);
  const made = newest([...SHARED, ...from]);
  const fresh = join(CACHE, `${name}-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await make(fresh);
  rmSync(join(ROOT, to), { recursive: true, force: true });
  renameSync(fresh, join(ROOT, to));
  writeFileSync(stampOf(name), String(made));
}

/** The file that says how new the sources of a bundle were when it was made. */
function stampOf(name) {
  return join(CACHE, `${name}.built`);
}

/**
 * Compiles packages to JavaScript with declarations, for use as libraries; skips what is up to date.
 * @param {string} [project] the package's folder; all of them if left out
 */
export async function buildPackages(project) {
  const config = project === undefined ? "tsconfig.build.json" : `${project}/tsconfig.build.json`;
  const code = await run(process.execPath, [
    join(ROOT, "node_modules", "@typescript/native", "bin", "tsc"),
    "-b",
    config,
  ]);
  if (code !== 0) throw new Stop("The packages do not compile (see above).");
}

async function makeWeb(to) {
  const { build } = await import("vite");
  await build({ root: join(ROOT, "apps/web"), logLevel: "error", build: { outDir: to, emptyOutDir: true } });
  compress(to);
}

async function makeReports(to) {
  const { build } = await import("vite");
  const configFile = join(ROOT, "apps/web/vite.report.config.ts");
  await build({
    root: join(ROOT, "apps/web"),
    configFile,
    logLevel: "error",
    build: { outDir: to, emptyOutDir: true },
  });
}

function makeNode(app, entries) {
  return (to) => bundle(join(app, "src"), entries, to);
}

/**
 * Makes a bundle for Node, with our own packages inside and most from the registry left outside.
 * @param {string} folder folder of the sources, from the root
 * @param {readonly string[]} entries where they are in it, without `.ts`
 * @param {string} to where the bundle goes, as an absolute path
 */
export async function bundle(folder, entries, to) {
  const { build, defaultServerConditions } = await import("vite");
  await build({
    root: join(ROOT, folder),
    configFile: false,
    logLevel: "error",
    ssr: {
      external: BESIDE,
      noExternal: INSIDE,
      resolve: { conditions: ["source", ...defaultServerConditions] },
    },
    build: {
      ssr: true,
      outDir: to,
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: {
        external: BESIDE,
        input: entries.map((entry) => join(ROOT, folder, `${entry}.ts`)),
        // All side by side: the programs of threads are found beside whatever starts them.
        output: { chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

const PACKED = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;

/** Writes a `.br` and a `.gz` next to every text file worth compressing. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !PACKED.test(entry.name)) continue;
    const plain = readFileSync(path);
    if (plain.length < 1_000) continue;
    const quality = plain.length > 1_000_000 ? 9 : 11;
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  }
}

/** When the newest of these files, or of the files in these folders, was changed: milliseconds since 1970. */
function newest(paths) {
  let time = 0;
  for (const path of paths) {
    const full = join(ROOT, path);
    const status = statSync(full, { throwIfNoEntry: false });
    if (!status) continue;
    time = Math.max(time, status.mtimeMs);
    if (!status.isDirectory()) continue;
    for (const name of readdirSync(full)) time = Math.max(time, newest([join(path, name)]));
  }
  return time;
}

function packageFolders() {
  return readdirSync(join(ROOT, "packages")).flatMap((name) =>
    ["src", "maps", "package.json"].map((part) => `packages/${name}/${part}`),
  );
}
