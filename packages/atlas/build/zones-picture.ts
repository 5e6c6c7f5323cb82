/** Draws the zones alone, large and plain, to judge their shapes: `tsx -C source build/zones-picture.ts out.png`. */
import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Point } from "@stonebridge/board";
import { fromJunction, HEIGHT, readGeography, WIDTH } from "../src/geography/index.ts";
import { layOut } from "../src/zones/borders-of-banks.ts";
import { BULL_RUN_1861 } from "../src/zones/bull-run-1861/plan.ts";
const geography = readGeography();
console.time("lay out");
const { field, net } = layOut(BULL_RUN_1861, geography);
console.timeEnd("lay out");
const path = (line: readonly Point[]): string =>
  "M" + line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
let out = "";
for (const line of geography.lines.values()) {
  const style = {
    river: "#5b9;stroke-width:5",
    stream: "#8cc;stroke-width:1.5",
    turnpike: "#c93;stroke-width:4",
    road: "#a86;stroke-width:2.5",
    lane: "#a86;stroke-width:1;stroke-dasharray:4 3",
    railroad: "#333;stroke-width:1",
    unfinished_railroad: "#777;stroke-width:1;stroke-dasharray:1 2",
  }[line.kind];
  out += `<path d="${path(line.course)}" style="fill:none;stroke:${style}"/>`;
}
for (const hill of geography.hills)
  out += `<ellipse rx="${hill.halfWidth}" ry="${hill.halfLength}" transform="translate(${hill.middle[0]} ${hill.middle[1]}) rotate(${hill.bearing})" fill="#b96" opacity=".25"/>`;
for (const wood of geography.woods) out += `<path d="${path(wood.outline)}z" fill="#6a4" opacity=".2"/>`;
out += `<path d="${path(field.outline)}z" fill="none" stroke="#000" stroke-width="3"/>`;
for (const edge of net.edges)
  if (edge.kind === "land") out += `<path d="${path(edge.course)}" fill="none" stroke="#b02" stroke-width="2"/>`;
for (const node of net.nodes) out += `<circle cx="${node[0]}" cy="${node[1]}" r="2.5" fill="#b02"/>`;
for (const seed of BULL_RUN_1861.seeds) {
  const [x, y] = fromJunction(...seed.at);
  out += `<circle cx="${x}" cy="${y}" r="2" /><text x="${x}" y="${y - 4}" font-size="11" text-anchor="middle">${seed.id}</text>`;
  for (const [ax, ay] of (seed.also ?? []).map((at) => fromJunction(...at)))
    out += `<circle cx="${ax}" cy="${ay}" r="1.5" fill="#00f"/>`;
}
for (const crossing of BULL_RUN_1861.crossings) {
  const place = geography.places.find((candidate) => candidate.name === crossing.name)!;
  out += `<circle cx="${place.point[0]}" cy="${place.point[1]}" r="5" fill="#fff" stroke="#000"/>`;
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="380 60 1560 1440"><rect x="0" y="0" width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${out}</svg>`;
writeFileSync(
  process.argv[2]!,
  new Resvg(svg, { fitTo: { mode: "width", value: 2000 }, font: { loadSystemFonts: true } }).render().asPng(),
);
console.log(net.faces.length, BULL_RUN_1861.seeds.length);
