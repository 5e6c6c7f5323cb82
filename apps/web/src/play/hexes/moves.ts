import type { HexGrid } from "@stonebridge/board";
import type { DeskMoves } from "../../games/contract/desk.ts";
import type { Offer } from "../../games/contract/offers.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import type { GameTypes, Table } from "../../games/contract/types.ts";
import { justBegun } from "../left-to-do.ts";
import type { Hands } from "./hands.ts";
import { worthRefusing } from "./worth-refusing.ts";

/** The types of a hex game. */
interface HexTypes<A extends GameTypes["action"]> extends GameTypes {
  readonly offer: Offer<A>;
  readonly table: Table<A, unknown>;
}

/** What a hex game brings for its moves. */
interface HexMoves<G extends HexTypes<G["action"]>>
  extends
    Pick<DeskMoves<G>, "tableOf" | "choicesOf" | "labelOf" | "leftOpen">,
    Partial<Pick<DeskMoves<G>, "read" | "wholeStack" | "anew">> {
  readonly hands: Hands<G["action"], G["offer"], G["table"]>;
  readonly grid: HexGrid;
  /** Hexes at most so far from the piece in hand are refused by mere pointing, where its question is about near ground. */
  readonly near: number;
  /** What is said aloud when an offer comes into preview; undefined where something else tells it. */
  spoken(table: G["table"], offer: G["offer"]): string | undefined;
}

/** What is done alike in all hex games: pieces are taken in hand, march, and are sent where they are pointed. */
export function hexMoves<G extends HexTypes<G["action"]>>(play: PlayOf<G>, game: HexMoves<G>): DeskMoves<G> {
  const { hands, grid, near, spoken, ...moves } = game;
  const { meanings, ground } = hands.offers;
  return {
    read: hands.readPick,
    ...moves,
    offersOf: hands.offersOf,
    preset: () => undefined,
    needsPreview: hands.needsPreview,
    onlyOne: hands.onlyOne,
    denialAt: hands.denialAt,
    worthRefusing(target) {
      const { table, decided } = play;
      const asked = table !== undefined && decided !== undefined && hands.question(table).nearRefused === true;
      return worthRefusing(grid, asked ? ground.placeOf(table, decided) : undefined, target, near);
    },
    showsWhenPointedAt: ({ meaning }) => meanings[meaning].goes !== undefined && !meanings[meaning].silent,
    spoken: (offer) => (play.table ? spoken(play.table, offer) : undefined),
    leftToDo: (offer) => (play.table ? hands.leftBefore(play.table, offer, play.offers, justBegun(play)) : []),
    answers: () => [],
    samePiece: (one, other) => one === other,
    beginsPiece: ({ type }) => meanings[type]?.begins === true,
    whyNot: hands.whyNot,
  };
}
