import type { Line } from "../../games/contract/words.ts";
import type { PlayState } from "../play-state.svelte.ts";
import type { GuideTexts } from "./en.ts";
import type { RunningGuide } from "../../games/contract/guide.ts";

/** What the guide says and offers now. */
export interface Now {
  /** What to do, or what is being waited for: on a phone it is shown alone. */
  readonly says: Line;
  /** It is not an instruction of the lesson. */
  readonly aside: boolean;
  /** What {@link RunningGuide.show} does, if the lesson's words do not say it; and that the game's question can wait. */
  readonly besides: readonly string[];
  readonly buttons: readonly ("show" | "ahead" | "go-on" | "take-back" | "skip")[];
}

/** What the guide says now. */
export function nowOf(guide: RunningGuide, play: PlayState, t: GuideTexts): Now {
  const text = guide.text(guide.lesson.id);
  const deed = text.deed(guide.hand);
  const left = leftOut(guide, t);
  if (guide.atEnd) return { says: deed, aside: false, besides: [], buttons: [] };
  if (guide.reading) return { says: deed, aside: false, besides: [], buttons: ["go-on"] };
  if (guide.waits) {
    const other = play.session.closed === "bot" && play.decidingSide !== undefined ? play.decidingSide : undefined;
    const says = other === undefined ? t.waitHere : t.wait(play.sideName(other));
    return { says: [says], aside: true, besides: [], buttons: [] };
  }
  if (guide.seen) return { says: [t.seenNow], aside: true, besides: [], buttons: ["go-on"] };
  if (guide.astray) return { says: [t.astray], aside: true, besides: [], buttons: ["take-back", "skip"] };
  const next = onwardText(guide, play, t);
  if (guide.elsewhere)
    return { says: [`${t.elsewhere} ${next ?? ""}`.trim()], aside: true, besides: left, buttons: ["show", "skip"] };
  const waits = guide.lesson.looks && play.desk.screen.weighing.asks ? [t.canWait] : [];
  return {
    says: deed,
    aside: false,
    besides: [...left, ...waits, ...(next === undefined ? [] : [next])],
    buttons: [guide.skipsAhead ? "ahead" : "show"],
  };
}

function onwardText(guide: RunningGuide, play: PlayState, t: GuideTexts): string | undefined {
  const { onward } = guide;
  if (!onward || !play.table) return undefined;
  const { label } = play.moves.labelOf(play.table, onward);
  const what =
    onward.meaning === "select" && onward.piece !== undefined ? t.choose(play.words.piece(onward.piece)) : label;
  return t.next(what);
}

/** The lesson just before was skipped: the game went past it. */
function leftOut(guide: RunningGuide, t: GuideTexts): readonly string[] {
  const before = guide.lessons[guide.index - 1];
  if (!before || guide.passed(guide.index - 1) === "seen") return [];
  return [t.leftOut(guide.text(before.id).title)];
}
