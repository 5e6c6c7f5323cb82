import type { ShellTexts } from "./en.ts";

/** Les textes de l'enveloppe en français. */
export const fr: ShellTexts = {
  site: "Stonebridge",
  close: "Fermer",
  ruleChip: (id) => `règle ${id}, ouvrir`,
  places: { label: "Lieux", play: "Jouer", learn: "Apprendre", rules: "Règles", settings: "Réglages" },
  skip: { main: "Aller au contenu" },
  header: {
    language: "English / français",
    languageName: "Switch to English",
    toDark: "Tons sombres",
    toLight: "Tons clairs",
    settings: "Réglages",
  },
  nowhere: {
    title: "Il n’y a rien ici",
    text: "Cette adresse ne mène nulle part sur ce site.",
    home: "Vers l’accueil",
  },
};
