import type { EndTexts } from "./en.ts";

/** The page of the end in French. */
export const fr: EndTexts = {
  won: (margin) => `Victoire ${margin}.`,
  lasted: (turns, steps) =>
    `${turns === 1 ? "1 tour" : `${turns} tours`}, ${steps === "1" ? "1 coup" : `${steps} coups`}`,
  player: (side, name) => `${side} : ${name}`,
  final: "D’où viennent les points",
  curve: {
    points: (what) => `${what}, tour par tour`,
    losses: (what) => `Pertes tour par tour : ${what}`,
    turn: "Tour",
    before: "Avant le premier tour",
    table: "En tableau",
    readAloud: (side, from, to) => `${side} : de ${from} à ${to}`,
  },
  fights: {
    title: "Les combats les plus coûteux",
    none: "Aucun combat n’a fait de pertes.",
    against: (attackers, defenders) => (defenders === "" ? attackers : `${attackers} contre ${defenders}`),
    many: (names, more) => `${names} et ${more} ${more === 1 ? "autre" : "autres"}`,
    see: "Revoir",
    seeOf: (place) => `Revoir le combat : ${place}`,
    map: "Sur la carte",
    mapOf: (place) => `Le combat sur la carte : ${place}`,
  },
  best: {
    title: "Les meilleures formations",
    figures: (inflicted, suffered, fights) =>
      `pertes : ${inflicted} infligées, ${suffered} subies, en ${fights === 1 ? "1 combat" : `${fights} combats`}`,
    measure:
      "Selon les pertes de l’ennemi dans les combats de chacune, en attaque comme en défense. Celles qui combattent ensemble se les partagent selon leur force.",
    none: "Aucune perte infligée.",
  },
  telling: "Relecture de la partie",
  deeds: {
    analyse: "Analyser",
    report: "Compte rendu",
    share: "Partager",
    field: "Voir la carte",
  },
  share: {
    title: "Partager cette partie",
    link: "Copier un lien",
    linkHelp: "Toute la partie dans un lien ; rien ne passe par un serveur.",
    file: "Enregistrer dans un fichier",
    fileHelp: "Pour un courriel, ou pour la garder.",
  },
};
