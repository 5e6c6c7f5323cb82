import { sameAction } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/bull-run-1983/actions.ts";
import { contactOf } from "../../../src/bull-run-1983/declaration/contact.ts";
import { declaration } from "../../../src/bull-run-1983/declaration/declaration.ts";
import { type Battle, type DeclarationFrame, MELEE } from "../../../src/bull-run-1983/frames.ts";
import { type PieceIndex, UNION } from "../../../src/bull-run-1983/measures.ts";
import type { Play } from "../../../src/bull-run-1983/play.ts";
import { LOST, type Position, attackOf, takeOff } from "../../../src/bull-run-1983/position.ts";
import { sees } from "../../../src/bull-run-1983/combat/sight.ts";
import { isHopeless } from "../../../src/bull-run-1983/combat/strength.ts";
import { tries } from "../../support/thorough.ts";
import { type Everything, type Whole, bits, everyDeclaration } from "../support/every-declaration.ts";
import { Scramble, Shuffler } from "../support/scramble.ts";

/** Ground that halves, doubles and hides. */
const SCRAMBLE = new Scramble({
  woods: ["L9", "K12", "I10"],
  crests: [
    ["K10", "K11"],
    ["K10", "L10"],
  ],
  fords: [{ hex: "J10", water: "Run" }],
  stream: ["L11"],
});
const { field } = SCRAMBLE;
/** Positions with more declarations than this are left to others. */
const MOST = 3000;

interface Trial {
  readonly play: Play;
  readonly frame: DeclarationFrame;
  readonly every: Everything;
}

/** Melees alone: batteries out of contact are taken away. */
function meleeTrial(p: Position): Trial | undefined {
  for (const gun of contactOf(field, p, UNION).guns) takeOff(field, p, gun, LOST);
  return trial(p);
}

function trial(p: Position): Trial | undefined {
  const every = everyDeclaration(field, p, UNION, MOST);
  if (every === undefined || every.targets.length === 0) return undefined;
  const frame: DeclarationFrame = { step: "declaration", side: UNION, battles: [], draft: undefined };
  p.stack.push(frame);
  const dice = {
    roll(): number {
      throw new Error("no die falls in a declaration");
    },
  };
  return { play: { field, p, dice, events: undefined }, frame, every };
}

function offered({ play, frame }: Trial): readonly Action[] {
  return declaration.ask?.(play, frame)?.actions ?? [];
}

const maskOf = (list: readonly PieceIndex[], pieces: readonly PieceIndex[]): number =>
  bits(list.map((piece) => pieces.includes(piece)));

/** A state of the declaration in bits: what any whole that comes of it must have. */
interface Begun {
  readonly closed: readonly (readonly [targets: number, attackers: number])[];
  readonly draft: readonly [targets: number, attackers: number] | undefined;
}

function begun({ every }: Trial, battles: readonly Battle[], draft: Battle | undefined): Begun {
  const pair = ({ targets, adjacent }: Battle): readonly [number, number] => [
    maskOf(every.targets, targets),
    maskOf(every.attackers, adjacent),
  ];
  return { closed: battles.map(pair), draft: draft === undefined ? undefined : pair(draft) };
}

/** Can the whole come of what is begun? */
function comesOf(whole: Whole, { closed, draft }: Begun): boolean {
  for (const [targets, attackers] of closed) {
    const at = whole.groups.indexOf(targets);
    if (at === -1 || (attackers & ~whole.attackers[at]) !== 0) return false;
  }
  if (draft === undefined) return true;
  return whole.groups.some(
    (group, at) =>
      !closed.some(([targets]) => targets === group) &&
      (draft[0] & ~group) === 0 &&
      (draft[1] & ~whole.attackers[at]) === 0,
  );
}

