import type { Point } from "@stonebridge/board";
import { textWidth, lettering } from "../counters/lettering.ts";
import { distance } from "../geometry.ts";
import type { HexGround } from "./hex-ground.ts";
import { num } from "../drawing/markup.ts";
import type { SightModel } from "../model.ts";
import { COLOURS } from "../drawing/palette.ts";

type Block = SightModel["blocks"][number];

function line(from: Point, to: Point, colour: string, width: number, zoom: number, dash = ""): string {
  const dashes = dash
    ? ` stroke-dasharray="${dash
        .split(" ")
        .map((part) => num(Number(part) / zoom))
        .join(" ")}"`
    : "";
  return `<path d="M${num(from[0], 1)} ${num(from[1], 1)}L${num(to[0], 1)} ${num(to[1], 1)}" fill="none" stroke="${colour}" stroke-width="${num(width / zoom, 3)}" stroke-linecap="round"${dashes}/>`;
}

/** Middle of what blocks a line, and its mark: a hex is hatched and rimmed, a hexside is a wall. */
function blockMark(
  block: Block,
  ground: HexGround,
  zoom: number,
  prefix: string,
): { at: Point; markup: string } | undefined {
  if (typeof block === "string") {
    const hex = ground.hex(block);
    if (hex === undefined) return undefined;
    const outline = ground.outline(block);
    return {
      at: ground.centre(hex),
      markup: `<path d="${outline}" fill="url(#${prefix}attack)" opacity=".8"/><path d="${outline}" fill="none" stroke="${COLOURS.red}" stroke-width="${num(3.4 / zoom, 3)}" stroke-dasharray="${num(9 / zoom)} ${num(5 / zoom)}"/>`,
    };
  }
  const [one, other] = [ground.hex(block[0]), ground.hex(block[1])];
  const side = one === undefined || other === undefined ? -1 : ground.grid.direction(one, other);
  if (one === undefined || side === -1) return undefined;
  const corners = ground.corners(one);
  const [from, to] = [corners[side] as Point, corners[(side + 1) % 6] as Point];
  return {
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    markup: line(from, to, COLOURS.ivory, 11, zoom) + line(from, to, COLOURS.red, 7, zoom),
  };
}

/** A crossed circle: the line ends here. */
function crossedCircle([x, y]: Point, zoom: number): string {
  return `<g transform="translate(${num(x, 1)} ${num(y, 1)}) scale(${num(1 / zoom, 4)})"><circle r="10" fill="${COLOURS.ivory}" stroke="${COLOURS.red}" stroke-width="3.4"/><path d="M-6.5 6.5L6.5-6.5" stroke="${COLOURS.red}" stroke-width="3.6"/></g>`;
}

/** An eye where the line begins; its distance, if told, where it ends. */
function ends(from: Point, to: Point, clear: boolean, text: string | undefined, zoom: number): string {
  const ink = clear ? COLOURS.teal : COLOURS.red;
  const width = text === undefined ? 0 : Math.max(22, textWidth(text, 800, 14) + 14);
  const far =
    text === undefined
      ? `<circle r="5" fill="${ink}" stroke="${COLOURS.ivory}" stroke-width="2"/>`
      : `<rect x="${num(-width / 2)}" y="-11" width="${num(width)}" height="22" rx="11" fill="${COLOURS.ivory}" stroke="${ink}" stroke-width="2.6"/>${lettering(text, 0, 5, { weight: 800, size: 14, fill: COLOURS.black })}`;
  const place = ([x, y]: Point) => `translate(${num(x, 1)} ${num(y, 1)}) scale(${num(1 / zoom, 4)})`;
  return (
    `<g transform="${place(from)}"><path d="M-11 0Q0-11 11 0Q0 11-11 0z" fill="${COLOURS.ivory}" stroke="${ink}" stroke-width="2.4"/><circle r="3.6" fill="${COLOURS.black}"/></g>` +
    `<g transform="${place(to)}">${far}</g>`
  );
}

/** A line of sight: unbroken where it is clear; up to the first block, then broken, where it is not. */
export function sightMarkup(sight: SightModel | undefined, ground: HexGround, zoom: number, prefix: string): string {
  const [fromHex, toHex] = [sight && ground.hex(sight.from), sight && ground.hex(sight.to)];
  if (!sight || fromHex === undefined || toHex === undefined) return "";
  const [from, to] = [ground.centre(fromHex), ground.centre(toHex)];
  const blocks = sight.blocks
    .map((block) => blockMark(block, ground, zoom, prefix))
    .filter((mark) => mark !== undefined)
    .toSorted((a, b) => distance(a.at, from) - distance(b.at, from));
  const first = blocks[0]?.at;
  const whole = line(from, to, COLOURS.ivory, 7, zoom);
  const marks = blocks.map(({ markup }) => markup).join("");
  if (!first) return whole + line(from, to, COLOURS.teal, 3.6, zoom) + ends(from, to, true, sight.text, zoom);
  return (
    marks +
    whole +
    line(from, first, COLOURS.black, 3.2, zoom) +
    line(first, to, COLOURS.red, 3.2, zoom, "2 8") +
    blocks.map(({ at }) => crossedCircle(at, zoom)).join("") +
    ends(from, to, false, sight.text, zoom)
  );
}
