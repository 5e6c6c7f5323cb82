import { game } from "./en/game.ts";
import { home } from "./en/home.ts";
import { site } from "./en/site.ts";

/** The shell's texts in English. The French ones have the same shape. */
export const en = { ...site, home, game };

/** The shape of the shell's texts. */
export type ShellTexts = typeof en;
