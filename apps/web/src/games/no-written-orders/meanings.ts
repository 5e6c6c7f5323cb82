import { type Action, isAction } from "@stonebridge/games/no-written-orders";
import type { Details, Meanings } from "../../play/desk/meanings.ts";
import { offering } from "../../play/desk/offering.ts";
import type { TargetKey } from "../contract/offers.ts";
import { type Offer, offer } from "./offers/offer.ts";
import { pieceOfHolder } from "./orders/hand.ts";
import {
  findPiece,
  headquartersPiece,
  hexOf,
  holderOfHeadquarters,
  holderOfTrain,
  piecesIn,
  trainPiece,
} from "./pieces/pieces.ts";
import type { Table } from "./table.ts";

/** What this game alone asks of a meaning. */
interface Besides {
  /** It is asked of all who may do it at once: all of them, and whom they aim at, are in question. */
  readonly together?: true;
}

/** What a unit is aimed with at the enemies in a hex. */
const AIMED = {
  piece: "unit",
  place: "hex",
  picked: "counters",
  sight: "goal",
  goes: "straight",
  aims: true,
  together: true,
} as const;

/** What everything that is offered means, once: who does it, where it is picked, what its button, arrow and place on the map are. */
export const MEANINGS: Meanings<Action, Offer, Table, Besides> = {
  select: {},
  // Who acts, and in which order (4.1, 4.2): a formation is picked by its leader or by any unit of it.
  name: {
    also: ({ tools }, { commander }) => membersOf(tools, commander),
    more: ({ tools }, { commander }) => ledBy(tools, commander),
    button: "always",
  },
  begin: {
    also: ({ tools }, { formation }) => membersOf(tools, formation),
    more: ({ tools }, { formation }) => ledBy(tools, formation),
    button: "always",
  },
  pair: {
    also: ({ tools }, { formation }) => membersOf(tools, formation),
    more: ({ tools }, { formation }) => ledBy(tools, formation),
    button: "always",
  },
  decline: { ends: true },
  "play-first": {},
  "play-second": {},
  // Orders (12).
  "stand-down": {
    also: ({ tools }, { holder }) => pieceKeys(pieceOfHolder(tools, holder)),
    more({ tools }, { holder }) {
      const piece = pieceOfHolder(tools, holder);
      return piece === undefined ? {} : { piece };
    },
  },
  try: {},
  "try-for": {},
  command: {},
  address: {},
  withdraw: { aside: true },
  "retreat-all": { aside: true, twice: true },
  rejoin: { aside: true },
  kind: {},
  aim: { place: "hex", picked: "counters" },
  stretch: { place: "hex", picked: "counters" },
  via: { place: "hex", picked: "counters" },
  force: {},
  guard: {},
  hide: { aside: true },
  attach: { button: "panel" },
  reveal: { twice: true },
  appear: { piece: "unit", place: "hex", picked: "counters", goes: "straight" },
  add: {},
  send: { ends: true, twice: true, goes: "order" },
  scrap: {},
  fall: { piece: "unit", place: "hex", picked: "counters", sight: "goal", goes: "straight" },
  halt: { piece: "unit", picked: "piece" },
  deceive: {},
  plant: { place: "hex", picked: "counters", aside: true },
  strike: { place: "hex", picked: "counters", aside: true },
  show: { piece: "unit", picked: "piece", aside: true },
  done: { ends: true, twice: true },
  // The Movement segment (5, 10.3).
  take: { piece: "unit", picked: "piece", begins: true },
  march: { goes: "path" },
  with: { piece: "unit", picked: "piece" },
  leave: { piece: "unit", picked: "piece", button: "always" },
  step: { place: "hex", picked: "place" },
  stop: { ends: true },
  exit: {},
  enter: { piece: "unit", place: "hex", picked: "counters", sight: "goal", goes: "straight", begins: true },
  dig: { piece: "unit", place: "hex", picked: "counters", goes: "straight", silent: true },
  clear: { piece: "unit", picked: "piece" },
  ride: { piece: "leader", place: "hex", picked: "counters", goes: "straight" },
  end: { ends: true, twice: true, byHand: true },
  // Fire and assault (8, 9).
  bombard: { ...AIMED, fights: true },
  "end-bombardment": { ends: true, twice: true, byHand: true },
  "take-hit": { piece: "unit", picked: "piece", together: true },
  assault: { ...AIMED, fights: true },
  "end-declaration": { ends: true, twice: true, byHand: true },
  fight: {
    place: "hex",
    picked: "counters",
    button: "always",
    icon: "attack",
    sight: "goal",
    goes: "straight",
    aims: true,
    fights: true,
    together: true,
    twice: true,
  },
  // To evade or to stand are two answers about one piece: they have buttons.
  evade: { piece: "unit" },
  stand: { piece: "unit" },
  "fire-first": { icon: "attack" },
  "fire-together": {},
  support: { piece: "unit", picked: "piece" },
  "end-support": { ends: true },
  "break-off": {},
  "fight-on": { icon: "attack" },
  retreat: { place: "hex", picked: "counters", sight: "goal", goes: "back", together: true },
  "go-along": { piece: "leader" },
  "stay-behind": { piece: "leader" },
  "fire-passing": { icon: "attack" },
  "hold-fire": { ends: true },
  advance: { piece: "unit", picked: "piece" },
  "advance-leader": { piece: "leader", picked: "piece", button: "always" },
  "end-advance": { ends: true },
  charge: AIMED,
  "end-charges": { ends: true, twice: true, byHand: true },
  react: { piece: "unit", picked: "piece" },
  "end-reaction": { ends: true },
  pursue: { place: "hex", picked: "counters", sight: "goal", goes: "straight", aims: true, together: true },
  stay: { ends: true },
  return: {},
  displace: { piece: "leader", place: "hex", picked: "counters", sight: "goal", goes: "straight", together: true },
  // The Reorganisation, headquarters and trains (10, 19).
  rally: { piece: "unit", picked: "piece" },
  shift: { piece: "unit", place: "hex", picked: "counters", goes: "straight" },
  seat: { piece: "holder", place: "hex", picked: "counters", sight: "goal", goes: "straight" },
  settle: { piece: "holder" },
  haul: { piece: "train", place: "hex", picked: "counters", goes: "straight", silent: true },
  reload: { piece: "unit", picked: "piece" },
};

