import type { MomentTexts } from "./en.ts";

/** Headlines of decisive moments in French. */
export const fr: MomentTexts = {
  titles: {
    leader: "Un chef est perdu",
    offensive: "Offensive majeure",
    attacked: "Vous êtes attaqué",
    taken: "Objectif pris",
    rout: "Déroute",
    misread: "Ordre mal compris",
    news: "Nouvelles",
    eliminated: "Élimination",
    order: "Ordre remis",
    night: "La nuit tombe",
    initiative: "Initiative",
    arrival: "Renforts",
    turn: "Nouveau tour",
  },
  lost: "Objectif perdu",
};
