import type { NoWrittenOrders } from "@stonebridge/games/no-written-orders";
import { guideFor } from "../../play/guided.ts";
import type { DeskRoom } from "../contract/desk.ts";
import { OrdersDesk } from "./desk.svelte.ts";
import { panelTexts } from "./language/panel-texts.ts";
import { toolsOf } from "./tools.ts";
import type { OrdersGame } from "./types.ts";

/** No Written Orders for the play screen. */
export const deskRoom: DeskRoom<OrdersGame> = {
  async prepare(session) {
    const lessons = guideFor(session, () => import("./guide/script.ts"));
    const [guide] = await Promise.all([lessons, panelTexts.load()]);
    const tools = toolsOf(session.game as NoWrittenOrders);
    return { open: (play) => new OrdersDesk(play, tools, guide) };
  },
};
