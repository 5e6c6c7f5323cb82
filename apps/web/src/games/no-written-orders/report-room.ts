import type { Action, GameEvent, NoWrittenOrders, Position, View } from "@stonebridge/games/no-written-orders";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { hexGround } from "../../board/hexes/hex-ground.ts";
import { stillHexes } from "../../board/hexes/still.ts";
import type { ReportRoom } from "../contract/report.ts";
import { boardModel, groundWorks } from "./board-model.ts";
import { endOf } from "./ending/teller.ts";
import { endTexts } from "./ending/texts.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { MAPS } from "./modules/maps.ts";
import { orderModels } from "./orders/picture.ts";
import { orderOfBattle } from "./order-of-battle.ts";
import { countRows } from "./score-rows.ts";
import { marchReading } from "./telling/marches.ts";
import { spokenFor } from "./telling/spoken.ts";
import { gameTexts } from "./texts.ts";
import { toolsOf } from "./tools.ts";

/** Whose standing orders are drawn in pictures. */
const NOBODY: ReadonlySet<string> = new Set();

/** What No Written Orders tells in reports. */
export const reportRoom: ReportRoom<Position, Action, GameEvent, View> = {
  async open(opened) {
    await Promise.all([gameTexts.load(), panelTexts.load(), endTexts.load()]);
    const texts = gameTexts.t;
    const { t } = panelTexts;
    const game = opened as NoWrittenOrders;
    const tools = toolsOf(game);
    const { field } = game;
    const names = namesOf(texts, field);
    const { tiles, tilesUrl, plot } = MAPS[field.module.id];
    const ground = hexGround({ hexes: field.map.data, plot });
    const hexes = stillHexes(ground);
    const nothing = {
      asked: [],
      overlays: [],
      lines: [],
      battles: [],
      markers: [],
      orders: [],
      rides: [],
      lit: [],
      moved: new Map<string, string>(),
      spot: [],
      spent: new Set<string>(),
    };
    return {
      map: { ground, tiles, tilesUrl, zoom: hexes.zoom, lines: hexes.lines },
      pieces(view) {
        const spoken = spokenFor({ tools, view, texts, names, t, label: () => "" });
        return boardModel({ tools, view, texts, names, spoken, ...nothing }).pieces;
      },
      orders(view, zoom) {
        if (view.written.length === 0) return "";
        const spoken = spokenFor({ tools, view, texts, names, t, label: () => "" });
        const ordered = {
          tools,
          view,
          known: undefined,
          drawn: undefined,
          shown: NOBODY,
          percent: String,
          turn: String,
        };
        const orders = orderModels(ordered);
        return hexes.orders(boardModel({ tools, view, texts, names, spoken, ...nothing, orders }), zoom);
      },
      marks: (view) => hexes.markers(groundWorks(view)),
      order: (view) => orderOfBattle({ tools, view, texts, names, t }),
      score: (_, position) =>
        countRows(game, position, t).map(({ name, how, rule, points }) => ({
          text: [`${name} (${how})`],
          rule,
          points: [points.union, points.confederate],
        })),
      outcome: (outcome) => texts.outcome(outcome),
      end: endOf({ game, texts, names }, marchReading(field), endTexts),
    };
  },
};
