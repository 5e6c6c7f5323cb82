import type { site as english } from "../en/site.ts";

export const site: typeof english = {
  site: "Stonebridge",
  close: "Fermer",
  copied: "Copié.",
  notCopied: "Rien n’est copié. Le navigateur ne l’a pas permis ; sélectionnez le texte et copiez-le vous-même.",
  ruleChip: (id) => `règle ${id}, ouvrir`,
  places: {
    label: "Rubriques",
    play: "Jouer",
    games: "Parties",
    learn: "Apprendre",
    rules: "Règles",
    settings: "Réglages",
  },
  skip: { main: "Aller au contenu" },
  header: {
    language: "English / français",
    languageName: "switch to English",
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
