import type { Attachment } from "svelte/attachments";

/** What scrolls a part of the page. */
function scrollerOf(part: HTMLElement): HTMLElement | undefined {
  for (let one = part.parentElement; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return undefined;
}

/** A panel that now tells of something else is read from its top, however far down the last one was read. @param subject what it tells of */
export function fromItsTop(subject: unknown): Attachment<HTMLElement> {
  void subject;
  return (part) => {
    const scroller = scrollerOf(part);
    const above = scroller && scroller.getBoundingClientRect().top - part.getBoundingClientRect().top;
    if (above !== undefined && above > 0) scroller?.scrollBy({ top: -above });
  };
}
