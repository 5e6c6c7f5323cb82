import { shapesUrl } from "virtual:maps/second-bull-run-1862";
import type { SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { guideFor } from "../../play/guided.ts";
import { shapesFrom } from "../../play/zones/shapes.ts";
import type { DeskRoom } from "../contract/desk.ts";
import { SecondBullRunDesk } from "./desk.svelte.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { toolsOf } from "./tools.ts";
import type { SecondBullRun } from "./types.ts";

const loadShapes = shapesFrom(shapesUrl);

/** Second Bull Run 1862 for the play screen. */
export const deskRoom: DeskRoom<SecondBullRun> = {
  async prepare(session) {
    const lessons = guideFor(session, () => import("./guide/script.ts"));
    const [shapes, guide] = await Promise.all([loadShapes(), lessons, panelTexts.load()]);
    const tools = toolsOf(session.game as SecondBullRun1862, shapes);
    return { open: (play) => new SecondBullRunDesk(play, tools, guide) };
  },
};
