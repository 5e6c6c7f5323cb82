import type { MadeReport } from "./make.ts";
import { FONTS, fontRule } from "./fonts.ts";
import { pageStyle } from "./page-style.ts";
import { language } from "../language/language.svelte.ts";

/** Rules that fetch the lettering from this site. */
const siteFonts = FONTS.map(({ weight, url }) => fontRule(weight, new URL(url, location.href).href)).join("");

/**
 * Opens a report in a window of its own and has it printed. The window keeps to the policy of this site, which lets no page bring
 * rules of its own as text: they are adopted instead.
 * @returns false where the browser lets no window open
 */
export function openForPrint({ page, images }: MadeReport): boolean {
  const opened = window.open("", "_blank");
  if (!opened) return false;
  const { document } = opened;
  document.title = page.title;
  document.documentElement.lang = language.code;
  // The constructor has to be that of the window whose rules they become.
  const { CSSStyleSheet: Sheet } = opened as unknown as { readonly CSSStyleSheet: typeof CSSStyleSheet };
  const sheet = new Sheet();
  sheet.replaceSync(siteFonts + pageStyle);
  document.adoptedStyleSheets = [sheet];
  document.body.innerHTML = page.body(images);
  void document.fonts.ready.then(() => opened.print());
  return true;
}
