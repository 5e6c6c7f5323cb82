import { num } from "../board/drawing/markup.ts";
import { counterLevel, PLAIN_STYLE, pieceMarkup } from "../board/counters/counter.ts";
import { NO_MARKS } from "../board/counters/look.ts";
import type { StandingCounter } from "../board/drawing/still.ts";
import type { Moment } from "./battle.ts";
import { type FilmClock, keyframes, shownAt } from "./clock.ts";
import { html, type Markup, raw } from "./html.ts";
import type { Drawn } from "./sheet-of.ts";

/** Where a counter is at a moment, how it looks, and whether others lie over it; undefined: it is not on the map. */
interface Place {
  readonly transform: string;
  readonly look: string;
  readonly top: boolean;
}

/** Counters of a film, with the rules by which they move. */
export interface FilmPieces {
  /** Those under others, then those on top. */
  readonly markup: readonly Markup[];
  readonly rules: string;
  readonly count: number;
}

/** The counters of a film: each glides from moment to moment, and fades where it is lost. */
export function filmPieces(moments: readonly Moment[], clock: FilmClock, zoom: number, drawn: Drawn): FilmPieces {
  const tracks = new Map<string, (Place | undefined)[]>();
  for (const [at, { counters }] of moments.entries()) {
    for (const [index, counter] of counters.entries()) {
      const { id } = counter.piece;
      const track = tracks.get(id) ?? moments.map(() => undefined);
      tracks.set(id, track);
      track[at] = {
        transform: placed(counter),
        look: drawn.idOf(bare(counter, zoom)),
        top: counters[index + 1]?.piece.space !== counter.piece.space,
      };
    }
  }
  const rules: string[] = [];
  const layers: [Markup[], Markup[]] = [[], []];
  for (const [number, track] of [...tracks.values()].entries()) {
    const name = `p${number}`;
    const motion = motionOf(name, track, clock);
    const { content, rules: looks } = looksOf(name, track, clock);
    rules.push(...motion.rules, ...looks);
    const body = html`<g class="g" style="animation-name:${motion.names}">${content}</g>`;
    for (const [layer, onTop] of [false, true].entries()) {
      const shown = layerTimes(track, clock, onTop);
      if (!shown.some(([, is]) => is)) continue;
      const always = shown.every(([, is]) => is);
      if (!always) rules.push(shownAt(`${name}l${layer}`, shown));
      layers[layer]?.push(always ? body : html`<g class="v" style="animation-name:${name}l${layer}">${body}</g>`);
    }
  }
  return { markup: layers.map((all) => html`<g>${all}</g>`), rules: rules.join(""), count: tracks.size };
}

/** A counter as it looks wherever it goes: without a pointer, a count of those under it, and all that changes from hour to hour. */
function bare({ piece: { look, marks: all }, at }: StandingCounter, zoom: number): string {
  const marks = { ...NO_MARKS, losses: all.losses, ...(all.routed ? { routed: true } : {}) };
  return pieceMarkup({ look, marks, state: "rest", lit: false }, counterLevel(at.width * zoom + 0.01), PLAIN_STYLE);
}

function placed({ at }: StandingCounter): string {
  return `translate(${num(at.x - at.width / 2, 1)}px,${num(at.y - at.width / 2, 1)}px) scale(${num(at.width / 100, 3)})`;
}

/** The rules by which a counter glides, comes and goes. */
function motionOf(
  name: string,
  track: readonly (Place | undefined)[],
  clock: FilmClock,
): { readonly names: string; readonly rules: readonly string[] } {
  const first = track.find((place) => place !== undefined);
  let at = first?.transform ?? "";
  const way: [number, string][] = [[0, at]];
  const seen: [number, number][] = [[0, track[0] ? 1 : 0]];
  for (const [moment, place] of track.entries()) {
    const before = track[moment - 1];
    if (moment === 0) continue;
    const [leave, arrive] = [clock.leave(moment), clock.arrive(moment)];
    if ((place === undefined) !== (before === undefined)) seen.push([leave, before ? 1 : 0], [arrive, place ? 1 : 0]);
    if (!place || place.transform === at) continue;
    // Whoever was not on the map is there at once: nobody sees him go.
    way.push([leave, at], [before ? arrive : leave + 0.002, place.transform]);
    at = place.transform;
  }
  way.push([100, at]);
  seen.push([100, track.at(-1) ? 1 : 0]);
  const moves = keyframes(
    `${name}m`,
    way.map(([percent, transform]) => [percent, `transform:${transform}`]),
  );
  if (seen.every(([, is]) => is === 1)) return { names: `${name}m`, rules: [moves] };
  const fades = keyframes(
    `${name}o`,
    seen.map(([percent, is]) => [percent, `opacity:${is}`]),
  );
  return { names: `${name}m,${name}o`, rules: [moves, fades] };
}

/** The drawings of a counter, each shown while it looks like that. */
function looksOf(
  name: string,
  track: readonly (Place | undefined)[],
  clock: FilmClock,
): { readonly content: Markup; readonly rules: readonly string[] } {
  let last = track.find((place) => place !== undefined)?.look ?? "";
  const looks = track.map((place) => (last = place?.look ?? last));
  const all = [...new Set(looks)];
  if (all.length === 1) return { content: raw(`<use href="#${all[0]}"/>`), rules: [] };
  const rules = all.map((look, index) =>
    shownAt(
      `${name}k${index}`,
      looks.map((one, moment) => [clock.arrive(moment), one === look] as const),
    ),
  );
  const uses = all.map((look, index) => `<use class="v" style="animation-name:${name}k${index}" href="#${look}"/>`);
  return { content: raw(uses.join("")), rules };
}

/** When a counter is in a layer: on top while it goes to where it lies on top, or comes from there. */
function layerTimes(
  track: readonly (Place | undefined)[],
  clock: FilmClock,
  onTop: boolean,
): readonly (readonly [number, boolean])[] {
  let last = track.find((place) => place !== undefined)?.top ?? true;
  const tops = track.map((place) => (last = place?.top ?? last));
  return tops.flatMap((top, moment) =>
    moment === 0
      ? [[0, top === onTop] as const]
      : [
          [clock.leave(moment), (top || tops[moment - 1] === true) === onTop] as const,
          [clock.arrive(moment), top === onTop] as const,
        ],
  );
}
