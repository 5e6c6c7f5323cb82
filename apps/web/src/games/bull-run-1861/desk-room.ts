import type { BullRun1861 } from "@stonebridge/games/bull-run-1861";
import { deskRoomOf } from "../../play/desk/room.ts";
import { bearingIn } from "../../play/zones/bearing-in.ts";
import { mapOf } from "./desk-map.ts";
import { movesOf } from "./desk-moves.ts";
import { screenOf } from "./desk-screen.ts";
import { wordsOf } from "./desk-words.ts";
import { BullRunDesk } from "./desk.svelte.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { panels } from "./panels/index.ts";
import { findUnit, sideOf } from "./pieces.ts";
import { loadShapes } from "./shapes.ts";
import { fightTelling } from "./telling/fight-telling.ts";
import { bundleOf, factsOf, soundOf, tellingOf } from "./telling/log.ts";
import { marchReading } from "./telling/marches.ts";
import { type PlayTools, toolsOf } from "./tools.ts";
import type { BullRun } from "./table.ts";

/** Bull Run 1861 for the play screen. */
export const deskRoom = deskRoomOf<BullRun, BullRunDesk, PlayTools<BullRun["position"]>>({
  panelTexts,
  tools: async (session) => toolsOf(session.game as BullRun1861, await loadShapes()),
  desk: (play, tools) => new BullRunDesk(play, tools),
  panels,
  words: wordsOf,
  map: mapOf,
  moves: movesOf,
  screen: screenOf,
  marches: (desk) =>
    marchReading({
      sideOf: (piece) => sideOf(desk.view, piece),
      formationOf: (piece) => findUnit(desk.view, piece)?.id,
      bearing: bearingIn(desk.tools.shapes),
    }),
  log: (desk) => ({
    bundle: bundleOf,
    facts: (event) => factsOf(event, (piece) => sideOf(desk.view, piece)),
    fight: fightTelling,
    telling: tellingOf,
    sound: soundOf,
    diceFellAt: (events) => {
      const fight = events.find((event) => event.type === "fought");
      const zone = fight?.type === "fought" ? fight.zones[0] : undefined;
      return zone === undefined ? undefined : desk.names.zone(zone);
    },
  }),
  letters: ["a", "d", "t", "e"],
  guide: () => import("./guide/script.ts"),
  ending: () => import("./ending/teller.ts"),
  moments: () => import("./moments/teller.ts"),
});
