import type { Panels } from "../../contract/desk.ts";
import Score from "./Score.svelte";
import TurnTrack from "./TurnTrack.svelte";
import UnitCard from "./UnitCard.svelte";
import Weighing from "./Weighing.svelte";

export const panels: Panels = {
  Card: UnitCard,
  Score,
  Weighing,
  Track: TurnTrack,
  order: () => import("./OrderOfBattle.svelte"),
  report: () => import("./Report.svelte"),
};
