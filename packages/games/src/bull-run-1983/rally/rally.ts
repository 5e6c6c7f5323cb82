import type { HexIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import { NONE, NOON, type PieceIndex, type SideIndex } from "../measures.ts";
import { asks, hexId, type Play, pieceId, pop, push, type Step, tell } from "../play.ts";
import {
  ADVANCED,
  ENTERED,
  FOUGHT,
  FROZEN,
  LASTING_MARKS,
  LOST,
  MOVED,
  NORTH_ROUTE,
  PRESSED,
  type Position,
  RALLIES,
  REVIVED,
  SPENT,
  controls,
  firstAt,
  holderOf,
  limitAt,
  mark,
  marked,
  onMap,
  pointsAt,
  setDown,
} from "../position.ts";
import { ANY } from "../refusals.ts";
import type { Refuses } from "../refusing.ts";
import { RALLY } from "./refusals.ts";

/** What a piece must not have done this player-turn to remove ABATIS or to rally (BR83-11.6-a, BR83-14.32-a, R62). */
const BUSY = MOVED | FOUGHT | PRESSED | SPENT | ADVANCED | ENTERED;

/** Begins the Rally phase of a side: nobody has been revived (BR83-14.4-a). */
export function beginRally(play: Play, side: SideIndex): void {
  push(play, { step: "rally", side, revived: 0 });
}

/** Has the piece been in its hex since the Movement phase began, out of enemy zones of control and without a fight (R63)? */
function isCalm(field: Field, p: Position, piece: PieceIndex): boolean {
  return onMap(p, piece) && !marked(p, piece, BUSY) && !controls(field, p, 1 - field.sideOf[piece], p.place[piece]);
}

/** An infantry unit of the side that may remove the ABATIS of a hex (BR83-11.6-a, BR83-SP-m); NONE if there is none. */
function sapperAt(field: Field, p: Position, side: SideIndex, hex: HexIndex): PieceIndex {
  for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece])
    if (field.kindOf[piece] === "infantry" && field.sideOf[piece] === side && isCalm(field, p, piece)) return piece;
  return NONE;
}

/** The piece that represents a unit's brigade leader: himself, or the brigade piece he is in (BR83-8.3-a). */
function leaderOnMap(field: Field, p: Position, unit: PieceIndex): PieceIndex {
  const leader = field.leader[unit];
  if (leader === NONE) return NONE;
  const holder = holderOf(p, leader);
  return holder === NONE ? leader : holder;
}

/** Why a unit cannot be revived now (14). */
function reviveRefusal(
  field: Field,
  p: Position,
  frame: { readonly side: SideIndex; readonly revived: number },
  unit: PieceIndex,
): Refuses | undefined {
  if (p.turn < NOON) return RALLY["revive-early"]; // BR83-14.1-a
  if (frame.revived > 0) return RALLY["revive-once"]; // BR83-14.4-a
  if (field.sideOf[unit] !== frame.side) return RALLY["revive-enemy"];
  const leader = leaderOnMap(field, p, unit);
  if (leader === NONE || field.kindOf[unit] !== "infantry") return RALLY["revive-never"]; // BR83-14.23-a
  if (p.place[unit] !== RALLIES) return RALLY[whyNotThere(field, p, unit)];
  if (!onMap(p, leader)) return RALLY["revive-leader"]; // BR83-14.31-a
  if (!isCalm(field, p, leader)) return RALLY[hasMoved(p, leader) ? "revive-moved" : "revive-busy"]; // BR83-14.3-a, BR83-14.32-a
  if (field.kindOf[leader] !== "brigade" && companionOf(field, p, leader) === NONE) return RALLY["revive-apart"]; // BR83-14.3-a
  const hex = p.place[leader];
  return pointsAt(field, p, hex) + field.defense[unit] > limitAt(field, p, hex) ? RALLY["revive-full"] : undefined; // R69
}

/** Why a unit is not in the RALLY box: it is alive, or it was lost for good (BR83-14.22-a, BR83-OPT3-a). */
function whyNotThere(field: Field, p: Position, unit: PieceIndex): "revive-alive" | "revive-exhausted" | "revive-far" {
  if (p.place[unit] !== LOST) return "revive-alive";
  const tired = field.options.exhaustion === "on" && marked(p, unit, REVIVED) && marked(p, unit, NORTH_ROUTE);
  return tired ? "revive-exhausted" : "revive-far";
}

/** Has the piece been elsewhere in this player-turn? */
function hasMoved(p: Position, piece: PieceIndex): boolean {
  return marked(p, piece, MOVED | ADVANCED | ENTERED);
}

