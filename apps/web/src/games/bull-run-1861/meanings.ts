import { type Action, type HeadquartersId, type Position, isAction } from "@stonebridge/games/bull-run-1861";
import type { TargetKey } from "../contract/offers.ts";
import type { Meanings } from "../../play/desk/meanings.ts";
import { type Ground, offering, placeAndCounters } from "../../play/desk/offering.ts";
import { type Offer, offer } from "./offers/offer.ts";
import { countersOf, findHeadquarters, findUnit, sideOf, standingIn, unitOf, zoneOf } from "./pieces.ts";
import type { Table } from "./table.ts";

/** Movement points of deploying and regrouping (10.6). */
const LINE_COST = 2;

/** How the counters lie on the map: a brigade, or the element on its Extended-line marker. */
const GROUND: Ground<Table<Position>> = {
  placeOf: ({ view }, counter) => zoneOf(view, counter),
  countersIn: ({ view }, zone) => standingIn(view, zone).map(({ element }) => element.id),
  countersOf({ view }, piece) {
    const unit = findUnit(view, piece);
    return unit ? countersOf(unit) : [];
  },
  named({ view }, field, counter) {
    if (field === "headquarters") return findHeadquarters(view, counter)?.id;
    // Whoever is pointed at is told why nobody joins him.
    if (field === "host") return unitOf(counter);
    const unit = findUnit(view, counter);
    return field === "element" ? unit && counter : unit?.id;
  },
  isOwn: ({ view, side }, counter) => sideOf(view, counter) === side,
};

/** What everything that is offered means, once: who does it, where it is picked, what its button, arrow and place in the panel are. */
export const MEANINGS: Meanings<Action, Offer, Table<Position>> = {
  select: { sight: "choice", silent: true },
  // Set-up (12).
  place: { piece: "unit", place: "zone", picked: "counters", more: (_, { group }) => ({ group }) },
  extend: { piece: "unit", place: "zone", picked: "counters", button: "place" },
  attach: {
    piece: "unit",
    aim: "host",
    picked: "piece",
    more({ view }, { host }) {
      const zone = zoneOf(view, host);
      return zone === undefined ? {} : { zone };
    },
  },
  arrange: { piece: "element", besidesModes: true },
  ready: { ends: true, byHand: true },
  // Initiative (6).
  launch: { button: "panel", answer: 1 },
  refrain: { button: "panel", answer: 2 },
  mark: { piece: "unit", picked: "piece", sight: "choice" },
  marked: { ends: true, leaves: ["mark"] },
  // A half of a Movement phase (7, 10).
  activate: { piece: "unit", picked: "ground", sight: "choice", silent: true, begins: true },
  march: { goes: "path", badge: "cost" },
  turn: { button: "place", icon: "turn", sight: "goal", leadsOn: true },
  rest: { piece: "unit", leadsOn: true },
  deploy: {
    piece: "unit",
    place: "zone",
    picked: "counters",
    more: () => ({ cost: LINE_COST }),
    button: "place",
    icon: "deploy",
  },
  regroup: {
    piece: "unit",
    place: "zone",
    picked: "counters",
    more: () => ({ cost: LINE_COST }),
    button: "place",
    icon: "deploy",
  },
  attack: {
    piece: "element",
    place: "facing",
    picked: "counters",
    icon: "attack",
    sight: "goal",
    fights: true,
    badge: "chance",
    leadsOn: true,
  },
  leave: { piece: "unit", leadsOn: true },
  end: { piece: "unit", ends: true, leaves: ["attack"], leadsOn: true, byHand: true },
  face: {
    piece: "element",
    place: "zone",
    picked: "counters",
    more: (_, { zone }) => ({ facing: zone }),
    button: "place",
    sight: "goal",
    leadsOn: true,
  },
  line: { piece: "element", more: (_, { line }) => ({ line }), leadsOn: true },
  join: { piece: "unit", aim: "host", picked: "piece", button: "always", leadsOn: true },
  ride: {
    piece: "headquarters",
    place: "zone",
    picked: "place",
    more({ rules, position }, { headquarters, zone }) {
      const way = rules.rides(position, headquarters as HeadquartersId).find((one) => one.zone === zone);
      return way ? { cost: way.cost, path: way.path } : {};
    },
    sight: "choice",
    goes: "path",
    badge: "cost",
  },
  stay: { ends: true, leaves: ["ride", "select"] },
  displace: {
    piece: "headquarters",
    place: "zone",
    picked: "place",
    button: "place",
    sight: "goal",
    goes: "straight",
  },
  // Combat (11): by the zones that are attacked, and whoever stands there; by those who attack.
  fight: {
    also: (table, { zones, attackers }) => [
      ...zones.flatMap((zone) => placeAndCounters(GROUND, table, zone)),
      ...attackers.map((element): TargetKey => `piece:${element}`),
    ],
    more: (_, { zones, attackers }) => ({
      attackers,
      zones,
      ...(zones.length === 1 ? { zone: zones[0] as string } : {}),
    }),
    sight: "choice",
    fights: true,
    badge: "chance",
    byHand: true,
  },
  lose: { piece: "unit", picked: "piece", button: "panel", answer: 1 },
  retreat: { piece: "unit", picked: "piece", button: "panel", answer: 2 },
  withdraw: {
    piece: "unit",
    place: "zone",
    picked: "counters",
    button: "place",
    sight: "goal",
    goes: "back",
    badge: "retreat",
  },
  halt: { piece: "unit", ends: true },
  advance: { piece: "unit", place: "zone", picked: "place", button: "always", sight: "goal", goes: "straight" },
  decline: { ends: true, leaves: ["advance"] },
  // Arrivals (12.3, 13-h).
  arrive: { piece: "unit", place: "zone", picked: "place", button: "place", sight: "goal" },
};

/** Makes the offers of single actions. */
export const offers = offering<Action, Offer, Table<Position>>({
  meanings: MEANINGS,
  ground: GROUND,
  make: offer,
  isAction,
  details: (piece, zone) => ({ ...(piece === undefined ? {} : { piece }), ...(zone === undefined ? {} : { zone }) }),
});
