import type { Panels } from "../../contract/desk.ts";
import { kept } from "../../contract/later.ts";
import Standing from "./Standing.svelte";
import TurnTrack from "./TurnTrack.svelte";
import Weighing from "./Weighing.svelte";

export const panels: Panels = {
  card: kept(() => import("./PieceCard.svelte")),
  Score: Standing,
  Weighing,
  Track: TurnTrack,
  order: kept(() => import("./OrderOfBattle.svelte")),
  report: kept(() => import("./Report.svelte")),
};
