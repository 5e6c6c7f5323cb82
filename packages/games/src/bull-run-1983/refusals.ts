import { refuses } from "./refusing.ts";

/** What anything may be refused for, at any moment. */
export const ANY = refuses({
  "game-over": ["BR83-3.3-a"],
  "other-side": ["BR83-2.2-a"],
  "not-asked": ["BR83-2.3-a"],
  "no-such-piece": ["BR83-PP1-a"],
  "no-such-hex": ["BR83-MAP1.1-b"],
});
