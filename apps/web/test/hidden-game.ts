import {
  type Decision,
  type Dice,
  type EventBase,
  Faulty,
  type Game,
  type GameModule,
  type Outcome,
  Refused,
  type ScenarioModule,
  type Seat,
  type Side,
  type SituationBase,
} from "@stonebridge/kernel";
import type { ShelvedGame } from "../src/games/contract/room.ts";

/**
 * The smallest game with hidden information: each side lays a pebble on one of three stones, unseen by the other; then the
 * first side names a stone and wins if the other's pebble lies there. It has nothing in common with the games of the shelf.
 */
export interface Position {
  /** Stone of each side's pebble; 0: not laid. */
  laid: [number, number];
  named: number;
}

export type Action = { readonly type: "lay" | "name"; readonly stone: number };

export type Event = EventBase &
  (
    | { readonly type: "laid"; readonly side: Side; readonly stone: number; readonly rule: string }
    | { readonly type: "named"; readonly stone: number; readonly die: number; readonly rule: string }
  );

export interface View {
  readonly seat: Seat;
  /** Stones of the pebbles this seat knows of. */
  readonly stones: Readonly<Record<Side, number | undefined>>;
}

const SIDES = ["union", "confederate"] as const;
const STONES = [1, 2, 3];

const SITUATION: SituationBase = { format: "stonebridge-situation", version: 1, game: "pebbles" };

function deciding(position: Position): number {
  return position.laid[0] === 0 ? 0 : position.laid[1] === 0 ? 1 : 0;
}

const game: Game<Position, Action, Event, View> = {
  id: "pebbles",
  rulesVersion: "1",
  sides: SIDES,
  situation: SITUATION,
  start: (_dice: Dice) => ({ laid: [0, 0], named: 0 }),
  decision(position): Decision<Action> | Outcome {
    if (position.named !== 0) {
      const winner = position.laid[1] === position.named ? "union" : "confederate";
      return { over: true, winner, rule: "PB-2", about: {} };
    }
    const type = position.laid.includes(0) ? "lay" : "name";
    const actions = STONES.map((stone): Action => ({ type, stone }));
    const side = SIDES[deciding(position)];
    return { over: false, sides: [side], step: type, rule: "PB-1", about: { side, laid: [...position.laid] }, actions };
  },
  act(position, side, action, dice, events) {
    const refusal = this.whyNot(position, side, action);
    if (refusal) throw new Refused(refusal);
    if (action.type === "lay") {
      position.laid[deciding(position)] = action.stone;
      events?.push({ type: "laid", side, stone: action.stone, rule: "PB-1", audience: [side] });
    } else {
      position.named = action.stone;
      events?.push({ type: "named", stone: action.stone, die: dice.roll("luck", 6), rule: "PB-2" });
    }
  },
  whyNot(position, side, action) {
    const decision = this.decision(position);
    if (decision.over || !decision.sides.includes(side)) return { rule: "PB-1", reason: "not-you" };
    const offered = decision.actions.some((one) => one.type === action.type && one.stone === action.stone);
    return offered ? undefined : { rule: "PB-1", reason: "no-stone" };
  },
  view: (position, seat) => ({
    seat,
    stones: {
      union: seat === "union" ? position.laid[0] : undefined,
      confederate: seat === "confederate" ? position.laid[1] : undefined,
    },
  }),
  imagine: ({ stones }, dice) => ({
    laid: [stones.union ?? dice.roll("stone", 3), stones.confederate ?? dice.roll("stone", 3)],
    named: 0,
  }),
  copy: (position) => structuredClone(position),
  encode: (position) => position,
};

export const pebblesModule: GameModule<Position, Action, Event, View> & ScenarioModule<Position, Action, Event, View> =
  {
    id: "pebbles",
    name: "Pebbles",
    rulesVersion: "1",
    sides: SIDES,
    scenarios: [{ id: "stones", name: "Stones" }],
    options: [],
    situation: () => SITUATION,
    withUnits: () => SITUATION,
    begin: (situation) => (situation === SITUATION ? game : undefined),
    open(situation) {
      if (situation !== SITUATION) throw new Faulty("This situation cannot be used", []);
      return { ...game, describe: () => SITUATION, decode: (data) => structuredClone(data as Position) };
    },
  };

const none = async (): Promise<never> => {
  throw new Error("Nobody asks for it in a test.");
};

/** It as a shelf would hold it. */
export const pebbles: ShelvedGame<Position, Action, Event, View> = {
  id: "pebbles",
  name: "Pebbles",
  hidden: true,
  front: { en: { facts: ["", ""] }, fr: { facts: ["", ""] } },
  pictures: {
    shelf: {
      view: [0, 0, 1, 1],
      level: 0,
      counter: 1,
      counters: [],
      map: { tiles: { size: 1, origin: [0, 0], levels: [], path: "" }, tilesUrl: "", places: {} },
    },
    saved: { size: [1, 1], level: 0, counter: 1 },
    lesson: { view: [0, 0, 1, 1], level: 0, counter: 1 },
  },
  picture: none,
  load: async () => loaded,
  desk: none,
  registry: async () => ({ chapters: [], rules: [], seeAlso: () => [] }),
  book: { t: { sections: [], entries: new Map(), clauses: 0, rulings: 0 }, ready: true, load: async () => undefined },
  glance: (_view, decision) => ({
    turn: 1,
    stage: "play",
    phase: 0,
    points: {},
    pieces: [],
    ...(decision.over ? { winner: decision.winner } : { decides: decision.sides[0] }),
  }),
  landmark: () => undefined,
  conceals: (_game, { laid }) => laid.some((stone) => stone !== 0),
  openView: (_game, position) => ({
    seat: "spectator",
    stones: { union: position.laid[0], confederate: position.laid[1] },
  }),
  texts: { load: async () => undefined },
  rollName: (kind) => kind,
  sideName: (side) => side,
  turnName: String,
  when: () => "now",
  glanceWhen: () => "now",
  firstTime: () => "now",
  scenario: (id) => ({ name: id, help: "" }),
  savedAs: (scenario) => scenario,
  option: (id) => ({ name: id, help: "" }),
  bid: (side, points) => `${side} ${points}`,
  optionValue: (id) => ({ name: id, help: "" }),
};

export const loaded: Awaited<ReturnType<typeof pebbles.load>> = {
  module: pebblesModule,
  whole: async () => pebblesModule,
  unitValues: () => ({}),
  say: (event) => event.type,
  citedBy: (event) => [event.rule],
  turnBegun: () => undefined,
};
