import { FORD, type HexIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { barsBrigades } from "../brigades/brigades.ts";
import { breakInBattle } from "./combat.ts";
import type { Field } from "../field.ts";
import type { FrameOf } from "../frames.ts";
import { FORD_LIMIT, IN_LINE, type PieceIndex } from "../measures.ts";
import { asks, hexId, type Play, pieceId, pieceIds, pop, push, type Step, tell } from "../play.ts";
import {
  ADVANCED,
  type Position,
  carry,
  groundNow,
  holderOf,
  limitAt,
  mark,
  marked,
  onMap,
  pointsAt,
} from "../position.ts";
import { afterArrival, leadersAt } from "../movement/presence.ts";
import { ANY } from "../refusals.ts";
import type { Refuses } from "../refusing.ts";
import { BRIGADES } from "../brigades/refusals.ts";
import { COMBAT } from "./refusals.ts";

/** Why a unit may not advance into a hex (BR83-7.9-a, BR83-7.9-b, BR83-7.91-a); zones of control and terrain do not matter (BR83-7.92-a). */
function advanceRefusal(
  field: Field,
  p: Position,
  frame: FrameOf<"advance">,
  unit: PieceIndex,
  hex: HexIndex,
): Refuses | undefined {
  if (field.sideOf[unit] !== frame.side) return COMBAT["advance-defender"]; // BR83-7.9-c
  if (frame.units.includes(holderOf(p, unit))) return COMBAT["advance-held"];
  if (!frame.units.includes(unit)) return COMBAT[marked(p, unit, ADVANCED) ? "advance-again" : "advance-stranger"];
  if (!frame.hexes.includes(hex)) return COMBAT["advance-hex"];
  if (field.grid.distance(p.place[unit], hex) !== 1) return COMBAT["advance-adjacent"];
  if (field.gait[unit] === IN_LINE && barsBrigades(field, p, hex)) return COMBAT["advance-brigade"]; // R23
  if (pointsAt(field, p, hex) + field.defense[unit] > limitAt(field, p, hex)) return COMBAT["advance-full"];
  const ford = groundNow(field, p).water[hex] === FORD;
  return ford && p.fordUse[field.fordSlot[hex]] + field.defense[unit] > FORD_LIMIT ? COMBAT["advance-ford"] : undefined;
}

/** Could the parts of a brigade do more than the brigade itself: go to several hexes, or stay behind (BR83-8.42-a)? */
function mayBreak(field: Field, p: Position, frame: FrameOf<"advance">, unit: PieceIndex): boolean {
  return field.gait[unit] === IN_LINE && frame.hexes.some((hex) => field.grid.distance(p.place[unit], hex) === 1);
}

/** Attackers may advance into the hexes they emptied, each into one of them (BR83-7.9-a, BR83-CRT-g, R58). */
export const advance: Step<"advance"> = {
  ask(play, frame) {
    const { field, p } = play;
    const actions: Action[] = [];
    for (const unit of frame.units) {
      if (!onMap(p, unit)) continue;
      for (const hex of frame.hexes)
        if (advanceRefusal(field, p, frame, unit, hex) === undefined)
          actions.push({ type: "advance", piece: pieceId(play, unit), hex: hexId(play, hex) });
      if (mayBreak(field, p, frame, unit)) actions.push({ type: "break", piece: pieceId(play, unit) });
    }
    if (actions.length === 0) return undefined;
    const about = { pieces: pieceIds(play, frame.units) };
    return asks("advance", frame.side, "BR83-7.9-a", about, [...actions, { type: "done" }]);
  },
  run: (play) => pop(play),
  take(play, frame, action) {
    const { field } = play;
    if (action.type === "break") breakInBattle(play, present(field.index.get(action.piece), action.piece));
    else if (action.type === "advance")
      goForward(play, frame, present(field.index.get(action.piece), action.piece), field.grid.known(action.hex));
    else pop(play);
  },
  refuse({ field, p }, frame, action): Refuses | undefined {
    if (action.type !== "advance" && action.type !== "break") return undefined;
    const unit = field.index.get(action.piece);
    if (unit === undefined) return ANY["no-such-piece"];
    if (action.type === "break") return BRIGADES[field.sideOf[unit] === frame.side ? "break-unformed" : "break-enemy"];
    const hex = field.grid.index(action.hex);
    return hex === undefined ? ANY["no-such-hex"] : advanceRefusal(field, p, frame, unit, hex);
  },
};

function goForward(play: Play, frame: FrameOf<"advance">, unit: PieceIndex, hex: HexIndex): void {
  const { field, p } = play;
  const from = p.place[unit];
  const slot = field.fordSlot[hex];
  if (slot !== -1) p.fordUse[slot] += field.defense[unit]; // BR83-7.91-a
  frame.units = frame.units.filter((one) => one !== unit);
  carry(field, p, unit, hex);
  mark(p, unit, ADVANCED); // BR83-7.93-a
  tell(play, {
    type: "advanced",
    rule: "BR83-7.9-a",
    piece: pieceId(play, unit),
    from: hexId(play, from),
    to: hexId(play, hex),
  });
  afterArrival(play, hex, unit);
  const leaders = leadersAt(field, p, frame.side, from);
  if (leaders.length > 0) push(play, { step: "following", side: frame.side, leaders, from, to: hex });
}
