import type { BullRun1861 } from "@stonebridge/games/bull-run-1861";
import { guideFor } from "../../play/guided.ts";
import { bearingIn } from "../../play/zones/bearing-in.ts";
import type { GameDesk } from "../contract/desk.ts";
import type { PlayOf } from "../contract/play.ts";
import type { DeskRoom } from "../contract/room.ts";
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
import type { BullRun } from "./types.ts";

/** Bull Run 1861 for the play screen. */
export const deskRoom: DeskRoom<BullRun> = {
  async prepare(session) {
    const lessons = guideFor(session, () => import("./guide/script.ts"));
    const [shapes, guide] = await Promise.all([loadShapes(), lessons, panelTexts.load()]);
    const tools = toolsOf(session.game as BullRun1861, shapes);
    return { open: (play) => open(play, tools), guide };
  },
};

function open(play: PlayOf<BullRun>, tools: PlayTools<BullRun["position"]>): GameDesk<BullRun> {
  const desk = new BullRunDesk(play, tools);
  return {
    own: desk,
    panels,
    words: wordsOf(desk),
    map: mapOf(desk),
    moves: movesOf(desk),
    screen: screenOf(desk),
    marches: marchReading({
      sideOf: (piece) => sideOf(desk.view, piece),
      formationOf: (piece) => findUnit(desk.view, piece)?.id,
      bearing: bearingIn(tools.shapes),
    }),
    log: {
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
    },
    keys: {
      letters: ["a", "d", "t", "e"],
      get list() {
        return desk.t.keys;
      },
    },
    ending: async () => (await import("./ending/teller.ts")).endTeller(desk),
    moments: async () => (await import("./moments/teller.ts")).teller(desk),
  };
}
