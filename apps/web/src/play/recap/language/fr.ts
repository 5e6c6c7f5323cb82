import type { Line } from "@stonebridge/kernel/words";
import { count, et, ligne } from "@stonebridge/kernel/words/french";
import type { MarchWay } from "../../language/en-marches.ts";
import type { Outcome } from "../recap.ts";
import type { RecapTexts } from "./en.ts";

function went(one: string, several: string) {
  return ({ who, many, from, to }: MarchWay): Line =>
    from === undefined
      ? ligne`${who} ${many ? several : one} : → ${to}`
      : ligne`${who} ${many ? several : one} : ${from} → ${to}`;
}

const FATES: Readonly<Record<Outcome["fate"], string>> = {
  lost: "hors de combat",
  rout: "en déroute",
  retreat: "recule",
  step: "perd un pas",
  fatigue: "subit une Fatigue",
};

/** The card of what the other side did, in French. */
export const fr: RecapTexts = {
  title: (side) => `${side}, depuis votre dernière décision`,
  spoken: (side) => `${side} :`,
  replay: "Revoir",
  close: "Fermer",
  more: (number) => `et ${count(number, "autre")}`,
  fewer: "Replier",
  folded: (side) => `Derniers mouvements : ${side}`,
  marched: {
    march: went("a marché", "ont marché"),
    ride: went("s’est déplacé", "se sont déplacés"),
    rail: went("a pris le train", "ont pris le train"),
    arrival: ({ who, from, to }) =>
      from === undefined ? ligne`${who}, arrivée : ${to}` : ligne`${who}, arrivée : ${from} → ${to}`,
    retreat: went("a reculé", "ont reculé"),
    withdrawal: went("a rompu le contact", "ont rompu le contact"),
    advance: went("a avancé", "ont avancé"),
    displacement: went("s’est replié", "se sont repliés"),
  },
  facing: (turned) => `, ${turned}`,
  fought({ how, who, whom, place, sums }) {
    const did = how === "fire" ? "tir" : "attaque";
    const aimed =
      whom === undefined ? ligne`${who}, ${did} : ${place}` : ligne`${who}, ${did} contre ${whom} : ${place}`;
    return sums === undefined ? aimed : ligne`${aimed}, ${sums[0]} contre ${sums[1]}`;
  },
  fate: (who, fate) => ligne`${who} ${FATES[fate]}`,
  all: (names) => et(names),
};
