import { LAND, NOWHERE, type ZoneIndex, facingsToward, widestFacings } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { type Field, NOBODY, type PieceIndex, type SideIndex, unitOf } from "../field.ts";
import { face } from "./lines.ts";
import { type Play, type Step, asks, pieceId, pop, push, unitId, unitIds, zoneId } from "../play.ts";
import { ATTACHED, ON_MAP, type Position, contactsOf, holds, stacked, standsIn } from "../position/position.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { absent } from "../turn/eligibility.ts";
import { HEADQUARTERS } from "../vocabulary.ts";
import { TURN } from "../turn/refusals.ts";
import { MOVEMENT } from "./refusals.ts";

/**
 * Zones a piece may face (BR61-10.2-d, also over Bull Run: R12). Newly in contact it must have the enemy in its Front (BR61-10.4-c), and if
 * there are several, as many as possible, the owner choosing among equals (R39); otherwise it is free (BR61-10.4-a, R38).
 */
export function facings(field: Field, p: Position, piece: PieceIndex, fresh: boolean): readonly ZoneIndex[] {
  const zone = p.place[piece];
  const enemy = 1 - field.sideOf[piece];
  if (!fresh) return field.graph.bordering[zone];
  return widestFacings(field.graph, zone, (near) =>
    field.graph.kindOf(zone, near) === LAND && holds(field, p, enemy, near) ? stacked(p, near) : 0,
  );
}

/** BR61-10.4-a, D18: at the end of its move a brigade faces a bordering zone; a second line keeps its front line's (BR61-11.3-i). */
export const facing: Step<"facing"> = {
  ask(play, f) {
    const { field, p } = play;
    const zone = p.place[f.piece];
    if (p.front[zone] !== f.piece) return undefined;
    const zones = facings(field, p, f.piece, f.fresh === 1);
    if (zones.length <= 1) return undefined;
    const side = field.sideOf[f.piece];
    const element = pieceId(play, f.piece);
    return asks(
      "facing",
      side,
      f.fresh === 1 ? "BR61-10.4-c" : "BR61-10.4-a",
      {
        element,
        unit: unitId(play, unitOf(field, f.piece)),
        zone: zoneId(play, zone),
        contacts: unitIds(play, contactsOf(field, p, side, zone)),
      },
      zones.map((faced): Action => ({ type: "face", element, zone: zoneId(play, faced) })),
    );
  },
  run(play, f) {
    const { field, p } = play;
    pop(play);
    if (p.front[p.place[f.piece]] === f.piece) turn(play, f.piece, facings(field, p, f.piece, f.fresh === 1)[0]);
  },
  take(play, f, action) {
    pop(play);
    if (action.type === "face") face(play, f.piece, play.field.graph.known(action.zone));
  },
  refuse(play, f, action) {
    if (action.type !== "face") return undefined;
    return faceRefusal(play, f.piece, action, (zone) => narrowing(play.field, play.p, f.piece, zone));
  },
};

/** Why a newcomer may not face a zone: none of the enemies it touches would be in its Front (BR61-10.4-c), or fewer than could be (R39). */
function narrowing(field: Field, p: Position, piece: PieceIndex, faced: ZoneIndex): Refusing {
  const { graph } = field;
  const zone = p.place[piece];
  const sees = graph.overLand[zone].some(
    (near) => holds(field, p, 1 - field.sideOf[piece], near) && graph.inFront(zone, faced, near),
  );
  return sees ? MOVEMENT["face-fewer"] : MOVEMENT["face-contact"];
}

/** Turns a piece that has no choice; in a zone without borders there is nothing to face. */
function turn(play: Play, piece: PieceIndex, faced: ZoneIndex | undefined): void {
  if (faced !== undefined) face(play, piece, faced);
}

/** @param closed why a bordering zone may not be faced */
function faceRefusal(
  play: Play,
  piece: PieceIndex,
  action: Extract<Action, { readonly type: "face" }>,
  closed: (zone: ZoneIndex) => Refusing,
): Refusing | undefined {
  const { field, p } = play;
  const asked = field.pieceIndex.get(action.element);
  if (asked === undefined) return undefined;
  const zone = field.graph.index(action.zone);
  if (zone === undefined) return GAME["no-such-zone"];
  if (asked !== piece) return p.place[asked] === p.place[piece] ? MOVEMENT["face-second"] : TURN["act-other"];
  return field.graph.bordering[p.place[piece]].includes(zone) ? closed(zone) : MOVEMENT["face-border"];
}

