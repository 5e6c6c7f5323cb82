import type { ShellTexts } from "./en.ts";
import { game } from "./fr/game.ts";
import { home } from "./fr/home.ts";
import { site } from "./fr/site.ts";

/** The shell's texts in French, of the same shape as the English ones. */
export const fr: ShellTexts = { ...site, home, game };
