/**
 * Measures by how much the judgment of a game’s positions changes where two Colonels play: what is usual is no skill. Begun by
 * `scripts/usual.mjs`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ActionBase, deriveSeed, type EventBase, fastDice, recordingDice } from "@stonebridge/kernel";
import type { Clock } from "@stonebridge/bots";
import { Accountant, kindOfDeed, type PlaceOfDeed, type StepAccount, type Usual } from "@stonebridge/bots/account";
import type { Lesson } from "./school.ts";
import { schoolOf } from "./schools.ts";

/** As `scripts/usual.mjs` read it from the command line. */
interface Asked {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  /** Says what it found and writes nothing. */
  readonly dry: boolean;
}

/** A deed that two Colonels did. */
interface Deed {
  readonly kind: string;
  readonly place: PlaceOfDeed;
  /** What it gained for its side beyond dice. */
  readonly gain: number;
  /** How open the game was after it: 1 at even chances, 0 when it is over. */
  readonly open: number;
}

/** Kinds that occurred less often are taken for nothing: what chance did to them would be believed. */
const LEAST_OFTEN = 30;
/** Rolls that are counted, and taken by chance where there are more: what they err by cancels out. */
const ROUGHLY = { rolls: 36, samples: 8 };

/** Colonels do not look at the clock. */
const STOPPED: Clock = { now: () => 0, pause: () => Promise.resolve() };

const [root, , words] = process.argv.slice(2);
const asked = JSON.parse(words) as Asked;
const school = await schoolOf(asked.game);
const shares = school.openings.reduce((sum, { share }) => sum + share, 0);
const lessons = school.openings.map((opening) => ({
  lesson: school.open(opening),
  games: Math.round((asked.games * opening.share) / shares),
}));

const before = await played({ tempo: 0, sway: 0, deeds: {} });
const answers = meansOf(before.filter(({ place }) => place === "answer"));
const usual: Usual = { tempo: tempoOf(before), sway: 0, deeds: byKind(answers) };
const after = await played(usual);
const kinds = [...meansOf(after.filter(({ place }) => place !== "answer")), ...answers];
const found = {
  ...usual,
  sway: swayOf(after),
  deeds: byKind(kinds),
  measured: { games: asked.games, seed: asked.seed },
};
for (const { kind, count, mean, size } of kinds)
  console.log(`${kind.padEnd(40)} ${String(count).padStart(7)} ${percent(mean)} ${percent(size)}`);
console.log(`having to decide: ${percent(found.tempo)}`);
console.log(`a turn, either way: ${percent(found.sway)}`);
if (!asked.dry)
  writeFileSync(join(root, "packages/bots/src", asked.game, "usual.json"), `${JSON.stringify(found, undefined, 2)}\n`);

async function played(as: Usual): Promise<readonly Deed[]> {
  const all: Deed[] = [];
  for (const [at, { lesson, games }] of lessons.entries())
    for (let game = 0; game < games; game++)
      all.push(...(await deedsOf(lesson, as, deriveSeed(deriveSeed(asked.seed, at), game))));
  return all;
}

/** The deeds of a game between two Colonels. */
async function deedsOf<P, A extends ActionBase, E extends EventBase, V>(
  { game, tutor, bot }: Lesson<P, A, E, V>,
  as: Usual,
  seed: number,
): Promise<readonly Deed[]> {
  const accountant = new Accountant(game, { ...tutor, usual: as }, { ...ROUGHLY, seed });
  const bots = game.sides.map((_, side) => bot("colonel", deriveSeed(seed, side + 1), { clock: STOPPED }));
  const source = fastDice(deriveSeed(seed, 0));
  const opening = recordingDice(source);
  const position = game.start(opening);
  accountant.begin(position, opening.results);
  const all: Deed[] = [];
  /** Of each step: the decision that asked, and whether its deed was done after it. */
  const asking: { readonly step: string; readonly ends: boolean }[] = [];
  for (let decision = game.decision(position); !decision.over; decision = game.decision(position)) {
    const { step } = decision;
    const [side] = decision.sides;
    const action = await bots[game.sides.indexOf(side)].choose(game.view(position, side), decision, 0);
    const from = game.copy(position);
    const dice = recordingDice(source);
    game.act(position, side, action, dice);
    const now = game.decision(position);
    asking.push({ step, ends: now.over || tutor.atRest(now) });
    all.push(...deedsAmong(accountant.step(from, side, action, dice.results, position), asking));
  }
  return all;
}

/** Puts the steps of a side’s turn together into its deeds, and what the other side answered. */
function deedsAmong(
  steps: readonly StepAccount[],
  asking: readonly { readonly step: string; readonly ends: boolean }[],
): readonly Deed[] {
  const all: Deed[] = [];
  const owner = steps[0]?.side;
  let first = 0;
  for (const [at, { step, side, skill, chance }] of steps.entries()) {
    const open = 4 * chance[side] * (1 - chance[side]);
    if (side !== owner && skill !== 0)
      all.push({ kind: kindOfDeed(side, asking[step - 1].step, "answer"), place: "answer", gain: skill, open });
    if (!asking[step - 1].ends && at < steps.length - 1) continue;
    const gain = steps.slice(first, at + 1).reduce((sum, one) => sum + (one.side === owner ? one.skill : 0), 0);
    const place = at === steps.length - 1 ? "last" : "within";
    all.push({ kind: kindOfDeed(owner, asking[steps[first].step - 1].step, place), place, gain, open });
    first = at + 1;
  }
  return all;
}

/** What having to decide is worth at even chances: with it, the sides’ turns gain nothing on average. */
function tempoOf(all: readonly Deed[]): number {
  const turns = all.filter(({ place }) => place === "last");
  const gain = sumOf(
    all.filter(({ place }) => place !== "answer"),
    (one) => one.gain,
  );
  const open = sumOf(turns, (one) => one.open);
  return open === 0 ? 0 : round(gain / open / 2);
}

/** By how much a turn changes the judgment at even chances where nobody does better or worse than the other. */
function swayOf(all: readonly Deed[]): number {
  let turn = 0;
  let change = 0;
  for (const { place, gain } of all) {
    if (place === "answer") continue;
    turn += gain;
    if (place !== "last") continue;
    change += Math.abs(turn);
    turn = 0;
  }
  const open = sumOf(
    all.filter(({ place }) => place === "last"),
    (one) => one.open,
  );
  return open === 0 ? 0 : round(change / open);
}

function byKind(means: ReturnType<typeof meansOf>): Readonly<Record<string, number>> {
  return Object.fromEntries(means.map(({ kind, mean }) => [kind, round(mean)]));
}

function meansOf(all: readonly Deed[]) {
  const lists = new Map<string, Deed[]>();
  for (const deed of all) {
    const list = lists.get(deed.kind);
    if (list) list.push(deed);
    else lists.set(deed.kind, [deed]);
  }
  return [...lists]
    .filter(([, list]) => list.length >= LEAST_OFTEN)
    .map(([kind, list]) => ({
      kind,
      count: list.length,
      mean: sumOf(list, ({ gain }) => gain) / list.length,
      size: sumOf(list, ({ gain }) => Math.abs(gain)) / list.length,
    }))
    .toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
}

function sumOf(deeds: readonly Deed[], of: (deed: Deed) => number): number {
  return deeds.reduce((sum, deed) => sum + of(deed), 0);
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2).padStart(7)} %`;
}
