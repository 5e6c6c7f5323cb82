import { type Described, optionTexts, type OptionWords } from "@stonebridge/kernel/words";
import { count, typesetDescribed } from "@stonebridge/kernel/words/french";
import type { OPTION_VALUES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { The_SIDE, verb } from "./grammar.ts";

const SCENARIOS: Readonly<Record<string, Described>> = {
  "august-29": {
    name: "29 août 1862",
    help: "Jackson tient la voie ferrée inachevée ; l’Union arrive corps par corps, puis Longstreet.",
  },
  "august-30": {
    name: "30 août 1862",
    help: "Pope attaque avant que Lee et Longstreet ne lancent la contre-attaque.",
  },
  "both-days": {
    name: "29 et 30 août 1862",
    help: "Les deux jours en une partie, avec un tour du soir et la nuit entre les deux.",
  },
};

const OPTIONS: OptionWords<typeof OPTION_VALUES> = {
  tacticalOption: {
    name: "Option tactique",
    help: "Le 29 août, un dé peut retenir une armée dont le commandant est arrivé.",
    values: {
      off: { name: "Non", help: "Chaque joueur commande comme il veut." },
      on: { name: "Oui", help: "Le 29 août : Manœuvre donne −1 à chaque dé d’activation du tour, Assaut rien." },
    },
  },
  setupLosses: {
    name: "Pertes de la mise en place",
    help: "Les pertes qu’une brigade a au départ comptent ou non pour la victoire.",
    values: {
      exclude: { name: "Exclues", help: "Seules les pertes subies en jeu comptent." },
      count: { name: "Comptées", help: "Elles comptent comme infligées par l’ennemi." },
    },
  },
  evenChances: {
    name: "Chances égales",
    help: "Compense une situation qui favorise un camp.",
    values: {
      off: { name: "Non", help: "Les points se comptent comme le veut la règle." },
      on: {
        name: "Oui",
        help: "Le camp qui gagne moins souvent entre bots a des points dès le début.",
      },
    },
  },
};

export const options = {
  ...optionTexts(OPTIONS, SCENARIOS, typesetDescribed),
  bid: (side, points) =>
    `${The_SIDE[side]} ${verb(side, "a", "ont")} ${count(points, "point")} dès le début, car ${verb(side, "elle gagne", "ils gagnent")} moins souvent entre bots.`,
} satisfies Partial<Texts>;
