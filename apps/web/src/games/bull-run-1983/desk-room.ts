import type { BullRun1983 } from "@stonebridge/games/bull-run-1983";
import { guideFor } from "../../play/guided.ts";
import type { GameDesk } from "../contract/desk.ts";
import type { PlayOf } from "../contract/play.ts";
import type { DeskRoom } from "../contract/room.ts";
import { mapOf } from "./desk-map.ts";
import { movesOf } from "./desk-moves.ts";
import { screenOf } from "./desk-screen.ts";
import { wordsOf } from "./desk-words.ts";
import { OldBullRunDesk } from "./desk.svelte.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { panels } from "./panels/index.ts";
import { fightTelling } from "./telling/fight-telling.ts";
import { bundleOf, factsOf, soundOf, tellingOf, toldOf } from "./telling/log.ts";
import { marchReading } from "./telling/marches.ts";
import type { OldBullRun } from "./types.ts";

/** Bull Run (1983) for the play screen. */
export const deskRoom: DeskRoom<OldBullRun> = {
  async prepare(session) {
    const lessons = guideFor(session, () => import("./guide/script.ts"));
    const [guide] = await Promise.all([lessons, panelTexts.load()]);
    return { open: (play) => open(play, session.game as BullRun1983), guide };
  },
};

function open(play: PlayOf<OldBullRun>, game: BullRun1983): GameDesk<OldBullRun> {
  const desk = new OldBullRunDesk(play, game);
  return {
    own: desk,
    panels,
    words: wordsOf(desk),
    map: mapOf(desk),
    moves: movesOf(desk),
    screen: screenOf(desk),
    marches: marchReading(game),
    log: {
      facts: (event) => factsOf(event, (piece) => desk.sideOf(piece)),
      told: toldOf,
      bundle: bundleOf,
      fight: fightTelling,
      telling: tellingOf,
      sound: soundOf,
      diceFellAt(events) {
        const fight = events.find((event) => event.type === "fought");
        return fight?.type === "fought" ? fight.reckoning.targets[0]?.hex : undefined;
      },
    },
    keys: {
      letters: ["t", "e"],
      get list() {
        return desk.t.keys;
      },
    },
    ending: async () => (await import("./ending/teller.ts")).endTeller(desk),
    moments: async () => (await import("./moments/teller.ts")).teller(desk),
  };
}
