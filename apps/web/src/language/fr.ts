import type { ShellTexts } from "./en.ts";
import { game } from "./fr/game.ts";
import { home } from "./fr/home.ts";
import { site } from "./fr/site.ts";

/** Les textes du site en français, de même forme que les textes anglais. */
export const fr: ShellTexts = { ...site, home, game };