/**
 * Why a piece has no line and no facing of its own: an HQ faces nowhere (BR61-10.4-b), a carried Legion as its host does (BR61-10.5-k), or
 * it is not on the map. Undefined if it has.
 */
export function whyNoStand({ field, p }: Play, side: SideIndex, id: string): Refusing | undefined {
  const piece = field.pieceIndex.get(id);
  if (piece === undefined)
    return HEADQUARTERS.some((one) => one === id) ? MOVEMENT["face-headquarters"] : GAME["no-such-unit"];
  if (field.sideOf[piece] !== side) return GAME["not-yours"];
  const unit = unitOf(field, piece);
  if (p.state[unit] === ATTACHED) return MOVEMENT["line-carried"];
  if (p.state[unit] !== ON_MAP) return absent(p, unit);
  return p.place[piece] === NOWHERE ? MOVEMENT["marker-absent"] : undefined; // BR61-10.6-c
}

/** Why a piece does not turn now (BR61-10.4-a): a second line with its front line, and not if it already faces an enemy. */
export function whyNoTurn({ play, side }: Asking, id: string): Refusing {
  const { field, p } = play;
  const index = sideIndex(side);
  const refusal = whyNoStand(play, index, id);
  const piece = field.pieceIndex.get(id);
  if (refusal !== undefined || piece === undefined) return refusal ?? GAME["no-such-unit"];
  const zone = p.place[piece];
  if (standsIn(p, piece, zone) && p.front[zone] !== piece) return MOVEMENT["face-second"]; // BR61-10.5-g
  const waits = p.active !== NOBODY && p.active !== index && p.front[zone] === piece;
  return waits && facesAnEnemy(field, p, zone) ? MOVEMENT["face-kept"] : MOVEMENT["face-late"]; // BR61-10.4-e
}

/** BR61-10.4-d: enemies that a newcomer touches turn to it, stack by stack, unless they already face an enemy (BR61-10.4-e). */
export const contact: Step<"contact"> = {
  run(play, f) {
    const { field, p } = play;
    const zone = p.place[f.piece];
    const enemy = 1 - field.sideOf[f.piece];
    if (zone >= 0 && standsIn(p, f.piece, zone)) {
      for (const near of field.graph.overLand[zone]) {
        if (!holds(field, p, enemy, near) || facesAnEnemy(field, p, near)) continue;
        push(play, { step: "turning", piece: p.front[near], zone });
        return;
      }
    }
    pop(play);
  },
};

/** R40: has it any enemy in contact in its Front at this moment? A stack judges as one. */
function facesAnEnemy(field: Field, p: Position, zone: ZoneIndex): boolean {
  const piece = p.front[zone];
  const enemy = 1 - field.sideOf[piece];
  return field.graph.overLand[zone].some(
    (near) => holds(field, p, enemy, near) && field.graph.inFront(zone, p.facing[piece], near),
  );
}

/** D19: the owner of a contacted brigade turns it so that the newcomer is in its Front. */
export const turning: Step<"turning"> = {
  ask(play, f) {
    const { field } = play;
    const zones = turns(play, f.piece, f.zone);
    if (zones.length <= 1) return undefined;
    const element = pieceId(play, f.piece);
    return asks(
      "turning",
      field.sideOf[f.piece],
      "BR61-10.4-d",
      {
        element,
        unit: unitId(play, unitOf(field, f.piece)),
        zone: zoneId(play, f.zone),
        contacts: unitIds(play, contactsOf(field, play.p, field.sideOf[f.piece], play.p.place[f.piece])),
      },
      zones.map((faced): Action => ({ type: "face", element, zone: zoneId(play, faced) })),
    );
  },
  run(play, f) {
    pop(play);
    turn(play, f.piece, turns(play, f.piece, f.zone)[0]);
  },
  take(play, f, action) {
    pop(play);
    if (action.type === "face") face(play, f.piece, play.field.graph.known(action.zone));
  },
  refuse(play, f, action) {
    if (action.type !== "face") return undefined;
    return faceRefusal(play, f.piece, action, () => MOVEMENT["face-newcomer"]); // BR61-10.4-d
  },
};

function turns(play: Play, piece: PieceIndex, newcomer: ZoneIndex): readonly ZoneIndex[] {
  return facingsToward(play.field.graph, play.p.place[piece], newcomer);
}
