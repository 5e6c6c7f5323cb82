import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { mapDigests } from "../../src/drawing/map-digest.ts";
import type { TileSet } from "../../src/drawing/tile-set.ts";

const maps = new URL("../../maps/", import.meta.url);

function manifestOf(map: string): TileSet | undefined {
  const file = new URL(`${map}/tiles/tiles.json`, maps);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TileSet) : undefined;
}

const drawn = readdirSync(maps).filter((map) => manifestOf(map)?.drawnFrom !== undefined);

describe("drawn maps", () => {
  it("say what they were drawn from", () => {
    expect(drawn).toEqual(expect.arrayContaining(["bull-run-1861", "bull-run-1983"]));
  });

  it.each(drawn)("of %s are of its data as it is now; if not: npm run build:base -w @stonebridge/atlas", (map) => {
    expect(manifestOf(map)?.drawnFrom).toEqual(mapDigests(new URL(`${map}/`, maps)));
  });

  it("would be found older than data that says something else, not than data laid out otherwise", () => {
    const path = mkdtempSync(join(tmpdir(), "drawn-from-"));
    const folder = pathToFileURL(`${path}/`);
    const digest = (text: string) => {
      writeFileSync(new URL("hexes.json", folder), text);
      return mapDigests(folder)["hexes.json"];
    };
    const first = digest('{"rows":35}');
    expect([digest('{ "rows": 35 }\n'), digest('{"rows":36}') === first]).toEqual([first, false]);
    rmSync(path, { recursive: true });
  });
});
