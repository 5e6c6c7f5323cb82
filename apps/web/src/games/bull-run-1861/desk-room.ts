import type { BullRun1861 } from "@stonebridge/games/bull-run-1861";
import { guideFor } from "../../play/guided.ts";
import type { DeskRoom } from "../contract/desk.ts";
import { BullRunDesk } from "./desk.svelte.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { loadShapes } from "./shapes.ts";
import { toolsOf } from "./tools.ts";
import type { BullRun } from "./types.ts";

/** Bull Run 1861 for the play screen. */
export const deskRoom: DeskRoom<BullRun> = {
  async prepare(session) {
    const lessons = guideFor(session, () => import("./guide/script.ts"));
    const [shapes, guide] = await Promise.all([loadShapes(), lessons, panelTexts.load()]);
    const tools = toolsOf(session.game as BullRun1861, shapes);
    return { open: (play) => new BullRunDesk(play, tools, guide) };
  },
};
