import { fastDice, type PositionFields, type Seen } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type Field, FORMATION } from "../../../src/no-written-orders/field.ts";
import type { OptionId, ScenarioId, View } from "../../../src/no-written-orders/index.ts";
import { noWrittenOrders } from "../../../src/no-written-orders/index.ts";
import type { Kinds } from "../../../src/no-written-orders/locals/kinds.ts";
import { sideOf } from "../../../src/no-written-orders/measures.ts";
import { DEFAULT_OPTIONS } from "../../../src/no-written-orders/options/switches.ts";
import {
  type Courier,
  type HiddenMarch,
  type Order,
  type Standing,
  standingFrom,
} from "../../../src/no-written-orders/orders/order-book.ts";
import { type Audience, FIELDS, type Per } from "../../../src/no-written-orders/position/fields.ts";
import {
  COMMANDS,
  CONTROLLED_SHIFT,
  DETACHED,
  ELIMINATED,
  FALLEN,
  ON_TOP,
  type Position,
  SUCCEEDED,
  WAITING,
} from "../../../src/no-written-orders/position.ts";
import type { Ledger } from "../../../src/no-written-orders/views/lists.ts";
import { Look } from "../../../src/no-written-orders/views/look.ts";
import { DeclaredFields, type Declaring, seenFields } from "../../support/declared-fields.ts";
import { playRandomly } from "../support/random-game.ts";

/** A part of a view that tells a field: one of its own, or a list of its ledger. */
type ViewPart = keyof View | `ledger.${keyof Ledger}`;

/** The declaration, its parts held against the type of views. */
const DECLARED = FIELDS satisfies PositionFields<Kinds, Per, Audience, ViewPart>;

type Game = ReturnType<typeof noWrittenOrders.open>;

/** Every how many positions fields are looked at. */
const STRIDE = 60;

/** The game with views in which lists of the ledger are parts like others. */
function flattened(game: Game): Game {
  const view = (p: Position, seat: string): View => {
    const seen = game.view(p, seat);
    const lists = Object.entries(seen.ledger).map(([name, list]) => [`ledger.${name}`, list]);
    return { ...seen, ...Object.fromEntries(lists) };
  };
  return { ...game, view };
}

/** What of units, leaders and holders a seat may look at. */
const LOOKED_AT: Readonly<Record<string, "units" | "leaders" | "seats">> = { post: "leaders", seat: "seats" };

function declaringOn(game: Game, fields: Declaring<Position>["fields"]): Declaring<Position> {
  const { field } = game;
  return {
    fields,
    sifted: ["couriers", "decoys", "hiding", "intercepted", "cup"],
    belongs(audience, { p, name, at }, seat) {
      const own = sideOf(seat);
      switch (audience) {
        case "owner":
          return ownerOf(field, p, name, at) === own || (name === "cup" && (p.cup[at] ?? 0) < 0);
        case "onlookers":
          return new Look(field, p, own).shown[LOOKED_AT[name] ?? "units"][at] === 1;
        case "greeters":
          return !field.groupOf.some(
            (group, unit) => group === at && field.sideOf[unit] !== own && p.place[unit] === WAITING,
          );
        case "readers":
          return p.intercepted[at]?.side === own && p.intercepted[at].due <= p.turn;
        default:
          return false;
      }
    },
    shown(name, at, value) {
      if (name === "couriers") return { ...(value as object), read: undefined };
      if (name === "control") return field.map.playable[at] === 1 ? Number(value) >> CONTROLLED_SHIFT : 0;
      return value;
    },
    varied: (p, name, at, value, seat) => varied(game, p, name, at, value, seat),
  };
}

function ownerOf(field: Field, p: Position, name: string, at: number): number | undefined {
  switch (name) {
    case "couriers":
    case "decoys":
      return p[name][at]?.side;
    case "hiding":
      return field.holders[p.hiding[at]?.holder ?? 0]?.side;
    case "cup":
      return field.holders[p.cup[at] ?? 0]?.side;
    case "ammunition":
      return at;
    case "passed":
    case "marks":
      return field.sideOf[at];
    case "leaderMarks":
    case "leaderPassed":
      return field.leaderSide[at];
    default:
      return field.holders[at]?.side;
  }
}

/** What is seen of the marks of units: which counter is on top; and by onlookers all but whether it is detached. */
function bitsSeen(name: string, isSeen: boolean): number {
  if (name === "marks") return isSeen ? ~DETACHED : ON_TOP;
  return isSeen ? FALLEN | COMMANDS | SUCCEEDED : SUCCEEDED | FALLEN;
}

