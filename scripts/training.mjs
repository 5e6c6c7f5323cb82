/** Runs a program of `training`: bundled anew, with the options that its script was given. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script } from "./house.mjs";
import { readOptions } from "./options.mjs";

/**
 * Runs `training/<name>.ts`. It gets the root folder of the checkout, a folder of its own for what it keeps, and the options as JSON.
 * @param {string} name
 * @param {string} help
 * @param {Parameters<typeof readOptions>[1]} kinds of its options
 * @param {{ beside?: readonly string[], node?: readonly string[] }} [more] programs that it runs itself, and options for Node
 */
export async function runTraining(name, help, kinds, { beside = [], node = [] } = {}) {
  await script(async () => {
    const asked = readOptions(help, kinds);
    if (asked === undefined) return;
    install();
    const folder = join(CACHE, name);
    const program = join(folder, `program-${process.pid}`);
    try {
      await bundle("training", [name, ...beside], program);
      const parameters = [join(program, `${name}.js`), ROOT, folder, JSON.stringify(asked)];
      process.exitCode = await run(process.execPath, [...node, ...parameters]);
    } finally {
      rmSync(program, { recursive: true, force: true });
    }
  });
}
