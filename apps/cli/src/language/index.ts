import { en, type Words } from "./en.ts";
import { fr } from "./fr.ts";

export type { Words };

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export const WORDS: Readonly<Record<Language, Words>> = { en, fr };
