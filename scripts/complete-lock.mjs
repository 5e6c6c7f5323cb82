/**
 * `npm run lock`: completes package-lock.json after `npm install`.
 *
 * If the registry in use lacks packages for other platforms (`@oxlint/binding-darwin-arm64`), npm leaves them out of the
 * lock file, and `npm ci` then refuses it everywhere. This writes them in by name and version, with the platform taken
 * from the name; on any other platform nothing is fetched. `--check` only says what is missing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, script, Stop } from "./house.mjs";

const FILE = join(ROOT, "package-lock.json");
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = {
  arm: "arm",
  arm64: "arm64",
  ia32: "ia32",
  loong64: "loong64",
  ppc64: "ppc64",
  riscv64: "riscv64",
  s390x: "s390x",
  x64: "x64",
};

await script(async () => {
  const text = readFileSync(FILE, "utf8");
  const lock = JSON.parse(text);
  const missing = missingPackages(lock.packages);
  if (missing.length === 0) return;
  if (process.argv.includes("--check")) {
    const names = missing.map(({ name }) => `  ${name}`).join("\n");
    throw new Stop(`package-lock.json lacks packages for other platforms; run "npm run lock":\n${names}`);
  }
  for (const { path, entry } of missing) lock.packages[path] = entry;
  const sorted = Object.entries(lock.packages).toSorted(([one], [other]) => one.localeCompare(other, "en"));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(FILE, JSON.stringify(lock, undefined, 2) + "\n");
  console.log(`Wrote ${missing.length} packages for other platforms into package-lock.json.`);
});

/** Optional packages that others ask for and the lock file lacks. */
function missingPackages(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isHeld(packages, path, name))
      .map(([name, version]) => ({
        name: `${name}@${version}`,
        path: `node_modules/${name}`,
        entry: entryOf(name, version, dev),
      })),
  );
}

/** Whether one package finds another the way Node looks for it: in its own folder, then further up. */
function isHeld(packages, path, name) {
  let folder = path;
  for (;;) {
    if (packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === "") return false;
    const above = folder.lastIndexOf("node_modules/");
    folder = above <= 0 ? "" : folder.slice(0, above - 1);
  }
}

/** What npm itself would write, as far as the name says: `...-linux-arm64-musl`. */
function entryOf(name, version, dev) {
  const words = name.slice(name.lastIndexOf("/") + 1).split("-");
  const system = words.find((word) => SYSTEMS.includes(word));
  const processor = words.find((word) => word in PROCESSORS);
  if (!system || !processor) throw new Stop(`The name ${name} does not say which platform the package is for.`);
  const library = words.includes("musl") || words.includes("musleabihf") ? "musl" : "glibc";
  return {
    version,
    cpu: [PROCESSORS[processor]],
    ...(dev ? { dev } : {}),
    ...(system === "linux" ? { libc: [library] } : {}),
    optional: true,
    os: [system],
  };
}
