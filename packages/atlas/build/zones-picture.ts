/**
 * Draws a zone map alone, plain and large, to judge shapes and plates:
 * `npx tsx -C source build/zones-picture.ts zones.png [miles east] [miles north] [miles wide]`.
 */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { fromJunction, readGeography, UNITS_PER_MILE, type LineKind } from "../src/geography/index.ts";
import { layPlate, PLATE } from "../src/zones/plate-layout.ts";

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../maps/bull-run-1861/${name}.json`, import.meta.url), "utf8")) as T;
const graph = read<ZoneGraphData>("graph");
const shapes = read<ZoneShapesData>("shapes");
const geography = readGeography();

const LINE_STYLE: Readonly<Record<LineKind, string>> = {
  river: "stroke:#6aa5b5;stroke-width:6",
  stream: "stroke:#8cc;stroke-width:1.5",
  turnpike: "stroke:#d8a93a;stroke-width:4",
  road: "stroke:#b09070;stroke-width:2.5",
  lane: "stroke:#b09070;stroke-width:1;stroke-dasharray:4 3",
  railroad: "stroke:#444;stroke-width:1",
  unfinished_railroad: "stroke:#777;stroke-width:1;stroke-dasharray:1 2",
};
const path = (line: readonly Point[]): string => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}`;
const parts: string[] = [];
for (const wood of geography.woods) parts.push(`<path d="${path(wood.outline)}z" fill="#7a5" opacity=".2"/>`);
for (const hill of geography.hills) {
  const [x, y] = hill.middle;
  parts.push(
    `<ellipse rx="${hill.halfWidth}" ry="${hill.halfLength}" transform="translate(${x} ${y}) rotate(${hill.bearing})" fill="#b96" opacity=".25"/>`,
  );
}
for (const line of geography.lines.values()) {
  parts.push(`<path d="${path(line.course)}" style="fill:none;${LINE_STYLE[line.kind]}"/>`);
}
parts.push(`<path d="${path(shapes.field)}z" fill="none" stroke="#222" stroke-width="2.6"/>`);
for (const border of shapes.borders) {
  if (border.course.length > 0)
    parts.push(`<path d="${path(border.course)}" fill="none" stroke="#9c2a35" stroke-width="1.6"/>`);
}
for (const [index, border] of graph.borders.entries()) {
  const { badge, middle } = shapes.borders[index];
  if (badge !== undefined) {
    const square = `<rect x="${badge[0] - 7}" y="${badge[1] - 7}" width="14" height="14" fill="#fff" stroke="#000"/>`;
    const disc = `<circle cx="${badge[0]}" cy="${badge[1]}" r="7.4" fill="#fff" stroke="#000"/>`;
    parts.push(border.kind === "bridge" ? square : disc);
  } else if (border.road) {
    parts.push(`<circle cx="${middle[0]}" cy="${middle[1]}" r="2.5" fill="#c80"/>`);
  }
}
const SIGN_FILL = { hill: "#f2c85b", woods: "#a5c080", village: "#fff" } as const;
for (const [index, zone] of graph.zones.entries()) {
  const shape = shapes.zones[index];
  const [cx, cy] = shape.counters;
  parts.push(`<rect x="${cx - 17}" y="${cy - 17}" width="34" height="34" rx="3" fill="#2c4a78" opacity=".45"/>`);
  const signs: string[] = zone.terrain.map((kind) => SIGN_FILL[kind]);
  if (zone.victoryPoints > 0) signs.push("#9c2a35");
  const layout = layPlate(shape.plate, signs.length, shape.lines.length);
  const [x, y] = shape.plate;
  parts.push(`<circle cx="${x}" cy="${y}" r="${PLATE.discRadius}" fill="#1d1813"/>`);
  parts.push(`<text x="${x}" y="${y + 3}" font-size="8.6" fill="#fff" text-anchor="middle">${zone.number}</text>`);
  layout.signs.forEach((at, sign) =>
    parts.push(
      `<circle cx="${at[0]}" cy="${at[1]}" r="${PLATE.signRadius}" fill="${signs[sign]}" stroke="#222" stroke-width=".8"/>`,
    ),
  );
  layout.names.forEach((at, line) =>
    parts.push(
      `<text x="${at[0]}" y="${at[1]}" font-size="7.4" fill="#6e1a24" text-anchor="middle">${shape.lines[line].toUpperCase()}</text>`,
    ),
  );
  if (zone.start !== undefined)
    parts.push(`<text x="${cx}" y="${cy + 6}" font-size="18" fill="#fff" text-anchor="middle">${zone.start}</text>`);
}

const [out, east, north, wide] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const [left, top, right, bottom] = shapes.sheet;
const middle = fromJunction(Number(east), Number(north));
const side = Number(wide) * UNITS_PER_MILE;
const view =
  wide === undefined
    ? [left, top, right - left, bottom - top]
    : [middle[0] - side / 2, middle[1] - side / 2, side, side];
const frame = `<rect x="${view[0]}" y="${view[1]}" width="${view[2]}" height="${view[3]}" fill="#fff"/>`;
const height = Math.round((2000 * view[3]) / view[2]);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="${height}" viewBox="${view.join(" ")}">${frame}${parts.join("")}</svg>`;
await sharp(Buffer.from(svg)).png().toFile(String(out));
