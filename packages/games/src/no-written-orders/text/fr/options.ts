import { type Described, optionTexts, type OptionWords } from "@stonebridge/kernel/words";
import { count, typesetDescribed } from "@stonebridge/kernel/words/french";
import type { OPTION_VALUES, ScenarioId } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { The_SIDE, verb } from "./grammar.ts";

const OFF: Described = { name: "Sans", help: "On joue sans cette règle." };

const on = (help: string) => ({ off: OFF, on: { name: "Avec", help } });

const byModule = (off: string, help: string) => ({
  module: { name: "Selon la bataille", help: "Chaque bataille a son réglage." },
  off: { name: "Sans", help: off },
  on: { name: "Avec", help },
});

const SCENARIOS: Readonly<Record<ScenarioId, Described>> = {
  "first-bull-run": {
    name: "Première bataille de Bull Run",
    help: "21 juillet 1861, de l’aube au soir : la marche de flanc de McDowell contre la ligne du Bull Run.",
  },
  "brawners-farm": {
    name: "Brawner’s Farm",
    help: "28 août 1862 au crépuscule, et les deux jours suivants : Jackson surprend la colonne de King.",
  },
  "two-days": {
    name: "29 et 30 août 1862",
    help: "Pope masse ses forces contre Jackson sur la voie ferrée inachevée tandis que Longstreet arrive.",
  },
  "third-day": {
    name: "30 août 1862, midi",
    help: "Porter attaque tandis que Longstreet attend sur son flanc avec toute son aile.",
  },
};

