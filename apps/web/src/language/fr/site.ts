import type { site as english } from "../en/site.ts";

export const site: typeof english = {
  site: "Stonebridge",
  close: "Fermer",
  copied: "Copié.",
  notCopied: "Copie impossible : le navigateur ne l’a pas permise. Sélectionnez le texte et copiez-le vous-même.",
  ruleChip: (id) => `règle ${id}, ouvrir`,
  cited: { ruling: "interprétation", table: "table", roll: "jet", option: "option" },
  citedChip: (cited) => `${cited}, ouvrir`,
  places: {
    label: "Rubriques",
    play: "Jouer",
    games: "Parties",
    learn: "Apprendre",
    puzzles: "Problèmes",
    rules: "Règles",
    settings: "Réglages",
  },
  skip: { main: "Aller au contenu" },
  header: {
    language: "English / français",
    languageName: "switch to English",
    toDark: "Thème sombre",
    toLight: "Thème clair",
    settings: "Réglages",
  },
  nowhere: {
    title: "Page introuvable",
    text: "Aucune page ne se trouve à cette adresse.",
    home: "Accueil",
  },
};