/** Every step that can be thought of, with what would be begun then; undefined where it makes no sense at all. */
function everyStep({ frame, every }: Trial): [action: Action, then: Begun | undefined][] {
  const t: Trial = { frame, every, play: undefined as never };
  const id = (piece: PieceIndex): string => field.ids[piece];
  const { battles, draft } = frame;
  const used = (piece: PieceIndex): boolean =>
    [...battles, ...(draft === undefined ? [] : [draft])].some(
      ({ targets, adjacent }) => targets.includes(piece) || adjacent.includes(piece),
    );
  const able = (piece: PieceIndex): boolean => every.attackers.indexOf(piece) < every.able;
  const steps: [Action, Begun | undefined][] = [];
  for (const piece of every.targets) {
    const from = draft ?? { kind: 0, targets: [], adjacent: [], guns: [] };
    const then = begun(t, battles, { ...from, targets: [...from.targets, piece] });
    steps.push([{ type: "target", piece: id(piece) }, used(piece) ? undefined : then]);
  }
  for (const piece of every.attackers) {
    steps.push([
      { type: "assign", piece: id(piece) },
      draft === undefined || used(piece)
        ? undefined
        : begun(t, battles, { ...draft, adjacent: [...draft.adjacent, piece] }),
    ]);
    for (const [at, battle] of battles.entries())
      steps.push([
        { type: "join", piece: id(piece), battle: at + 1 },
        draft !== undefined || used(piece)
          ? undefined
          : begun(t, battles.with(at, { ...battle, adjacent: [...battle.adjacent, piece] }), undefined),
      ]);
  }
  steps.push([
    { type: "close" },
    draft === undefined || !draft.adjacent.some(able) ? undefined : begun(t, [...battles, draft], undefined),
  ]);
  return steps;
}

/** The position and what is declared, for a failure's sake. */
function told({ play: { p }, frame, every }: Trial): string {
  const name = (piece: PieceIndex): string => `${field.ids[piece]}@${field.grid.ids[p.place[piece]]}`;
  const names = (pieces: readonly PieceIndex[]): string => pieces.map(name).join(" ");
  const battles = [...frame.battles, ...(frame.draft === undefined ? [] : [frame.draft])];
  return [
    `${names(every.attackers)} against ${names(every.targets)}`,
    ...battles.map(({ targets, adjacent }) => `${names(targets)} < ${names(adjacent)}`),
    frame.draft === undefined ? "" : "open",
  ].join("; ");
}

/** What is offered is exactly what some whole declaration can still come of. */
function expectExact(t: Trial, actions: readonly Action[]): void {
  const can: string[] = [];
  const could: string[] = [];
  for (const [action, then] of everyStep(t)) {
    if (actions.some((one) => sameAction(one, action))) can.push(JSON.stringify(action));
    if (then !== undefined && t.every.wholes.some((whole) => comesOf(whole, then))) could.push(JSON.stringify(action));
  }
  expect(can, told(t)).toEqual(could);
}

/** Hexes that hang together by contact: a number for each attacker and target. */
function partOf({ every, play: { p } }: Trial): Map<PieceIndex, number> {
  const parts = new Map<PieceIndex, number>();
  const own = every.attackers.slice(0, every.able);
  for (const [number, first] of every.targets.entries()) {
    const open = parts.has(first) ? [] : [first];
    for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
      if (parts.has(piece)) continue;
      parts.set(piece, number);
      for (const other of every.targets.includes(piece) ? own : every.targets)
        if (field.grid.distance(p.place[piece], p.place[other]) === 1) open.push(other);
    }
  }
  return parts;
}

function battlesOf({ every }: Trial, whole: Whole): Battle[] {
  return whole.groups.map((group, at) => ({
    kind: 0,
    targets: every.targets.filter((_, bit) => (group & (1 << bit)) !== 0),
    adjacent: every.attackers.filter((_, bit) => (whole.attackers[at] & (1 << bit)) !== 0),
    guns: [],
  }));
}