/** Why nobody stands by the leader: his brigade has no infantry, it is elsewhere, or was before, or in a fight or contact (14.3, 14.31, 14.32). */
function whyNoCompanion(
  field: Field,
  p: Position,
  leader: PieceIndex,
): "revive-alone" | "revive-apart" | "revive-companion-moved" | "revive-companion-busy" {
  const own = field.units[field.sideOf[leader]].filter(
    (piece) => field.kindOf[piece] === "infantry" && field.leader[piece] === leader && onMap(p, piece),
  );
  const here = own.filter((piece) => p.place[piece] === p.place[leader]);
  if (here.length === 0) return own.length === 0 ? "revive-alone" : "revive-apart";
  return here.every((piece) => hasMoved(p, piece)) ? "revive-companion-moved" : "revive-companion-busy";
}

/** An infantry unit of the leader's brigade that has stayed with him (BR83-14.3-a). */
function companionOf(field: Field, p: Position, leader: PieceIndex): PieceIndex {
  for (let piece = firstAt(p, p.place[leader]); piece !== NONE; piece = p.next[piece])
    if (field.kindOf[piece] === "infantry" && field.leader[piece] === leader && isCalm(field, p, piece)) return piece;
  return NONE;
}

/** The same where somebody asks, in whatever phase: which of the causes it is. */
export function whyNotRevived(
  { field, p }: Pick<Play, "field" | "p">,
  side: SideIndex,
  unit: PieceIndex,
  revived: number,
): Refuses | undefined {
  const refusal = reviveRefusal(field, p, { side, revived }, unit);
  return refusal === RALLY["revive-apart"] ? RALLY[whyNoCompanion(field, p, field.leader[unit])] : refusal;
}

/** The Rally phase: ABATIS are cleared, and from NOON one unit returns (BR83-2.7-a). */
export const rally: Step<"rally"> = {
  ask(play, frame) {
    const { field, p } = play;
    const actions: Action[] = [];
    for (const hex of p.abatis)
      if (sapperAt(field, p, frame.side, hex) !== NONE) actions.push({ type: "clear", hex: hexId(play, hex) });
    if (p.turn >= NOON && frame.revived === 0)
      for (let unit = 0; unit < field.count; unit++)
        if (p.place[unit] === RALLIES && reviveRefusal(field, p, frame, unit) === undefined)
          actions.push({ type: "revive", piece: pieceId(play, unit) });
    if (actions.length === 0) return undefined;
    return asks("rally", frame.side, "BR83-14.1-a", {}, [...actions, { type: "done" }]);
  },
  run: (play) => pop(play),
  take(play, frame, action) {
    const { field, p } = play;
    if (action.type === "clear") return clear(play, frame.side, field.grid.known(action.hex));
    if (action.type !== "revive") return pop(play);
    frame.revived = 1;
    return revive(play, present(field.index.get(action.piece), action.piece), p);
  },
  refuse({ field, p }, frame, action): Refuses | undefined {
    if (action.type === "clear") {
      const hex = field.grid.index(action.hex);
      if (hex === undefined) return ANY["no-such-hex"];
      if (!p.abatis.includes(hex)) return RALLY["clear-none"];
      return RALLY[controls(field, p, 1 - frame.side, hex) ? "clear-contact" : "clear-sapper"];
    }
    if (action.type !== "revive") return undefined;
    const unit = field.index.get(action.piece);
    return unit === undefined ? ANY["no-such-piece"] : whyNotRevived({ field, p }, frame.side, unit, frame.revived);
  },
};

function clear(play: Play, side: SideIndex, hex: HexIndex): void {
  const { field, p } = play;
  const sapper = sapperAt(field, p, side, hex);
  p.abatis = p.abatis.filter((one) => one !== hex);
  // BR83-4.84-a: face-down pieces stay unknown
  const known = marked(p, sapper, FROZEN) ? {} : { piece: pieceId(play, sapper) };
  tell(play, { type: "abatis-cleared", rule: "BR83-11.6-a", hex: hexId(play, hex), ...known });
}

/** The unit returns in its leader's hex (BR83-14.33-a) and is as good as new (BR83-14.5-a). */
function revive(play: Play, unit: PieceIndex, p: Position): void {
  const { field } = play;
  const leader = leaderOnMap(field, p, unit);
  const hex = p.place[leader];
  setDown(field, p, unit, hex);
  p.marks[unit] &= LASTING_MARKS;
  mark(p, unit, REVIVED | ENTERED); // BR83-11.6-a: it was not there when the turn began
  tell(play, {
    type: "revived",
    rule: "BR83-14.33-a",
    piece: pieceId(play, unit),
    leader: pieceId(play, field.leader[unit]),
    hex: hexId(play, hex),
  });
}
