/**
 * What a package needs in its folder while npm packs it (`prepack`, `postpack`): `make` compiles it, drops what was compiled from
 * sources that are gone, and puts the licence there; `remove` takes the licence away again.
 */
import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { buildPackages } from "./builds.mjs";
import { ROOT, script } from "./house.mjs";

const folder = process.cwd();
const licence = join(folder, "LICENSE");

await script(async () => {
  if (process.argv[2] === "remove") return rmSync(licence, { force: true });
  await buildPackages(relative(ROOT, folder));
  removeOrphans();
  copyFileSync(join(ROOT, "LICENSE"), licence);
});

/** The compiler leaves what it once made of a source that was moved or deleted. */
function removeOrphans() {
  const dist = join(folder, "dist");
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const made = join(entry.parentPath, entry.name);
    const source = made.replace(/(?:\.d\.ts|\.js)(?:\.map)?$/, ".ts");
    if (entry.isFile() && source !== made && !existsSync(join(folder, "src", relative(dist, source)))) rmSync(made);
  }
}
