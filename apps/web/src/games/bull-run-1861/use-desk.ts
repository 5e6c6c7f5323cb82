import { useDesk } from "../../play/play-state.svelte.ts";
import type { BullRunDesk } from "./desk.svelte.ts";

/** The desk of Bull Run 1861: for its own panels, which stand nowhere else. */
export function useBullRun(): BullRunDesk {
  return useDesk<BullRunDesk>();
}
