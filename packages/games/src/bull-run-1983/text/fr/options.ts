import { type Described, optionTexts, type OptionWords } from "@stonebridge/kernel/words";
import { count, typesetDescribed } from "@stonebridge/kernel/words/french";
import type { OPTION_VALUES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { The_SIDE, verb } from "./grammar.ts";

const OFF: Described = { name: "Non", help: "On joue sans cette règle." };

const SCENARIOS: Readonly<Record<string, Described>> = {
  historical: {
    name: "21 juillet 1861",
    help: "Les colonnes de l’Union sont en marche ; les Confédérés tiennent le Bull Run, figés pour la plupart.",
  },
  free: {
    name: "Mise en place libre",
    help: "Les Confédérés choisissent leurs positions derrière les gués, puis l’Union ses routes.",
  },
};

const OPTIONS: OptionWords<typeof OPTION_VALUES> = {
  setup: {
    name: "Mise en place",
    help: "Où se trouvent les armées à 9 h 00.",
    values: {
      historical: { name: "Historique", help: "Chaque pion est là où il était ce matin-là, selon sa fiche." },
      free: {
        name: "Libre",
        help: "Chaque camp se place selon sa fiche : les Confédérés en secret, puis l’Union.",
      },
    },
  },
  uncertainTimes: {
    name: "Heures incertaines",
    help: "Des dés décident du réveil des Confédérés et de l’heure des renforts.",
    values: {
      off: { name: "Non", help: "L’horloge décide : dégel à 10 h 30, renforts à leur heure." },
      on: { name: "Oui", help: "Un dé par tour, dès une heure avant : sur 1, puis sur 2 ou moins, et ainsi de suite." },
    },
  },
  fogOfWar: {
    name: "Brouillard de guerre",
    help: "L’Union aussi se place en secret et commence face cachée, avec des leurres pour ses chefs de brigade.",
    values: {
      off: { name: "Non", help: "Seuls les Confédérés figés sont face cachée." },
      on: { name: "Oui", help: "L’Union révèle ce qu’elle veut en phase de commandement, et tout à 10 h 30." },
    },
  },
  exhaustion: {
    name: "Épuisement",
    help: "Les unités qui ont marché toute la nuit par R1 se rallient moins bien.",
    values: {
      off: OFF,
      on: { name: "Oui", help: "Une unité dont l’itinéraire menait à R1 ne se rallie qu’une fois." },
    },
  },
  july20: {
    name: "Le 20 juillet",
    help: "L’Union attaque un jour plus tôt, avant l’arrivée de l’armée de Johnston.",
    values: {
      off: { name: "21 juillet", help: "Les deux armées comme au jour de la bataille." },
      on: { name: "20 juillet", help: "Rien n’est figé ; Bee, Johnston et d’autres arrivent dans la journée." },
    },
  },
  evenChances: {
    name: "Chances égales",
    help: "Compense une situation qui favorise un camp.",
    values: {
      off: { name: "Non", help: "Une unité suffit dans la base ennemie, ou pour l’Union sur une étoile." },
      on: {
        name: "Oui",
        help: "Le camp qui gagne plus souvent doit réunir plusieurs unités.",
      },
    },
  },
};

export const options = {
  ...optionTexts(OPTIONS, SCENARIOS, typesetDescribed),
  bid: (side, points) =>
    `${The_SIDE[side]} ${verb(side, "doit", "doivent")} avoir ${count(points, "point")} de défense là où une unité suffirait pour gagner, car ${verb(side, "elle gagne", "ils gagnent")} plus souvent entre bots.`,
} satisfies Partial<Texts>;
