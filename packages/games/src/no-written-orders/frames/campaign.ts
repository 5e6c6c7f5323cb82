import type { HolderIndex, SideIndex } from "../measures.ts";

export type CampaignFrame =
  /** A side brings men back to its units (15); `done`: the formation of each that has been tried. */
  | { readonly step: "reorganisation"; readonly side: SideIndex; done: readonly HolderIndex[] }
  /** A side’s headquarters move (11.5); `done`: those that have. */
  | { readonly step: "headquarters"; readonly side: SideIndex; done: readonly HolderIndex[] };
