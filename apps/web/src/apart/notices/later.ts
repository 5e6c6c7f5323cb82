import { kept, withTexts } from "../../games/contract/later.ts";
import { noticeTexts } from "./notice-texts.ts";

/** How somebody is told that a game waits: it comes where it is shown. */
export const noticePanel = kept(() => withTexts(import("./NoticePanel.svelte"), noticeTexts));
