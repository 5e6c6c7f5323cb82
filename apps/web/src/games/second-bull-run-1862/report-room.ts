import { shapesUrl, tiles, tilesUrl } from "virtual:maps/second-bull-run-1862";
import type { ZoneShapesData } from "@stonebridge/board";
import type { Action, GameEvent, Position, SecondBullRun1862, View } from "@stonebridge/games/second-bull-run-1862";
import { namesOf } from "@stonebridge/games/second-bull-run-1862/text";
import { zoneGround } from "../../board/zones/zone-ground.ts";
import { stillZones } from "../../board/zones/still.ts";
import { emblemOf } from "../../play/parts/emblem.ts";
import { COUNTER_ZOOM, STILL_ZOOM } from "../../play/zones/still-zoom.ts";
import type { ReportRoom } from "../contract/report.ts";
import { standingPieces } from "./board-model.ts";
import { endOf } from "./ending/teller.ts";
import { endTexts } from "./ending/texts.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { orderOfBattle } from "./order-of-battle.ts";
import { findUnit, sideOf } from "./pieces.ts";
import { scoreRows } from "./score-rows.ts";
import { gameTexts } from "./texts.ts";
import { toolsOf } from "./tools.ts";

/** What Second Bull Run 1862 tells in reports. */
export const reportRoom: ReportRoom<Position, Action, GameEvent, View> = {
  async open(opened, last, files) {
    const texted = Promise.all([gameTexts.load(), panelTexts.load(), endTexts.load()]);
    const shapes = (await files.json(shapesUrl)) as ZoneShapesData;
    await texted;
    const texts = gameTexts.t;
    const game = opened as SecondBullRun1862;
    const tools = toolsOf(game, shapes);
    const names = namesOf(texts, tools.zones.zones);
    const ground = zoneGround({ graph: game.field.graph.data, shapes });
    const zones = stillZones(ground, STILL_ZOOM, "report-");
    const nothing = { overlays: [], lit: [], spot: [], moved: new Map<string, string>(), parting: [] };
    const badges = { percent: () => "", retreatTo: "" };
    const marches = {
      sideOf: (piece: string) => sideOf(last, piece),
      formationOf: (piece: string) => findUnit(last, piece)?.printed.division ?? undefined,
    };
    return {
      map: { ground, tiles, tilesUrl, zoom: COUNTER_ZOOM, lines: zones.lines },
      pieces: (view) => standingPieces({ view, tools, texts, names, badges, offerWords: panelTexts.t, ...nothing }),
      marks: (view) =>
        zones.plates((zone) => {
          const holder = view.control[zone];
          return holder && emblemOf(holder);
        }),
      order: (view) => orderOfBattle({ view, texts, names, t: panelTexts.t, activable: new Set(), after: true }),
      score: (view) => scoreRows(game, view, names, panelTexts.t),
      outcome: (outcome) => texts.outcome(outcome),
      end: endOf({ texts, names }, marches, endTexts),
    };
  },
};
