import type { PlayState } from "../play-state.svelte.ts";
import { aloud } from "../speech/aloud.ts";
import type { RunningGuide } from "../../games/contract/guide.ts";
import type { Now } from "./now.ts";

/** The lessons whose text was read aloud, by guide. */
const read = new WeakMap<RunningGuide, string>();

/**
 * Speaks what the guide teaches now: a lesson's full text once, then only what to do.
 * @param whole the full text is on the screen; otherwise only what to do is
 */
export function speakGuide(guide: RunningGuide, play: PlayState, now: Now, whole: boolean): void {
  const { id } = guide.lesson;
  const { title, words } = guide.text(id);
  const fresh = whole && read.get(guide) !== id;
  if (fresh) read.set(guide, id);
  const lesson = fresh ? [`${title}.`, ...words(guide.hand).map((line) => aloud(line))] : [];
  play.announcer.say([...lesson, aloud(now.says), ...(whole ? now.besides : [])].join(" "), "guide");
}
