import { shapesUrl, tiles, tilesUrl } from "virtual:maps/bull-run-1861";
import type { ZoneShapesData } from "@stonebridge/board";
import type { Action, BullRun1861, GameEvent, Position, View } from "@stonebridge/games/bull-run-1861";
import { namesOf } from "@stonebridge/games/bull-run-1861/text";
import { zoneGround } from "../../board/zones/zone-ground.ts";
import { stillZones } from "../../board/zones/still.ts";
import { COUNTER_ZOOM, STILL_ZOOM } from "../../play/zones/still-zoom.ts";
import type { ReportRoom } from "../contract/report.ts";
import { boardModel } from "./board-model.ts";
import { endOf } from "./ending/teller.ts";
import { endTexts } from "./ending/texts.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { orderOfBattle } from "./order-of-battle.ts";
import { sideOf } from "./pieces.ts";
import { scoreRows } from "./score-rows.ts";
import { bullRunTexts } from "./texts.ts";
import { toolsOf } from "./tools.ts";

/** What Bull Run 1861 tells in reports. */
export const reportRoom: ReportRoom<Position, Action, GameEvent, View> = {
  async open(game, last, files) {
    const texted = Promise.all([bullRunTexts.load(), panelTexts.load(), endTexts.load()]);
    const shapes = (await files.json(shapesUrl)) as ZoneShapesData;
    await texted;
    const texts = bullRunTexts.t;
    const { field, graph } = toolsOf(game as BullRun1861, shapes);
    const names = namesOf(texts, field.zones);
    const ground = zoneGround({ graph, shapes });
    const zones = stillZones(ground, STILL_ZOOM, "report-");
    const nothing = { overlays: [], lit: [], spot: [], moved: new Map<string, string>() };
    const badges = { percent: () => "", retreatTo: "" };
    return {
      map: { ground, tiles, tilesUrl, zoom: COUNTER_ZOOM, lines: zones.lines },
      pieces: (view) => boardModel({ view, field, texts, names, badges, offerWords: panelTexts.t, ...nothing }).pieces,
      marks: (view) => zones.plates((zone) => view.control[zone]),
      order: (view) => orderOfBattle({ view, texts, names, t: panelTexts.t, activable: new Set(), after: true }),
      score: (view) => scoreRows(view, texts, names),
      outcome: (outcome) => texts.outcome(outcome),
      end: endOf({ texts, names }, { sideOf: (piece) => sideOf(last, piece) }, endTexts),
    };
  },
};
