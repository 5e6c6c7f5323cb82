import { bullRun1983, type BullRun1983 } from "@stonebridge/games/bull-run-1983";
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
    const open: (data: unknown) => BullRun1983 = bullRun1983.open;
    const game = open(session.game.situation);
    return { open: (play) => new OldBullRunDesk(play, game, guide) };
  },
};
