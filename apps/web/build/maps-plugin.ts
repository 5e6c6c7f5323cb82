import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ZoneShapesData } from "@stonebridge/board";
import type { Plugin, Rollup } from "vite";

/** What the atlas says of a map's tiles. */
interface AtlasTiles {
  readonly tileSize: number;
  readonly origin: readonly [number, number];
  /** Of the whole sheet, in map units. */
  readonly size: readonly [number, number];
  readonly levels: readonly { readonly pixelsPerUnit: number; readonly columns: number; readonly rows: number }[];
  /** Hexes whose coordinate would lie on a name; only hex maps have it. */
  readonly lettered?: readonly string[];
}

const PREFIX = "virtual:maps/";
const MAPS = new URL("../../../packages/atlas/maps/", import.meta.url);

/**
 * Brings the atlas' drawn maps into the client: tiles and shapes or hexes under addresses that hold a hash of their content,
 * and `virtual:maps/<map>` with what a picture of the map needs; `virtual:maps/<map>/tiles` has its tiles alone.
 */
export function maps(): Plugin {
  const served = new Map<string, string>();
  /** Else the files are served where they lie. */
  let building = false;

  /** @returns what their addresses hold of their content */
  function emitTiles(this: Pick<Rollup.PluginContext, "emitFile">, map: string, folder: URL): string {
    const files = readdirSync(new URL("tiles/", folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".webp"))
      .map((name) => name.replaceAll("\\", "/"))
      .toSorted();
    const hash = createHash("sha256");
    for (const name of files) hash.update(name).update(readFileSync(new URL(`tiles/${name}`, folder)));
    const version = hash.digest("hex").slice(0, 10);
    for (const name of files) {
      const fileName = `assets/maps/${map}/${name.replace(".webp", `-${version}.webp`)}`;
      const source = new URL(`tiles/${name}`, folder);
      served.set(`/${fileName}`, fileURLToPath(source));
      if (building) this.emitFile({ type: "asset", fileName, source: readFileSync(source) });
    }
    return version;
  }

  return {
    name: "stonebridge-maps",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [map, part] = id.slice(PREFIX.length + 1).split("/");
      const folder = new URL(`${map}/`, MAPS);
      const tiles = readJson<AtlasTiles>(new URL("tiles/tiles.json", folder));
      if (part === "tiles") {
        const version = emitTiles.call(this, map, folder);
        const manifest = {
          size: tiles.tileSize,
          origin: tiles.origin,
          levels: tiles.levels.map(({ pixelsPerUnit, columns, rows }) => ({ scale: pixelsPerUnit, columns, rows })),
          path: `{tone}/{level}/{column}-{row}-${version}.webp`,
        };
        return exported({ tiles: manifest, tilesUrl: `/assets/maps/${map}/` });
      }
      const {
        file,
        name: kind,
        parts,
      } = existsSync(new URL("shapes.json", folder)) ? zoneParts(folder) : hexParts(folder, tiles);
      const dataName = `assets/maps/${map}/${kind}-${digestOf(file)}.json`;
      served.set(`/${dataName}`, fileURLToPath(file));
      if (building) {
        const source = JSON.stringify(readJson<unknown>(file));
        this.emitFile({ type: "asset", fileName: dataName, source });
      }
      return `export * from "${PREFIX}${map}/tiles";\n${exported({ [`${kind}Url`]: `/${dataName}`, ...parts })}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = served.get(request.url?.split("?", 1)[0] ?? "");
        if (file === undefined || !existsSync(file)) return next();
        response.setHeader("Content-Type", file.endsWith(".json") ? "application/json" : "image/webp");
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** A module with these constants. */
function exported(constants: Readonly<Record<string, unknown>>): string {
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/** What differs between maps of zones and maps of hexes: the data that is fetched beside the scripts, and further parts. */
interface MapParts {
  readonly file: URL;
  /** Of the data: its address is exported as `<name>Url`. */
  readonly name: "shapes" | "hexes";
  readonly parts: Readonly<Record<string, unknown>>;
}

function zoneParts(folder: URL): MapParts {
  const file = new URL("shapes.json", folder);
  const shapes = readJson<ZoneShapesData>(file);
  const places = Object.fromEntries(shapes.zones.map((zone) => [zone.id, zone.counters]));
  return { file, name: "shapes", parts: { sheet: shapes.sheet, places } };
}

/** Map units to the height of a hex, as the atlas draws its tiles; the grid's box begins at 0, 0. */
const HEX_HEIGHT = 100;

function hexParts(folder: URL, { origin: [left, top], size: [width, height], lettered = [] }: AtlasTiles): MapParts {
  const sheet = [left, top, left + width, top + height];
  return {
    file: new URL("hexes.json", folder),
    name: "hexes",
    parts: { sheet, plot: { height: HEX_HEIGHT, origin: [0, 0], sheet }, lettered },
  };
}

function digestOf(url: URL): string {
  return createHash("sha256").update(readFileSync(url)).digest("hex").slice(0, 10);
}

function readJson<T>(url: URL): T {
  return JSON.parse(readFileSync(url, "utf8"));
}
