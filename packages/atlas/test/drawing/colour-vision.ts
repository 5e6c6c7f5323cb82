/** Colour as seen by people who lack one kind of cone, and how far apart two colours look. For tests of palettes. */

export const SIGHTS = ["normal", "no red", "no green", "no blue", "grey"] as const;
export type Sight = (typeof SIGHTS)[number];

type Triple = readonly [number, number, number];

/** Full severity, for linear light (Machado, Oliveira and Fernandes 2009). */
const MATRICES: Readonly<Record<Exclude<Sight, "normal" | "grey">, readonly [Triple, Triple, Triple]>> = {
  "no red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A colour as it is seen, in linear light. */
function seen(hex: string, sight: Sight): Triple {
  const light = linear(hex);
  if (sight === "normal") return light;
  if (sight === "grey") {
    const grey = dot(light, LUMINANCE);
    return [grey, grey, grey];
  }
  const [r, g, b] = MATRICES[sight].map((row) => Math.min(1, Math.max(0, dot(row, light))));
  return [r, g, b];
}

/** CIE L*a*b* under D65. */
function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = Math.PI / 180;

/** CIEDE2000 difference of two colours of L*a*b* (Sharma, Wu and Dalal 2005). */
export function difference(one: Triple, other: Triple): number {
  const chroma = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const polar = ([l, a, b]: Triple): Triple => {
    const turned = (1 + g) * a;
    const hue = Math.atan2(b, turned) / degrees;
    return [l, Math.hypot(turned, b), turned === 0 && b === 0 ? 0 : (hue + 360) % 360];
  };
  const [l1, c1, h1] = polar(one);
  const [l2, c2, h2] = polar(other);
  const bothChromatic = c1 * c2 !== 0;
  let turn = bothChromatic ? h2 - h1 : 0;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degrees);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = h1 + h2;
  if (bothChromatic) {
    if (Math.abs(h1 - h2) > 180) h += h < 360 ? 360 : -360;
    h /= 2;
  }
  const t =
    1 -
    0.17 * Math.cos((h - 30) * degrees) +
    0.24 * Math.cos(2 * h * degrees) +
    0.32 * Math.cos((3 * h + 6) * degrees) -
    0.2 * Math.cos((4 * h - 63) * degrees);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * degrees);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh));
}

/** The least difference between any two of a set of colours, as a sight sees them. */
export function leastDifference(colours: readonly string[], sight: Sight): number {
  const values = colours.map((hex) => lab(seen(hex, sight)));
  let least = Infinity;
  values.forEach((one, i) => {
    for (const other of values.slice(i + 1)) least = Math.min(least, difference(one, other));
  });
  return least;
}

/** Contrast of two colours as the Web Content Accessibility Guidelines count it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [dot(linear(one), LUMINANCE), dot(linear(other), LUMINANCE)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
