import type { HexIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { breakBrigade, formBrigade, formRefusal, offerFormations } from "../brigades/brigades.ts";
import { ABATIS_COUNT, abatisHexes, abatisRefusal, startsOnMap } from "./cards.ts";
import { dummies, hide, hideActions, hideRefusal, unhide } from "./dummies.ts";
import type { Field } from "../field.ts";
import type { FrameOf } from "../frames.ts";
import { CONFEDERATE, NONE, type PieceIndex, type SideIndex, UNION } from "../measures.ts";
import { breakRefusal, flip, flipRefusal } from "../movement/movement.ts";
import { type Play, type Step, asks, hexId, pieceId, pieceIds, pop, sideId, tell } from "../play.ts";
import { FROZEN, type Position, WAITING, holderOf, onMap, takeOff, unmark } from "../position.ts";
import { putDown, putHexes, putRefusal, unplaced } from "./putting.ts";
import { ANY } from "../refusals.ts";
import type { Refuses } from "../refusing.ts";
import { SET_UP } from "./refusals.ts";
import { seenBy, showSetUp } from "./set-up-events.ts";
import { suggest } from "./suggestion.ts";

type SetUp = FrameOf<"set-up">;

/**
 * One side sets up (1; D02 to D05): the Confederates first and unseen, then the Union (BR83-1.2-a, BR83-1.3-a). Everything may be taken
 * back until the side is ready. With the historical set-up both sides are in their historical places, and the only question is how the
 * Union hides in the fog of war.
 */
export const setUp: Step<"set-up"> = {
  ask(play, f) {
    if (!asksSetUp(play, f)) return undefined;
    const { field, p } = play;
    const about = {
      pieces: pieceIds(play, f.hand),
      left: unplaced(field, p, f.side, f.hand).length,
      ...(f.side === CONFEDERATE ? { abatis: ABATIS_COUNT - p.abatis.length } : {}),
    };
    return asks("set-up", f.side, "BR83-1.1-a", about, setUpActions(play, f));
  },
  run(play, f) {
    suggest(play, f);
    if (!asksSetUp(play, f)) ready(play, f);
  },
  take(play, f, action) {
    const { field } = play;
    const piece = "piece" in action ? present(field.index.get(action.piece), action.piece) : NONE;
    const hex = "hex" in action ? field.grid.known(action.hex) : NONE;
    const pieces = "pieces" in action ? indices(field, action.pieces) : [];
    switch (action.type) {
      case "take":
        return takeUp(play, f, piece);
      case "return":
        return giveBack(play, f, piece);
      case "put":
        putDown(play, f.hand, hex, action.route);
        f.hand = [];
        return undefined;
      case "form":
        return formBrigade(play, piece, pieces);
      case "break":
        return field.kindOf[piece] === "dummy" ? unhide(play, piece) : void breakBrigade(play, piece);
      case "flip":
        return flip(play, piece);
      case "abatis":
        return placeAbatis(play, hex);
      case "clear":
        return clearAbatis(play, hex);
      case "trestle":
        return setTrestle(play, action.fate === "stands" ? 1 : 0);
      case "hide":
        return hide(play, piece, pieces);
      case "suggest":
        return suggest(play, f);
      default:
        return ready(play, f);
    }
  },
  refuse: (play, f, action) => setUpRefusal(play, f, action),
};

/** The historical set-up runs by itself, except for dummies. */
function asksSetUp({ field, p }: Play, f: SetUp): boolean {
  if (field.options.setup === "free") return true;
  return f.side === UNION && dummies(field).length > 0 && unplaced(field, p, f.side, f.hand).length === 0;
}

/** What else can be done with a piece in hand or on the map is decided only by lists of candidates and the refusals below. */
function setUpActions(play: Play, f: SetUp): Action[] {
  const { field, p } = play;
  const actions: Action[] = [];
  if (field.options.setup === "free") placingActions(play, f, actions);
  for (const dummy of dummies(field)) if (f.side === UNION) actions.push(...hideActions(play, dummy));
  if (unplaced(field, p, f.side, f.hand).length > 0 || abatisLeft(p, f.side) > 0) actions.push({ type: "suggest" });
  if (readyRefusal(play, f) === undefined) actions.push({ type: "ready" });
  return actions;
}

function placingActions(play: Play, f: SetUp, actions: Action[]): void {
  const { field, p } = play;
  for (const hex of putHexes(play, f.hand)) actions.push({ type: "put", hex: hexId(play, hex) });
  if (field.options.exhaustion === "on")
    for (const hex of putHexes(play, f.hand, "north"))
      actions.push({ type: "put", hex: hexId(play, hex), route: "north" });
  for (let piece = 0; piece < field.count; piece++) {
    if (field.sideOf[piece] !== f.side) continue;
    const id = pieceId(play, piece);
    if (takeRefusal(play, f, piece) === undefined) actions.push({ type: "take", piece: id });
    if (f.hand.includes(piece)) actions.push({ type: "return", piece: id });
    if (field.kindOf[piece] === "brigade") {
      if (onMap(p, piece)) actions.push({ type: "break", piece: id });
      offerFormations(field, p, piece, false, actions);
    } else if (field.kindOf[piece] === "battery" && onMap(p, piece)) {
      actions.push({ type: "flip", piece: id });
    }
  }
  if (f.side !== CONFEDERATE) return;
  if (abatisLeft(p, f.side) > 0)
    for (const hex of abatisHexes(field))
      if (putAbatisRefusal(field, p, f.side, hex) === undefined)
        actions.push({ type: "abatis", hex: hexId(play, hex) });
  for (const hex of p.abatis) actions.push({ type: "clear", hex: hexId(play, hex) });
  actions.push({ type: "trestle", fate: p.trestle === 1 ? "destroyed" : "stands" });
}

function setUpRefusal(play: Play, f: SetUp, action: Action): Refuses | undefined {
  const { field, p } = play;
  const piece = "piece" in action ? field.index.get(action.piece) : NONE;
  const hex = "hex" in action ? field.grid.index(action.hex) : NONE;
  if (piece === undefined || ("pieces" in action && action.pieces.some((id) => !field.index.has(id))))
    return ANY["no-such-piece"];
  if (hex === undefined) return ANY["no-such-hex"];
  const settled = field.options.setup === "historical" && SETTLED.has(action.type);
  if (settled) return SET_UP["take-settled"];
  switch (action.type) {
    case "take":
      return takeRefusal(play, f, piece);
    case "return":
      return f.hand.includes(piece) ? undefined : SET_UP["return-hand"];
    case "put":
      return putRefusal(play, f.hand, hex, action.route);
    case "form":
      if (field.sideOf[piece] !== f.side) return SET_UP["take-enemy"];
      return formRefusal(field, p, piece, indices(field, action.pieces), false);
    case "break":
      if (field.kindOf[piece] === "dummy" && onMap(p, piece)) return undefined;
      return breakRefusal(field, p, f.side, piece);
    case "flip":
      return flipRefusal(field, p, f.side, piece);
    case "abatis":
      return putAbatisRefusal(field, p, f.side, hex);
    case "clear":
      return f.side === CONFEDERATE && p.abatis.includes(hex) ? undefined : SET_UP["clear-absent"];
    case "trestle":
      return SET_UP[f.side === CONFEDERATE ? "trestle-same" : "trestle-enemy"];
    case "hide":
      return hideRefusal(play, f.side, piece, indices(field, action.pieces));
    case "suggest":
      return SET_UP["suggest-none"];
    case "ready":
      return readyRefusal(play, f);
    default:
      return undefined;
  }
}

/** What the historical set-up has settled. */
const SETTLED: ReadonlySet<Action["type"]> = new Set([
  "take",
  "return",
  "put",
  "form",
  "flip",
  "abatis",
  "clear",
  "trestle",
]);

function indices(field: Field, ids: readonly string[]): PieceIndex[] {
  return ids.map((id) => field.index.get(id) ?? NONE);
}

/** Why a piece may not be taken into the hand (BR83-1.1-a). */
function takeRefusal({ field, p }: Play, f: SetUp, piece: PieceIndex): Refuses | undefined {
  if (field.sideOf[piece] !== f.side) return SET_UP["take-enemy"];
  if (f.hand.includes(piece)) return SET_UP["take-hand"];
  if (field.kindOf[piece] === "dummy") return SET_UP["take-dummy"];
  if (holderOf(p, piece) !== NONE) return SET_UP["take-held"];
  if (onMap(p, piece)) return undefined;
  if (field.kindOf[piece] === "brigade") return SET_UP["take-exchange"]; // BR83-1.14-a
  return startsOnMap(field, piece) ? undefined : SET_UP["take-waits"]; // BR83-1.13-a
}

/** Takes a piece from its card, or lifts it from the map with all that it stands for. */
function takeUp(play: Play, f: SetUp, piece: PieceIndex): void {
  const { field, p } = play;
  f.hand = [...f.hand, piece];
  if (!onMap(p, piece)) return;
  tell(play, { type: "taken-back", rule: "BR83-1.1-a", piece: pieceId(play, piece), ...seenBy(play, f.side) });
  takeOff(field, p, piece, WAITING);
  unmark(p, piece, FROZEN);
}

/** Puts a piece from the hand back on its card; a brigade piece gives up what it stands for (BR83-OB3-a). */
function giveBack(play: Play, f: SetUp, piece: PieceIndex): void {
  const { field, p } = play;
  f.hand = f.hand.filter((one) => one !== piece);
  if (field.kindOf[piece] !== "brigade") return;
  for (let part = 0; part < field.count; part++) if (holderOf(p, part) === piece) p.place[part] = WAITING;
}

function putAbatisRefusal(field: Field, p: Position, side: SideIndex, hex: HexIndex): Refuses | undefined {
  const refusal = abatisRefusal(field, p, side, hex);
  if (refusal !== undefined) return refusal;
  const formed = field.pieces.some((_, piece) => field.kindOf[piece] === "brigade" && p.place[piece] === hex);
  return formed ? SET_UP["abatis-brigade"] : undefined;
}

/** D03 */
function placeAbatis(play: Play, hex: HexIndex): void {
  const { p } = play;
  p.abatis = [...p.abatis, hex].toSorted((a, b) => a - b);
  tell(play, { type: "abatis-placed", rule: "BR83-11.3-a", hex: hexId(play, hex), audience: ["confederate"] });
}

function clearAbatis(play: Play, hex: HexIndex): void {
  const { p } = play;
  p.abatis = p.abatis.filter((one) => one !== hex);
  tell(play, { type: "abatis-taken", rule: "BR83-11.3-a", hex: hexId(play, hex), audience: ["confederate"] });
}

/** D04 */
function setTrestle(play: Play, stands: number): void {
  play.p.trestle = stands;
  tell(play, {
    type: "trestle",
    rule: "BR83-1.25-a",
    fate: stands === 1 ? "stands" : "destroyed",
    audience: ["confederate"],
  });
}

function abatisLeft(p: Position, side: SideIndex): number {
  return side === CONFEDERATE ? ABATIS_COUNT - p.abatis.length : 0;
}

/** BR83-OB2-a, BR83-11.3-a: all AT START pieces and all ABATIS are on the map. */
function readyRefusal({ field, p }: Play, f: SetUp): Refuses | undefined {
  if (f.hand.length > 0) return SET_UP["ready-hand"];
  if (unplaced(field, p, f.side, f.hand).length > 0) return SET_UP["ready-left"];
  return abatisLeft(p, f.side) > 0 ? SET_UP["ready-abatis"] : undefined;
}

/** The side has set up: face-up pieces are shown to everybody (BR83-1.2-b). */
function ready(play: Play, f: SetUp): void {
  pop(play);
  showSetUp(play, f.side);
  tell(play, { type: "readied", rule: "BR83-1.1-a", side: sideId(f.side) });
}