/** The battles with every choice of support from these guns on. */
function supported(t: Trial, battles: readonly Battle[], guns: readonly PieceIndex[], from: number): Battle[][] {
  if (from === guns.length) return [[...battles]];
  const gun = guns[from];
  const { place } = t.play.p;
  return [
    ...supported(t, battles, guns, from + 1),
    ...battles.flatMap((battle, at) =>
      battle.targets.every((target) => sees(field, t.play.p, place[gun], place[target]))
        ? supported(t, battles.with(at, { ...battle, guns: [...battle.guns, gun] }), guns, from + 1)
        : [],
    ),
  ];
}

/** Has some part of the declaration more hopeless attacks than it needs, the other parts being as they are (R27)? By trying all. */
function isWasteful(t: Trial, battles: readonly Battle[]): boolean {
  const parts = partOf(t);
  const wholes = t.every.wholes.map((whole) => battlesOf(t, whole));
  const hopeless = (list: readonly Battle[]): number =>
    list.filter((battle) => isHopeless(field, t.play.p, battle)).length;
  const { guns } = contactOf(field, t.play.p, UNION);
  const key = (list: readonly Battle[]): string =>
    list
      .map(({ targets, adjacent }) => `${listed(targets)}<${listed(adjacent)}`)
      .toSorted()
      .join(";");
  for (const part of new Set(parts.values())) {
    const inside = (battle: Battle): boolean => parts.get(battle.targets[0]) === part;
    const now = hopeless(battles.filter(inside));
    if (now === 0) continue;
    const free = (gun: PieceIndex): boolean => !battles.some((battle) => battle.guns.includes(gun) && !inside(battle));
    const rest = key(battles.filter((battle) => battle.kind === MELEE && !inside(battle)));
    for (const whole of wholes)
      if (
        key(whole.filter((battle) => !inside(battle))) === rest &&
        supported(t, whole.filter(inside), guns.filter(free), 0).some((list) => hopeless(list) < now)
      )
        return true;
  }
  return false;
}

function isWhole(t: Trial, battles: readonly Battle[]): boolean {
  const now = begun(t, battles, undefined).closed;
  return t.every.wholes.some(
    (whole) =>
      whole.groups.length === now.length &&
      now.every(([targets, attackers]) => whole.attackers[whole.groups.indexOf(targets)] === attackers),
  );
}

const STEPS = new Set(["target", "assign", "join", "close"]);

/** Declares by chance to the end; at every step what is offered is right, and so is what `complete` would make of it. */
function walk(t: Trial, chance: Shuffler): number {
  for (let steps = 1; ; steps++) {
    const actions = offered(t);
    expectExact(t, actions);
    const whole = t.frame.draft === undefined && isWhole(t, t.frame.battles);
    const done = actions.some(({ type }) => type === "done");
    expect(done, told(t)).toBe(whole && !isWasteful(t, t.frame.battles));
    expect(actions.some(({ type }) => type === "complete")).toBe(!done);
    if (!done) expectCompleted(t);
    const open = actions.filter(({ type }) => STEPS.has(type));
    if (open.length === 0) {
      expect(whole, told(t)).toBe(true);
      return steps;
    }
    declaration.take?.(t.play, t.frame, chance.pick(open));
  }
}

function expectCompleted(t: Trial): void {
  const { battles, draft } = t.frame;
  const frame: DeclarationFrame = { ...t.frame };
  declaration.take?.(t.play, frame, { type: "complete" });
  expect(frame.draft, told(t)).toBeUndefined();
  expect(isWhole(t, frame.battles), told(t)).toBe(true);
  expect(isWasteful(t, frame.battles), told(t)).toBe(false);
  // what was declared stays, unless the hopeless had to be mended
  const made = begun(t, frame.battles, undefined).closed;
  const kept = comesOf(
    { groups: made.map(([targets]) => targets), attackers: made.map(([, attackers]) => attackers) },
    begun(t, battles, draft),
  );
  const hopes = !battles.some((battle) => isHopeless(field, t.play.p, battle));
  if (
    hopes &&
    !t.every.wholes.some((whole) => battlesOf(t, whole).some((battle) => isHopeless(field, t.play.p, battle)))
  )
    expect(kept, told(t)).toBe(true);
  const again: DeclarationFrame = { ...t.frame };
  declaration.take?.(t.play, again, { type: "complete" });
  expect(again.battles).toEqual(frame.battles);
}

