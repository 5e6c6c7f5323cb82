import { type Action, isAction } from "@stonebridge/games/second-bull-run-1862";
import { ATTACK_COST } from "@stonebridge/games/second-bull-run-1862/internals";
import type { TargetKey } from "../contract/offers.ts";
import type { Meanings } from "../../play/desk/meanings.ts";
import { offering } from "../../play/desk/offering.ts";
import { type Offer, offer } from "./offers/offer.ts";
import { findCommander, findUnit, membersOf, sideOf, standingIn, zoneOf } from "./pieces.ts";
import type { Table } from "./table.ts";

/** SB62-9.4-m, SB62-9.4-n */
const MOUNT_COST = 2;

const counters = (pieces: readonly { readonly id: string }[]): readonly TargetKey[] =>
  pieces.map(({ id }): TargetKey => `piece:${id}`);

/** What this game alone asks of a meaning. */
interface Besides {
  /** Its piece is in hand, whether it was taken or not: only one makes such offers at a time. */
  readonly ofOne?: true;
}

/** What brings somebody onto the map by an entry. */
const ENTERS = {
  place: "entry",
  picked: "place",
  more: (_: Table, { entry }: { readonly entry: string }) => ({ entry }),
  button: "always",
  sight: "goal",
  badge: "entry",
  begins: true,
  ofOne: true,
} as const;

/** What everything that is offered means, once: who does it, where it is picked, what its button, arrow and place in the panel are. */
export const MEANINGS: Meanings<Action, Offer, Table, Besides> = {
  select: { sight: "choice", silent: true },
  // Set-up (SB62-11.2-a).
  place: { piece: "unit", place: "zone", picked: "counters", sight: "goal" },
  post: { piece: "commander", place: "zone", picked: "counters", sight: "goal" },
  suggest: {},
  ready: { ends: true, byHand: true },
  // Activation (SB62-6.1).
  designate: { piece: "commander", picked: "piece", button: "committed", sight: "choice", silent: true },
  "choose-division": {
    // By any of its brigades (SB62-6.1-g).
    also: ({ view }, { division }) => counters(membersOf(view, division)),
    more({ view }, { division }) {
      const [first] = membersOf(view, division);
      return { division, ...(first && { piece: first.id }) };
    },
    button: "committed",
    sight: "choice",
  },
  "choose-independent": { piece: "unit", picked: "piece", button: "committed" },
  enough: { ends: true, leaves: ["choose-division"], leadsOn: true },
  activate: { piece: "unit", picked: "ground", sight: "choice", silent: true, begins: true },
  done: { ends: true, leaves: ["activate"], leadsOn: true },
  // A brigade’s action (SB62-6.1-l, SB62-9.4).
  march: { goes: "path", badge: "cost" },
  turn: { button: "place", icon: "turn", sight: "goal", leadsOn: true },
  rest: { piece: "unit", leadsOn: true },
  dismount: { piece: "unit", more: () => ({ cost: MOUNT_COST }), icon: "deploy" },
  mount: { piece: "unit", more: () => ({ cost: MOUNT_COST }), icon: "deploy" },
  attack: {
    piece: "unit",
    place: "zone",
    picked: "counters",
    more: () => ({ cost: ATTACK_COST }),
    icon: "attack",
    sight: "goal",
    fights: true,
    badge: "chance",
    leadsOn: true,
  },
  end: { piece: "unit", ends: true, leaves: ["attack"], leadsOn: true, byHand: true },
  face: {
    piece: "unit",
    place: "zone",
    picked: "counters",
    more: (_, { zone }) => ({ facing: zone }),
    button: "place",
    sight: "goal",
    leadsOn: true,
  },
  // Commanders (SB62-6.3).
  try: { piece: "commander", picked: "piece", button: "always" },
  ride: { piece: "commander", place: "zone", picked: "place", goes: "path", badge: "cost", ofOne: true },
  stay: { ends: true, leaves: ["ride", "try", "select"] },
  displace: { piece: "commander", place: "zone", picked: "place", button: "place", goes: "straight" },
  // Combat (SB62-10): by its zone, who stands there, or who attacks it.
  fight: {
    place: "zone",
    picked: "counters",
    also: ({ view }, { zone }) => counters(view.units.filter(({ attacks }) => attacks === zone)),
    sight: "goal",
    fights: true,
    badge: "chance",
    byHand: true,
  },
  choose: { piece: "unit", picked: "piece", button: "committed", sight: "choice", silent: true },
  withdraw: {
    piece: "unit",
    place: "zone",
    picked: "counters",
    button: "place",
    sight: "goal",
    goes: "back",
    badge: "retreat",
  },
  advance: {
    piece: "unit",
    place: "zone",
    picked: "place",
    button: "always",
    sight: "goal",
    goes: "straight",
    ofOne: true,
  },
  decline: { ends: true, leaves: ["advance", "select"] },
  // The administrative phase (SB62-8) and the night (SB62-11.2.3).
  flee: { piece: "unit", picked: "piece", button: "panel", sight: "choice" },
  call: { button: "panel", answer: 1 },
  launch: { button: "panel", answer: 1 },
  refrain: { button: "panel", answer: 2 },
  enter: { piece: "unit", ...ENTERS },
  bring: { piece: "commander", ...ENTERS },
  wait: { piece: "unit" },
  part: { piece: "unit", picked: "piece", sight: "choice" },
  hold: { piece: "unit" },
  recall: {
    piece: "commander",
    picked: "piece",
    // Or by any brigade of his corps (SB62-11.2.3-i).
    also: ({ view }, { commander }) =>
      counters(view.units.filter(({ printed, zone }) => printed.corps === commander && zone !== undefined)),
    button: "committed",
  },
};

/** Makes the offers of single actions. */
export const offers = offering<Action, Offer, Table>({
  meanings: MEANINGS,
  make: offer,
  isAction,
  details: (piece, zone) => ({ ...(piece === undefined ? {} : { piece }), ...(zone === undefined ? {} : { zone }) }),
  ground: {
    placeOf: ({ view }, counter) => zoneOf(view, counter),
    countersIn: ({ view }, zone) => standingIn(view, zone).map(({ id }) => id),
    countersOf: (_, piece) => [piece],
    named: ({ view }, field, counter) => (field === "commander" ? findCommander : findUnit)(view, counter)?.id,
    isOwn: ({ view, side }, counter) => sideOf(view, counter) === side,
    // Entries go by their letters.
    placed: {
      placeOf({ game: { field } }, name, value) {
        if (name !== "entry") return value;
        const entry = field.entries[field.entryIndex.get(value) ?? -1];
        return entry && field.graph.ids[entry.zone];
      },
      valueAt: ({ game: { field } }, name, zone) =>
        name === "entry" ? field.entries.find((one) => field.graph.ids[one.zone] === zone)?.letter : zone,
    },
  },
});
