import type {
  Action,
  AskingStep,
  GameEvent,
  NoWrittenOrders,
  Position,
  RollKind,
  SideId,
  View,
} from "@stonebridge/games/no-written-orders";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import type { GameEntry } from "../contract/entry.ts";
import { turnOf } from "./modules/hours.ts";
import { gameTexts } from "./texts.ts";

type Entry = Required<GameEntry<Position, Action, GameEvent, View>>;

function piecesOf(view: View) {
  return [
    ...view.units.flatMap(({ hex, side }) => (hex === undefined ? [] : [{ zone: hex, side }])),
    ...view.stacks.map(({ hex, side }) => ({ zone: hex, side })),
  ];
}

/** Questions that both answer over the same counters, which lie beside each other: nobody has to look away. */
const OPEN: ReadonlySet<string> = new Set<AskingStep>([
  "hits",
  "evasion",
  "first-fire",
  "support",
  "breaking-off",
  "passing-fire",
  "reaction",
]);

/** Dice of which only their owner learns, whatever is agreed: confidence, when reinforcements come, whether hidden marches are found. */
const HIDDEN_DICE: ReadonlySet<string> = new Set<RollKind>(["confidence", "arrival", "hiding"]);

/** Dice that test orders: only their owner sees them under the option of secret tests. */
const TESTS: ReadonlySet<string> = new Set<RollKind>(["initiative", "compliance", "waiting-order", "trait"]);

/** What the client asks of a game that runs: it comes with the rules. */
export const running: Pick<
  Entry,
  "conceals" | "secretDice" | "glance" | "landmark" | "openView" | "turnName" | "when"
> = {
  conceals(game, position) {
    const decision = game.decision(position);
    return decision.over || !OPEN.has(decision.step);
  },
  secretDice: (game, kind) =>
    HIDDEN_DICE.has(kind) || (TESTS.has(kind) && (game as NoWrittenOrders).field.options.secretTests === "on"),
  glance(view, decision) {
    return {
      turn: view.turn,
      stage: view.scenario,
      phase: 0,
      ...(decision.over ? { winner: decision.winner } : { decides: decision.sides[0] }),
      points: view.points,
      pieces: piecesOf(view),
    };
  },
  landmark(event) {
    if (event.type === "turn-began") return "turn";
    return event.type === "phase-began" || event.type === "action-began" ? "phase" : undefined;
  },
  openView(game, position) {
    const [union, confederate] = [game.view(position, "union"), game.view(position, "confederate")];
    const own = new Map([...confederate.units, ...confederate.leaders].map((piece) => [piece.id, piece]));
    const whole = <T extends { readonly id: string; readonly side: SideId }>(pieces: readonly T[]): readonly T[] =>
      pieces.map((piece) => (piece.side === "union" ? piece : ((own.get(piece.id) as T | undefined) ?? piece)));
    const headquarters = new Map([...union.headquarters, ...confederate.headquarters].map((one) => [one.id, one]));
    return {
      ...union,
      seat: "spectator",
      units: whole(union.units),
      leaders: whole(union.leaders),
      stacks: [],
      headquarters: [...headquarters.values()],
      holders: [...union.holders, ...confederate.holders],
      written: [...union.written, ...confederate.written],
      decoys: [...union.decoys, ...confederate.decoys],
      cup: [...union.cup, ...confederate.cup],
    };
  },
  turnName: (turn, game) => gameTexts.t.turn(turn, namesOf(gameTexts.t, (game as NoWrittenOrders).field)),
  when({ scenario, turn, phase }) {
    const texts = gameTexts.t;
    const data = turnOf(scenario, turn);
    return `${texts.date(data)} · T${turn} ${texts.time(data)} · ${texts.stage(phase)}`;
  },
};
