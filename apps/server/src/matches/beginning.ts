import { randomBytes, randomInt } from "node:crypto";
import { BOTS } from "@stonebridge/bots";
import { Faulty, toHex } from "@stonebridge/kernel";
import type { Invitations, NewMatch, TakeOnline } from "@stonebridge/protocol";
import { isBotName } from "../bots/bot-jobs.ts";
import { BOT_GAMES } from "../bots/bot-makers.ts";
import type { Prelude } from "../prelude/prelude.ts";
import type { Store } from "../storage/store.ts";
import { diceCrypto } from "./dice-crypto.ts";
import { type AnyModule, GAME_IDS, moduleOf } from "./modules.ts";
import { kept, newId, newSecret } from "./secrets.ts";
import { Missing, Unavailable } from "./unavailable.ts";

/**
 * Begins a match, with an invitation to each side that nobody takes at once.
 * @param secret what proves the seat that is taken at once, if one is
 * @throws Unavailable if there is no such game, scenario, option or side
 */
export async function beginMatch(
  store: Store,
  { game, scenario, options, seat, bots, pace }: NewMatch,
  secret: string,
  now: number,
): Promise<Invitations> {
  const module = await moduleOf(game);
  if (module === undefined) throw new Missing("no-game", { game, games: GAME_IDS.join(", ") });
  const givenTo = botsOf(module, bots);
  if (seat !== undefined && givenTo.size > 0) throw new Unavailable("bot-first");
  if (pace !== undefined && givenTo.size > 0) throw new Unavailable("bot-clock");
  const situation = JSON.stringify(situationOf(module, scenario, options));
  return begin(store, { module, situation, scenario, seat, givenTo, pace }, secret, now);
}

/**
 * Goes on with a game that was begun elsewhere: its dice come from the server from now on.
 * @param secret what proves the seat of whoever brings it
 * @throws Unavailable if there is no such side
 */
export async function takeOnline(
  store: Store,
  prelude: Prelude,
  { scenario, seat, pace }: Omit<TakeOnline, "record">,
  secret: string,
  now: number,
): Promise<Invitations> {
  const module = await moduleOf(prelude.game);
  if (module === undefined) throw new Missing("record-game", { game: prelude.game });
  const { situation, record, steps } = prelude;
  return begin(
    store,
    { module, situation, scenario, seat, pace, givenTo: new Map(), prelude: { record, steps } },
    secret,
    now,
  );
}

/** What a match begins with. */
interface Beginning {
  readonly module: AnyModule;
  readonly situation: string;
  readonly scenario: string;
  readonly seat: NewMatch["seat"];
  /** The sides that bots play, with their levels. */
  readonly givenTo: ReadonlyMap<string, string>;
  readonly pace?: NewMatch["pace"];
  /** What was played of it elsewhere. */
  readonly prelude?: { readonly record: string; readonly steps: number };
}

async function begin(
  store: Store,
  { module, situation, scenario, seat, givenTo, pace, prelude }: Beginning,
  secret: string,
  now: number,
): Promise<Invitations> {
  const taken = seat && { side: sideOf(module, seat.side), name: seat.name.trim(), mixed: seat.mixed };
  const key = randomBytes(32);
  const match = newId();
  const free = module.sides.filter((side) => side !== taken?.side && !givenTo.has(side));
  const invitations = Object.fromEntries(free.map((side) => [side, newSecret()]));
  await store.begin({
    match: {
      id: match,
      game: module.id,
      rules: module.rulesVersion,
      scenario,
      situation,
      key: toHex(key),
      created: now,
      pace: pace === undefined ? null : JSON.stringify(pace),
    },
    seats: module.sides.map((side) => ({
      side,
      bot: givenTo.get(side) ?? null,
      invitation: side in invitations ? kept(invitations[side]) : null,
      name: side === taken?.side ? taken.name : null,
      mixed: side === taken?.side ? taken.mixed : null,
    })),
    ...(taken && { holder: { secret: kept(secret), side: taken.side, created: now } }),
    ...(prelude && { prelude }),
  });
  return {
    match,
    commitment: toHex(diceCrypto.digest(key)),
    seats: invitations,
    ...(taken && { side: taken.side, secret }),
  };
}

function sideOf({ sides, name }: AnyModule, asked: string): string {
  if (asked === "lot") return sides[randomInt(sides.length)];
  if (!sides.includes(asked)) throw new Missing("no-side", { side: asked, game: name, sides: sides.join(", ") });
  return asked;
}

/** The sides that bots play, with their levels. @throws Unavailable where they cannot, or no side is left for a person */
function botsOf({ id, sides, name }: AnyModule, asked: NewMatch["bots"] = {}): ReadonlyMap<string, string> {
  for (const [side, level] of Object.entries(asked)) {
    if (!sides.includes(side)) throw new Missing("no-side", { side, game: name, sides: sides.join(", ") });
    if (!isBotName(level)) throw new Missing("no-bot", { bot: level, bots: BOTS.join(", ") });
    if (!BOT_GAMES.includes(id)) throw new Unavailable("no-bot-plays", { game: name });
  }
  const bots = new Map(Object.entries(asked));
  if (bots.size === sides.length) throw new Unavailable("bots-only");
  return bots;
}

function situationOf(module: AnyModule, scenario: string, options: NewMatch["options"]): object {
  try {
    return module.situation(scenario, options);
  } catch (error) {
    if (error instanceof Faulty) throw new Missing("no-scenario", { fault: error.message });
    throw error;
  }
}
