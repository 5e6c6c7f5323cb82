import type { PieceView, SideId, View } from "@stonebridge/games/bull-run-1983";
import type { Texts } from "@stonebridge/games/bull-run-1983/text";
import { type Body, type CounterLook, NO_MARKS, type PieceMarks, type Stripe } from "../../board/counters/look.ts";
import type { PieceState } from "../../board/model.ts";
import { shortName } from "./short-names.ts";

/** Stripes of Union divisions, by number. */
const DIVISIONS: Readonly<Record<number, Stripe>> = {
  1: "vermilion",
  2: "yellow-diagonals",
  3: "green-dots",
  4: "pale-blue-bars",
  5: "ivory-chevrons",
};

/** What the order of battle says of a piece beside what a view tells. */
export interface Belonging {
  readonly division?: number;
}

export function bodyOf(piece: Pick<PieceView, "side" | "army">): Body {
  if (piece.side === "union") return "union";
  return piece.army === "shenandoah" ? "shenandoah" : "confederate";
}

function stripeOf(piece: PieceView, { division }: Belonging): Stripe {
  if (piece.side === "union") return (division !== undefined && DIVISIONS[division]) || "green-diagonals";
  return piece.army === "shenandoah" ? "yellow-chevrons" : "maroon";
}

/** The counter of a piece that lies face up. */
export function lookOf(piece: PieceView, belonging: Belonging, texts: Texts): CounterLook {
  const common = {
    body: bodyOf(piece),
    stripe: stripeOf(piece, belonging),
    name: texts.counterName(piece.id),
    short: shortName(piece.id, texts.counterName(piece.id)),
    subtitle: texts.pieceBody(piece.id),
    movement: piece.movement,
    selfActivating: piece.red,
  };
  const fighting = { ...common, attack: piece.attack, defence: piece.defense };
  switch (piece.kind) {
    case "infantry":
    case "cavalry":
      return { kind: "regiment", figure: piece.kind, ...fighting };
    case "battery":
      return { kind: "battery", face: piece.face ?? "mobile", ...fighting };
    case "brigade":
      return { kind: "brigade-piece", ...fighting };
    case "army-leader":
      return { kind: "leader", rank: "army", ...common };
    case "division-leader":
      return { kind: "leader", rank: "division", ...common };
    case "artillery-leader":
      return { kind: "leader", rank: "artillery", ...common };
    case "brigade-leader":
      return { kind: "leader", rank: "brigade", ...common };
    default:
      return { kind: "hidden", body: common.body };
  }
}

/**
 * What hangs on a counter: STOP on those who may not move, once the Command phase has said who may, unless there is something else to choose
 * them for; a tick on who has acted in the running phase.
 */
export function marksOf(
  piece: PieceView,
  { stage, side }: Pick<View, "stage" | "side">,
  state: PieceState = "rest",
): PieceMarks {
  const commanded = stage === "movement" && side === piece.side;
  return {
    ...NO_MARKS,
    spent: commanded ? piece.moved === true || piece.spent === true : stage === "combat" && piece.fought === true,
    stopped: commanded && state === "rest" && piece.active !== true && piece.moved !== true,
    bombarded: piece.bombarded === true,
  };
}

/** A counter that lies face down (R12). */
export function faceDown(side: SideId): { readonly look: CounterLook; readonly marks: PieceMarks } {
  return { look: { kind: "hidden", body: side === "union" ? "union" : "confederate" }, marks: NO_MARKS };
}