function pieceKeys(piece: string | undefined): readonly TargetKey[] {
  return piece === undefined ? [] : [`piece:${piece}`];
}

type Tools = Table["tools"];

function holderIn({ game: { field } }: Tools, holder: string) {
  return field.holders[field.holderIndex.get(holder) ?? -1];
}

/** The leader of a formation, or the commander himself. */
function leaderOf(tools: Tools, holder: string): string | undefined {
  const found = holderIn(tools, holder);
  return found && tools.game.field.leaders[found.leader]?.id;
}

function ledBy(tools: Tools, holder: string): Details<Offer> {
  const leader = leaderOf(tools, holder);
  return leader === undefined ? {} : { piece: leader };
}

function membersOf(tools: Tools, holder: string): readonly TargetKey[] {
  const units = holderIn(tools, holder)?.units ?? [];
  const members = units.map((unit): TargetKey => `piece:${tools.game.field.units[unit].id}`);
  return [...pieceKeys(leaderOf(tools, holder)), ...members];
}

/** Makes the offers of single actions. */
export const offers = offering<Action, Offer, Table>({
  meanings: MEANINGS,
  make: offer,
  isAction,
  details: (piece, hex) => ({ ...(piece === undefined ? {} : { piece }), ...(hex === undefined ? {} : { hex }) }),
  ground: {
    placeOf: ({ view }, counter) => hexOf(view, counter),
    countersIn: ({ view }, hex) => piecesIn(view, hex).map(({ id }) => id),
    countersOf: (_, piece) => [piece],
    choosesCounters: true,
    // An army’s headquarters and its train are counters of their own.
    counterOf(field, id) {
      if (field === "holder") return headquartersPiece(id);
      return field === "train" ? trainPiece(id) : id;
    },
    named({ view, side }, field, counter) {
      if (field === "holder") return holderOfHeadquarters(counter);
      if (field === "train") return holderOfTrain(counter);
      const piece = findPiece(view, counter);
      return piece?.side === side && piece.kind === field ? piece.id : undefined;
    },
    isOwn: ({ view, side }, counter) => findPiece(view, counter)?.side === side,
  },
});
