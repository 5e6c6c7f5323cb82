/**
 * Draws a position of Bull Run 1861 as an SVG file: the zones of the map, who holds what, and the brigades.
 *
 *   npx tsx -C source examples/draw-a-map.ts map.svg
 *
 * `drawZoneMap` of `@stonebridge/atlas/drawing` draws the same zones on an engraved sheet, with hills, woods and roads.
 */
import { writeFileSync } from "node:fs";
import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import type { Point } from "@stonebridge/board";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { texts } from "@stonebridge/games/bull-run-1861/text/en";
import { fastDice } from "@stonebridge/kernel";

const file = process.argv[2];
if (file === undefined) throw new Error("Give a file to write to: npx tsx -C source examples/draw-a-map.ts map.svg");

const INK = { north: "#1f4e79", south: "#6b6b6b" };
const LINE = 9;

const game = bullRun1861.open(bullRun1861.situation("historical"));
const view = game.view(game.start(fastDice(1)), "spectator");
const outlineOf = (points: readonly Point[]): string => points.map((point) => point.join(",")).join(" ");

const [left, top, right, bottom] = shapes.sheet;
const zones = shapes.zones.map(({ id, outline }) => {
  const holder = view.control[id];
  const fill = holder === undefined ? "#f4ecd8" : `${INK[holder]}33`;
  return `<polygon points="${outlineOf(outline)}" fill="${fill}" stroke="#8a7a5c"/>`;
});
const labels = shapes.zones.map(({ id, counters: [x, y], plate, lines }) => {
  const here = view.units.filter(({ elements }) => elements.some(({ zone }) => zone === id));
  const names = lines.map((line, at) => text(line, plate[0], plate[1] + at * LINE, "#333", "italic"));
  const brigades = here.map(({ id: unit, side }, at) =>
    text(texts.unitName(unit), x, y + at * LINE, INK[side], "bold"),
  );
  return [...names, ...brigades].join("");
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" font-family="serif" font-size="${LINE}" text-anchor="middle">
<rect x="${left}" y="${top}" width="100%" height="100%" fill="#fff"/>
${zones.join("\n")}
${labels.join("\n")}
</svg>
`;
writeFileSync(file, svg);
console.log(`Wrote ${file}: ${shapes.zones.length} zones.`);

function text(words: string, x: number, y: number, ink: string, style: "italic" | "bold"): string {
  const font = style === "bold" ? 'font-weight="bold"' : 'font-style="italic"';
  return `<text x="${x}" y="${y}" fill="${ink}" ${font}>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;
}
