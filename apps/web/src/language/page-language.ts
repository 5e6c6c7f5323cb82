import { settings } from "../settings/settings.svelte.ts";
import { language, type LanguageCode } from "./language.svelte.ts";

/** Has the page speak what the settings say, or else what the browser prefers. */
export async function followLanguage(): Promise<void> {
  await language.speak(preferred());
  document.documentElement.lang = language.code;
}

/** Switches the page and remembers it. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  settings.set({ language: code });
  await followLanguage();
}

function preferred(): LanguageCode {
  const { language: chosen } = settings.values;
  if (chosen !== "system") return chosen;
  return navigator.language.startsWith("fr") ? "fr" : "en";
}
