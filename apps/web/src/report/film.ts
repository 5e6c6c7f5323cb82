import { num } from "../board/drawing/markup.ts";
import { COLOURS, LETTERING } from "../board/drawing/palette.ts";
import type { Box } from "../board/geometry.ts";
import { textWidth } from "../board/counters/lettering.ts";
import { crossedSwords } from "../board/counters/tags.ts";
import { headed } from "../language/headed.ts";
import type { Battle, Moment } from "./battle.ts";
import { FilmClock, keyframes, shownAt } from "./clock.ts";
import { filmPieces } from "./film-pieces.ts";
import { html, type Markup, NOTHING, raw } from "./html.ts";
import { cutAround, Drawn, groundMarkup, type GroundTile, tilesOf, viewBoxOf } from "./sheet-of.ts";
import type { ReportTexts } from "./texts.ts";

/** What a film says. */
export interface FilmWords {
  readonly t: ReportTexts["film"];
  readonly game: string;
  number(figure: number): string;
}

/** A film, and what has to be put into it before it stands by itself. */
export interface Film {
  readonly seconds: number;
  readonly tiles: readonly GroundTile[];
  /** The film as an SVG document. @param fonts rules that hold its lettering */
  document(images: readonly string[], fonts: string): string;
}

/** Height of the strip with moment and score as a share of the picture's width. */
const STRIP = 0.07;
/** Width of a film in px, where it is opened by itself. */
const WIDTH = 1_280;

/** The battle as a picture that moves by itself: counters glide from moment to moment, stepwise for whoever wants less motion. */
export function filmOf(battle: Battle, words: FilmWords): Film {
  const { t, game } = words;
  const { moments, teller, ending } = battle;
  const cut = cutAround(
    teller.map,
    moments.map(({ counters }) => counters),
  );
  const clock = new FilmClock(moments.length);
  const tiles = tilesOf(teller.map, cut);
  const drawn = new Drawn("c");
  const pieces = filmPieces(moments, clock, teller.map.zoom, drawn);
  const marks = marksMarkup(moments, clock);
  const fights = fightsMarkup(battle, clock);
  const strip = stripMarkup(battle, clock, cut, words);
  const end = endMarkup(ending.said, clock, moments.length, cut);
  const width = cut.right - cut.left;
  const whole = { ...cut, bottom: cut.bottom + width * STRIP };
  const height = Math.round((WIDTH * (whole.bottom - whole.top)) / width);
  const rules =
    `.g,.v,.s{animation:${clock.seconds}s ease-in-out infinite both}.v{animation-timing-function:step-end}.s{animation-timing-function:linear}` +
    `@media (prefers-reduced-motion:reduce){.g,.s{animation-timing-function:step-end}}` +
    pieces.rules +
    marks.rules +
    fights.rules +
    strip.rules +
    end.rules;
  return {
    seconds: clock.seconds,
    tiles,
    document: (images, fonts) =>
      html`<svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox="${viewBoxOf(whole)}"
        width="${WIDTH}"
        height="${height}"
        style="max-width:100%;max-height:100vh"
        role="img"
      >
        <title>${t.title(game)}</title>
        <desc>${ending.said}</desc>
        <style>
          ${raw(fonts + rules)}
        </style>
        <defs>
          <clipPath id="w">
            <rect
              x="${num(cut.left)}"
              y="${num(cut.top)}"
              width="${num(width)}"
              height="${num(cut.bottom - cut.top)}"
            />
          </clipPath>
          ${raw(drawn.markup)}
        </defs>
        <g clip-path="url(#w)">${raw(groundMarkup(teller.map, tiles, images))}</g>
        <g font-family="${LETTERING}">${marks.markup}${pieces.markup}${fights.markup}${strip.markup}${end.markup}</g>
      </svg> `.markup,
  };
}

/** Part of a film, with its rules. */
interface Part {
  readonly markup: Markup;
  readonly rules: string;
}

/** What changes on the ground. */
function marksMarkup(moments: readonly Moment[], clock: FilmClock): Part {
  const all = [...new Set(moments.map(({ marks }) => marks))];
  const parts = all.map((marks, index) =>
    all.length === 1 || marks === ""
      ? raw(marks)
      : html`<g class="v" style="animation-name:w${index}">${raw(marks)}</g>`,
  );
  const rules = all.flatMap((marks, index) =>
    all.length === 1 || marks === ""
      ? []
      : [
          shownAt(
            `w${index}`,
            moments.map((moment, at) => [clock.arrive(at), moment.marks === marks] as const),
          ),
        ],
  );
  return { markup: html`${parts}`, rules: rules.join("") };
}