/** Another position that looks the same to a seat: what it sees of the field stays as it is. */
function varied(game: Game, p: Position, name: string, at: number, value: unknown, seat: string): Position | undefined {
  const { field } = game;
  const q = game.copy(p);
  switch (name) {
    case "place":
    case "post":
    case "seat": {
      const dealt = game.imagine(game.view(p, seat), fastDice(at + 1));
      // of steps that are not seen nothing can be dealt
      dealt.stack.splice(0, dealt.stack.length, ...q.stack);
      return seat !== "spectator" && dealt[name][at] !== p[name][at] ? dealt : undefined;
    }
    case "marks":
    case "leaderMarks": {
      const look = new Look(field, p, sideOf(seat));
      const isSeen = look.shown[name === "marks" ? "units" : "leaders"][at] === 1;
      const kept = bitsSeen(name, isSeen);
      q[name][at] = ((p[name][at] ?? 0) & kept) | (Number(value) & ~kept);
      return q[name][at] === p[name][at] ? undefined : q;
    }
    case "standing": {
      const [now, other] = [p.standing[at], value as Standing | undefined];
      const target = now?.order.target;
      if (other !== undefined && target !== undefined) {
        q.standing = q.standing.with(at, { ...other, order: { ...other.order, target } });
        return q;
      }
      if (target !== undefined || other?.order.target !== undefined) return undefined;
      q.standing = q.standing.with(at, other);
      return q;
    }
    case "couriers": {
      const [one, other] = [p.couriers[at], value as Courier];
      if (one === undefined || other.side !== one.side) return undefined;
      q.couriers = p.couriers.with(at, { ...other, hex: one.hex });
      return q;
    }
    case "decoys":
      return withTrueFlag(field, q, at);
    case "hiding": {
      const [one, other] = [p.hiding[at], value as HiddenMarch];
      if (one === undefined || field.holders[other.holder]?.side !== field.holders[one.holder]?.side) return undefined;
      q.hiding = p.hiding.with(at, other);
      return seat === "spectator" ? undefined : q;
    }
    case "intercepted":
      q.intercepted = p.intercepted.with(at, value as (typeof p.intercepted)[number]);
      return ownedNow(q, at, seat) ? undefined : q;
    case "cup": {
      const [chit, other] = [p.cup[at] ?? 0, Number(value)];
      if (other < 0 || field.holders[other]?.side !== field.holders[chit]?.side) return undefined;
      q.cup = p.cup.with(at, other);
      return q;
    }
    default: {
      const list: unknown = Reflect.get(q, name);
      if (!Array.isArray(list)) throw new Error(`${name} is no list.`);
      Object.assign(q, { [name]: list.with(at, value) });
      return q;
    }
  }
}

function ownedNow({ intercepted, turn }: Position, at: number, seat: string): boolean {
  const one = intercepted[at];
  return one !== undefined && one.side === sideOf(seat) && one.due <= turn;
}

/** The same flag, but of an order that some formation obeys. */
function withTrueFlag(field: Field, q: Position, at: number): Position | undefined {
  const decoy = q.decoys[at];
  const holder = field.holders.findIndex(
    ({ kind, side }, one) => kind === FORMATION && side === decoy?.side && q.standing[one] === undefined,
  );
  if (decoy === undefined || holder === -1) return undefined;
  const target = { flag: decoy.hex, hexes: [decoy.hex] };
  const order = { type: "march", target, waypoints: [], forced: false, hidden: false } as const;
  q.decoys = q.decoys.filter((one) => one !== decoy);
  q.standing = q.standing.with(
    holder,
    standingFrom([order], "superior", q.turn, q.turn, () => ""),
  );
  return q;
}

function opened(scenario: ScenarioId, on: readonly OptionId[]): Game {
  const options = { ...DEFAULT_OPTIONS, ...Object.fromEntries(on.map((id) => [id, "on"])) };
  return noWrittenOrders.open(noWrittenOrders.situation(scenario, options));
}

/** Looks at every so many positions of a game. @returns the fields that were shown, and those that were kept */
function lookedAt(
  scenario: ScenarioId,
  on: readonly OptionId[],
  seed: number,
  turns: number,
  declared: Declaring<Position>["fields"] = DECLARED,
): DeclaredFields<Position> {
  const game = opened(scenario, on);
  const fields = new DeclaredFields<Position>(declaringOn(game, declared));
  const flat = flattened(game);
  playRandomly(
    game,
    seed,
    ({ p, count, pick }) => {
      if (count % STRIDE === seed % STRIDE) fields.look({ game: flat, p, count, pick });
    },
    turns,
  );
  return fields;
}

