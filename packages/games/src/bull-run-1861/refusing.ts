import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { type Asked, type Refuses, type Side, refusals } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import { NONE, NORTH, type PieceIndex, SOUTH, type SideIndex, type UnitIndex, unitOf } from "./field.ts";
import { type Play, unitIds, zoneId } from "./play.ts";
import { contactsOf, fatigueOf, zonesOf } from "./position/position.ts";
import type { Rule } from "./rules/registry.ts";

/** Somebody asks why he may not do something. */
export type Asking = Asked<Play, Action>;

/** Why something is not allowed, as the rules of this game say it. */
export type Refusing = Refuses<Asking>;

/** What the sentences of refusals name: ids, and numbers in movement points (MP) where nothing else is said. */
export interface Figures {
  /** Who wanted to act: a unit, an element or an HQ. */
  readonly piece?: string;
  readonly zone?: string;
  /** The brigade that carries the Legion, or is to carry it. */
  readonly host?: string;
  /** Enemy units that matter; none in a position that somebody has written so. */
  readonly enemies?: readonly string[];
  /** Own units in the same zone. */
  readonly friends?: readonly string[];
  /** The zones of a Front. */
  readonly zones?: readonly string[];
  /** What is left. */
  readonly points?: number;
  /** What it costs. */
  readonly needed?: number;
  /** How many zones, or MP. */
  readonly limit?: number;
  /** Level of Fatigue. */
  readonly fatigue?: number;
}

/** Declares the refusals of a chapter, in the room of its rules. */
export const refuses = refusals<Asking, Rule, Figures>();

/** Refusals that belong to no chapter. */
export const GAME = refuses({
  "game-over": ["BR61-4-a"],
  "other-side": ["BR61-7-b"],
  "not-asked": ["BR61-5-a"],
  "no-such-unit": ["BR61-1-c"],
  "no-such-zone": ["BR61-3-a"],
  /** A brigade of the other side. */
  "not-yours": ["BR61-10.1-a"],
});

/** The index of a side by its id; -1 for an onlooker. */
export function sideIndex(side: Side): SideIndex {
  return side === "north" ? NORTH : SOUTH;
}

function pieceNamed(action: Action): string {
  if ("element" in action) return action.element;
  if ("unit" in action) return action.unit;
  if ("headquarters" in action) return action.headquarters;
  if ("attackers" in action) return action.attackers[0];
  throw new Error(`This refusal names a piece, but ${action.type} has none.`);
}

function zoneNamed(action: Action): string {
  if ("zone" in action) return action.zone;
  if ("facing" in action) return action.facing;
  if ("zones" in action) return action.zones[0];
  throw new Error(`This refusal names a zone, but ${action.type} has none.`);
}

/** The piece that wants to act; the rule has seen to it that there is one. */
export function pieceAsked({ play, action }: Asking): PieceIndex {
  const id = pieceNamed(action);
  const piece = play.field.pieceIndex.get(id);
  if (piece === undefined) throw new Error(`This refusal is about a brigade, and ${id} is none.`);
  return piece;
}

/** Own units with the piece in its zone. */
export function friendsOf(play: Play, piece: PieceIndex): string[] {
  const { field, p } = play;
  return p.place[piece] === NOWHERE
    ? []
    : unitIds(play, stackIn(play, p.place[piece])).filter((id) => id !== field.units[unitOf(field, piece)].id);
}

function stackIn({ p }: Play, zone: ZoneIndex): PieceIndex[] {
  const pieces: PieceIndex[] = [];
  for (let piece = p.front[zone]; piece !== NONE; piece = p.behind[piece]) pieces.push(piece);
  return pieces;
}

/** Enemies in contact with a unit where it stands. */
function contactsOfUnit(play: Play, unit: UnitIndex): string[] {
  const { field, p } = play;
  const side = field.sideOf[unit];
  return unitIds(
    play,
    zonesOf(field, p, unit).flatMap((zone) => contactsOf(field, p, side, zone)),
  );
}

/** Who. */
export const acting = ({ action }: Asking) => ({ piece: pieceNamed(action) });

/** Who, and where to. */
export const going = ({ action }: Asking) => ({ piece: pieceNamed(action), zone: zoneNamed(action) });

/** Who, and where it stands. */
export const standing = (asked: Asking) => {
  const { p } = asked.play;
  return { ...acting(asked), zone: zoneId(asked.play, p.place[pieceAsked(asked)]) };
};

/** Who, where to, and who holds that zone. */
export const meeting = (asked: Asking) => {
  const { graph } = asked.play.field;
  return { ...going(asked), enemies: unitIds(asked.play, stackIn(asked.play, graph.known(zoneNamed(asked.action)))) };
};

/** Who, where to, and the enemies in contact with him. */
export const touching = (asked: Asking) => ({
  ...going(asked),
  enemies: contactsOfUnit(asked.play, unitOf(asked.play.field, pieceAsked(asked))),
});

/** Who, and the enemies in contact with him. */
export const inContactWith = (asked: Asking) => ({
  ...acting(asked),
  enemies: contactsOfUnit(asked.play, unitOf(asked.play.field, pieceAsked(asked))),
});

/** Who, where to, and the enemies in contact with that zone. */
export const touchingThere = (asked: Asking) => {
  const { field, p } = asked.play;
  const zone = field.graph.known(zoneNamed(asked.action));
  return {
    ...going(asked),
    enemies: unitIds(asked.play, contactsOf(field, p, sideIndex(asked.side), zone)),
  };
};

/** Who, where to, and the zones of his Front if he faced there. */
export const facingThere = (asked: Asking) => {
  const { field, p } = asked.play;
  const front = field.graph.front(p.place[pieceAsked(asked)], field.graph.known(zoneNamed(asked.action)));
  return { ...going(asked), zones: front.map((zone) => zoneId(asked.play, zone)) };
};

/** Who, and who is with him in the zone. */
export const among = (asked: Asking) => ({
  ...acting(asked),
  friends: friendsOf(asked.play, pieceAsked(asked)),
});

/** Who, and how tired. */
export const tired = (asked: Asking) => ({
  ...acting(asked),
  fatigue: fatigueOf(asked.play.field, asked.play.p, unitOf(asked.play.field, pieceAsked(asked))),
});

/** The Legion, and the brigade that carries it. */
export const carried = (asked: Asking) => ({
  ...acting(asked),
  host: asked.play.field.units[asked.play.p.host].id,
});

/** The Legion, and the brigade that is to carry it. */
export const joining = (asked: Asking) => {
  const { action } = asked;
  if (!("host" in action)) throw new Error(`This refusal names a host, but ${action.type} has none.`);
  return { ...acting(asked), host: action.host };
};

/** Movement points that are left on the march. */
export function pointsLeft({ p }: Play): number {
  const running = p.stack.at(-1);
  if (running === undefined || !("points" in running)) throw new Error("Nobody is on the march.");
  return running.points;
}

/** Who, what is left, and what it costs. @param needed MP */
export const priced =
  (needed: number) =>
  (asked: Asking): { readonly piece: string; readonly points: number; readonly needed: number } => ({
    ...acting(asked),
    points: pointsLeft(asked.play),
    needed,
  });
