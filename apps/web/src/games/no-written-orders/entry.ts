import { tiles, tilesUrl } from "virtual:maps/no-written-orders-first-bull-run/tiles";
import { battleScene, places } from "./battle-scene.ts";
import type {
  Action,
  GameEvent,
  OptionId,
  Position,
  RollKind,
  SideId,
  View,
} from "@stonebridge/games/no-written-orders";
import { bookCatalogue } from "../../rules/book-catalogue.ts";
import type { ShelvedGame } from "../contract/room.ts";
import { front } from "./front.ts";
import { firstTurnOf, turnOf } from "./hours.ts";
import { gameTexts } from "./texts.ts";

const book = bookCatalogue(registry, {
  en: () => import("@stonebridge/games/no-written-orders/rules/en"),
  fr: () => import("@stonebridge/games/no-written-orders/rules/fr"),
});

async function registry() {
  return (await import("@stonebridge/games/no-written-orders/rules")).RULE_BOOK;
}

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
  registry,
  book,
  conceals: (...asked) => run.conceals(...asked),
  secretDice: (...asked) => run.secretDice(...asked),
  glance: (...asked) => run.glance(...asked),
  landmark: (event) => run.landmark(event),
  openView: (...asked) => run.openView(...asked),
  turnName: (...asked) => run.turnName(...asked),
  when: (view) => run.when(view),
  texts: gameTexts,
  rollName: (kind) => gameTexts.t.rollName(kind as RollKind),
  sideName: (side) => gameTexts.t.side(side as SideId),
  glanceWhen({ stage, turn }) {
    const data = turnOf(stage, turn);
    return `${gameTexts.t.date(data)} · T${turn} ${gameTexts.t.time(data)}`;
  },
  firstTime: (scenario) => gameTexts.t.time(turnOf(scenario, firstTurnOf(scenario))),
  scenario: (id) => gameTexts.t.scenario(id),
  savedAs: (scenario) => gameTexts.t.scenario(scenario).name,
  option: (id) => gameTexts.t.option(id as OptionId),
  optionValue: (id, value) => gameTexts.t.optionValue(id as OptionId, value),
};
