import type { NoWrittenOrders } from "@stonebridge/games/no-written-orders";
import { guideFor } from "../../play/guided.ts";
import type { GameDesk } from "../contract/desk.ts";
import type { PlayOf } from "../contract/play.ts";
import type { DeskRoom } from "../contract/room.ts";
import { mapOf } from "./desk-map.ts";
import { movesOf } from "./desk-moves.ts";
import { screenOf } from "./desk-screen.ts";
import { wordsOf } from "./desk-words.ts";
import { OrdersDesk } from "./desk.svelte.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { panels } from "./panels/index.ts";
import { fightTelling } from "./telling/fight-telling.ts";
import { bundleOf, diceFellAt, factsOf, soundOf, tellingOf, toldOf } from "./telling/log.ts";
import { marchReading } from "./telling/marches.ts";
import { type PlayTools, toolsOf } from "./tools.ts";
import type { OrdersGame } from "./types.ts";

/** No Written Orders for the play screen. */
export const deskRoom: DeskRoom<OrdersGame> = {
  async prepare(session) {
    const lessons = guideFor(session, () => import("./guide/script.ts"));
    const [guide] = await Promise.all([lessons, panelTexts.load()]);
    const tools = toolsOf(session.game as NoWrittenOrders);
    return { open: (play) => open(play, tools), guide };
  },
};

function open(play: PlayOf<OrdersGame>, tools: PlayTools): GameDesk<OrdersGame> {
  const desk = new OrdersDesk(play, tools);
  return {
    own: desk,
    panels,
    words: wordsOf(desk),
    map: mapOf(desk),
    moves: movesOf(desk),
    screen: screenOf(desk),
    marches: marchReading(tools.game.field),
    log: {
      facts: (event) => factsOf(event, (piece) => desk.sideOf(piece)),
      told: toldOf,
      bundle: bundleOf,
      fight: fightTelling,
      telling: tellingOf,
      sound: soundOf,
      diceFellAt: (events) => diceFellAt(events, (hex) => desk.names.hex(hex)),
    },
    keys: {
      letters: ["d", "t", "e"],
      get list() {
        return desk.t.keys;
      },
    },
    ending: async () => (await import("./ending/teller.ts")).endTeller(desk),
    moments: async () => (await import("./moments/teller.ts")).teller(desk),
  };
}
