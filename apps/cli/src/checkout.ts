import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.ts";

/**
 * The root folder of the checkout this program runs from.
 * @param purpose what needs it, for the message
 * @throws {@link Failure} where it runs from elsewhere
 */
export function checkout(purpose: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "packages/games/src"))) {
    const above = dirname(folder);
    if (above === folder) throw new Failure(`${purpose}: run it in a checkout of Stonebridge.`);
    folder = above;
  }
  return folder;
}
