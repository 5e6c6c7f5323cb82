import { Command } from "commander";
import { checkout, compilePackage } from "../checkout.ts";
import { Failure } from "../failure.ts";
import { writeText } from "../files.ts";
import { positiveNumber } from "../options.ts";
import { definitions, terminalWidth } from "../terminal/table.ts";

interface Flags {
  readonly svg?: string;
  readonly zoom: number;
}

type Drawing = typeof import("@stonebridge/atlas/drawing");

/** A map that can be drawn. */
interface DrawnMap {
  readonly id: string;
  readonly about: string;
  draw(drawing: Drawing, zoom: number): Promise<string>;
}

const MAPS: readonly DrawnMap[] = [
  {
    id: "bull-run-1861",
    about: "the zone map of Bull Run 1861",
    async draw({ drawZoneMap }, zoom) {
      const graph = await import("@stonebridge/atlas/maps/bull-run-1861/graph.json", { with: { type: "json" } });
      const shapes = await import("@stonebridge/atlas/maps/bull-run-1861/shapes.json", { with: { type: "json" } });
      return drawZoneMap(graph.default, shapes.default, {
        zoom,
      });
    },
  },
  {
    id: "bull-run-1983",
    about: "the hex map of Bull Run (1983), with grid and coordinates",
    async draw({ drawHexMap }, zoom) {
      const hexes = await import("@stonebridge/atlas/maps/bull-run-1983/hexes.json", { with: { type: "json" } });
      const { BULL_RUN_1983_MAP } = await import("@stonebridge/atlas/hexes");
      return drawHexMap(hexes.default, BULL_RUN_1983_MAP.ground, zoom);
    },
  },
  {
    id: "second-bull-run-1862",
    about: "the zone map of Second Bull Run 1862",
    async draw({ drawSecondBullRun }, zoom) {
      const graph = await import("@stonebridge/atlas/maps/second-bull-run-1862/graph.json", { with: { type: "json" } });
      const shapes = await import("@stonebridge/atlas/maps/second-bull-run-1862/shapes.json", {
        with: { type: "json" },
      });
      return drawSecondBullRun(graph.default, shapes.default, zoom);
    },
  },
  {
    id: "no-written-orders-first-bull-run",
    about: "the hex map of First Bull Run for No Written Orders",
    async draw({ drawHexsideMap }, zoom) {
      const hexes = await import("@stonebridge/atlas/maps/no-written-orders-first-bull-run/hexes.json", {
        with: { type: "json" },
      });
      const { FIRST_BULL_RUN_MAP } = await import("@stonebridge/atlas/hexes");
      return drawHexsideMap(hexes.default, "first", FIRST_BULL_RUN_MAP.ground, zoom);
    },
  },
  {
    id: "no-written-orders-second-bull-run",
    about: "the hex map of Second Bull Run for No Written Orders",
    async draw({ drawHexsideMap }, zoom) {
      const hexes = await import("@stonebridge/atlas/maps/no-written-orders-second-bull-run/hexes.json", {
        with: { type: "json" },
      });
      const { SECOND_BULL_RUN_MAP } = await import("@stonebridge/atlas/hexes");
      return drawHexsideMap(hexes.default, "second", SECOND_BULL_RUN_MAP.ground, zoom);
    },
  },
  {
    id: "battlefield",
    about: "just the battlefield, without a game",
    draw: async ({ drawBase }, zoom) => drawBase({ zoom }),
  },
];

export function mapsCommand(): Command {
  return new Command("maps")
    .description("draw a map as SVG, or list the maps")
    .argument("[map]", "id of the map")
    .option("--svg <file>", "where to write it")
    .option("--zoom <pixels>", "pixels per 10 m: a higher figure shows more detail", positiveNumber, 2.4)
    .action(async (id: string | undefined, flags: Flags) => {
      if (id === undefined)
        return console.log(
          definitions(
            MAPS.map((map) => [map.id, map.about] as const),
            terminalWidth(),
          ),
        );
      await draw(id, flags);
    });
}

async function draw(id: string, { svg, zoom }: Flags): Promise<void> {
  const map = MAPS.find((one) => one.id === id);
  if (!map) throw new Failure(`There is no map "${id}". Maps: ${MAPS.map((one) => one.id).join(", ")}.`);
  if (svg === undefined) throw new Failure(`Give a file to write to: stonebridge maps ${id} --svg ${id}.svg`);
  await compilePackage(checkout("maps are drawn from the atlas's data"), "packages/atlas");
  console.error("Drawing. This can take a minute.");
  const text = await map.draw(await import("@stonebridge/atlas/drawing"), zoom);
  writeText(svg, text);
  console.log(`Wrote ${svg}, ${Math.round(text.length / 1_000)} kB.`);
}
