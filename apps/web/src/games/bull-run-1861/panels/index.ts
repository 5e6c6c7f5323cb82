import type { Panels } from "../../contract/desk.ts";
import OrderOfBattle from "./OrderOfBattle.svelte";
import Report from "./Report.svelte";
import Score from "./Score.svelte";
import TurnTrack from "./TurnTrack.svelte";
import UnitCard from "./UnitCard.svelte";
import Weighing from "./Weighing.svelte";

export const panels: Panels = {
  Card: UnitCard,
  Score,
  Order: OrderOfBattle,
  Weighing,
  Report,
  Track: TurnTrack,
};
