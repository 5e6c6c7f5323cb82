import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { NONE, type PieceIndex, STACKING_LIMIT, unitOf } from "../field.ts";
import type { FrameOf } from "../position/frames.ts";
import { type Play, type Step, asks, pieceId, pop, push, tell, unitId, zoneId } from "../play.ts";
import { isExtended, liftUp, setDown, stacked } from "../position/position.ts";
import { hostsIn, joinLegion } from "./presence.ts";
import type { Refusing } from "../refusing.ts";
import { MOVEMENT } from "./refusals.ts";

/** A piece of a stack takes the front line or gives it up; the stack keeps its facing (BR61-10.5-e, BR61-10.5-g). */
export function takeLine(play: Play, piece: PieceIndex, line: "front" | "second"): void {
  const { field, p } = play;
  const zone = p.place[piece];
  liftUp(field, p, piece);
  setDown(field, p, piece, zone, line);
  tell(play, { type: "lined", rule: "BR61-10.5-e", element: pieceId(play, p.front[zone]), line: "front" });
}

type LineFrame = FrameOf<"line">;

/** May it become front line? An Attack marker on the present front line locks the order until the combats end (R47). */
function mayLead(play: Play, zone: ZoneIndex): boolean {
  const front = play.p.front[zone];
  return front === NONE || play.p.attacks[front] === 0;
}

function places(play: Play, f: LineFrame): Action[] {
  const { field, p } = play;
  const zone = p.place[f.piece];
  const actions: Action[] = [];
  const element = pieceId(play, f.piece);
  const count = f.companion === NONE ? 1 : 2;
  if (stacked(p, zone) + count <= STACKING_LIMIT) {
    if (mayLead(play, zone)) actions.push({ type: "line", element, line: "front" });
    if (stacked(p, zone) > 0 || f.companion !== NONE) actions.push({ type: "line", element, line: "second" });
  }
  if (f.piece === field.legion && !isExtended(field, p, field.legion)) {
    for (const host of hostsIn(play, zone)) actions.push({ type: "join", unit: element, host: unitId(play, host) });
  }
  return actions;
}

/** BR61-10.5-f: the last to arrive chooses first or second line; the Legion may join a brigade instead (BR61-10.5-i, D17, D29). */
export const line: Step<"line"> = {
  ask(play, f) {
    const actions = places(play, f);
    if (actions.length <= 1) return undefined;
    const side = play.field.sideOf[f.piece];
    return asks(
      "line",
      side,
      "BR61-10.5-f",
      {
        element: pieceId(play, f.piece),
        unit: unitId(play, unitOf(play.field, f.piece)),
        zone: zoneId(play, play.p.place[f.piece]),
      },
      actions,
    );
  },
  run(play, f) {
    const [only] = places(play, f);
    if (only === undefined)
      throw new Error(`${pieceId(play, f.piece)} has no place in ${zoneId(play, play.p.place[f.piece])}.`);
    takePlace(play, f, only);
  },
  take: takePlace,
  refuse(play, f, action) {
    const { pieceIndex, unitIndex, legion } = play.field;
    if (action.type === "line" && pieceIndex.get(action.element) === f.piece) return lineRefusal(play, f, action.line);
    if (action.type !== "join" || unitIndex.get(action.unit) !== f.piece || !unitIndex.has(action.host))
      return undefined;
    return f.piece === legion ? MOVEMENT["join-apart"] : MOVEMENT["join-other"]; // BR61-10.5-i
  },
};

/** Why an arriving piece may not take a line that it was not offered. */
function lineRefusal(play: Play, f: LineFrame, wanted: string): Refusing | undefined {
  const { p } = play;
  const zone = p.place[f.piece];
  if (stacked(p, zone) >= STACKING_LIMIT) return MOVEMENT["end-full"]; // only the Legion is asked there, which may join
  if (wanted === "front") return mayLead(play, zone) ? undefined : MOVEMENT["line-locked"];
  return wanted === "second" ? MOVEMENT["line-alone"] : undefined;
}

function takePlace(play: Play, f: LineFrame, action: Action): void {
  const { field, p } = play;
  const zone = p.place[f.piece];
  pop(play);
  if (action.type === "join") {
    const host = present(field.unitIndex.get(action.host), action.host);
    joinLegion(play, host);
    if (f.face === 1) push(play, { step: "contact", piece: host });
    return;
  }
  const lead = action.type === "line" && action.line === "front";
  const shared = stacked(p, zone) > 0 || f.companion !== NONE;
  if (f.companion !== NONE) setDown(field, p, f.companion, zone, "front");
  setDown(field, p, f.piece, zone, lead ? "front" : "second");
  if (shared)
    tell(play, {
      type: "lined",
      rule: "BR61-10.5-f",
      element: pieceId(play, f.piece),
      line: lead ? "front" : "second",
    });
  const front = p.front[zone];
  // BR61-10.5-g: as the stack faces; alone, in any direction until its owner turns it
  const stack = stacked(p, zone) > 1 && f.companion === NONE ? (front === f.piece ? p.behind[front] : front) : NONE;
  const faced = stack === NONE ? (field.graph.bordering[zone][0] ?? NOWHERE) : p.facing[stack];
  for (const piece of [f.piece, f.companion]) if (piece !== NONE) p.facing[piece] = faced;
  if (f.face === 0) return;
  push(play, { step: "contact", piece: front });
  if (f.companion !== NONE || front === f.piece) push(play, { step: "facing", piece: front, fresh: 1 });
}

/** Turns a piece and the whole stack it stands in (BR61-10.5-g). */
export function face(play: Play, piece: PieceIndex, faced: ZoneIndex): void {
  const { p } = play;
  const changed = p.facing[piece] !== faced;
  const zone = p.place[piece];
  for (let other = p.front[zone]; other !== NONE; other = p.behind[other]) p.facing[other] = faced;
  if (changed && faced !== NOWHERE)
    tell(play, { type: "faced", rule: "BR61-10.4-a", element: pieceId(play, piece), zone: zoneId(play, faced) });
}
