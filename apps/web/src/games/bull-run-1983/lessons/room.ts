import type { BullRun1983 } from "@stonebridge/games/bull-run-1983";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983/situations";
import { movementPoints, namesOf } from "@stonebridge/games/bull-run-1983/text";
import { plot } from "virtual:maps/bull-run-1983";
import { catalogue } from "../../../language/language.svelte.ts";
import { hexLessons } from "../../../play/hexes/lesson-room.ts";
import { boardModel } from "../board-model.ts";
import { places } from "../places.ts";
import { gameTexts } from "../texts.ts";
import { POSITIONS } from "./positions.ts";

const open: (data: unknown) => BullRun1983 = bullRun1983.open;

/** The short lessons of Bull Run (1983). */
export const lessonRoom = hexLessons({
  positions: POSITIONS,
  texts: catalogue({
    en: async () => (await import("./en.ts")).lessons,
    fr: async () => (await import("./fr.ts")).lessons,
  }),
  seat: "union",
  load: () => gameTexts.load(),
  open: (situation) => ({ game: open(situation) }),
  plot,
  places,
  map: ({ game }) => game.field.map.data,
  model: (_, { tools: { game }, view }) =>
    boardModel({
      game,
      view,
      texts: gameTexts.t,
      names: namesOf(gameTexts.t),
      asked: [],
      overlays: [],
      lines: [],
      battles: [],
      lit: [],
      moved: new Map(),
      spot: [],
      points: movementPoints,
    }),
});
