import type { Basis } from "@stonebridge/board";
import { count, ownName, thousands } from "@stonebridge/kernel/words/english";
import type { ArrivalId, Landmark } from "../../army/pieces.ts";
import type { Whereabouts } from "../../views/view.ts";
import { LEADER_KINDS, type Army, type PieceKind, type RouteEnd, type SideId } from "../../vocabulary.ts";
import { pieceTexts } from "../pieces.ts";
import type { Rank } from "../roster.ts";
import type { HexFeature, Texts } from "../texts.ts";
import { ordinal, SIDE } from "./grammar.ts";

const RANKS: Readonly<Record<Rank, string>> = {
  general: "General",
  brigadier: "Brigadier General",
  colonel: "Colonel",
  major: "Major",
};

/** Pieces whose counters do not show their full name. */
const NAMES: Readonly<Record<string, string>> = {
  "cs-1vacav": "1 Va Cav",
};

const SHORT: Readonly<Record<string, string>> = {
  "us-2ri-bty": "2 RI Bty",
  "cs-wa-richardson": "Rich. W.A.",
  "us-l-heintzelman": "Heintz’man",
  "cs-l-beauregard": "Beauregard",
};

const TITLES: Readonly<Record<string, string>> = {
  "us-reg": "Sykes’ battalion, US Infantry",
  "us-marines": "Reynolds’ battalion, US Marines",
  "us-palmer": "Palmer’s battalion, US Cavalry",
  "us-2ri-bty": "Battery, 2nd Rhode Island",
  "us-varian": "Varian’s battery, 8th New York State Militia",
  "cs-lasp": "1st Special Battalion, Louisiana Infantry",
  "cs-hampton": "Hampton’s Legion",
  "cs-1vacav": "1st Virginia Cavalry",
  "cs-wa-richardson": "Richardson’s battery, Washington Artillery",
  "cs-squires": "Squires’ battery, Washington Artillery",
  "cs-rockbridge": "Rockbridge Artillery",
  "cs-newtown": "Newtown Artillery",
};

const KINDS: Readonly<Record<PieceKind, string>> = {
  "army-leader": "army leader",
  "division-leader": "division leader",
  "brigade-leader": "brigade leader",
  "artillery-leader": "artillery leader",
  infantry: "infantry",
  cavalry: "cavalry",
  battery: "battery",
  brigade: "brigade piece",
  dummy: "dummy",
};

const ARMIES: Readonly<Record<Army, string>> = {
  union: "Union army",
  potomac: "Army of the Potomac",
  shenandoah: "Army of the Shenandoah",
  both: "both Confederate armies",
};

const BASES: Readonly<Record<Basis, string>> = { rulebook: "rulebook", derived: "derived", estimate: "estimate" };

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  card: "on its card",
  map: "on the map",
  brigade: "in a brigade piece",
  dummy: "under a dummy",
  rally: "in the RALLY box",
  lost: "out of the game",
  unseen: "face down or not known",
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
  centreville: "march route to Centreville",
  north: "march route to R1",
  "south-east": "march route to CCC35",
};

const ARRIVALS: Readonly<Record<ArrivalId, string>> = {
  "union-4-pm": "4:00 PM Union reinforcements",
  "union-6-pm": "6:00 PM Union reinforcements",
  "confederate-11-am": "11:00 AM Confederate reinforcements",
  "confederate-noon-rail": "Noon Confederate reinforcements by rail",
  "confederate-noon-road": "Noon Confederate reinforcements by road",
  "confederate-4-pm": "4:00 PM Confederate reinforcements",
};

const FEATURES: Readonly<Record<HexFeature, string>> = {
  clear: "clear",
  woods: "woods",
  slope: "slope",
  hilltop: "hilltop",
  stream: "stream",
  river: "river",
  ford: "ford",
  bridge: "bridge",
  town: "town",
  "major-road": "major road",
  "minor-road": "minor road",
  railroad: "railroad",
  abatis: "abatis",
  trestle: "trestle bridge",
  base: "base",
  star: "victory star",
  entry: "entry hex",
  unplayable: "off the map",
};

const SIDES: Readonly<Record<SideId, string>> = { union: "United States", confederate: "Confederate States" };

export const pieces = {
  ...pieceTexts({
    names: NAMES,
    short: SHORT,
    titles: TITLES,
    ranks: RANKS,
    armies: ARMIES,
    brigade: (leader) => `${ownName(leader)} brigade`,
    battalion: (leader) => `${ownName(leader)} battalion`,
    brigadePiece: (leader) => `${ownName(leader)} brigade`,
    dummy: (leader) => `${ownName(leader)} dummy`,
    battery: (name) => `${ownName(name)} battery`,
    cavalry: (name) => `${ownName(name)} cavalry`,
    regiment: (number, state) => `${ordinal(number)} ${state}`,
    company: (letter, regiment) => `Battery ${letter}, ${ordinal(regiment)} US Artillery`,
    division: (number) => `${ordinal(number)} Division`,
    commandsArmy: (side, army) => (side === "union" ? "commands the Union army" : `commands ${ARMIES[army]}`),
    commandsDivision: (division) => `commands the ${division}`,
    commandsBrigade: "commands a brigade",
    commandsArtillery: "commands an artillery battalion",
  }),
  kind: (kind) => KINDS[kind],
  face: (face) => (face === "battle" ? "battle piece" : "mobile piece"),
  factors: ({ kind, attack, defense, movement, red }) =>
    [
      ...(LEADER_KINDS.includes(kind) || kind === "dummy" ? [] : [`attack ${attack}`, `defence ${defense}`]),
      `${movement} MP${red === true ? " in red" : ""}`,
    ].join(", "),
  men: (men) => `${thousands(men)} men`,
  guns: (guns) => count(guns, "gun"),
  side: (side) => SIDE[side],
  sideTitle: (side) => SIDES[side],
  basis: (basis) => BASES[basis],
  whereabouts: (where, holder) =>
    holder !== undefined && (where === "brigade" || where === "dummy")
      ? `${where === "brigade" ? "in" : "under"} ${holder}`
      : WHEREABOUTS[where],
  landmark: (landmark) => LANDMARKS[landmark],
  route: (end) => ROUTES[end],
  arrival: (group) => ARRIVALS[group],
  feature: (feature) => FEATURES[feature],
  bank: (side) => (side === "union" ? "Union side of Bull Run" : "Confederate side of Bull Run"),
} satisfies Partial<Texts>;