/** Crossed swords where something is fought for, between two moments. */
function fightsMarkup({ moments, teller }: Battle, clock: FilmClock): Part {
  const { ground, zoom } = teller.map;
  const size = (ground.magnitudes.counterPixels(zoom) / zoom) * 0.42;
  const disc = `<circle r="${num(size)}" fill="${COLOURS.red}" stroke="${COLOURS.ivory}" stroke-width="${num(size / 6)}"/><path d="${crossedSwords(size)}" fill="none" stroke="#fff" stroke-width="${num(size * 0.17)}" stroke-linecap="round"/>`;
  const fought = moments.flatMap(({ fights }, at) => {
    const places = fights.flatMap((space) => {
      const place = ground.anchors.get(space);
      return place ? [place] : [];
    });
    return at === 0 || places.length === 0 ? [] : [{ at, places }];
  });
  const parts = fought.map(
    ({ at, places }) =>
      html`<g class="g" style="animation-name:f${at}"
        >${places.map(([x, y]) => html`<g transform="translate(${num(x, 1)} ${num(y - size, 1)})">${raw(disc)}</g>`)}</g
      >`,
  );
  const rules = fought.map(({ at }) => {
    const [leave, arrive, next] = [clock.leave(at), clock.arrive(at), clock.next(at)];
    return keyframes(`f${at}`, [
      [0, "opacity:0"],
      [leave, "opacity:0"],
      [leave + (arrive - leave) / 3, "opacity:1"],
      [arrive, "opacity:1"],
      [arrive + (next - arrive) / 2, "opacity:0"],
      [100, "opacity:0"],
    ]);
  });
  return { markup: html`${parts}`, rules: rules.join("") };
}

/** The strip below: the moment, then scores and losses of both sides, and how far the film is. */
function stripMarkup(
  { moments, reported, teller }: Battle,
  clock: FilmClock,
  cut: Box,
  { t, number }: FilmWords,
): Part {
  const width = cut.right - cut.left;
  const height = width * STRIP;
  const text = (words: string, down: number, size: number) => {
    // No line is longer than the strip.
    const fitting = Math.min(size, ((width - height * 0.6) / textWidth(words, 600, 1)) * 0.98);
    return html`<text
      x="${num(cut.left + height * 0.3, 1)}"
      y="${num(cut.bottom + height * down, 1)}"
      font-size="${num(fitting, 1)}"
      font-weight="600"
      fill="${COLOURS.ivory}"
      >${words}</text
    >`;
  };
  const { points, losses } = teller.end.words;
  const figures = (what: string, of: Moment["points"]) =>
    t.counted(
      what,
      reported.game.sides.map((side) => `${reported.entry.sideName(side)} ${number(of[side] ?? 0)}`).join(" – "),
    );
  const parts = moments.map((moment, at) => {
    const counted = `${figures(headed(points), moment.points)} · ${figures(losses, moment.losses)}`;
    return html`<g class="v" style="animation-name:t${at}"
      >${text(moment.when, 0.42, height * 0.36)}${text(counted, 0.8, height * 0.28)}</g
    >`;
  });
  const rules = moments.map((_, at) =>
    shownAt(`t${at}`, [
      ...(at === 0 ? [] : [[0, false] as const]),
      [at === 0 ? 0 : clock.leave(at), true],
      ...(at === moments.length - 1 ? [] : [[clock.next(at), false] as const]),
    ]),
  );
  const ground = `<rect x="${num(cut.left)}" y="${num(cut.bottom)}" width="${num(width)}" height="${num(height)}" fill="${COLOURS.black}"/>`;
  const course = html`<g class="s" style="animation-name:bar;transform-origin:${num(cut.left, 1)}px 0"
    ><rect
      x="${num(cut.left)}"
      y="${num(cut.bottom + height * 0.92)}"
      width="${num(width)}"
      height="${num(height * 0.08)}"
      fill="${COLOURS.gold}"
  /></g>`;
  const bar = keyframes("bar", [
    [0, "transform:scaleX(0)"],
    [clock.arrive(moments.length - 1), "transform:scaleX(1)"],
    [100, "transform:scaleX(1)"],
  ]);
  return { markup: html`${raw(ground)}${parts}${course}`, rules: rules.join("") + bar };
}

/** Who won, at the end. */
function endMarkup(said: string, clock: FilmClock, count: number, cut: Box): Part {
  if (said === "") return { markup: NOTHING, rules: "" };
  const width = cut.right - cut.left;
  const middle = (cut.left + cut.right) / 2;
  const size = Math.min(width * 0.04, (width * 1.7) / said.length);
  const markup = html`<g class="g" style="animation-name:end"
    ><rect
      x="${num(cut.left)}"
      y="${num(cut.top)}"
      width="${num(width)}"
      height="${num(size * 1.8)}"
      fill="${COLOURS.paper}"
      opacity=".9"
    /><text
      x="${num(middle)}"
      y="${num(cut.top + size * 1.25)}"
      text-anchor="middle"
      font-size="${num(size)}"
      font-weight="800"
      fill="${COLOURS.black}"
      >${said}</text
    ></g
  >`;
  const there = clock.arrive(count - 1);
  const shown = there + (100 - there) * 0.35;
  return {
    markup,
    rules: keyframes("end", [
      [0, "opacity:0"],
      [there, "opacity:0"],
      [shown, "opacity:1"],
      [100, "opacity:1"],
    ]),
  };
}
