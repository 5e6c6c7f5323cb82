import type { Panels } from "../../contract/desk.ts";
import PieceCard from "./PieceCard.svelte";
import Standing from "./Standing.svelte";
import TurnTrack from "./TurnTrack.svelte";
import Weighing from "./Weighing.svelte";

export const panels: Panels = {
  Card: PieceCard,
  Score: Standing,
  Weighing,
  Track: TurnTrack,
  order: () => import("./OrderOfBattle.svelte"),
  report: () => import("./Report.svelte"),
};
