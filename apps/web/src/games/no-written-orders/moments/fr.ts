import type { MomentWords } from "./en.ts";

/** The moments of No Written Orders in French. */
export const fr: MomentWords = {
  at: (who, place) => `${who}, ${place}`,
  many: (units) => `${units} unités`,
  assault: (who, place) => `${who} : assaut contre ${place}`,
  charge: (who, place) => `${who} : charge contre ${place}`,
  taken: (place, side, points) => `${place} : ${points} points, ${side}`,
  order: (holder, order) => `${holder} : ${order}`,
  obeyed: "Ordre exécuté",
  later: { title: "Ordre pas encore exécuté", text: (holder, needs) => `${holder} : plus tard, sur ${needs} ou plus` },
  failed: "Ordre échoué",
  badMove: "Bévue",
  badMoveText: (holder) => `L’ennemi peut donner un ordre : ${holder}`,
  ownIdea: "De sa propre initiative",
  character: "Il suit son caractère",
  read: "Ordre ennemi intercepté",
  coordinated: "Action coordonnée",
  demoralised: "Démoralisation",
  army: { title: "Armée démoralisée", text: (side) => `L’armée : ${side}` },
  overrun: "Quartier général pris",
  comes: (who, place) => `${who}, ${place}`,
  ford: { title: "Farm Ford découvert", text: "L’Union peut désormais y traverser" },
  march: { title: "Marche cachée", text: (holder, place) => `${holder} apparaît : ${place}` },
  rain: "pluie",
};
