import {
  type Action,
  ASKING_STEPS,
  type GameEvent,
  type HolderView,
  type LeaderView,
  noWrittenOrders,
  ROLL_KINDS,
  SIDES,
  type UnitView,
  type View,
} from "@stonebridge/games/no-written-orders";
import { type Names, namesOf, type Refusals, type Texts } from "@stonebridge/games/no-written-orders/text";
import type { Outcome } from "@stonebridge/kernel";
import { resignedSide } from "@stonebridge/kernel";
import { WORDS } from "../../language/index.ts";
import type { Narrator } from "../../shelf-game.ts";
import { placeNamed } from "../../terminal/look.ts";
import { say } from "../../terminal/narration.ts";
import { known } from "../known.ts";
import { once, saidAlike } from "../narrating.ts";
import { wholeOf } from "../whole.ts";
import { GAME_WORDS } from "./language.ts";
import { hexLines, namedHexes } from "./map.ts";
import type { Orders } from "./types.ts";
import { wordReader } from "./words.ts";

const HEADINGS: { readonly [T in GameEvent["type"]]?: "turn" | "part" } = {
  "turn-began": "turn",
  "phase-began": "part",
};

const WINNERS = [...SIDES, "draw"] as const;

const VOCABULARY = { steps: ASKING_STEPS, sides: SIDES, rolls: ROLL_KINDS, headings: HEADINGS };

/** What the game says at a terminal, from its own texts. */
export function createNarrator(texts: Texts & Refusals, bare: Orders): Narrator<Action, GameEvent, View> {
  const { field } = wholeOf(bare, noWrittenOrders);
  const names = namesOf(texts, field);
  const words = WORDS[texts.language];
  const own = GAME_WORDS[texts.language];
  const { pair } = words;
  const hexes = namedHexes(field);
  const reader = once(() => wordReader(texts, field, hexes, names));
  return {
    ...saidAlike(texts, names, VOCABULARY),
    examples: { action: "address mcdowell U2", place: "stone bridge", units: ["union", "jackson"] },
    holder: (id) => names.holder(id),
    outcome: (outcome) => outcomeLine(outcome, texts, names),
    status: (view) => [
      [texts.turn(view.turn, names), texts.stage(view.phase)].join(" · "),
      SIDES.map((side) => pair(texts.side(side), own.points(view.points[side]))).join(" · "),
      ...view.holders.flatMap((holder) => holderLine(holder, texts, names)),
    ],
    pieces: (view) => [
      ...view.leaders.map((leader) => leaderLine(leader, texts, names)),
      ...view.units.map((unit) => unitLine(unit, texts, names)),
      ...view.stacks.map(({ side, hex, top }) =>
        pair(pair(texts.side(side), own.stack(names.unit(top))), names.hex(hex)),
      ),
    ],
    look(view, place) {
      const hex = placeNamed(hexes, place);
      return hex && hexLines(field, view, hex.id, texts, own, names);
    },
    readAction: (_, typed) => reader()(typed),
  };
}

/** Who won, with the points if they were counted; or who gave up. */
function outcomeLine(outcome: Outcome, texts: Texts, names: Names): string {
  const { winner, rule, about } = outcome;
  if (rule === undefined || resignedSide(outcome) !== undefined) return say(texts.outcome(outcome));
  const event: GameEvent = { type: "game-over", rule, winner: known(WINNERS, winner) };
  const { points } = about as { readonly points?: Readonly<Record<string, number>> };
  const counted =
    points === undefined
      ? ""
      : ` (${SIDES.map((side) => `${texts.side(side)} ${GAME_WORDS[texts.language].points(points[side])}`).join(", ")})`;
  return say(texts.event(event, names)) + counted;
}

/** A holder’s orders: in force, waiting, on the way. */
function holderLine({ id, order, next, waiting, riding }: HolderView, texts: Texts, names: Names): readonly string[] {
  if (order === undefined && waiting === undefined && riding.length === 0) return [];
  const { pair } = WORDS[texts.language];
  const { aimed, thenAlso, waits: waitsFor, riding: ridesTo } = GAME_WORDS[texts.language];
  const spoken = (one: { readonly type: Parameters<Texts["order"]>[0]; readonly target?: string }): string =>
    one.target === undefined ? texts.order(one.type) : aimed(texts.order(one.type), names.hex(one.target));
  const legs = order === undefined ? [texts.order("reserve")] : [order, ...(next ?? [])].map(spoken);
  const waits = waiting === undefined ? [] : [waitsFor(waiting.needs, waiting.orders.map(spoken).join(thenAlso))];
  const aides = riding.map(({ hex, orders }) => ridesTo(names.hex(hex), orders.map(spoken).join(thenAlso)));
  return [pair(names.holder(id), [legs.join(thenAlso), ...waits, ...aides].join(" · "))];
}

function leaderLine({ id, side, where, hex, rating }: LeaderView, texts: Texts, names: Names): string {
  const { pair } = WORDS[texts.language];
  const label = `${names.leader(id)}, ${GAME_WORDS[texts.language].rated(rating)}`;
  return pair(pair(texts.side(side), label), hex === undefined ? texts.whereabouts(where) : names.hex(hex));
}

function unitLine(unit: UnitView, texts: Texts, names: Names): string {
  const { id, side, where, hex, strength, disrupted } = unit;
  const notes = [
    ...(strength === undefined ? [] : [GAME_WORDS[texts.language].strength(strength)]),
    ...(disrupted ? [texts.unitState("disrupted")] : []),
  ];
  const label = [names.unit(id), ...notes].join(", ");
  const { pair } = WORDS[texts.language];
  return pair(pair(texts.side(side), label), hex === undefined ? texts.whereabouts(where) : names.hex(hex));
}
