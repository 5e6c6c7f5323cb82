import { acting, refuses } from "../refusing.ts";

/** Why a piece may not be turned up (OPT2). */
export const COMMAND = refuses({
  "thaw-enemy": ["BR83-OPT2-b", acting],
  "thaw-open": ["BR83-OPT2-b", acting],
});
