import { withTexts } from "../games/contract/later.ts";
import { puzzleTexts } from "./texts.ts";

/** Fetches the page of the puzzles with its texts: both apart from what begins a game. */
export const puzzlesPage = () => withTexts(import("./PuzzlesPage.svelte"), puzzleTexts);
