import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/**
 * Digests of the data files that a map's pictures are drawn from; the layout of a file makes no difference.
 * @param folder of the map, with a slash at its end
 * @returns by file name the first 16 hexadecimal digits of its SHA-256
 */
export function mapDigests(folder: URL): Readonly<Record<string, string>> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted();
  return Object.fromEntries(files.map((name) => [name, digestOf(readFileSync(new URL(name, folder), "utf8"))]));
}

function digestOf(json: string): string {
  const said = JSON.stringify(JSON.parse(json));
  return createHash("sha256").update(said).digest("hex").slice(0, 16);
}
