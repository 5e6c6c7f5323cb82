import type { BullRun1983 } from "@stonebridge/games/bull-run-1983";
import { deskRoomOf } from "../../play/desk/room.ts";
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
import type { OldBullRun } from "./table.ts";

/** Bull Run (1983) for the play screen. */
export const deskRoom = deskRoomOf<OldBullRun, OldBullRunDesk, BullRun1983>({
  panelTexts,
  tools: (session) => session.game as BullRun1983,
  desk: (play, game) => new OldBullRunDesk(play, game),
  panels,
  words: wordsOf,
  map: mapOf,
  moves: movesOf,
  screen: screenOf,
  marches: (desk) => marchReading(desk.game),
  log: (desk) => ({
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
  }),
  letters: ["t", "e"],
  guide: () => import("./guide/script.ts"),
  ending: () => import("./ending/teller.ts"),
  moments: () => import("./moments/teller.ts"),
});
