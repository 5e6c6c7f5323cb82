/** Draws the icons of the installed site from `public/icon.svg`: `npm run build:icons -w @stonebridge/web`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PUBLIC = new URL("../public/", import.meta.url);
const PAPER = "#FCF9F3";

/** Name, edge in px, and how much of the edge the drawing takes: a maskable icon may be cut to a circle. */
const ICONS = [
  ["icon-192", 192, 1],
  ["icon-512", 512, 1],
  ["icon-maskable-512", 512, 0.72],
  ["apple-touch-icon", 180, 0.92],
] as const;

const drawing = readFileSync(new URL("icon.svg", PUBLIC), "utf8");

for (const [name, edge, share] of ICONS) {
  const inner = Math.round(edge * share);
  const picture = await sharp(Buffer.from(drawing.replace('rx="12"', share === 1 ? 'rx="12"' : "")), { density: 1200 })
    .resize(inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: edge, height: edge, channels: 4, background: share === 1 ? "#0000" : PAPER } })
    .composite([{ input: picture, gravity: "centre" }])
    .png({ palette: true })
    .toFile(fileURLToPath(new URL(`${name}.png`, PUBLIC)));
}
