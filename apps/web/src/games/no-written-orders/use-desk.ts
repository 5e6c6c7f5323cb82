import { useDesk } from "../../play/play-state.svelte.ts";
import type { OrdersDesk } from "./desk.svelte.ts";

/** The desk of No Written Orders: for its own panels, which stand nowhere else. */
export function useOrdersDesk(): OrdersDesk {
  return useDesk<OrdersDesk>();
}
