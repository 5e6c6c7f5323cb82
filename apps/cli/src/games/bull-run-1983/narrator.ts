import {
  type Action,
  ASKING_STEPS,
  bullRun1983,
  type GameEvent,
  ROLL_KINDS,
  SIDES,
  type SideId,
  type View,
} from "@stonebridge/games/bull-run-1983";
import {
  type FightParty,
  namesOf,
  spokenPiece,
  type Refusals,
  type Texts,
} from "@stonebridge/games/bull-run-1983/text";
import { WORDS } from "../../language/index.ts";
import type { Narrator } from "../../shelf-game.ts";
import { placeNamed } from "../../terminal/look.ts";
import { combatSheet, say } from "../../terminal/narration.ts";
import { once, saidAlike } from "../narrating.ts";
import { wholeOf } from "../whole.ts";
import { GAME_WORDS } from "./language.ts";
import { hexLines, namedHexes } from "./map.ts";
import type { BullRun } from "./types.ts";
import { wordReader } from "./words.ts";

type PieceView = View["pieces"][number];
type Fought = Extract<GameEvent, { readonly type: "fought" }>;

const HEADINGS: { readonly [T in GameEvent["type"]]?: "turn" | "part" } = {
  "turn-began": "turn",
  "player-turn-began": "part",
};

const VOCABULARY = { steps: ASKING_STEPS, sides: SIDES, rolls: ROLL_KINDS, headings: HEADINGS };

/** What the game says at a terminal, from its own texts. */
export function createNarrator(texts: Texts & Refusals, bare: BullRun): Narrator<Action, GameEvent, View> {
  const game = wholeOf(bare, bullRun1983);
  const names = namesOf(texts);
  const words = WORDS[texts.language];
  const own = GAME_WORDS[texts.language];
  const hexes = namedHexes(game);
  const said = saidAlike(texts, names, VOCABULARY);
  const reader = once(() => wordReader(hexes, names));
  return {
    ...said,
    examples: { action: "step QQ18", place: "sudley ford", units: ["union", "jackson"] },
    event(event) {
      if (event.type === "fought") return combat(event);
      const details = texts.details(event, names).map((detail) => `\n    ${say(detail)}`);
      return said.event(event) + details.join("");
    },
    status,
    pieces: (view) => [...view.pieces.flatMap((piece) => pieceLine(piece, view)), ...faceDownLines(view)],
    look(view, place) {
      const hex = placeNamed(hexes, place);
      return hex && hexLines(game, view, hex.id, texts, own);
    },
    readAction: (_, typed) => reader()(typed),
  };

  /** A battle with every unit, what halves or doubles it by which rule, the odds and the die. */
  function combat(event: Fought): string {
    const { title, attacker, support, defender, odds, verdict } = texts.fight(event, names);
    const party = (one: FightParty) => ({
      title: words.pair(one.title, one.total),
      lines: one.lines.map(({ text, value }) => `${value.padStart(4)}  ${say(text)}`),
    });
    const parties = [attacker, ...(support ? [support] : []), defender].map(party);
    const die = event.die === undefined ? "" : own.die(event.die);
    return combatSheet(say(title), parties, `${say(odds)}${die}. ${verdict}`);
  }

  function status(view: View): readonly string[] {
    const { turn, stage, side } = view;
    const half = side === undefined ? [] : [texts.side(side)];
    const when = turn === 0 ? [texts.stage(stage)] : [texts.turn(turn), ...half, texts.stage(stage)];
    const stars = game.field.stars.map((hex) => game.field.grid.ids[hex]);
    const held = stars.filter((star) =>
      view.pieces.some((piece) => piece.side === "union" && piece.hex === star && piece.defense > 0),
    );
    return [
      when.join(" · "),
      own.stars(held, stars),
      SIDES.map((one) => words.pair(texts.side(one), own.lost(pointsGone(view, one)))).join(" · "),
    ];
  }

  function pieceLine(piece: PieceView, view: View): readonly string[] {
    if (piece.where === "unseen") return [];
    const holder = piece.holder === undefined ? undefined : names.piece(piece.holder);
    const where = piece.hex ?? texts.whereabouts(piece.where, holder);
    const label = texts.pieceLabel(spokenPiece(piece, view, texts));
    return [words.pair(words.pair(texts.side(piece.side), label), where)];
  }

  function faceDownLines({ faceDown }: View): readonly string[] {
    return faceDown.map(({ side, hex, count }) => {
      return words.pair(words.pair(texts.side(side), own.countersFaceDown(count)), hex);
    });
  }
}

/** A side's defense points that are out of play or waiting to rally; a brigade piece is made of others. */
function pointsGone(view: View, side: SideId): number {
  const gone = view.pieces.filter(
    (piece) => piece.side === side && piece.kind !== "brigade" && (piece.where === "lost" || piece.where === "rally"),
  );
  return gone.reduce((sum, { defense }) => sum + defense, 0);
}
