import type { Side } from "@stonebridge/kernel";
import { num } from "../board/drawing/markup.ts";
import { named, pointsIn, scaleFor } from "../play/ending/curve.ts";
import { type Emblem, emblemOf } from "../play/parts/emblem.ts";
import { html, type Markup, raw } from "./html.ts";

/** A curve of both sides, the first one's solid with squares, the other's dashed with circles. */
export interface CurveOf {
  readonly title: string;
  readonly sides: readonly { readonly id: Side; readonly name: string; readonly figures: readonly number[] }[];
  /** What stands under each moment: "10:30". */
  readonly moments: readonly string[];
  readonly readAloud: (name: string, from: string, to: string) => string;
  readonly number: (figure: number) => string;
}

const WIDTH = 640;
const HEIGHT = 190;
const FRAME = { left: 38, top: 14, width: WIDTH - 38 - 54, height: HEIGHT - 14 - 30 } as const;

/** The sign of a side in a key. */
export function keySign(emblem: Emblem): Markup {
  const mark = emblem === "north" ? `<rect x="13" y="2" width="8" height="8"/>` : `<circle cx="17" cy="6" r="4.5"/>`;
  return raw(
    `<svg class="key ${emblem}" width="34" height="12" viewBox="0 0 34 12" aria-hidden="true"><line x1="0" y1="6" x2="34" y2="6"/>${mark}</svg>`,
  );
}

/** A curve as a figure. */
export function curveMarkup({ title, sides, moments, readAloud, number }: CurveOf): Markup {
  const scale = scaleFor(Math.max(1, ...sides.flatMap(({ figures }) => figures)));
  const yOf = (figure: number) => FRAME.top + FRAME.height - (FRAME.height * figure) / scale.top;
  const xOf = (at: number) => FRAME.left + (FRAME.width * at) / Math.max(1, moments.length - 1);
  const written = named(moments.length, FRAME.width, 46);
  const rules = scale.marks.map(
    (mark) =>
      `<line class="rule" x1="${FRAME.left}" x2="${FRAME.left + FRAME.width}" y1="${num(yOf(mark))}" y2="${num(yOf(mark))}"/><text text-anchor="end" x="${FRAME.left - 8}" y="${num(yOf(mark) + 4)}">${number(mark)}</text>`,
  );
  const hours = moments.map((short, at) =>
    written.has(at)
      ? `<text text-anchor="middle" x="${num(xOf(at))}" y="${HEIGHT - 8}">${html`${short}`.markup}</text>`
      : "",
  );
  const ends = endsApart(sides.map(({ figures }) => yOf(figures.at(-1) ?? 0)));
  const lines = sides.map(({ id, figures }, which) => {
    const points = pointsIn(figures, scale.top, FRAME);
    const north = emblemOf(id) === "north";
    const marks = points.map(({ x, y }) =>
      north
        ? `<rect x="${num(x - 3)}" y="${num(y - 3)}" width="6" height="6"/>`
        : `<circle cx="${num(x)}" cy="${num(y)}" r="3.5"/>`,
    );
    const path = points.map(({ x, y }) => `${num(x, 1)},${num(y, 1)}`).join(" ");
    const end = `<text class="end" x="${FRAME.left + FRAME.width + 10}" y="${num((ends[which] ?? 0) + 5)}">${number(figures.at(-1) ?? 0)}</text>`;
    return `<g class="${emblemOf(id)}"><polyline points="${path}"/>${marks.join("")}${end}</g>`;
  });
  const spoken = sides.map(({ name, figures }) =>
    readAloud(name, number(figures[0] ?? 0), number(figures.at(-1) ?? 0)),
  );
  return html`<figure class="curve">
    <figcaption>
      <b>${title}</b>${sides.map(({ id, name }) => html`<span class="side">${keySign(emblemOf(id))} ${name}</span>`)}
    </figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${[title, ...spoken].join(". ")}">
      ${raw([...rules, ...hours, ...lines].join(""))}
    </svg>
  </figure>`;
}

/** Two figures at the ends of lines, moved apart where they would lie on one another. */
function endsApart(ends: readonly number[]): readonly number[] {
  const [one = 0, other = 0] = ends;
  const gap = Math.abs(one - other);
  if (ends.length < 2 || gap >= 18) return ends;
  const shift = (18 - gap) / 2;
  return one <= other ? [one - shift, other + shift] : [one + shift, other - shift];
}

/** The chance of a side after each step as an area between 0 and 1, with marks where turns end. */
export function chanceMarkup(
  title: string,
  chances: readonly number[],
  turns: readonly { readonly at: number; readonly name: string }[],
  percent: (share: number) => string,
  spoken: string,
): Markup {
  const xOf = (at: number) => FRAME.left + (FRAME.width * at) / Math.max(1, chances.length - 1);
  const yOf = (share: number) => FRAME.top + FRAME.height * (1 - share);
  const rules = [0, 0.5, 1].map(
    (share) =>
      `<line class="rule" x1="${FRAME.left}" x2="${FRAME.left + FRAME.width}" y1="${num(yOf(share))}" y2="${num(yOf(share))}"/><text text-anchor="end" x="${FRAME.left - 6}" y="${num(yOf(share) + 4)}">${percent(share)}</text>`,
  );
  const shown = named(turns.length, FRAME.width, 46);
  const ticks = turns.map(({ at, name }, index) => {
    const x = num(xOf(at));
    const text = shown.has(index)
      ? `<text text-anchor="middle" x="${x}" y="${HEIGHT - 8}">${html`${name}`.markup}</text>`
      : "";
    return `<line class="tick" x1="${x}" x2="${x}" y1="${FRAME.top}" y2="${FRAME.top + FRAME.height + 4}"/>${text}`;
  });
  const path = chances.map((share, at) => `${num(xOf(at), 1)} ${num(yOf(share), 1)}`).join("L");
  const base = yOf(0.5);
  const area = `<path class="area" d="M${FRAME.left} ${num(base)}L${path}L${num(xOf(chances.length - 1))} ${num(base)}z"/><path class="course" d="M${path}"/>`;
  const last = `<text class="end" x="${FRAME.left + FRAME.width + 6}" y="${num(yOf(chances.at(-1) ?? 0.5) + 5)}">${percent(chances.at(-1) ?? 0.5)}</text>`;
  return html`<figure class="curve">
    <figcaption><b>${title}</b></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${spoken}">
      ${raw(rules.join("") + ticks.join("") + area + last)}
    </svg>
  </figure>`;
}
