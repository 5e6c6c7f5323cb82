import { tiles, tilesUrl } from "virtual:maps/no-written-orders-first-bull-run/tiles";
import { battleScene, places } from "./battle-scene.ts";
import type { Action, GameEvent, Position, View } from "@stonebridge/games/no-written-orders";
import { rulesOfGame } from "../../rules/rules-of-game.ts";
import { entryTexts } from "../contract/entry-texts.ts";
import type { ShelvedGame } from "../contract/room.ts";
import { front } from "./front.ts";
import { firstTurnOf, turnOf } from "./modules/hours.ts";
import { gameTexts } from "./texts.ts";

/** What is asked of a game that runs. It comes with the rules, without which no game runs. */
let run: typeof import("./running.ts").running;

/** No Written Orders as the client’s shelf holds it. */
export const noWrittenOrders: ShelvedGame<Position, Action, GameEvent, View> = {
  id: "no-written-orders",
  name: "No Written Orders",
  hidden: true,
  front,
  pictures: {
    shelf: {
      view: [1780, 1640, 1300, 457],
      level: 1,
      counter: 70,
      counters: battleScene,
      map: { tiles, tilesUrl, places },
    },
    saved: { size: [2000, 1550], level: 0, counter: 150 },
    lesson: { view: [2500, 1000, 1500, 920], level: 1, counter: 84 },
  },
  picture: async () => (await import("./picture.ts")).picture,
  async load() {
    run = (await import("./running.ts")).running;
    return (await import("./loaded.ts")).loaded;
  },
  desk: async () => (await import("./desk-room.ts")).deskRoom,
  lessons: async () => (await import("./lessons/room.ts")).lessonRoom,
  ...rulesOfGame(() => import("@stonebridge/games/no-written-orders/rules"), {
    en: () => import("@stonebridge/games/no-written-orders/rules/en"),
    fr: () => import("@stonebridge/games/no-written-orders/rules/fr"),
  }),
  conceals: (...asked) => run.conceals(...asked),
  secretDice: (...asked) => run.secretDice(...asked),
  glance: (...asked) => run.glance(...asked),
  landmark: (event) => run.landmark(event),
  openView: (...asked) => run.openView(...asked),
  turnName: (...asked) => run.turnName(...asked),
  when: (view) => run.when(view),
  ...entryTexts(gameTexts),
  glanceWhen({ stage, turn }) {
    const data = turnOf(stage, turn);
    return `${gameTexts.t.date(data)} · T${turn} ${gameTexts.t.time(data)}`;
  },
  firstTime: (scenario) => gameTexts.t.time(turnOf(scenario, firstTurnOf(scenario))),
};
