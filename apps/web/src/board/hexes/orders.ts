import type { Point } from "@stonebridge/board";
import { arrowHead, arrowWay, type ArrowGround } from "../paths/arrows.ts";
import { lettering, textWidth } from "../counters/lettering.ts";
import { bearing, curveData, sharedArea, squareAbout } from "../geometry.ts";
import { num } from "../drawing/markup.ts";
import type { OrderModel, OrderSign, RideModel } from "../order-model.ts";
import { COLOURS } from "../drawing/palette.ts";
import type { HexGround } from "./hex-ground.ts";
import { noteScale } from "./hex-notes.ts";
import type { Stack } from "../stacks.ts";
import { ORDER_STYLES, type OrderStyle } from "./order-signs.ts";

/** Orders that are obeyed are drawn slimmer than one that is being drawn. */
const WEIGHTS: Readonly<Record<OrderModel["state"], number>> = {
  draft: 1,
  written: 0.8,
  standing: 0.62,
  waiting: 0.72,
};
const SIGN_RADIUS = 13;
const TEXTS_FROM = 26;
/** How far the sign of a target hangs off its middle, in heights of a hex: clear of the pennant and of counters. */
const SIGN_OFF: Point = [0.34, 0.4];
/** Corners at which it may hang, the best first. */
const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
/** Px from the corner of a counter. */
const SIGN_CLEARANCE = 4;

/** A shaft from who has an order to its target; one that is not obeyed yet is hollow. */
function shaft(order: OrderModel, way: readonly Point[], style: OrderStyle, zoom: number): string {
  const width = style.width * WEIGHTS[order.state];
  const line = curveData(way);
  const px = (value: number): string => num(value / zoom, 3);
  const dashes = style.dash
    ? ` stroke-dasharray="${style.dash
        .split(" ")
        .map((part) => px(Number(part) * WEIGHTS[order.state]))
        .join(" ")}"`
    : "";
  const stroke = (colour: string, wide: number, dash: string): string =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${px(wide)}" stroke-linecap="round" stroke-linejoin="round"${dash}/>`;
  const hollow = order.state === "waiting" ? stroke(COLOURS.ivory, Math.max(1.4, width - 3), dashes) : "";
  const [before, end] = [way.at(-2) as Point, way.at(-1) as Point];
  const head =
    style.head === "none" ? "" : arrowHead(end, bearing(before, end), { ...style, width, head: style.head }, zoom);
  return stroke(COLOURS.ivory, width + 3.6, "") + stroke(style.ink, width, dashes) + hollow + head;
}

/** The sign of an order in a disc; hollow while it is not obeyed, broken at the rim while it is only written. */
function signDisc({ sign, state, text }: OrderModel, [x, y]: Point, pixels: number, zoom: number): string {
  const style = ORDER_STYLES[sign];
  const full = state === "standing" || state === "draft";
  const [ground, ink] = full ? [style.ink, COLOURS.white] : [COLOURS.ivory, style.ink];
  const rim = state === "written" ? ` stroke-dasharray="5 3"` : "";
  const told = text === undefined || pixels < TEXTS_FROM ? "" : pill(text, style.ink);
  return (
    `<g transform="translate(${num(x, 1)} ${num(y, 1)}) scale(${num((0.92 * noteScale(pixels)) / zoom, 4)})">${told}` +
    `<circle r="${SIGN_RADIUS + 2}" fill="${COLOURS.ivory}"/>` +
    `<circle r="${SIGN_RADIUS}" fill="${ground}" stroke="${full ? COLOURS.black : style.ink}" stroke-width="2"${rim}/>` +
    `${signMarkup(sign, ink)}</g>`
  );
}

