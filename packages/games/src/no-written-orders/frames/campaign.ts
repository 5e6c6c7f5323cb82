import type { HolderIndex, SideIndex } from "../measures.ts";

/** A side brings men back to its units (15); `done`: the formation of each that has been tried. */
export interface CampaignFrame {
  readonly step: "reorganisation";
  readonly side: SideIndex;
  done: readonly HolderIndex[];
}
