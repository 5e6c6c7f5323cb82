import { BODY_COLOURS } from "../drawing/palette.ts";
import { num } from "../drawing/markup.ts";
import type { HiddenLook } from "./look.ts";
import { cutPolygon, roundedBox } from "./convex.ts";
import { starPath } from "./figures.ts";

const [NEAR, FAR] = [7, 92.6];

/** Lozenges as an engine turns them: lines both ways across the back. */
function lattice(step: number): string {
  const mould = roundedBox(NEAR, NEAR, FAR, FAR, [4, 4, 4, 4]);
  let lines = "";
  for (let x = -100; x < 200; x += step) {
    for (const lean of [100, -100]) {
      const cut = cutPolygon(
        [
          [x, 0],
          [x + 0.01, 0],
          [x + lean + 0.01, 100],
          [x + lean, 100],
        ],
        mould,
      ).toSorted((a, b) => a[1] - b[1]);
      const [first, last] = [cut[0], cut.at(-1)];
      if (first && last) lines += `M${num(first[0], 1)} ${num(first[1], 1)}L${num(last[0], 1)} ${num(last[1], 1)}`;
    }
  }
  return lines;
}

const FINE = lattice(6.5);
const COARSE = lattice(14);
const RING = Array.from({ length: 7 }, (_, star) => {
  const angle = (star * 2 * Math.PI) / 7;
  return starPath(50 + 15 * Math.sin(angle), 50.3 - 15 * Math.cos(angle), 5.4);
}).join("");

/** The back of a counter: one star for the Union, seven in a ring for the Confederacy; nothing on it tells one from another. */
export function hiddenFace({ body }: HiddenLook, level: 0 | 1 | 2): string {
  const { figures, body: ground } = BODY_COLOURS[body];
  const star = body === "union" ? starPath(50, 51.5, 20) : RING;
  return (
    `<path d="${level === 0 ? COARSE : FINE}" fill="none" stroke="${figures}" stroke-width="${level === 0 ? 1.6 : 0.9}" opacity=".5"/>` +
    `<rect x="${NEAR}" y="${NEAR}" width="${num(FAR - NEAR)}" height="${num(FAR - NEAR)}" rx="4" fill="none" stroke="${figures}" stroke-width="2"/>` +
    `<circle cx="50" cy="50" r="26" fill="${ground}" stroke="${figures}" stroke-width="2.4"/><path d="${star}" fill="${figures}"/>`
  );
}
