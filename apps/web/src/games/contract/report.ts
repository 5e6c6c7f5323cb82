import type { ActionBase, EventBase, Game, Outcome } from "@stonebridge/kernel";
import type { Ground } from "../../board/ground.ts";
import type { PieceModel } from "../../board/model.ts";
import type { TilesManifest } from "../../board/index.ts";
import type { OrderGroup } from "../../play/panels/order-rows.ts";
import type { ScoreRow } from "../../play/zones/score-rows.ts";
import type { EndTeller } from "./ending.ts";
import type { Line } from "./words.ts";

/** The map that reports and films are drawn on. */
export interface ReportMap {
  readonly ground: Ground;
  readonly tiles: TilesManifest;
  /** Folder of the tiles, with a slash at its end. */
  readonly tilesUrl: string;
  /** CSS px of a map unit that counters are drawn for. */
  readonly zoom: number;
  /** Lines and names that never change: SVG markup in map units. */
  readonly lines: string;
}

/** What a game tells of itself in a report of a game that is over: nothing is hidden any more. */
export interface ReportTeller<P, E extends EventBase, V> {
  readonly map: ReportMap;
  /** Every counter on the map, at rest. */
  pieces(view: V): readonly PieceModel[];
  /** What changes on the ground under them: SVG markup in map units. */
  marks(view: V): string;
  /**
   * What the seat whose view it is has ordered and not sent yet: SVG markup in map units; absent in games without orders.
   * @param zoom CSS px of a map unit: its lines and signs are as large as on a screen of that zoom
   */
  orders?(view: V, zoom: number): string;
  /** Both armies, as they came out of the battle up to there. */
  order(view: V): readonly OrderGroup[];
  /** Where the points of the end come from. */
  score(view: V, position: P): readonly ScoreRow[];
  outcome(outcome: Outcome): Line;
  readonly end: EndTeller<E, V>;
}

/** Brings what belongs to maps and lettering by its address: a page fetches it, a program reads it from a folder. */
export interface ReportFiles {
  /** The data that lies there. @throws TypeError or SyntaxError where it does not come */
  json(url: string): Promise<unknown>;
  /** What lies there, as an address that needs no network. @throws TypeError where it does not come */
  embedded(url: string): Promise<string>;
}

/** What a game's chunk for reports exports. */
export interface ReportRoom<P, A extends ActionBase, E extends EventBase, V> {
  /** Fetches texts and map. @param last how everything stood in the end */
  open(game: Game<P, A, E, V>, last: V, files: ReportFiles): Promise<ReportTeller<P, E, V>>;
}

/** Any game's, as the rooms that all games share hold it. */
export type AnyReportRoom = ReportRoom<unknown, ActionBase, EventBase, unknown>;
export type AnyReportTeller = ReportTeller<unknown, EventBase, unknown>;
