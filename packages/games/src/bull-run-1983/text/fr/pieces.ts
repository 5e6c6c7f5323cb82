import type { Basis } from "@stonebridge/board";
import { typesetFrench } from "@stonebridge/kernel";
import { count, thousands } from "@stonebridge/kernel/words/french";
import type { ArrivalId, Landmark } from "../../army/pieces.ts";
import type { Whereabouts } from "../../views/view.ts";
import { LEADER_KINDS, type Army, type PieceKind, type RouteEnd, type SideId } from "../../vocabulary.ts";
import { pieceTexts } from "../pieces.ts";
import type { Rank } from "../roster.ts";
import type { HexFeature, Texts } from "../texts.ts";
import { ordinal, SIDE } from "./grammar.ts";

const RANKS: Readonly<Record<Rank, string>> = {
  general: "Général",
  brigadier: "Général de brigade",
  colonel: "Colonel",
  major: "Commandant",
};

/** Pieces whose counters do not show their full name. */
const NAMES: Readonly<Record<string, string>> = {
  "us-2ri-bty": "Batterie 2 RI",
  "cs-1vacav": "1 Va Cav",
};

const SHORT: Readonly<Record<string, string>> = {
  "us-2ri-bty": "2 RI Bie",
  "cs-wa-richardson": "Rich. W.A.",
  "us-l-heintzelman": "Heintz’man",
  "cs-l-beauregard": "Beauregard",
};

const TITLES: Readonly<Record<string, string>> = {
  "us-reg": "Bataillon Sykes, infanterie régulière",
  "us-marines": "Bataillon Reynolds, fusiliers marins",
  "us-palmer": "Bataillon Palmer, cavalerie régulière",
  "us-2ri-bty": "Batterie du 2e Rhode Island",
  "us-varian": "Batterie Varian, 8e New York State Militia",
  "cs-lasp": "1er bataillon spécial de Louisiane",
  "cs-hampton": "Légion de Hampton",
  "cs-1vacav": "1er de cavalerie de Virginie",
  "cs-wa-richardson": "Batterie Richardson, Washington Artillery",
  "cs-squires": "Batterie Squires, Washington Artillery",
  "cs-rockbridge": "Rockbridge Artillery",
  "cs-newtown": "Newtown Artillery",
};

const KINDS: Readonly<Record<PieceKind, string>> = {
  "army-leader": "chef d’armée",
  "division-leader": "chef de division",
  "brigade-leader": "chef de brigade",
  "artillery-leader": "chef d’artillerie",
  infantry: "infanterie",
  cavalry: "cavalerie",
  battery: "batterie",
  brigade: "pion de brigade",
  dummy: "leurre",
};

const ARMIES: Readonly<Record<Army, string>> = {
  union: "armée de l’Union",
  potomac: "armée du Potomac",
  shenandoah: "armée de la Shenandoah",
  both: "les deux armées confédérées",
};

const BASES: Readonly<Record<Basis, string>> = { rulebook: "livret", derived: "déduit", estimate: "estimation" };

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  card: "sur sa fiche",
  map: "sur la carte",
  brigade: "dans un pion de brigade",
  dummy: "sous un leurre",
  rally: "en case de ralliement",
  lost: "hors du jeu",
  unseen: "face cachée ou inconnu",
};

const LANDMARKS: Readonly<Record<Landmark, string>> = {
  "stone-bridge": "Stone Bridge",
  "balls-ford": "Ball’s Ford",
  "lewis-ford": "Lewis Ford",
  "mitchells-ford": "Mitchell’s Ford",
  "blackburns-ford": "Blackburn’s Ford",
  "mcleans-ford": "McLean’s Ford",
  "union-mills-ford": "Union Mills Ford",
};

const ROUTES: Readonly<Record<RouteEnd, string>> = {
  centreville: "itinéraire de Centreville",
  north: "itinéraire de R1",
  "south-east": "itinéraire de CCC35",
};

const ARRIVALS: Readonly<Record<ArrivalId, string>> = {
  "union-4-pm": "Renforts de l’Union de 16 h 00",
  "union-6-pm": "Renforts de l’Union de 18 h 00",
  "confederate-11-am": "Renforts confédérés de 11 h 00",
  "confederate-noon-rail": "Renforts confédérés de midi par le rail",
  "confederate-noon-road": "Renforts confédérés de midi par la route",
  "confederate-4-pm": "Renforts confédérés de 16 h 00",
};

const FEATURES: Readonly<Record<HexFeature, string>> = {
  clear: "terrain clair",
  woods: "bois",
  slope: "pente",
  hilltop: "sommet",
  stream: "ruisseau",
  river: "rivière",
  ford: "gué",
  bridge: "pont",
  town: "bourg",
  "major-road": "grande route",
  "minor-road": "petite route",
  railroad: "voie ferrée",
  abatis: "abattis",
  trestle: "pont de chevalets",
  base: "base",
  star: "étoile de victoire",
  entry: "hexagone d’entrée",
  unplayable: "hors de la carte",
};

const SIDES: Readonly<Record<SideId, string>> = { union: "États-Unis", confederate: "États confédérés" };

export const pieces = {
  ...pieceTexts({
    names: NAMES,
    short: SHORT,
    titles: TITLES,
    ranks: RANKS,
    armies: ARMIES,
    brigade: (leader) => `brigade ${leader}`,
    battalion: (leader) => `bataillon ${leader}`,
    brigadePiece: (leader) => `Brigade ${leader}`,
    dummy: (leader) => `Leurre ${leader}`,
    battery: (name) => `Batterie ${name}`,
    cavalry: (name) => `Cavalerie ${name}`,
    regiment: (number, state) => `${ordinal(number, "1er")} ${state}`,
    company: (letter, regiment) => `Batterie ${letter}, ${ordinal(regiment, "1er")} régiment d’artillerie US`,
    division: (number) => `${ordinal(number)} division`,
    commandsArmy: (_, army) => (army === "both" ? `commande ${ARMIES.both}` : `commande l’${ARMIES[army]}`),
    commandsDivision: (division) => `commande la ${division}`,
    commandsBrigade: "commande une brigade",
    commandsArtillery: "commande un bataillon d’artillerie",
  }),
  kind: (kind) => KINDS[kind],
  face: (face) => (face === "battle" ? "pion de combat" : "pion mobile"),
  factors: ({ kind, attack, defense, movement, red }) =>
    typesetFrench(
      [
        ...(LEADER_KINDS.includes(kind) || kind === "dummy" ? [] : [`attaque ${attack}`, `défense ${defense}`]),
        `${movement} PM${red === true ? " en rouge" : ""}`,
      ].join(", "),
    ),
  men: (men) => `${thousands(men)} hommes`,
  guns: (guns) => count(guns, "canon"),
  side: (side) => SIDE[side],
  sideTitle: (side) => SIDES[side],
  basis: (basis) => BASES[basis],
  whereabouts: (where, holder) =>
    holder !== undefined && (where === "brigade" || where === "dummy")
      ? `${where === "brigade" ? "dans" : "sous"} ${holder}`
      : WHEREABOUTS[where],
  landmark: (landmark) => LANDMARKS[landmark],
  route: (end) => ROUTES[end],
  arrival: (group) => typesetFrench(ARRIVALS[group]),
  feature: (feature) => FEATURES[feature],
  bank: (side) => (side === "union" ? "rive de l’Union" : "rive confédérée"),
} satisfies Partial<Texts>;
