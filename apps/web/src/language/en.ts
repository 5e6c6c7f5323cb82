import { game } from "./en/game.ts";
import { home } from "./en/home.ts";
import { learn, rules, settings } from "./en/pages.ts";
import { site } from "./en/site.ts";

/** The shell's texts in English. The French ones have the same shape. */
export const en = { ...site, home, game, learn, rules, settings };

/** The shape of the shell's texts. */
export type ShellTexts = typeof en;
