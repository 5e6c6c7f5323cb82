import { BASES } from "@stonebridge/board";
import { type Faults, hasKey, isObject, shown } from "@stonebridge/kernel";
import type { Face, PieceData } from "./pieces.ts";
import { LEADER_KINDS } from "../vocabulary.ts";

type Limit = readonly [least: number, most: number, rule?: string];

/** Limits of the values that an owner may give a unit (BR83-PP2.1-a), lowest and highest. */
const LIMITS: Readonly<Record<keyof Face, Limit>> = {
  attack: [0, 20],
  // BR83-1.11-a: no more fit in a hex; with none a unit could not pay for a loss (BR83-7.71-b)
  defense: [1, 12, "BR83-PP2.1-a"],
  movement: [0, 12],
};
/** Leaders and dummies do not fight, and take no room in a hex (BR83-5.52-d, BR83-12.2-a, R70). */
const NO_FIGHT: Limit = [0, 0, "BR83-12.2-a"];

function limitOf({ kind }: PieceData, key: keyof Face): Limit {
  return key !== "movement" && (LEADER_KINDS.includes(kind) || kind === "dummy") ? NO_FIGHT : LIMITS[key];
}

/**
 * The pieces of a game with the values that their owner reads from his own counters in place of reconstructed ones.
 * @param data a list of `{ "id": "us-2nh", "attack": 2, "defense": 3 }`; only what is given changes
 */
export function readPieces(pieces: readonly PieceData[], data: unknown, faults: Faults): readonly PieceData[] {
  if (data === undefined) return pieces;
  if (!Array.isArray(data)) {
    faults.add("pieces", 'must be a list such as [{ "id": "us-2nh", "attack": 2, "defense": 3 }]');
    return pieces;
  }
  const changed = new Map<string, PieceData>();
  for (const [index, values] of data.entries()) {
    const at = `pieces[${index}]`;
    const piece = isObject(values) ? pieces.find(({ id }) => id === values["id"]) : undefined;
    if (!isObject(values)) faults.add(at, 'must be an object such as { "id": "us-2nh", "attack": 2 }');
    else if (piece === undefined) faults.add(`${at}.id`, `there is no piece ${shown(values["id"])} in this game`);
    else if (changed.has(piece.id)) faults.add(`${at}.id`, `${piece.id} is given twice`);
    else changed.set(piece.id, readValues(piece, values, at, faults));
  }
  const all = pieces.map((piece) => changed.get(piece.id) ?? piece);
  checkBrigades(all, changed, faults);
  return all;
}

function readValues(piece: PieceData, values: Record<string, unknown>, at: string, faults: Faults): PieceData {
  // what an owner enters comes from the printed counters, unless he says otherwise
  const read: Record<string, unknown> = { basis: "rulebook" };
  for (const [key, value] of Object.entries(values)) {
    if (key === "id") continue;
    if (hasKey(LIMITS, key)) {
      read[key] = faults.whole(`${at}.${key}`, value, ...limitOf(piece, key));
    } else if (key === "red") {
      read[key] = faults.flag(`${at}.red`, value);
    } else if (key === "basis") {
      read[key] = faults.word(`${at}.basis`, value, BASES);
    } else if (key === "name") {
      if (typeof value === "string" && value.length > 0 && value.length <= 30) read[key] = value;
      else faults.add(`${at}.name`, "must be a word of 1 to 30 letters");
    } else if (key === "battle" && piece.kind === "battery") {
      read[key] = readFace(value, `${at}.battle`, faults);
    } else {
      faults.add(
        `${at}.${key}`,
        "is not a value of this piece; the values are attack, defense, movement, red, name, basis and, for batteries, battle",
      );
    }
  }
  const changed: PieceData = { ...piece, ...read };
  // both pieces of a battery defend alike
  return changed.battle === undefined
    ? changed
    : { ...changed, battle: { ...changed.battle, defense: changed.defense } };
}

function readFace(value: unknown, at: string, faults: Faults): Face {
  const face = isObject(value) ? value : {};
  if (!isObject(value)) faults.add(at, 'must be an object such as { "attack": 2, "movement": 1 }');
  for (const key of Object.keys(face))
    if (key !== "attack" && key !== "movement") faults.add(`${at}.${key}`, "is not a value; give attack and movement");
  const one = (key: keyof Face): number => faults.whole(`${at}.${key}`, face[key], ...LIMITS[key]);
  return { attack: one("attack"), defense: 0, movement: one("movement") };
}

/** A brigade piece whose brigade cannot make up its defense can never be formed (BR83-8.21-a). */
function checkBrigades(pieces: readonly PieceData[], changed: ReadonlyMap<string, PieceData>, faults: Faults): void {
  for (const brigade of pieces) {
    if (brigade.kind !== "brigade") continue;
    const members = pieces.filter(
      ({ kind, side, brigade: own }) => kind === "infantry" && side === brigade.side && own === brigade.brigade,
    );
    if (![brigade, ...members].some(({ id }) => changed.has(id))) continue;
    let sums = new Set([0]);
    for (const { defense } of members) sums = new Set([...sums, ...[...sums].map((sum) => sum + defense)]);
    if (!sums.has(brigade.defense))
      faults.add(
        "pieces",
        `${brigade.id} has a defense of ${brigade.defense}, which its infantry cannot make up exactly`,
        "BR83-8.21-a",
      );
  }
}
