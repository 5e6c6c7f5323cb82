import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-800.css";
import { tiles, tilesUrl } from "virtual:maps/bull-run-1861";
import graph from "@stonebridge/atlas/maps/bull-run-1861/graph.json";
import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json";
import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { type BoardApi, type BoardModel, createBoard } from "../../src/board/index.ts";
import { situation, type SituationOptions } from "./situation.ts";

/** The board alone on a page, with what happened to it written down for tests: `?tone=dark&zoom=2&x=..&y=..&quiet`. */

export interface Demo {
  readonly board: BoardApi;
  readonly told: unknown[][];
  readonly sight: { zoom: number; left: number; top: number };
  model(options?: SituationOptions): BoardModel;
  situate(options?: SituationOptions): void;
}

declare global {
  interface Window {
    demo: Demo;
  }
}

const parameters = new URLSearchParams(location.search);
const told: unknown[][] = [];
const sight = { zoom: 0, left: 0, top: 0 };
const host = document.querySelector<HTMLElement>("#host");
if (!host) throw new Error("The demo page has no #host.");

const statics = {
  graph: graph as unknown as ZoneGraphData,
  shapes: shapes as unknown as ZoneShapesData,
  tiles,
  tilesUrl,
};
const board = createBoard(
  host,
  statics,
  {
    pick: (target) => told.push(["pick", target.kind, target.id]),
    point: (target) => told.push(["point", target?.kind, target?.id]),
    drop: (piece, zone) => told.push(["drop", piece, zone]),
    card: (piece) => told.push(["card", piece]),
    sight: (seen) => Object.assign(sight, seen),
  },
  {
    texts: { region: "Map of the field", keys: "Arrows go to the next zone.", ground: "The field of Bull Run" },
    tone: parameters.get("tone") === "dark" ? "dark" : "light",
    signs: parameters.has("nato") ? "nato" : "period",
    patterns: parameters.has("strong") ? "strong" : "fine",
    ground: parameters.has("pale") ? "pale" : "full",
    motion: parameters.has("still") ? "less" : "full",
  },
);
const quiet = parameters.has("quiet");
board.show(situation(statics.graph, { quiet }));
const model = (options: SituationOptions = {}) => situation(statics.graph, { quiet, ...options });
window.demo = { board, told, sight, model, situate: (options) => board.show(model(options)) };
