import type { Panels } from "../../contract/desk.ts";
import { kept } from "../../contract/later.ts";
import Score from "./Score.svelte";
import TurnTrack from "./TurnTrack.svelte";
import Weighing from "./Weighing.svelte";

export const panels: Panels = {
  card: kept(() => import("./UnitCard.svelte")),
  Score,
  Weighing,
  Track: TurnTrack,
  order: kept(() => import("./OrderOfBattle.svelte")),
  report: kept(() => import("./Report.svelte")),
};