/** The sign of an order about 0, 0, within 9 of it. */
function signMarkup(sign: OrderSign, ink: string): string {
  const { sign: path, filled } = ORDER_STYLES[sign];
  return `<path d="${path}" fill="${filled ? ink : "none"}" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function pill(text: string, ink: string): string {
  const width = textWidth(text, 800, 14) + 14;
  const left = -SIGN_RADIUS - width + 4;
  return `<rect x="${num(left)}" y="-10" width="${num(width + 10)}" height="20" rx="10" fill="${COLOURS.ivory}" stroke="${ink}" stroke-width="2"/>${lettering(text, left + width / 2, 5, { weight: 800, size: 14, fill: COLOURS.black })}`;
}

function waypoint([x, y]: Point, ink: string, zoom: number): string {
  return `<circle cx="${num(x, 1)}" cy="${num(y, 1)}" r="${num(6 / zoom)}" fill="${COLOURS.ivory}" stroke="${ink}" stroke-width="${num(3.4 / zoom, 3)}"/>`;
}

/** Hexes of a target that is more than one: a band along them. */
function band(order: OrderModel, ground: HexGround, zoom: number): string {
  if (order.area.length === 0) return "";
  const outlines = order.area.map((space) => ground.outline(space)).join("");
  return `<path d="${outlines}" fill="${ORDER_STYLES[order.sign].ink}" fill-opacity=".14" stroke="${ORDER_STYLES[order.sign].ink}" stroke-width="${num(2 / zoom, 3)}" stroke-dasharray="${num(6 / zoom)} ${num(4 / zoom)}"/>`;
}

/**
 * Orders as they are drawn on a map: what is obeyed lies under the pieces, what is drawn or waits over them.
 * @param arrows where arrows begin and end @param taken where counters stand
 */
export function ordersMarkup(
  orders: readonly OrderModel[],
  ground: HexGround,
  arrows: ArrowGround,
  zoom: number,
  taken: readonly Pick<Stack, "box">[] = [],
): { readonly under: string; readonly over: string } {
  const pixels = ground.height * zoom;
  const markup = { under: "", over: "" };
  for (const order of orders) {
    const style = ORDER_STYLES[order.sign];
    const way = arrowWay(order.spaces, arrows);
    const target = order.spaces.at(-1);
    const at = target === undefined ? undefined : centreOf(target, ground);
    const line =
      band(order, ground, zoom) +
      (way.length < 2 ? "" : shaft(order, way, style, zoom)) +
      order.via.map((space) => dotAt(space, ground, style.ink, zoom)).join("");
    const sign = at === undefined ? "" : signDisc(order, signPlace(at, ground, zoom, taken), pixels, zoom);
    if (order.state === "standing") markup.under += line;
    else markup.over += line;
    markup.over += sign;
  }
  return markup;
}

/** Off a corner of the counters of a target, which may be larger than its hex: the first, or the one where it covers least of others. */
function signPlace(
  [x, y]: Point,
  { height, magnitudes }: HexGround,
  zoom: number,
  taken: readonly Pick<Stack, "box">[],
): Point {
  const corner = magnitudes.counterPixels(zoom) / 2 + SIGN_CLEARANCE;
  const off = (share: number): number => Math.max(share * height, corner / zoom);
  const size = (2 * SIGN_RADIUS * noteScale(height * zoom)) / zoom;
  let best: { readonly at: Point; readonly covered: number } | undefined;
  for (const [right, down] of CORNERS) {
    const at: Point = [x + right * off(SIGN_OFF[0]), y + down * off(SIGN_OFF[1])];
    const covered = taken.reduce((sum, { box }) => sum + sharedArea(box, squareAbout(...at, size)), 0);
    if (!best || covered < best.covered) best = { at, covered };
  }
  return (best as NonNullable<typeof best>).at;
}

function centreOf(space: string, ground: HexGround): Point | undefined {
  const hex = ground.hex(space);
  return hex === undefined ? undefined : ground.centre(hex);
}

function dotAt(space: string, ground: HexGround, ink: string, zoom: number): string {
  const at = centreOf(space, ground);
  return at === undefined ? "" : waypoint(at, ink, zoom);
}

/** Ways of aides: hoofprints, a bar where each turn’s ride ends, and when they arrive. */
export function ridesMarkup(rides: readonly RideModel[], ground: HexGround, zoom: number): string {
  return rides.map((ride) => rideMarkup(ride, ground, zoom)).join("");
}

function rideMarkup({ space, rides, text }: RideModel, ground: HexGround, zoom: number): string {
  const px = (value: number): string => num(value / zoom, 3);
  const points = [space, ...rides.flat()].flatMap((one) => {
    const at = centreOf(one, ground);
    return at === undefined ? [] : [at];
  });
  const end = points.at(-1);
  if (end === undefined || points.length < 2) return "";
  const line = curveData(points);
  const stroke = (colour: string, width: number, dash: string): string =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${px(width)}" stroke-linecap="round"${dash}/>`;
  const stops = rides
    .slice(0, -1)
    .map((ride) => dotAt(ride.at(-1) ?? "", ground, COLOURS.black, zoom))
    .join("");
  const width = text === undefined ? 0 : textWidth(text, 800, 13) + 16;
  // Below the counters, which may be larger than their hex.
  const below = Math.max(0.42 * ground.height, (ground.magnitudes.counterPixels(zoom) / 2 + 8) / zoom);
  const told =
    text === undefined
      ? ""
      : `<g transform="translate(${num(end[0], 1)} ${num(end[1] + below, 1)}) scale(${num(Math.min(1, noteScale(ground.height * zoom)) / zoom, 4)})"><rect x="${num(-width / 2)}" y="-10" width="${num(width)}" height="20" rx="10" fill="${COLOURS.ivory}" stroke="${COLOURS.black}" stroke-width="1.8"/>${lettering(text, 0, 4.6, { weight: 800, size: 13, fill: COLOURS.black })}</g>`;
  const dash = ` stroke-dasharray="${px(3)} ${px(7)}"`;
  return stroke(COLOURS.ivory, 5.5, "") + stroke(COLOURS.black, 2.6, dash) + stops + told;
}
