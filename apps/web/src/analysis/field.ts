import type { Side } from "@stonebridge/kernel";
import { boxAbout, type Box } from "../board/geometry.ts";
import { PLAIN_STYLE } from "../board/counters/counter.ts";
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
  return { counters: standingCounters(teller.pieces(view), ground, zoom, PLAIN_STYLE), marks: teller.marks(view) };
}

/** The counters that do not stand where they stood, or look otherwise. */
export function changed(
  before: readonly StandingCounter[],
  after: readonly StandingCounter[],
): readonly StandingCounter[] {
  const stood = new Map(before.map((counter) => [counter.piece.id, counter]));
  return after.filter(({ piece, at }) => {
    const old = stood.get(piece.id);
    return old === undefined || old.piece.space !== piece.space || old.at.x !== at.x || old.at.y !== at.y;
  });
}

/** Width of a close look, in counters. */
const NEAR = 16;

/** A part of the map around some counters, as wide to its height as the whole. */
export function near({ whole }: Field, counters: readonly StandingCounter[]): Box {
  const first = counters[0];
  if (!first) return whole;
  const width = Math.min(whole.right - whole.left, first.at.width * NEAR);
  const height = (width * (whole.bottom - whole.top)) / (whole.right - whole.left);
  const x = counters.reduce((sum, { at }) => sum + at.x, 0) / counters.length;
  const y = counters.reduce((sum, { at }) => sum + at.y, 0) / counters.length;
  return boxAbout([x, y], width, height);
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
