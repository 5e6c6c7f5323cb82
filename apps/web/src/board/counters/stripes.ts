import { COLOURS } from "../drawing/palette.ts";
import { num } from "../drawing/markup.ts";
import type { Stripe } from "./look.ts";
import { type Corner, cutPolygon, roundedBox } from "./convex.ts";

type Pattern = "plain" | "diagonals" | "dots" | "chevrons" | "bars" | "chequer";

/** Ground and marks of each stripe. */
export const STRIPE_COLOURS: Readonly<Record<Stripe, readonly [ground: string, marks: string, pattern: Pattern]>> = {
  vermilion: ["#C9522C", COLOURS.ivory, "plain"],
  "yellow-diagonals": ["#E7B53C", COLOURS.black, "diagonals"],
  "green-dots": ["#2F8F83", COLOURS.ivory, "dots"],
  "ivory-chevrons": ["#F4ECD8", COLOURS.black, "chevrons"],
  "pale-blue-bars": ["#87B8D6", COLOURS.black, "bars"],
  "black-chequer": ["#1D1813", "#F4ECD8", "chequer"],
  maroon: ["#7E2F2F", COLOURS.ivory, "plain"],
  "yellow-chevrons": ["#E7B53C", COLOURS.black, "chevrons"],
  "vermilion-bars": ["#C9522C", COLOURS.ivory, "bars"],
  "green-diagonals": ["#2F8F83", COLOURS.ivory, "diagonals"],
  "vermilion-chevrons": ["#C9522C", COLOURS.ivory, "chevrons"],
  "pale-blue-chevrons": ["#87B8D6", COLOURS.black, "chevrons"],
  "black-dots": ["#1D1813", "#F4ECD8", "dots"],
  "maroon-bars": ["#7E2F2F", COLOURS.ivory, "bars"],
  "maroon-chevrons": ["#7E2F2F", COLOURS.ivory, "chevrons"],
  "green-bars": ["#2F8F83", COLOURS.ivory, "bars"],
  "green-chevrons": ["#2F8F83", COLOURS.ivory, "chevrons"],
  "green-chequer": ["#2F8F83", COLOURS.ivory, "chequer"],
  ivory: ["#F4ECD8", COLOURS.black, "plain"],
};

/** The body inside its edges, where a stripe may reach. */
const LEFT = 2;
const RIGHT = 97.6;
const TOP = 2;
const RADIUS = 6.6;

function parallelogram(x: number, width: number, lean: number, top: number, bottom: number): readonly Corner[] {
  return [
    [x + lean, top],
    [x + lean + width, top],
    [x + width, bottom],
    [x, bottom],
  ];
}

/** The marks of a pattern over a stripe of the given height, uncut; `bold` thickens lines. */
function marks(pattern: Pattern, height: number, bold: number): readonly (readonly Corner[])[] {
  const list: (readonly Corner[])[] = [];
  const half = height / 2;
  switch (pattern) {
    case "plain":
    case "dots":
      break;
    case "diagonals":
      for (let x = -20; x < 110; x += 13) list.push(parallelogram(x, 4.8 * bold, height, 0, height));
      break;
    case "chevrons":
      for (let x = 0; x < 104; x += 15) {
        const width = 4.6 * bold;
        list.push([
          [x, 0],
          [x + width, 0],
          [x + width + half, half],
          [x + half, half],
        ]);
        list.push([
          [x + half, half],
          [x + half + width, half],
          [x + width, height],
          [x, height],
        ]);
      }
      break;
    case "bars":
      for (let x = 8; x < 100; x += 14) list.push(parallelogram(x - 2 * bold, 4 * bold, 0, 0, height));
      break;
    case "chequer":
      for (let column = 0; column * half < 100; column++) {
        const top = column % 2 === 0 ? 0 : half;
        list.push(parallelogram(column * half, half, 0, top, top + half));
      }
      break;
  }
  return list;
}

function outlined(polygons: readonly (readonly Corner[])[]): string {
  return polygons
    .filter((polygon) => polygon.length > 2)
    .map((polygon) => `M${polygon.map(([x, y]) => `${num(x, 1)} ${num(y, 1)}`).join("L")}z`)
    .join("");
}

/** Few stripes and rulings are drawn again and again. */
const drawn = new Map<string, string>();

function remembered(key: string, draw: () => string): string {
  const known = drawn.get(key) ?? draw();
  drawn.set(key, known);
  return known;
}

/** The stripe across the top of a counter, from the rim down to `height`; `bold` 1 for the plain pattern, more for stronger. */
export function stripeMarkup(stripe: Stripe, height: number, bold: number): string {
  return remembered(`stripe ${stripe} ${height} ${bold}`, () => stripeDrawing(stripe, height, bold));
}

function stripeDrawing(stripe: Stripe, height: number, bold: number): string {
  const [ground, ink, pattern] = STRIPE_COLOURS[stripe];
  const mould = roundedBox(LEFT, TOP, RIGHT, height, [RADIUS, RADIUS, 0, 0]);
  let markup = `<path d="${outlined([mould])}" fill="${ground}"/>`;
  if (pattern === "dots") {
    const radius = num((height - TOP) * 0.24 * Math.min(bold, 1.2));
    const dots = Array.from({ length: 7 }, (_, dot) => {
      const x = LEFT + ((RIGHT - LEFT) * (dot + 0.5)) / 7;
      return `M${num(x - Number(radius))} ${num((TOP + height) / 2)}a${radius} ${radius} 0 1 1 0 .01z`;
    });
    markup += `<path d="${dots.join("")}" fill="${ink}"/>`;
  } else {
    const cut = outlined(marks(pattern, height, bold).map((mark) => cutPolygon(mark, mould)));
    if (cut) markup += `<path d="${cut}" fill="${ink}"/>`;
  }
  return markup;
}

/** The same stripe down the left side of a counter, from the rim to `width`. */
export function sideStripe(stripe: Stripe, width: number, bold: number): string {
  return `<g transform="matrix(0 -1 1 0 0 99.6)">${stripeMarkup(stripe, width, bold)}</g>`;
}

/** The plain block at the right end of a stripe on which the star stands. */
export function starBlock(left: number, height: number, shade: string): string {
  const outline = remembered(`block ${left} ${height}`, () =>
    outlined([roundedBox(left, TOP, RIGHT, height, [0, RADIUS, 0, 0])]),
  );
  return `<path d="${outline}" fill="${shade}" stroke="${COLOURS.black}" stroke-width="1.4"/>`;
}

/** Fine diagonal rulings over the body below the stripe, as one path of lines. */
export function ruling(top: number, step: number): string {
  return remembered(`ruling ${top} ${step}`, () => rulingDrawing(top, step));
}

function rulingDrawing(top: number, step: number): string {
  const mould = roundedBox(LEFT, Math.max(top, TOP), RIGHT, RIGHT, [
    top > TOP ? 0 : RADIUS,
    top > TOP ? 0 : RADIUS,
    RADIUS,
    RADIUS,
  ]);
  let lines = "";
  for (let x = -100; x < 200; x += step) {
    const thin = parallelogram(x, 0.001, 100, 0, 100);
    const cut = cutPolygon(thin, mould);
    if (cut.length < 3) continue;
    const sorted = cut.toSorted((a, b) => a[1] - b[1]);
    const [first, last] = [sorted[0] as Corner, sorted.at(-1) as Corner];
    lines += `M${num(first[0], 1)} ${num(first[1], 1)}L${num(last[0], 1)} ${num(last[1], 1)}`;
  }
  return lines;
}
