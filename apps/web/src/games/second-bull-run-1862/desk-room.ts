import { shapesUrl } from "virtual:maps/second-bull-run-1862";
import type { SecondBullRun1862, SideId } from "@stonebridge/games/second-bull-run-1862";
import { guideFor } from "../../play/guided.ts";
import { bearingIn } from "../../play/zones/bearing-in.ts";
import { shapesFrom } from "../../play/zones/shapes.ts";
import type { GameDesk } from "../contract/desk.ts";
import type { PlayOf } from "../contract/play.ts";
import type { DeskRoom } from "../contract/room.ts";
import { mapOf } from "./desk-map.ts";
import { movesOf } from "./desk-moves.ts";
import { screenOf } from "./desk-screen.ts";
import { wordsOf } from "./desk-words.ts";
import { SecondBullRunDesk } from "./desk.svelte.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { panels } from "./panels/index.ts";
import { findUnit, sideOf, sideOfDivision } from "./pieces.ts";
import { fightTelling } from "./telling/fight-telling.ts";
import { bundleOf, factsOf, soundOf, tellingOf } from "./telling/log.ts";
import { marchReading } from "./telling/marches.ts";
import { type PlayTools, toolsOf } from "./tools.ts";
import type { SecondBullRun } from "./types.ts";

const loadShapes = shapesFrom(shapesUrl);

/** Second Bull Run 1862 for the play screen. */
export const deskRoom: DeskRoom<SecondBullRun> = {
  async prepare(session) {
    const lessons = guideFor(session, () => import("./guide/script.ts"));
    const [shapes, guide] = await Promise.all([loadShapes(), lessons, panelTexts.load()]);
    const tools = toolsOf(session.game as SecondBullRun1862, shapes);
    return { open: (play) => open(play, tools), guide };
  },
};

function open(play: PlayOf<SecondBullRun>, tools: PlayTools): GameDesk<SecondBullRun> {
  const desk = new SecondBullRunDesk(play, tools);
  return {
    own: desk,
    panels,
    words: wordsOf(desk),
    map: mapOf(desk),
    moves: movesOf(desk),
    screen: screenOf(desk),
    marches: marchReading({
      sideOf: (piece) => sideOf(desk.view, piece),
      formationOf: (piece) => findUnit(desk.view, piece)?.printed.division ?? undefined,
      membersOf: (division) =>
        desk.view.units.flatMap(({ id, printed }) => (printed.division === division ? [id] : [])),
      bearing: bearingIn(tools.shapes),
    }),
    log: {
      bundle: bundleOf,
      facts: (event) =>
        factsOf(event, (id): SideId | undefined => sideOf(desk.view, id) ?? sideOfDivision(desk.view, id)),
      fight: fightTelling,
      telling: tellingOf,
      sound: soundOf,
      diceFellAt: (events) => {
        const fight = events.find(({ type }) => type === "fought");
        return fight?.type === "fought" ? desk.t.theZone(desk.names.zone(fight.zone)) : undefined;
      },
    },
    keys: {
      letters: ["a", "t", "e"],
      get list() {
        return desk.t.keys;
      },
    },
    ending: async () => (await import("./ending/teller.ts")).endTeller(desk),
    moments: async () => (await import("./moments/teller.ts")).teller(desk),
  };
}
