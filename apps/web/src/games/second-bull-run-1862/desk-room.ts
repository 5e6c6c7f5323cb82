import { shapesUrl } from "virtual:maps/second-bull-run-1862";
import type { SecondBullRun1862, SideId } from "@stonebridge/games/second-bull-run-1862";
import { deskRoomOf } from "../../play/desk/room.ts";
import { bearingIn } from "../../play/zones/bearing-in.ts";
import { shapesFrom } from "../../play/zones/shapes.ts";
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
import type { SecondBullRun } from "./table.ts";

const loadShapes = shapesFrom(shapesUrl);

/** Second Bull Run 1862 for the play screen. */
export const deskRoom = deskRoomOf<SecondBullRun, SecondBullRunDesk, PlayTools>({
  panelTexts,
  tools: async (session) => toolsOf(session.game as SecondBullRun1862, await loadShapes()),
  desk: (play, tools) => new SecondBullRunDesk(play, tools),
  panels,
  words: wordsOf,
  map: mapOf,
  moves: movesOf,
  screen: screenOf,
  marches: (desk) =>
    marchReading({
      sideOf: (piece) => sideOf(desk.view, piece),
      formationOf: (piece) => findUnit(desk.view, piece)?.printed.division ?? undefined,
      membersOf: (division) =>
        desk.view.units.flatMap(({ id, printed }) => (printed.division === division ? [id] : [])),
      bearing: bearingIn(desk.tools.shapes),
    }),
  log: (desk) => ({
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
  }),
  letters: ["a", "t", "e"],
  guide: () => import("./guide/script.ts"),
  ending: () => import("./ending/teller.ts"),
  moments: () => import("./moments/teller.ts"),
});
