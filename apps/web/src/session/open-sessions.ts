import type { AnySession } from "./session.svelte.ts";

/** Sessions that stay in memory, by the id of their game: the one on the screen, and those that could not be stored. */
export const openSessions = new Map<string, AnySession>();
