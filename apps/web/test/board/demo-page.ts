import { type BoardApi, type BoardModel, type BoardStatics, createBoard } from "../../src/board/index.ts";
import type { SituationOptions } from "./situation.ts";

/** The board alone on a page, with what happened to it written down for tests: `?tone=dark&quiet&still&nato&strong&pale`. */

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

/** Puts a board on the page and shows a situation on it. */
export function showDemo(statics: BoardStatics, situation: (options: SituationOptions) => BoardModel): void {
  const parameters = new URLSearchParams(location.search);
  const told: unknown[][] = [];
  const sight = { zoom: 0, left: 0, top: 0 };
  const host = document.querySelector<HTMLElement>("#host");
  if (!host) throw new Error("The demo page has no #host.");
  const board = createBoard(
    host,
    statics,
    {
      pick: (target) => told.push(["pick", target.kind, target.id]),
      point: (target) => told.push(["point", target?.kind, target?.id]),
      lift: (piece, whole) => told.push(["lift", piece, whole ? "whole" : "alone"]),
      drop: (piece, space) => told.push(["drop", piece, space]),
      card: (piece) => told.push(["card", piece]),
      sight: (seen) => Object.assign(sight, seen),
    },
    {
      texts: { region: "Map of the field", keys: "Arrows go to the next space.", ground: "The field of Bull Run" },
      tone: parameters.get("tone") === "dark" ? "dark" : "light",
      signs: parameters.has("nato") ? "nato" : "period",
      patterns: parameters.has("strong") ? "strong" : "fine",
      ground: parameters.has("pale") ? "pale" : "full",
      motion: parameters.has("still") ? "less" : "full",
    },
  );
  const quiet = parameters.has("quiet");
  const model = (options: SituationOptions = {}) => situation({ quiet, ...options });
  board.show(model());
  window.demo = { board, told, sight, model, situate: (options) => board.show(model(options)) };
}