const OPTIONS: OptionWords<typeof OPTION_VALUES> = {
  cavalryCharges: {
    name: "Charges de cavalerie",
    help: "Charges, carrés et poursuites, pour les batailles où la cavalerie chargeait encore.",
    values: on("La cavalerie peut charger avant le mouvement, et quand l’ennemi approche."),
  },
  variableReinforcements: {
    name: "Renforts incertains",
    help: "Un dé peut avancer ou retarder un groupe de deux tours.",
    values: on("Deux tours avant, un dé dit quand arrive le groupe ; seul son camp le sait."),
  },
  artilleryDetail: {
    name: "Artillerie détaillée",
    help: "Les canons touchent mieux les cibles denses et se défendent mieux.",
    values: on("Les canons gagnent 50 % contre les piles de plusieurs unités et en défense contre un assaut."),
  },
  remoteSupport: {
    name: "Appui à distance",
    help: "Des canons qui ne sont pas attaqués peuvent appuyer leurs camarades.",
    values: on("L’artillerie à portée et en vue ajoute son feu à la défense."),
  },
  advancedSupply: {
    name: "Trains de chariots",
    help: "Le ravitaillement passe par le train de l’armée, qui se déplace, se garde et peut se perdre.",
    values: on("Les unités doivent être reliées au train, et le train à sa route."),
  },
  artilleryAmmo: {
    name: "Munitions d’artillerie",
    help: "Chaque armée a un stock limité de munitions pour ses canons. Exige les trains de chariots.",
    values: on("Chaque point d’artillerie qui tire en coûte une ; sans munitions, le tir est à demi-force."),
  },
  smallArmsAmmo: {
    name: "Cartouches",
    help: "Un combat acharné vide les gibernes ; chaque corps a ses chariots. Exige les trains de chariots.",
    values: on("Un jet élevé dans un assaut met le camp à court de cartouches jusqu’à ce qu’il recharge."),
  },
  hiddenMovement: {
    name: "Marches cachées",
    help: "Une formation peut partir en secret pendant que ses pions restent en place.",
    values: on("Une Marche se trace en secret ; à chaque tour un dé peut la trahir."),
  },
  leaderTraits: {
    name: "Caractère des chefs",
    help: "Certains sont agressifs, d’autres timorés, et parfois n’en font qu’à leur tête.",
    values: on("Sur un 2 à deux dés, un chef suit son caractère, qui joue aussi sur son initiative."),
  },
  advancedRoadMarch: {
    name: "Colonnes sur la route",
    help: "Les troupes en marche sur une route occupent deux hexagones.",
    values: on("Une colonne en marche barre deux hexagones de route et se défend mal."),
  },
  sixToHit: {
    name: "Six pour toucher",
    help: "Une poignée de dés au lieu de la table de tir.",
    values: on("Un dé par point de force ; chaque 6 est un coup au but."),
  },
  igoUgo: {
    name: "Chacun son tour",
    help: "Pas de jetons : un camp agit tout entier, puis l’autre. Pour jouer par courrier.",
    values: on("Un dé, la valeur du commandant et les assauts gagnés disent qui choisit de commencer ou non."),
  },
  attachDivisions: {
    name: "Divisions rattachées",
    help: "Un ordre peut prêter une division à un autre corps.",
    values: on("Une division rattachée agit avec son nouveau corps et partage sa démoralisation."),
  },
  interception: {
    name: "Ordres interceptés",
    help: "Des troupes qui croisent une estafette ennemie lisent son ordre.",
    values: on("Une fois la nouvelle portée au commandant, l’ordre et son objectif sont connus."),
  },
  nightNoChits: {
    name: "Nuit sans jetons",
    help: "De nuit, les formations agissent ensemble, sans tirage.",
    values: byModule("On tire aussi les jetons de nuit.", "De nuit, chaque camp agit à la fin du tour."),
  },
  entrenching: {
    name: "Retranchements",
    help: "Des troupes en Défense peuvent se retrancher.",
    values: byModule("Personne ne se retranche.", "Deux tours de travaux, et trois côtés d’hexagone sont protégés."),
  },
  instantByView: {
    name: "Ordres à vue",
    help: "Jusqu’où un ordre arrive aussitôt.",
    values: {
      off: { name: "3 PM", help: "L’ordre arrive aussitôt jusqu’à 3 PM ; au-delà, une estafette le porte." },
      on: { name: "À vue", help: "L’ordre arrive aussi aussitôt chez un chef que le commandant voit." },
    },
  },
  secretTests: {
    name: "Tests secrets",
    help: "Qui voit les dés d’obéissance et d’initiative.",
    values: {
      on: { name: "Secrets", help: "Seul leur camp les voit." },
      off: { name: "Ouverts", help: "Les deux joueurs les voient." },
    },
  },
  abatis: {
    name: "Abattis de Stone Bridge",
    help: "Des arbres abattus barrent les routes à l’ouest du pont.",
    values: on("Quatre hexagones coûtent plus cher, jusqu’à ce que l’infanterie les dégage."),
  },
  campPickens: {
    name: "Camp Pickens",
    help: "Les canons lourds de Manassas Junction et un régiment arrivé tard participent.",
    values: on("La batterie ne bouge pas ; le régiment reste près de la jonction."),
  },
  runyon: {
    name: "La réserve de Runyon",
    help: "La garde des arrières de McDowell peut arriver tard dans la journée.",
    values: on("Elle arrive par la route à péage le soir et y reste, ou à Centreville."),
  },
  mcDowellForward: {
    name: "McDowell en avant",
    help: "Où commence le commandant de l’Union.",
    values: {
      off: { name: "À Centreville", help: "Il commence avec son quartier général." },
      on: { name: "Avec la colonne", help: "Il commence avec la colonne de flanc, loin de son quartier général." },
    },
  },
  fixedIdea: {
    name: "L’idée fixe de Pope",
    help: "Pope était sûr que l’ennemi fuyait.",
    values: on("Tant que l’Union n’a pas vu Longstreet, Pope n’ordonne qu’Attaque, Reconnaissance ou Marche."),
  },
  griffin: {
    name: "La brigade Griffin",
    help: "Elle s’égara vers Centreville et manqua la bataille.",
    values: {
      on: { name: "Présente", help: "Elle arrive avec le corps Porter." },
      off: { name: "Égarée", help: "Elle ne vient pas, et le corps Porter est démoralisé un peu plus tôt." },
    },
  },
  evenChances: {
    name: "Chances égales",
    help: "Compense une situation qui favorise un camp.",
    values: {
      off: { name: "Sans", help: "Les points se comptent comme le veut la règle." },
      on: {
        name: "Avec",
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
