import { kept, withTexts } from "../games/contract/later.ts";
import { reportTexts } from "./texts.ts";

/** The sheet from which reports are ordered: it comes, with its texts, when it is asked for. */
export const reportDialog = kept(() => withTexts(import("./ReportDialog.svelte"), reportTexts));
