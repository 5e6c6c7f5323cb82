import type { Position, View } from "@stonebridge/games/no-written-orders";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import type { BoardModel } from "../../../board/model.ts";
import { catalogue } from "../../../language/language.svelte.ts";
import type { Begun } from "../../../learn/lesson-room.ts";
import { hexLessons } from "../../../play/hexes/lesson-room.ts";
import { boardModel, secretMarkers } from "../board-model.ts";
import { MAPS } from "../modules/maps.ts";
import { orderModels, rideModels, type Ordered } from "../orders/picture.ts";
import { chanceText } from "../orders/say.ts";
import { overlayModels } from "../overlays.ts";
import { places } from "../places.ts";
import type { Spoken } from "../telling/spoken.ts";
import { gameTexts } from "../texts.ts";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders/situations";
import { type PlayTools, toolsOf } from "../tools.ts";
import { type Lesson, POSITIONS } from "./positions.ts";

/** The pictures are not read aloud: their captions are. */
const UNSPOKEN: Spoken = { piece: (id) => id, hex: (id) => id, label: () => "", offer: () => "" };

/** All lessons lie on the map of First Bull Run. */
const { plot } = MAPS["first-bull-run"];

/** The short lessons of No Written Orders. */
export const lessonRoom = hexLessons({
  positions: POSITIONS,
  texts: catalogue({
    en: async () => (await import("./en.ts")).lessons,
    fr: async () => (await import("./fr.ts")).lessons,
  }),
  seat: "union",
  load: () => gameTexts.load(),
  open: (situation) => toolsOf(noWrittenOrders.open(situation)),
  plot,
  places,
  map: ({ game }) => game.field.map.data,
  model: modelOf,
});

/** The position as the map would show it to the Union. */
function modelOf({ overlay, orders }: Lesson, { tools, position, view }: Begun<PlayTools, Position, View>): BoardModel {
  const texts = gameTexts.t;
  const names = namesOf(texts, tools.game.field);
  const looked = { tools, position, view, table: undefined, piece: overlay?.piece };
  const ordered: Ordered = {
    tools,
    view,
    known: position,
    drawn: undefined,
    shown: new Set(orders),
    percent: chanceText,
    turn: (turn) => {
      const data = names.turn(turn);
      return data === undefined ? "" : texts.time(data);
    },
  };
  return boardModel({
    tools,
    texts,
    names,
    view,
    spoken: UNSPOKEN,
    asked: [],
    spent: new Set(),
    overlays: overlay === undefined ? [] : overlayModels(new Set([overlay.kind]), looked),
    lines: [],
    battles: [],
    markers: secretMarkers(view),
    orders: orderModels(ordered),
    rides: rideModels(ordered, undefined),
    lit: [],
    moved: new Map(),
    spot: [],
  });
}
