import { LAND, type ZoneIndex, facingsToward, widestFacings } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { type Field, type PieceIndex, unitOf } from "../field.ts";
import { face } from "./lines.ts";
import { type Play, type Step, asks, pieceId, pop, push, unitId, unitIds, zoneId } from "../play.ts";
import { type Position, contactsOf, holds, stacked, standsIn } from "../position/position.ts";
import { refuse } from "../refusals.ts";

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
    return faceRefusal(play, f.piece, action);
  },
};

/** Turns a piece that has no choice; in a zone without borders there is nothing to face. */
function turn(play: Play, piece: PieceIndex, faced: ZoneIndex | undefined): void {
  if (faced !== undefined) face(play, piece, faced);
}

function faceRefusal(play: Play, piece: PieceIndex, action: Action): ReturnType<typeof refuse> {
  const { field, p } = play;
  if (action.type !== "face") return refuse("not-asked");
  const asked = field.pieceIndex.get(action.element);
  if (asked === undefined) return refuse("no-such-unit");
  const zone = field.graph.index(action.zone);
  if (zone === undefined) return refuse("no-such-zone");
  if (asked !== piece) return refuse(p.place[asked] === p.place[piece] ? "face-second" : "act-other");
  return refuse(field.graph.bordering[p.place[piece]].includes(zone) ? "face-contact" : "face-border");
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
    return faceRefusal(play, f.piece, action);
  },
};

function turns(play: Play, piece: PieceIndex, newcomer: ZoneIndex): readonly ZoneIndex[] {
  return facingsToward(play.field.graph, play.p.place[piece], newcomer);
}
