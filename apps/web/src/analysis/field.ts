import { sameJson, type Side } from "@stonebridge/kernel";
import { around, boxAbout, type Box, boxOf, grown, middleOf } from "../board/geometry.ts";
import { PLAIN_STYLE } from "../board/counters/counter.ts";
import type { Placement } from "../board/stacks.ts";
import { type StandingCounter, standingCounters } from "../board/drawing/still.ts";
import { levelFor, tilesFor } from "../board/tiles/tile-plan.ts";
import type { AnyReportTeller } from "../games/contract/report.ts";
import { REPORTS } from "../games/reports.ts";
import { cutAround } from "../report/sheet-of.ts";
import { siteFiles } from "../report/site-files.ts";
import type { AnySession } from "../session/session.svelte.ts";

/** Whose eyes see a position: those of a side, or of somebody who knows everything. */
export type FieldEyes = Side | "open";

/** How a position looks on the map. */
export interface FieldPicture {
  readonly counters: readonly StandingCounter[];
  /** What changes on the ground under them: markup in map units. */
  readonly marks: string;
  /** What is ordered and not sent yet, over them: likewise, for so many CSS px of a map unit. */
  orders(zoom: number): string;
}

/** The map of a game that is over, on which any of its positions can be drawn. */
export interface Field {
  readonly teller: AnyReportTeller;
  /** All of the map on which anything stands at the beginning or at the end. */
  readonly whole: Box;
}

/** Fetches the map of a game. @throws Error if it does not come */
export async function fieldOf(session: AnySession): Promise<Field> {
  const { entry, game, whole: match } = session;
  const room = await REPORTS[entry.id]?.();
  if (!room) throw new Error(`There is no map of ${entry.name}.`);
  const last = match.positionAt(match.steps.length);
  const teller = await room.open(game, entry.openView?.(game, last) ?? game.view(last, "spectator"), siteFiles);
  const ends = [0, match.steps.length].map(
    (step) => pictured(session, teller, match.positionAt(step), "open").counters,
  );
  return { teller, whole: cutAround(teller.map, ends) };
}

/** A position as somebody’s eyes see it. */
export function pictured(
  { entry, game }: AnySession,
  teller: AnyReportTeller,
  position: unknown,
  eyes: FieldEyes,
): FieldPicture {
  const view =
    eyes === "open"
      ? (entry.openView?.(game, position) ?? game.view(position, "spectator"))
      : game.view(position, eyes);
  const { ground, zoom } = teller.map;
  const seats = eyes === "open" ? game.sides : [eyes];
  const views = teller.orders ? seats.map((side) => game.view(position, side)) : [];
  return {
    counters: standingCounters(teller.pieces(view), ground, zoom, PLAIN_STYLE),
    marks: teller.marks(view),
    orders: (pixels) => views.map((one) => teller.orders?.(one, pixels) ?? "").join(""),
  };
}

/** A counter that has changed between two positions. */
export interface ChangedCounter extends StandingCounter {
  /** Where it stood, if it was on the map and has moved. */
  readonly from?: Placement;
}

/** The counters that stand in another place than before, face elsewhere, or look otherwise. */
export function changed(
  before: readonly StandingCounter[],
  after: readonly StandingCounter[],
): readonly ChangedCounter[] {
  const stood = new Map(before.map((counter) => [counter.piece.id, counter]));
  return after.flatMap((counter): readonly ChangedCounter[] => {
    const { piece } = counter;
    const old = stood.get(piece.id);
    if (old === undefined) return [counter];
    if (old.piece.space !== piece.space) return [{ ...counter, from: old.at }];
    return old.piece.facing === piece.facing && sameJson(old.piece.look, piece.look) ? [] : [counter];
  });
}

/** All of the map on which a game begins or ends, with what of it counters have gone beyond in between. */
export function wholeWith({ teller, whole }: Field, counters: readonly StandingCounter[]): Box {
  return counters.length === 0 ? whole : around(whole, cutAround(teller.map, [counters]));
}

/** A close look reaches this far around what it is of, in counters, and is at least so high. */
const AROUND = 2;
const HIGH = 7;

/** A part of the map around counters and where they came from; all of it where there are none. */
export function near({ whole }: Field, counters: readonly ChangedCounter[]): Box {
  const [first] = counters;
  if (!first) return whole;
  const { width } = first.at;
  const places = counters.flatMap(({ at, from = at }) => [at, from]);
  const close = grown(boxOf(places.map(({ x, y }) => [x, y])), (AROUND + 0.5) * width);
  return around(close, boxAbout(middleOf(close), 0, HIGH * width));
}

/**
 * A cut of a map with more around it, so that it fills a picture; it stays on the sheet where that is large enough.
 * @param shape width of the picture to its height
 */
export function fitted({ map }: AnyReportTeller, cut: Box, shape: number): Box {
  const { sheet } = map.ground;
  const width = Math.max(cut.right - cut.left, (cut.bottom - cut.top) * shape);
  const height = width / shape;
  const [x, y] = middleOf(cut);
  const left = inside(x - width / 2, width, sheet.left, sheet.right);
  const top = inside(y - height / 2, height, sheet.top, sheet.bottom);
  return { left, top, right: left + width, bottom: top + height };
}

/** Where a stretch begins that should lie within another one; in its middle if it is longer. */
function inside(start: number, length: number, from: number, to: number): number {
  return length > to - from ? (from + to - length) / 2 : Math.min(Math.max(start, from), to - length);
}

/** Where the tiles of the map lie that a cut of it needs, sharp enough for so many pixels. */
export function groundOf({ map }: AnyReportTeller, { left, top, right, bottom }: Box, pixels: number) {
  const [width, height] = [right - left, bottom - top];
  const level = levelFor(map.tiles, pixels / width, 1);
  const view = { x: left + width / 2, y: top + height / 2, zoom: 1, width, height };
  return tilesFor(map.tiles, level, view, "light", map.ground.sheet, 0).map(({ path, box }) => ({
    url: map.tilesUrl + path,
    box,
  }));
}
