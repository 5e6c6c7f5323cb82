import { known } from "@stonebridge/kernel/words";
import { deName, thousands } from "@stonebridge/kernel/words/french";
import type { Arm, OrderOrigin, OrderType, Role, SideId, Trait } from "../../vocabulary.ts";
import { type Body, counterName, groupNaming, type Naming, type OwnName, unitNaming } from "../bodies.ts";
import type { Texts } from "../texts.ts";
import { OF_SIDE, SIDE, of as ofBody } from "./grammar.ts";

const BODIES: Readonly<Record<Exclude<Body, "named">, string>> = {
  brigade: "brigade",
  cavalry: "cavalerie",
  battery: "batterie",
  artillery: "artillerie",
  "horse-artillery": "artillerie à cheval",
  battalion: "bataillon",
  detachment: "détachement",
  division: "division",
  corps: "corps",
  command: "groupe",
};

const OWN: Readonly<Record<OwnName, string>> = {
  Stonewall: "brigade Stonewall",
  Texas: "brigade du Texas",
  "Washington Artillery": "Washington Artillery",
  Hampton: "légion Hampton",
  "Camp Pickens": "batterie de Camp Pickens",
  garrison: "garnison de Camp Pickens",
  "6 NC": "6e de Caroline du Nord",
  "13 VA": "13e de Virginie",
  "6 SC": "6e de Caroline du Sud",
};

function written({ body, of, part }: Naming): string {
  if (body === "named") return OWN[of as OwnName];
  return `${BODIES[body]} ${of}${part === undefined ? "" : ` (${part})`}`;
}

/** Places whose English name is a description. */
const PLACES: Readonly<Record<string, string>> = {
  "Stone Bridge, west end": "Stone Bridge, bout ouest",
  "Stone Bridge, east end": "Stone Bridge, bout est",
  "Unfinished railroad at Featherbed Lane": "Featherbed Lane, voie ferrée inachevée",
  "Unfinished railroad at the Sudley road": "Sudley Road, voie ferrée inachevée",
  "Pageland Lane at the turnpike": "Pageland Lane, sur la route à péage",
  "Pageland Lane at the unfinished railroad": "Pageland Lane, voie ferrée inachevée",
  "Turnpike west of Groveton": "Groveton, route à péage à l’ouest",
  "Turnpike south of Brawner’s Farm": "Brawner’s Farm, route à péage au sud",
  "Ridge north-east of Brawner’s Farm": "Brawner’s Farm, crête nord-est",
  "Manassas–Gainesville road": "Manassas–Gainesville Road",
  "Manassas–Gainesville road, west edge": "Manassas–Gainesville Road, bord ouest",
  "Warrenton Turnpike, west edge": "Warrenton Turnpike, bord ouest",
  "Portici / Lewis house": "Portici",
  "Trestle at Union Mills": "Union Mills, pont de chevalets",
  "Cub Run farm-road junction": "Cub Run, chemin de ferme",
  "Cub Run upper ford": "Cub Run, gué d’amont",
  "Cub Run lower ford": "Cub Run, gué d’aval",
  "Young’s Branch turnpike bridge (west)": "Young’s Branch, pont ouest de la route à péage",
  "Young’s Branch turnpike bridge (east)": "Young’s Branch, pont est de la route à péage",
  "Young’s Branch Sudley road bridge": "Young’s Branch, pont de Sudley Road",
  "Young’s Branch ford at Groveton": "Young’s Branch, gué de Groveton",
  "Pageland Lane junction": "Pageland Lane, sur la route à péage",
  "Pageland Lane x unfinished railroad": "Pageland Lane, voie ferrée inachevée",
  "Featherbed Lane x unfinished railroad": "Featherbed Lane, voie ferrée inachevée",
  "Sudley road x unfinished railroad": "Sudley Road, voie ferrée inachevée",
  "Ridge north-east of Brawner’s farm": "Brawner’s Farm, crête nord-est",
  "Turnpike south of Brawner’s farm": "Brawner’s Farm, route à péage au sud",
  "Evans’ Matthews Hill line": "Matthews Hill, ligne d’Evans",
  "Henry Hill visitor plateau (Jackson’s line)": "Henry Hill, ligne de Jackson",
  "Imboden’s morning position": "Henry House, position d’Imboden",
  "Camp Pickens batteries": "Camp Pickens",
  "Farm road in the Big Woods": "Big Woods, chemin de ferme",
  "McLean House (Yorkshire)": "McLean House",
  "Clifton (Devereux Station)": "Clifton",
  "Dawkins Branch crossing": "Dawkins Branch",
  "Blackburn-Mitchell road fork": "Blackburn’s Ford, bifurcation",
  "Toll gate / Stone Bridge east hill": "Stone Bridge, colline à l’est",
  "Davies’ battery hill": "Davies’ Hill",
  "Little Rocky Run crossing (river road)": "Little Rocky Run",
  "Flat Run crossing (Sudley-Mitchell back road)": "Flat Run",
};

const SUFFIXES: readonly (readonly [string, string])[] = [
  [", left bank", ", rive gauche"],
  [", south bank", ", rive sud"],
];

function placeName(name: string): string {
  const whole = known(PLACES, name);
  if (whole !== undefined) return whole;
  for (const [english, french] of SUFFIXES)
    if (name.endsWith(english)) return placeName(name.slice(0, -english.length)) + french;
  return name;
}

const ARMS: Readonly<Record<Arm, string>> = {
  infantry: "infanterie",
  cavalry: "cavalerie",
  foot: "artillerie à pied",
  horse: "artillerie à cheval",
};

const ROLES: Readonly<Record<Role, string>> = {
  army: "commandant d’armée",
  wing: "commandant d’aile",
  formation: "chef de formation",
  division: "chef de division",
};

const TRAITS: Readonly<Record<Trait, string>> = { aggressive: "agressif", panicky: "timoré" };

const ORDERS: Readonly<Record<OrderType, string>> = {
  attack: "Attaque",
  probe: "Reconnaissance",
  defend: "Défense",
  delay: "Retardement",
  march: "Marche",
  "fall-back": "Repli",
  "general-retreat": "Retraite générale",
  reserve: "Réserve",
};

const ORIGINS: Readonly<Record<OrderOrigin, string>> = {
  superior: "ordre de son supérieur",
  initiative: "de sa propre initiative",
  corps: "sur l’initiative du commandant de corps",
  "bad-move": "bévue, ordonnée par l’ennemi",
  trait: "par son caractère",
  rule: "selon les règles",
  start: "en vigueur dès le début",
};

const TITLES: Readonly<Record<SideId, string>> = { union: "États-Unis", confederate: "États confédérés" };

export const units = {
  unitName: (unit) => written(unitNaming(unit)),
  counterName,
  formationName: (formation) => written(groupNaming(formation)),
  divisionName: (division) => written(groupNaming(division)),
  wingName: ({ name }) => `aile ${name}`,
  headquartersName: ({ name }) => `quartier général ${deName(name)}`,
  trainName: (whose) => `train ${typeof whose === "string" ? OF_SIDE[whose] : ofBody(written(groupNaming(whose)))}`,
  hexName: (id) => `hexagone ${id}`,
  placeName,
  men: (men) => `${thousands(men)} hommes`,
  side: (side) => SIDE[side],
  sideTitle: (side) => TITLES[side],
  arm: (arm) => ARMS[arm],
  role: (role) => ROLES[role],
  trait: (trait) => TRAITS[trait],
  order: (type) => ORDERS[type],
  origin: (origin) => ORIGINS[origin],
} satisfies Partial<Texts>;
