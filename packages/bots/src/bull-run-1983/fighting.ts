import type { Action, Position } from "@stonebridge/games/bull-run-1983";
import {
  type FrameOf,
  type HexIndex,
  type PieceIndex,
  RANGE,
  type SideIndex,
  UNION,
  controls,
  groundNow,
  hasUnit,
} from "@stonebridge/games/bull-run-1983/internals";
import { type Country, nearest, sought } from "./country.ts";

/** Paying losses: the cheapest units that cover them, and no more; a brigade gives up parts rather than itself. */
export function lossWorth({ field }: Country, p: Position, action: Action): number {
  const frame = p.stack.at(-1) as FrameOf<"losses">;
  if (action.type === "done") return 100;
  if (action.type !== "lose" && action.type !== "break") return 0;
  const piece = field.index.get(action.piece) as PieceIndex;
  const pays = field.defense[piece] * frame.rates[frame.units.indexOf(piece)];
  const left = frame.count > 0 ? 1 : frame.owed - frame.paid;
  if (action.type === "break") return pays > left ? 50 : -100;
  const over = Math.max(0, pays - left);
  return -valueOf({ field } as Country, piece) - over + Math.min(pays, left) * 0.6;
}

/** What a unit is worth to its side. */
function valueOf({ field }: Country, piece: PieceIndex): number {
  return field.defense[piece] + Math.max(...field.attack[piece]);
}

/** Retreating: away from enemies, near the leader, towards what matters. */
export function retreatWorth(country: Country, p: Position, side: SideIndex, action: Action): number {
  const { field } = country;
  if (action.type !== "retreat") return -50;
  const piece = field.index.get(action.piece) as PieceIndex;
  return placeAfterBattle(country, p, side, piece, field.grid.known(action.hex));
}

function placeAfterBattle(country: Country, p: Position, side: SideIndex, piece: PieceIndex, hex: HexIndex): number {
  const { field } = country;
  const leader = field.leader[piece];
  const led = leader >= 0 && p.place[leader] >= 0 && field.grid.distance(hex, p.place[leader]) <= RANGE ? 1 : 0;
  const { uphill } = groundNow(field, p);
  let high = 0;
  for (let one = hex * 6; one < hex * 6 + 6; one++) high += uphill[one];
  return (
    led +
    high * 0.1 -
    nearest(country, hex, sideGoals(country, side)) / 60 -
    (controls(field, p, 1 - side, hex) ? 2 : 0)
  );
}

/** Both sides want what the Confederates hold. */
function sideGoals(country: Country, side: SideIndex): readonly number[] {
  return side === UNION ? sought(country, side) : country.guarded[side];
}

/** Leaders go with their units, unless their hex is still held. */
export function followWorth({ field }: Country, p: Position, side: SideIndex, action: Action): number {
  const frame = p.stack.at(-1) as FrameOf<"following">;
  if (action.type !== "follow") return 0;
  const leader = field.index.get(action.piece) as PieceIndex;
  const stays = hasUnit(field, p, side, frame.from);
  const own = hasOwn(field, p, leader, frame.to) ? 1 : 0;
  const left = hasOwn(field, p, leader, frame.from) ? 1 : 0;
  return stays ? own - left - 0.5 : 5;
}

function hasOwn(field: Country["field"], p: Position, leader: PieceIndex, hex: HexIndex): boolean {
  return field.pieces.some((_, piece) => p.place[piece] === hex && field.leader[piece] === leader);
}

/** Advancing: onto objectives, towards them, onto better ground; not away from a place that must be held. */
export function advanceWorth(country: Country, p: Position, side: SideIndex, action: Action): number {
  const { field, objectives } = country;
  if (action.type !== "advance") return action.type === "done" ? 0 : -50;
  const piece = field.index.get(action.piece) as PieceIndex;
  const hex = field.grid.known(action.hex);
  if (objectives.includes(hex)) return 10;
  if (objectives.includes(p.place[piece])) return -10;
  const gain =
    placeAfterBattle(country, p, side, piece, hex) - placeAfterBattle(country, p, side, piece, p.place[piece]);
  return side === UNION ? gain + 0.3 : gain - 0.2;
}

/** Declaring: the engine completes the compulsory attacks; then free guns fire at what they can hurt. */
export function targetWorth({ field }: Country, p: Position, action: Action): number {
  const frame = p.stack.at(-1) as FrameOf<"declaration">;
  switch (action.type) {
    case "complete":
      return 50;
    case "close":
      return 40;
    case "assign":
      return 45;
    case "join":
      return 30;
    case "target":
      return frame.draft === undefined ? 20 - field.defense[field.index.get(action.piece) as PieceIndex] : -5;
    case "done":
      return 10;
    default:
      return -50;
  }
}
