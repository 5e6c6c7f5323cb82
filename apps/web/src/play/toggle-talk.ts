import type { PlayState } from "./play-state.svelte.ts";

/** Opens what is said in a match, or closes it where it can be seen. @returns whether anything is said there */
export function toggleTalk(play: PlayState): boolean {
  const { talk } = play.session;
  if (!talk) return false;
  talk.show(!talk.open || (!play.width.phone && (play.folded || play.rule !== undefined)));
  [play.folded, play.rule] = [false, undefined];
  return true;
}
