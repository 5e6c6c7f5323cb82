import { withTexts } from "../games/contract/later.ts";
import { analysisTexts } from "./texts.ts";

/** Fetches the page of the analysis with its texts: both apart from what begins a game. */
export const analysisPage = () => withTexts(import("./AnalysisPage.svelte"), analysisTexts);
