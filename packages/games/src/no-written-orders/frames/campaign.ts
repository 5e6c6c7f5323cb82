import type { HolderIndex, SideIndex } from "../measures.ts";

export type CampaignFrame =
  /** A side brings men back to its units (15); `done`: the formations already tried. */
  | { readonly step: "reorganisation"; readonly side: SideIndex; done: readonly HolderIndex[] }
  /** A side’s trains move (19.4); `done`: those that have. */
  | { readonly step: "trains"; readonly side: SideIndex; done: readonly HolderIndex[] }
  /** Units that acted may reload (19.6). */
  | {
      readonly step: "reloading";
      readonly side: SideIndex;
      readonly holders: readonly HolderIndex[];
      readonly reserve: number;
    }
  /** A side’s headquarters move (11.5); `done`: those that have. `returning`: those that return after they were lost (11.4). */
  | {
      readonly step: "headquarters";
      readonly side: SideIndex;
      done: readonly HolderIndex[];
      readonly returning?: HolderIndex;
    };
