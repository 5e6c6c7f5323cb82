import type { Bots } from "../table.ts";

/** No bot of this device plays in a match of a server. */
export const NO_BOTS: Bots = {
  thinking: undefined,
  stopped: false,
  stop: () => {},
  resume: () => {},
  playNow: () => {},
};
