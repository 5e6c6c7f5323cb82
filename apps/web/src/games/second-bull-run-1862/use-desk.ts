import { useDesk } from "../../play/play-state.svelte.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";

/** The desk of Second Bull Run 1862: for its own panels, which stand nowhere else. */
export function useSecondBullRun(): SecondBullRunDesk {
  return useDesk<SecondBullRunDesk>();
}
