import { useDesk } from "../../play/play-state.svelte.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";

/** The desk of Bull Run (1983): for its own panels, which stand nowhere else. */
export function useOldBullRun(): OldBullRunDesk {
  return useDesk<OldBullRunDesk>();
}