const GAMES: readonly (readonly [ScenarioId, readonly OptionId[], seed: number, turns: number])[] = [
  ["first-bull-run", ["hiddenMovement", "interception", "abatis", "campPickens", "entrenching"], 1, 6],
  ["first-bull-run", ["advancedSupply", "artilleryAmmo", "smallArmsAmmo", "variableReinforcements"], 4, 8],
];
/** What random games so short come to keep from a seat. */
const KEPT =
  "place lost marks passed post leaderMarks leaderPassed seat spell standing rest attackedIn foughtIn couriers decoys cup ammunition due".split(
    " ",
  );

describe("NWO-RUL190: views of random games", () => {
  test("tell of fields what their declaration says, and no more", { timeout: 120_000 }, () => {
    const kept = new Set(GAMES.flatMap((one) => [...lookedAt(...one).hidden]));
    expect(KEPT.filter((name) => !kept.has(name))).toEqual([]);
  });

  test.each([
    ["names a part of the view that does not tell it", { lost: seenBy("onlookers", "turn") }, /does not follow/],
    ["shows everybody what its owner sees", { standing: seenBy("everybody", "ledger.standing") }, /does not follow/],
    ["hides what everybody sees", { acted: seenBy("owner", "ledger.acted") }, /can tell acted/],
    ["hides where flags are", { decoys: seenBy("nobody", "flags") }, /can tell decoys/],
  ])("find a declaration that %s", { timeout: 60_000 }, (_, fields, problem) => {
    expect(() => lookedAt("first-bull-run", [], 5, 4, fields)).toThrow(problem);
  });
});

function seenBy(by: string, part: string) {
  return { seen: { by, in: [part] as const } };
}

const MARCH: Order = { type: "march", waypoints: [], forced: false, hidden: false };

/** Something in a field that is empty when the game begins. */
const ENTRIES: Readonly<Record<string, (side: number, holder: number) => unknown>> = {
  seenBy: () => [0],
  standing: () => standingFrom([MARCH], "superior", 1, 1, () => ""),
  waiting: () => ({ orders: [MARCH], needs: 4, sent: 1, since: 1, origin: "superior" }),
  night: (_, holder) => ({ orders: [MARCH], from: holder, faceToFace: true, sent: 1, passed: false }),
  couriers: (side, holder) => [{ side, hex: 0, from: holder, to: holder, orders: [MARCH], sent: 1 }],
  decoys: (side) => [{ side, hex: 0 }],
  hiding: (_, holder) => [{ holder, units: [], route: [0], banked: [] }],
  intercepted: (side, holder) => [{ side, to: holder, orders: [MARCH], due: 0 }],
  works: () => [{ hex: 0, facing: 0, begun: 1, done: 1, digger: -1 }],
  abatis: () => [0],
  lifted: () => ["NWO-CS5"],
  cup: (_, holder) => [holder],
  pairs: (_, holder) => [holder, holder],
};

describe("NWO-RUL190: the parts of a view that tell a field", () => {
  const game = opened("first-bull-run", ["advancedSupply", "artilleryAmmo"]);
  const flat = flattened(game);
  const p = game.start(fastDice(1));
  const { belongs } = declaringOn(game, DECLARED);

  test.each(seenFields({ fields: DECLARED }))("%s: are others where whoever sees it sees something else", (name) => {
    const { seen: told } = DECLARED[name as keyof typeof DECLARED] as { readonly seen: Seen<Audience, keyof View> };
    for (const [side, seat] of game.sides.entries()) {
      const holder = game.field.holders.findIndex((one) => one.side === side);
      const q = game.copy(p);
      const now: unknown = Reflect.get(p, name);
      const entry = ENTRIES[name]?.(side, holder);
      if (Array.isArray(now) && (entry === undefined || "per" in DECLARED[name as keyof typeof DECLARED])) {
        const at = now.findIndex(
          (one, place) =>
            !(name === "place" && one >= 0) &&
            (told.by === "everybody" || belongs?.(told.by, { p, name, at: place }, seat) === true),
        );
        expect(at).not.toBe(-1);
        Reflect.set(q, name, now.with(at, entry ?? (name === "place" ? ELIMINATED : now[at] + 1)));
      } else if (now instanceof Uint8Array) {
        const at = game.field.map.playable.indexOf(1);
        q.control = now.with(at, (1 + (((now[at] ?? 0) >> CONTROLLED_SHIFT) % 2)) << CONTROLLED_SHIFT);
      } else Reflect.set(q, name, entry ?? Number(now) + 1);
      const parts = (one: Position) => told.in.map((part) => flat.view(one, seat)[part]);
      expect(parts(q)).not.toEqual(parts(p));
    }
  });
});
