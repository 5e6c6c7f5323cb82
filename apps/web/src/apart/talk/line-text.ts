import type { Words } from "../../session/far/talk.svelte.ts";
import { talkTexts } from "./talk-texts.ts";

/** What was said, in the language of the page; a phrase that this page does not know, by its name. */
export function lineText(words: Words): string {
  if ("text" in words) return words.text;
  const phrases: Readonly<Record<string, string | undefined>> = talkTexts.t.phrases;
  return phrases[words.phrase] ?? words.phrase;
}