/** What the rules ask of guns (reading 2.2, L5 to L7). */
function expectGuns(t: Trial): void {
  const { p } = t.play;
  const { guns, targets } = contactOf(field, p, UNION);
  const used = t.frame.battles.flatMap((battle) => battle.guns);
  expect(new Set(used).size, told(t)).toBe(used.length);
  expect(used.every((gun) => guns.includes(gun))).toBe(true);
  for (const battle of t.frame.battles) {
    for (const gun of battle.guns)
      expect(battle.targets.every((target) => sees(field, p, p.place[gun], p.place[target]))).toBe(true);
    if (battle.kind === MELEE) continue;
    expect(battle.adjacent).toEqual([]);
    expect(battle.targets.some((target) => targets.includes(target))).toBe(false);
    expect(battle.guns.some((gun) => attackOf(field, p, gun) > 0)).toBe(true);
  }
}

describe("with guns", () => {
  const count = tries(60, 1_500);
  test("BR83-9.42-a BR83-9.43-a BR83-9.4-a BR83-9.61-a BR83-R86 BR83-R27 whatever is declared ends lawfully", () => {
    const chance = new Shuffler(86);
    let tried = 0;
    let wasteful = 0;
    let fired = 0;
    while (tried < count * 2) {
      const t = trial(SCRAMBLE.position(chance, 6, 5));
      if (t === undefined || contactOf(field, t.play.p, UNION).guns.length === 0) continue;
      tried += 1;
      for (;;) {
        const actions = offered(t);
        const open = actions.filter(({ type }) => STEPS.has(type) && (type !== "join" || chance.below(3) > 0));
        const melees = t.frame.battles.filter(({ kind }) => kind === MELEE);
        const whole = t.frame.draft === undefined && isWhole(t, melees);
        const done = actions.some(({ type }) => type === "done");
        expect(done, told(t)).toBe(whole && !isWasteful(t, t.frame.battles));
        if (whole && !done) wasteful += 1;
        if (!done) {
          const frame: DeclarationFrame = { ...t.frame };
          declaration.take?.(t.play, frame, { type: "complete" });
          const made = { ...t, frame };
          expectGuns(made);
          expect(
            offered(made).some(({ type }) => type === "done"),
            told(made),
          ).toBe(true);
        }
        if (whole && (open.length === 0 || chance.below(3) === 0)) break;
        if (open.length > 0) declaration.take?.(t.play, t.frame, chance.pick(open));
      }
      expectGuns(t);
      fired += t.frame.battles.filter(({ guns }) => guns.length > 0).length;
    }
    expect(wasteful).toBeGreaterThan(0);
    expect(fired).toBeGreaterThan(count / 2);
  }, 600_000);
});

describe("every step leads to a lawful declaration, and no lawful declaration is refused", () => {
  const count = tries(60, 1_500);
  test.each([
    [2, 3],
    [3, 4],
    [4, 3],
    [4, 5],
    [5, 5],
  ])(
    "BR83-6.32-a BR83-6.5-a BR83-6.71-a BR83-6.72-a BR83-6.8-a BR83-R27: %i attackers, %i defenders",
    (attackers, defenders) => {
      const chance = new Shuffler(1983 + attackers * 10 + defenders);
      let tried = 0;
      let steps = 0;
      while (tried < count) {
        const t = meleeTrial(SCRAMBLE.position(chance, attackers, defenders));
        if (t === undefined) continue;
        steps += walk(t, chance);
        tried += 1;
      }
      expect(steps).toBeGreaterThan(count);
    },
    600_000,
  );
});

/** Pieces in the order of the roster. */
function listed(pieces: readonly number[]): string {
  return pieces.toSorted((a, b) => a - b).join(",");
}
