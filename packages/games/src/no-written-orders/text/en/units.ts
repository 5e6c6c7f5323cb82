import { known } from "@stonebridge/kernel/words";
import { ownName, thousands } from "@stonebridge/kernel/words/english";
import type { Arm, OrderOrigin, OrderType, Role, SideId, Trait } from "../../vocabulary.ts";
import { type Body, counterName, groupNaming, type Naming, type OwnName, unitNaming } from "../bodies.ts";
import type { Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";

const BODIES: Readonly<Record<Exclude<Body, "named">, string>> = {
  brigade: "brigade",
  cavalry: "cavalry",
  battery: "battery",
  artillery: "artillery",
  "horse-artillery": "horse artillery",
  battalion: "battalion",
  detachment: "detachment",
  division: "division",
  corps: "corps",
  command: "command",
};

const OWN: Readonly<Record<OwnName, string>> = {
  Stonewall: "Stonewall Brigade",
  Texas: "Texas Brigade",
  "Washington Artillery": "Washington Artillery",
  Hampton: "Hampton’s Legion",
  "Camp Pickens": "Camp Pickens battery",
  garrison: "Camp Pickens garrison",
  "6 NC": "6th North Carolina",
  "13 VA": "13th Virginia",
  "6 SC": "6th South Carolina",
};

function written({ body, of, part }: Naming): string {
  if (body === "named") return OWN[of as OwnName];
  return `${ownName(of)} ${BODIES[body]}${part === undefined ? "" : ` (${part})`}`;
}

/** Places with long names on the map. */
const PLACES: Readonly<Record<string, string>> = {
  "Ridge north-east of Brawner’s Farm": "Ridge by Brawner’s Farm",
  "Ridge north-east of Brawner’s farm": "Ridge by Brawner’s Farm",
  "Portici / Lewis house": "Portici",
  "Toll gate / Stone Bridge east hill": "Stone Bridge toll gate",
  "Henry Hill visitor plateau (Jackson’s line)": "Jackson’s line on Henry Hill",
  "Little Rocky Run crossing (river road)": "Little Rocky Run",
  "Flat Run crossing (Sudley-Mitchell back road)": "Flat Run",
  "McLean House (Yorkshire)": "McLean House",
  "Clifton (Devereux Station)": "Clifton",
};

const ARMS: Readonly<Record<Arm, string>> = {
  infantry: "infantry",
  cavalry: "cavalry",
  foot: "foot artillery",
  horse: "horse artillery",
};

const ROLES: Readonly<Record<Role, string>> = {
  army: "army commander",
  wing: "wing commander",
  formation: "formation leader",
  division: "division leader",
};

const TRAITS: Readonly<Record<Trait, string>> = { aggressive: "aggressive", panicky: "panicky" };

const ORDERS: Readonly<Record<OrderType, string>> = {
  attack: "Attack",
  probe: "Probe",
  defend: "Defend",
  delay: "Delay",
  march: "March",
  "fall-back": "Fall Back",
  "general-retreat": "General Retreat",
  reserve: "Reserve",
};

const ORIGINS: Readonly<Record<OrderOrigin, string>> = {
  superior: "from his superior",
  initiative: "on his own initiative",
  corps: "on the corps commander’s initiative",
  "bad-move": "a bad move, ordered by the enemy",
  trait: "by his character",
  rule: "by the rules",
  start: "in force from the start",
};

const TITLES: Readonly<Record<SideId, string>> = { union: "United States", confederate: "Confederate States" };

const ADJECTIVES: Readonly<Record<SideId, string>> = { union: "Union", confederate: "Confederate" };

export const units = {
  unitName: (unit) => written(unitNaming(unit)),
  counterName,
  formationName: (formation) => written(groupNaming(formation)),
  divisionName: (division) => written(groupNaming(division)),
  wingName: ({ name }) => `${ownName(name)} wing`,
  headquartersName: ({ name }) => `${ownName(name)} headquarters`,
  trainName: (of) =>
    typeof of === "string" ? `${ADJECTIVES[of]} wagon train` : `wagons of ${written(groupNaming(of))}`,
  hexName: (id) => `hex ${id}`,
  placeName: (name) => known(PLACES, name) ?? name.replace(" x unfinished ", " at the unfinished "),
  men: (men) => `${thousands(men)} men`,
  side: (side) => SIDE[side],
  sideTitle: (side) => TITLES[side],
  arm: (arm) => ARMS[arm],
  role: (role) => ROLES[role],
  trait: (trait) => TRAITS[trait],
  order: (type) => ORDERS[type],
  origin: (origin) => ORIGINS[origin],
} satisfies Partial<Texts>;
