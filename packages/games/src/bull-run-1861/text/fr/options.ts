import { type Described, optionTexts, type OptionWords } from "@stonebridge/kernel/words";
import { count, typesetDescribed } from "@stonebridge/kernel/words/french";
import type { OPTION_VALUES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { The_SIDE } from "./grammar.ts";

const OFF: Described = { name: "Non", help: "On joue sans cette règle." };

const SCENARIOS: Readonly<Record<string, Described>> = {
  historical: {
    name: "21 juillet 1861",
    help: "La marche de flanc de McDowell est en cours ; le Sud tient les gués, d’Union Mills au Stone Bridge.",
  },
  free: {
    name: "Mise en place libre",
    help: "Les deux armées choisissent leur terrain : le Sud se place le long du Bull Run, puis le Nord.",
  },
};

const OPTIONS: OptionWords<typeof OPTION_VALUES> = {
  setup: {
    name: "Mise en place",
    help: "Où débutent les armées à 8 h 00.",
    values: {
      historical: { name: "Historique", help: "Chaque brigade débute là où elle était ce matin-là." },
      free: { name: "Libre", help: "Chaque camp choisit ses zones : le Sud d’abord, puis le Nord." },
    },
  },
  freeDistance: {
    name: "Distance de la mise en place libre",
    help: "Comment lire les 5 PM depuis la base.",
    values: {
      within: {
        name: "Au plus 5 PM",
        help: "Les brigades débutent près de leur base, le Nord sur la rive de Centreville.",
      },
      atLeast: { name: "Au moins 5 PM", help: "Le livret pris à la lettre : les brigades débutent loin de leur base." },
    },
  },
  thirtiethVirginia: {
    name: "30e Virginie",
    help: "Le régiment de cavalerie du Sud combat en un seul pion, et non par compagnies.",
    values: {
      off: {
        name: "Non",
        help: "Ses compagnies accompagnent les brigades et peuvent leur donner un bonus en attaque.",
      },
      on: { name: "Oui", help: "Il débute auprès de Beauregard ; aucune brigade n’a de potentiel de cavalerie." },
    },
  },
  historicalManeuver: {
    name: "Manœuvre historique",
    help: "Le Nord doit faire la marche de flanc de McDowell ; le Sud reste derrière le Bull Run au tour 1.",
    values: {
      off: OFF,
      on: { name: "Oui", help: "Le Nord perd 2 points si 4 brigades ne franchissent pas Sudley Ford." },
    },
  },
  confusion: {
    name: "Confusion",
    help: "Troupes novices et uniformes semblables gênent les premières attaques.",
    values: {
      off: OFF,
      on: { name: "Oui", help: "Tout attaquant a −1 aux tours 1 et 2." },
    },
  },
  northernReinforcements: {
    name: "Renforts du Nord",
    help: "Trois brigades de réserve peuvent arriver.",
    values: {
      off: OFF,
      on: {
        name: "Oui",
        help: "La Milice, les Volontaires et McCunn peuvent arriver à Centreville à la fin du tour 3.",
      },
    },
  },
  extraTurn: {
    name: "Tour supplémentaire",
    help: "Un score serré après le tour 7 ajoute un tour.",
    values: {
      off: { name: "Non", help: "La partie s’achève au tour 7." },
      on: { name: "Oui", help: "On joue un tour 8 si l’écart est de 2 points ou moins." },
    },
  },
  automaticDefeat: {
    name: "Défaite automatique",
    help: "De lourdes pertes mettent fin à la bataille plus tôt.",
    values: {
      off: OFF,
      on: { name: "Oui", help: "Le premier camp qui inflige 10 pertes et en subit 7 ou moins gagne à la fin du tour." },
    },
  },
  defenderSupport: {
    name: "Soutien en défense",
    help: "Une seconde ligne peut aussi aider une première ligne attaquée.",
    values: {
      off: { name: "Attaque seulement", help: "Comme le dit le livret : la seconde ligne soutient les attaques." },
      on: { name: "Attaque et défense", help: "La seconde ligne soutient aussi sa première ligne en défense." },
    },
  },
  hitThreshold: {
    name: "Seuil du coup au but",
    help: "Comment lire « deux fois plus ».",
    values: {
      atLeastDouble: { name: "Le double ou plus", help: "10 contre 5 est un coup au but." },
      moreThanDouble: {
        name: "Plus du double",
        help: "10 contre 5 ne donne qu’une Fatigue ; 11 contre 5 est un coup au but.",
      },
    },
  },
  opMarkedMayAct: {
    name: "Brigades désignées",
    help: "Une brigade en mouvement opérationnel peut agir avant sa marche.",
    values: {
      off: { name: "Attendent", help: "Elles n’agissent qu’à la fin du tour." },
      on: { name: "Peuvent agir", help: "Elles peuvent aussi être activées dans les phases de mouvement." },
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
    `${The_SIDE[side]} a ${count(points, "point")} dès le début, car il gagne moins souvent entre bots.`,
} satisfies Partial<Texts>;
