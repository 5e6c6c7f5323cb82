import type { NoWrittenOrders } from "@stonebridge/games/no-written-orders";
import { deskRoomOf } from "../../play/desk/room.ts";
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
import type { OrdersGame } from "./table.ts";

/** No Written Orders for the play screen. */
export const deskRoom = deskRoomOf<OrdersGame, OrdersDesk, PlayTools>({
  panelTexts,
  tools: (session) => toolsOf(session.game as NoWrittenOrders),
  desk: (play, tools) => new OrdersDesk(play, tools),
  panels,
  words: wordsOf,
  map: mapOf,
  moves: movesOf,
  screen: screenOf,
  marches: (desk) => marchReading(desk.game.field),
  log: (desk) => ({
    facts: (event) => factsOf(event, (piece) => desk.sideOf(piece)),
    told: toldOf,
    bundle: bundleOf,
    fight: fightTelling,
    telling: tellingOf,
    sound: soundOf,
    diceFellAt: (events) => diceFellAt(events, (hex) => desk.names.hex(hex)),
  }),
  letters: ["d", "t", "e"],
  guide: () => import("./guide/script.ts"),
  ending: () => import("./ending/teller.ts"),
  moments: () => import("./moments/teller.ts"),
});
