import { plot, tiles, tilesUrl } from "virtual:maps/bull-run-1983";
import type { Action, BullRun1983, GameEvent, Position, View } from "@stonebridge/games/bull-run-1983";
import { movementPoints, namesOf } from "@stonebridge/games/bull-run-1983/text";
import { hexGround } from "../../board/hexes/hex-ground.ts";
import { stillHexes } from "../../board/hexes/still.ts";
import type { ReportRoom } from "../contract/report.ts";
import { boardModel, markersOf } from "./board-model.ts";
import { endOf } from "./ending/teller.ts";
import { endTexts } from "./ending/texts.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { orderOfBattle } from "./order-of-battle.ts";
import { scoreRows } from "./score-rows.ts";
import { marchReading } from "./telling/marches.ts";
import { gameTexts } from "./texts.ts";

/** What Bull Run (1983) tells in reports. */
export const reportRoom: ReportRoom<Position, Action, GameEvent, View> = {
  async open(opened) {
    await Promise.all([gameTexts.load(), panelTexts.load(), endTexts.load()]);
    const texts = gameTexts.t;
    const { t } = panelTexts;
    const game = opened as BullRun1983;
    const names = namesOf(texts);
    const ground = hexGround({ hexes: game.field.map.data, plot });
    const hexes = stillHexes(ground);
    const nothing = {
      asked: [],
      overlays: [],
      lines: [],
      battles: [],
      lit: [],
      moved: new Map<string, string>(),
      spot: [],
    };
    return {
      map: { ground, tiles, tilesUrl, zoom: hexes.zoom, lines: hexes.lines },
      pieces: (view) => boardModel({ game, view, texts, names, points: movementPoints, ...nothing }).pieces,
      marks: (view) => hexes.markers(markersOf(game, view)),
      order: (view) => orderOfBattle({ game, view, texts, names, t }),
      score: (view) => scoreRows(game, view, names),
      outcome: (outcome) => texts.outcome(outcome),
      end: endOf({ game, texts, names, t }, marchReading(game), endTexts),
    };
  },
};
