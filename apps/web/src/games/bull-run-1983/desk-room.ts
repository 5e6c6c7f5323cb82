import type { BullRun1983 } from "@stonebridge/games/bull-run-1983";
import { guideFor } from "../../play/guided.ts";
import type { DeskRoom } from "../contract/desk.ts";
import { OldBullRunDesk } from "./desk.svelte.ts";
import { panelTexts } from "./language/panel-texts.ts";
import type { OldBullRun } from "./types.ts";

/** Bull Run (1983) for the play screen. */
export const deskRoom: DeskRoom<OldBullRun> = {
  async prepare(session) {
    const lessons = guideFor(session, () => import("./guide/script.ts"));
    const [guide] = await Promise.all([lessons, panelTexts.load()]);
    return { open: (play) => new OldBullRunDesk(play, session.game as BullRun1983, guide) };
  },
};
