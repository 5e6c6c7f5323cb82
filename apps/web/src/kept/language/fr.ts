import type { KeptTexts } from "./en.ts";

export const kept: KeptTexts = {
  title: "Vos parties",
  lead: "Enregistrées dans ce navigateur après chaque coup.",

  you: "à vous",
  over: "finie",
  youAre: (side) => `votre camp : ${side}`,
  deciding: (side) => `décision : ${side}`,
  wins: (side) => `Victoire : ${side}`,
  draw: "Partie nulle",
  branched: "variante",
  begun: (day) => `commencée le ${day}`,
  levels: { recruit: "Recrue", colonel: "Colonel", general: "Général", marshal: "Maréchal" },
  name: {
    against: (scenario, side, level) => `${scenario} : ${side} contre un bot (${level})`,
    here: (scenario) => `${scenario} : deux joueurs ici`,
    bots: (scenario) => `${scenario} : deux bots`,
  },

  rename: (name) => `Renommer ${name}`,
  nameLabel: "Nom de la partie",
  nameSave: "Enregistrer le nom",
  nameHelp: "Laissez vide pour garder le nom d’origine.",
  online: (name) => `Continuer contre un ami à distance : ${name}`,
  analyse: (name) => `Analyser ${name}`,
  analyseRecord: "Analyser un enregistrement",
  remove: (name) => `Supprimer ${name}`,
  deleted: (name) => `Partie supprimée : ${name}.`,
  deletedMany: (count) => `${count} parties supprimées.`,
  undo: "Annuler",
  restored: (name) => `Partie rétablie : ${name}.`,
  failed: "L’enregistrement a échoué. Rien n’a changé.",

  search: "Chercher par nom",
  searchHint: "Nom, camp, adversaire, date",
  clear: "Effacer la recherche",
  filters: "Filtres",
  game: "Jeu",
  anyGame: "Tous les jeux",
  state: "État",
  states: { all: "Toutes", running: "En cours", over: "Finies" },
  against: "Contre",
  opponents: { all: "N’importe qui", bot: "Un bot", here: "Deux joueurs ici", bots: "Deux bots" },
  order: "Trier",
  orders: { played: "Jouée récemment", begun: "Commencée récemment", name: "Par nom", steps: "La plus longue" },
  found: (count, all) => {
    const parties = all === 1 ? "1 partie" : `${all} parties`;
    return count === all ? parties : `${count} sur ${parties}`;
  },
  more: (count) => (count === 1 ? "En montrer 1 de plus" : `En montrer ${count} de plus`),
  none: "Aucune partie ne correspond.",
  everything: "Montrer toutes les parties",
};
