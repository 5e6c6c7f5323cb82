import type { DeskMoves, GameDesk } from "../../src/games/contract/desk.ts";
import type { PreparedDesk } from "../../src/games/contract/room.ts";
import { type Offer, offersAt } from "../../src/games/contract/offers.ts";
import type { GameTypes, Table } from "../../src/games/contract/types.ts";
import type { PlayOf } from "../../src/games/contract/play.ts";
import { type Action, type Event, pebblesModule, type Position, type View } from "../hidden-game.ts";

/** The types of the smallest game on the play screen. */
export interface Pebbles extends GameTypes {
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly offer: Offer<Action> & { readonly stone: number };
  readonly table: Table<Action, View> & { readonly position: Position };
}

const game = pebblesModule.open(pebblesModule.situation("stones"));

/** Stones are picked on the map; naming one rolls a die and is weighed first. */
const moves: DeskMoves<Pebbles> = {
  tableOf(position) {
    const decision = game.decision(position);
    if (decision.over) return undefined;
    const [side] = decision.sides;
    return { position, decision, side, view: game.view(position, side) };
  },
  offersOf: ({ decision }) =>
    decision.actions.map((action) => ({
      id: `${action.type} ${action.stone}`,
      meaning: action.type,
      actions: [action],
      targets: [`space:stone-${action.stone}`],
      stone: action.stone,
    })),
  choicesOf: (_table, _hand, offers) =>
    offers.map((offer) => ({
      id: offer.id,
      label: `Stone ${offer.stone}`,
      look: "commit",
      letter: "e",
      does: { kind: "offer", offer },
    })),
  preset: () => undefined,
  read(table, { target, offers, weighed }) {
    const [offer] = offersAt(offers, target);
    if (!offer) {
      const denial = moves.denialAt(table, {}, target, []);
      return denial ? { kind: "deny", denial } : { kind: "look" };
    }
    const commits = weighed?.id === offer.id || !moves.needsPreview(table, offer);
    return commits ? { kind: "commit", offer } : { kind: "weigh", offer, others: [] };
  },
  needsPreview: (_table, offer) => offer.meaning === "name",
  denialAt(table, _hand, target) {
    const action: Action = { type: "lay", stone: Number(target.split("-")[1]) };
    const refusal = moves.whyNot(table, action);
    return refusal && { action, refusal, target };
  },
  worthRefusing: () => true,
  showsWhenPointedAt: () => true,
  labelOf: (_table, offer) => ({ label: `Stone ${offer.stone}` }),
  spoken: (offer) => `Stone ${offer.stone}: one in three`,
  leftToDo: () => [],
  leftOpen: () => "",
  answers: () => [],
  samePiece: (one, other) => one === other,
  beginsPiece: () => false,
  whyNot: (table, action) => game.whyNot(table.position, table.side, action),
};

/** The tests draw nothing. */
const nothing = (): never => {
  throw new Error("This game has no panels.");
};
const later = async () => ({ default: nothing });

function desk(play: PlayOf<Pebbles>): GameDesk<Pebbles> {
  return {
    own: undefined,
    moves,
    words: {
      piece: (id) => id,
      space: (id) => id,
      formation: (id) => id,
      die: (side, face) => `${side} die ${face}`,
      question: ({ step }) => ({ sentence: [step], detail: [] }),
      waiting: ({ sides }) => [`${sides[0]} decides`],
      outcome: ({ winner }) => [winner],
      refusals: { ready: true, load: () => Promise.resolve() },
      refusal: ({ reason }) => ({ title: ["No"], sentence: [reason] }),
      event: (event) => [event.type, " stone ", { bold: String(event.stone) }],
      heading: () => "",
    },
    map: {
      statics: { graph: {}, shapes: {}, tiles: {}, tilesUrl: "" } as never,
      texts: { region: "", keys: "", ground: "" },
      get model() {
        const spaces = play.offers.map(({ stone }) => ({ id: `stone-${stone}`, state: "may" as const, label: "" }));
        return { spaces, pieces: [], arrows: [], overlays: [], lit: play.lit };
      },
      overview: { ground: "", sheet: [0, 0, 1, 1], counters: [] },
      overlays: [],
      sign: () => undefined,
      spaceOf: () => undefined,
      decided: undefined,
      attention: { all: [], along: [], any: [] },
    },
    log: {
      facts: (event) => ({
        ...(event.type === "laid" ? { side: event.side } : {}),
        combat: event.type === "named",
        dice: event.type === "named",
        about: [`stone-${event.stone}`],
      }),
      telling: (events) => events,
      sound: () => undefined,
      diceFellAt: () => undefined,
    },
    marches: { tells: () => undefined, sideOf: () => undefined, formationOf: () => undefined, membersOf: () => [] },
    screen: {
      report: {
        wide: false,
        shown: false,
        asks: false,
        rolledBefore: false,
        actionTaken: () => undefined,
        recall: () => undefined,
      },
      weighing: { asks: false, previews: false, commits: false },
      noCard: "",
      goesToPieces: false,
      when: "",
      points: { first: "0", second: "0", spoken: "" },
    },
    panels: { card: later, Score: nothing, Weighing: nothing, Track: nothing, order: later, report: later },
    moments: () => Promise.resolve({ tell: () => [] }),
    ending: () => Promise.reject(new Error("Pebbles tell no end.")),
    keys: { letters: ["e"], list: [] },
  };
}

export const prepared: PreparedDesk<Pebbles> = { open: desk };
