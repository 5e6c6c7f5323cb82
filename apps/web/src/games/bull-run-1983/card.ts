import type { PieceView } from "@stonebridge/games/bull-run-1983";
import type { PieceCard } from "../../play/hexes/piece-card.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { factorsOf } from "./factors.ts";

/** The card of a piece; undefined for an unknown id. */
export function cardOf(desk: OldBullRunDesk, piece: string): PieceCard | undefined {
  const { view, texts, t, game } = desk;
  const seen = view.pieces.find(({ id }) => id === piece);
  const data = game.field.pieces[game.field.index.get(piece) ?? -1];
  if (!seen || !data) return undefined;
  const { card } = t;
  const basis = data.basis === "rulebook" ? card.rulebook : data.basis === "derived" ? card.derived : card.estimate;
  /** "650 men · Values are our estimate from the records." */
  const figures = [
    ...(data.men > 0 ? [texts.men(data.men)] : []),
    ...(data.guns > 0 ? [texts.guns(data.guns)] : []),
    basis,
  ];
  return {
    title: texts.pieceTitle(piece),
    lines: [[texts.kind(seen.kind), ...(seen.face ? [texts.face(seen.face)] : [])].join(" · "), texts.pieceBody(piece)],
    values: [
      ...(seen.defense > 0
        ? ([
            [card.attack, seen.attack],
            [card.defense, seen.defense],
          ] as const)
        : []),
      [card.movement, seen.movement],
    ],
    states: statesOf(desk, seen),
    where: whereOf(desk, seen),
    stack: stackOf(desk, seen),
    notes: [figures.join(" · ")],
  };
}

function statesOf({ view, t: { card } }: OldBullRunDesk, seen: PieceView): readonly string[] {
  const waits = view.stage === "movement" && view.side === seen.side && !seen.moved;
  return [
    ...(seen.frozen ? [card.frozen] : []),
    ...(seen.red ? [card.red] : []),
    ...(waits ? [seen.active ? card.active : card.inactive] : []),
    ...(seen.moved ? [card.moved] : []),
    ...(seen.spent ? [card.spent] : []),
    ...(seen.fought ? [card.fought] : []),
    ...(seen.bombarded ? [card.bombarded] : []),
    ...(seen.revived ? [card.revived] : []),
  ];
}

function whereOf({ view, texts, names, t }: OldBullRunDesk, { id, hex, where, holder }: PieceView): readonly string[] {
  const place =
    hex === undefined
      ? texts.whereabouts(where, holder === undefined ? undefined : names.piece(holder))
      : `${names.place(hex)} · ${texts.whereabouts(where)}`;
  const held = view.pieces.filter((one) => one.holder === id).map((one) => names.piece(one.id));
  return [place, ...(held.length > 0 ? [`${t.card.holds} ${held.join(", ")}`] : [])];
}

function stackOf({ view }: OldBullRunDesk, { hex }: PieceView): PieceCard["stack"] {
  if (hex === undefined) return [];
  return view.pieces
    .filter((one) => one.hex === hex && one.where === "map")
    .map((one) => {
      const figures = factorsOf(one);
      return { piece: one.id, ...(figures === undefined ? {} : { figures }) };
    });
}
