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
import { type Names, namesOf, type Texts } from "@stonebridge/games/no-written-orders/text";
import type { Outcome } from "@stonebridge/kernel";
import { resignedSide } from "@stonebridge/kernel";
import type { Narrator } from "../../shelf-game.ts";
import { placeNamed } from "../../terminal/look.ts";
import { headed, say } from "../../terminal/narration.ts";
import { known } from "../known.ts";
import { wholeOf } from "../whole.ts";
import { hexLines, namedHexes } from "./map.ts";
import type { Orders } from "./types.ts";
import { wordReader } from "./words.ts";

const HEADINGS: { readonly [T in GameEvent["type"]]?: "turn" | "part" } = {
  "turn-began": "turn",
  "phase-began": "part",
};

const WINNERS = [...SIDES, "draw"] as const;

/** What the game says at a terminal, from its own texts. */
export function createNarrator(texts: Texts, bare: Orders): Narrator<Action, GameEvent, View> {
  const { field } = wholeOf(bare, noWrittenOrders);
  const names = namesOf(texts, field);
  const hexes = namedHexes(field);
  let reader: ReturnType<typeof wordReader> | undefined;
  return {
    examples: { action: "address mcdowell U2", place: "stone bridge", units: ["union", "jackson"] },
    side: (side) => texts.side(known(SIDES, side)),
    question(decision) {
      const { sentence, detail } = texts.question(decision, names);
      return { sentence: say(sentence), detail: say(detail) };
    },
    action: (action, decision) => texts.action(action, names, { step: known(ASKING_STEPS, decision.step) }),
    event: (event) => headed(say(texts.event(event, names)), HEADINGS[event.type]),
    refusal(refusal, action) {
      const { title, sentence } = texts.refusal(refusal, names, action);
      return `${say(title)}. ${say(sentence)}`;
    },
    outcome: (outcome) => outcomeLine(outcome, texts, names),
    roll: (kind) => texts.rollName(known(ROLL_KINDS, kind)),
    status: (view) => [
      [texts.turn(view.turn, names), texts.stage(view.phase)].join(" · "),
      SIDES.map((side) => `${texts.side(side)}: ${view.points[side]} VP`).join(" · "),
      ...view.holders.flatMap((holder) => holderLine(holder, texts, names)),
    ],
    pieces: (view) => [
      ...view.leaders.map((leader) => leaderLine(leader, texts, names)),
      ...view.units.map((unit) => unitLine(unit, texts, names)),
      ...view.stacks.map(
        ({ side, hex, top }) => `${texts.side(side)}: a stack, ${names.unit(top)} on top: ${names.hex(hex)}`,
      ),
    ],
    look(view, words) {
      const hex = placeNamed(hexes, words);
      return hex && hexLines(field, view, hex.id, texts, names);
    },
    readAction(_, words) {
      reader ??= wordReader(texts, field, hexes, names);
      return reader(words);
    },
  };
}

/** Who won, with the points where they were counted; or who gave up. */
function outcomeLine(outcome: Outcome, texts: Texts, names: Names): string {
  const { winner, rule, about } = outcome;
  if (rule === undefined || resignedSide(outcome) !== undefined) return say(texts.outcome(outcome));
  const event: GameEvent = { type: "game-over", rule, winner: known(WINNERS, winner) };
  const { points } = about as { readonly points?: Readonly<Record<string, number>> };
  const counted =
    points === undefined ? "" : ` (${SIDES.map((side) => `${texts.side(side)} ${points[side]} VP`).join(", ")})`;
  return say(texts.event(event, names)) + counted;
}

/** The orders of one’s own: in force, waiting, on the way. */
function holderLine({ id, order, next, waiting, riding }: HolderView, texts: Texts, names: Names): readonly string[] {
  if (order === undefined && waiting === undefined && riding.length === 0) return [];
  const spoken = (one: { readonly type: Parameters<Texts["order"]>[0]; readonly target?: string }): string =>
    one.target === undefined ? texts.order(one.type) : `${texts.order(one.type)} ${names.hex(one.target)}`;
  const legs = order === undefined ? [texts.order("reserve")] : [order, ...(next ?? [])].map(spoken);
  const waits =
    waiting === undefined ? [] : [`waits (${waiting.needs}+): ${waiting.orders.map(spoken).join(", then ")}`];
  const aides = riding.map(
    ({ hex, orders }) => `with an aide at ${names.hex(hex)}: ${orders.map(spoken).join(", then ")}`,
  );
  return [`${names.holder(id)}: ${[legs.join(", then "), ...waits, ...aides].join(" · ")}`];
}

function leaderLine({ id, side, where, hex, rating }: LeaderView, texts: Texts, names: Names): string {
  return `${texts.side(side)}: ${names.leader(id)}, rated ${rating}: ${hex === undefined ? texts.whereabouts(where) : names.hex(hex)}`;
}

function unitLine(unit: UnitView, texts: Texts, names: Names): string {
  const { id, side, where, hex, strength, disrupted } = unit;
  const notes = [
    ...(strength === undefined ? [] : [`strength ${strength}`]),
    ...(disrupted ? [texts.unitState("disrupted")] : []),
  ];
  const label = [names.unit(id), ...notes].join(", ");
  return `${texts.side(side)}: ${label}: ${hex === undefined ? texts.whereabouts(where) : names.hex(hex)}`;
}
