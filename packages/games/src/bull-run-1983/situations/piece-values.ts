import { BASES } from "@stonebridge/board";
import {
  described,
  type Faults,
  fieldsSchema,
  flag,
  type Form,
  isObject,
  keysOf,
  maybe,
  number,
  type OptionalForm,
  readFields,
  record,
  type Schema,
  shown,
  text,
  type ToldOf,
  word,
} from "@stonebridge/kernel";
import { LEADER_KINDS } from "../vocabulary.ts";
import type { Face, PieceData } from "../army/pieces.ts";

/** The schema of a piece’s id. */
export const PIECE: Schema = {
  $defined: "piece",
  schema: { type: "string", pattern: "^(us|cs)-[a-z0-9-]+$", description: "The id of a piece, e.g. us-2nh." },
};

type Limit = readonly [least: number, most: number, rule?: string];

/** Limits of the values that an owner may give some piece, lowest and highest. */
const LIMITS: Readonly<Record<keyof Face, Limit>> = { attack: [0, 20], defense: [0, 12], movement: [0, 12] };
/** BR83-1.11-a: no more fit in a hex; with none a unit could not pay for a loss (BR83-7.71-b). */
const UNIT_DEFENSE: Limit = [1, 12, "BR83-PP2.1-a"];
/** Leaders and dummies do not fight, and take no room in a hex (BR83-5.52-d, BR83-12.2-a, R70). */
const NO_FIGHT: Limit = [0, 0, "BR83-12.2-a"];
const LONGEST_NAME = 30;

/** @param piece whose value it is; left out: any piece's */
function limitOf(piece: PieceData | undefined, key: keyof Face): Limit {
  if (piece === undefined || key === "movement") return LIMITS[key];
  if (LEADER_KINDS.includes(piece.kind) || piece.kind === "dummy") return NO_FIGHT;
  return key === "defense" ? UNIT_DEFENSE : LIMITS[key];
}

const nameForm: Form<string, string> = {
  many: "names",
  schema: { type: "string", minLength: 1, maxLength: LONGEST_NAME },
  tell: (value) => value,
  read(told, at, faults) {
    if (typeof told === "string" && told.length > 0 && told.length <= LONGEST_NAME) return told;
    faults.add(at, `must be a word of 1 to ${LONGEST_NAME} letters`);
    return "";
  },
};

const battleForm = record(
  { attack: number(...LIMITS.attack), movement: number(...LIMITS.movement) },
  '{ "attack": 2, "movement": 1 }',
);

/** How the values are written that an owner reads from his own counters. @param piece whose they are; left out: any piece's */
function valueForms(piece?: PieceData) {
  return {
    name: maybe(nameForm),
    attack: maybe(number(...limitOf(piece, "attack"))),
    defense: maybe(number(...limitOf(piece, "defense"))),
    movement: maybe(number(...limitOf(piece, "movement"))),
    red: maybe(described("Red movement factor.", flag)),
    battle: maybe(described("The battle piece of a battery; it defends as the mobile one does.", battleForm)),
    basis: maybe(word(BASES)),
  };
}

/** Values of one piece by its owner. */
export type PieceValues = { readonly id: string } & ToldOf<ReturnType<typeof valueForms>>;

/**
 * The pieces of a game, some with values that their owner reads from his own counters in place of reconstructed ones: only what he gives
 * changes.
 * @param pieces as they are without
 */
export function piecesForm(
  pieces: readonly PieceData[],
): OptionalForm<readonly PieceData[], readonly PieceValues[] | undefined> {
  return {
    many: "lists",
    schema: {
      description: "Your own values for pieces, read from printed counters: they replace the reconstructed ones.",
      type: "array",
      items: fieldsSchema({ id: { ...text, schema: PIECE }, ...valueForms() }),
    },
    optional: true,
    tell: () => undefined, // the file has them as they were given
    read(told, at, faults) {
      if (told === undefined) return pieces;
      if (!Array.isArray(told)) {
        faults.add(at, 'must be a list such as [{ "id": "us-2nh", "attack": 2, "defense": 3 }]');
        return pieces;
      }
      const changed = new Map<string, PieceData>();
      for (const [index, values] of told.entries()) {
        const place = `${at}[${index}]`;
        const piece = isObject(values) ? pieces.find((one) => one.id === values["id"]) : undefined;
        if (!isObject(values)) faults.add(place, 'must be an object such as { "id": "us-2nh", "attack": 2 }');
        else if (piece === undefined)
          faults.add(`${place}.id`, `there is no piece ${shown(values["id"])} in this game`);
        else if (changed.has(piece.id)) faults.add(`${place}.id`, `${piece.id} is given twice`);
        else changed.set(piece.id, withValues(piece, values, place, faults));
      }
      const all = pieces.map((piece) => changed.get(piece.id) ?? piece);
      checkBrigades(all, changed, faults);
      return all;
    },
  };
}

function withValues(piece: PieceData, values: Record<string, unknown>, at: string, faults: Faults): PieceData {
  const forms = valueForms(piece);
  const names = keysOf(forms).filter((name) => name !== "battle" || piece.kind === "battery");
  for (const key of Object.keys(values))
    if (key !== "id" && !names.some((name) => name === key))
      faults.add(`${at}.${key}`, `is not a value of this piece; the values are ${names.join(", ")}`);
  const own = piece.kind === "battery" ? values : { ...values, battle: undefined };
  const read = readFields(forms, own, `${at}.`, faults);
  const defense = read.defense ?? piece.defense;
  const battle = read.battle ?? piece.battle;
  const {
    name = piece.name,
    attack = piece.attack,
    movement = piece.movement,
    red = piece.red,
    // what an owner enters comes from the printed counters, unless he says otherwise
    basis = "rulebook",
  } = read;
  // both pieces of a battery defend alike
  const face = battle === undefined ? {} : { battle: { ...battle, defense } };
  return { ...piece, name, attack, defense, movement, red, basis, ...face };
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
