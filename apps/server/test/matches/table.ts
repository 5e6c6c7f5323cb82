import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ActionBase } from "@stonebridge/kernel";
import { type Answer, checkOf, type Deed, type News, type Pace, type Terms, type Undo } from "@stonebridge/protocol";
import patch from "fast-json-patch";
import type { Kysely } from "kysely";
import { expect } from "vitest";
import { beginMatch } from "../../src/matches/beginning.ts";
import { takeSeat } from "../../src/matches/invitations.ts";
import { Playing } from "../../src/matches/playing.ts";
import { RecentMatches } from "../../src/matches/recent-matches.ts";
import { openDatabase, type Place } from "../../src/storage/databases.ts";
import { migrate } from "../../src/storage/migrations.ts";
import { Store } from "../../src/storage/store.ts";
import type { Tables } from "../../src/storage/tables.ts";

/** What a program knows that plays a seat: its view, kept up to date by news alone. */
export class Player {
  readonly match: string;
  readonly side: string;
  view: unknown;
  /** Number of its last piece of news. */
  known = 0;
  decides = false;
  undo: Undo | undefined;
  terms: Terms | undefined;
  readonly news: News[] = [];

  constructor(match: string, side: string) {
    this.match = match;
    this.side = side;
  }

  /** Looks at the match anew. */
  async open(playing: Playing): Promise<void> {
    const whole = await playing.whole(this);
    if (whole === undefined) throw new Error("The match has not begun.");
    this.view = whole.view;
    this.known = whole.number;
    this.decides = whole.decides;
    this.undo = whole.undo;
    this.terms = whole.terms;
  }

  /** Takes in what it was told since. @throws Error if its view is not the one that the server means */
  async listen(playing: Playing): Promise<void> {
    for (const news of await playing.news(this, this.known)) {
      if (news.number !== this.known + 1) throw new Error(`News ${this.known + 1} is missing.`);
      this.view = changed(this.view, news);
      this.known = news.number;
      this.decides = news.decides;
      this.undo = news.undo;
      this.terms = news.terms;
      this.news.push(news);
    }
  }

  perform(
    playing: Playing,
    deed: { readonly kind: string; readonly [more: string]: unknown } | ActionBase,
    label: string,
  ): Promise<Answer> {
    const what = "kind" in deed ? deed : { kind: "act", action: deed };
    return playing.perform(this, { ...what, label, after: this.known } as Deed);
  }
}

/** A view after a piece of news. @throws Error if it is not the one that the server means */
export function changed(view: unknown, { number, change, check }: News): unknown {
  const after: unknown = patch.applyPatch(structuredClone(view), structuredClone(change) as never).newDocument;
  if (checkOf(after) !== check) throw new Error(`Something else is seen after news ${number}.`);
  return after;
}

/** What a side sees, as it is on the wire. */
export const wired = (view: unknown): unknown => JSON.parse(JSON.stringify(view));

/** A match that two people have just sat down to, in a database of its own. */
export interface Table {
  readonly store: Store;
  readonly database: Kysely<Tables>;
  readonly match: string;
  readonly playing: Playing;
  readonly players: Readonly<Record<string, Player>>;
  /** Another node that works on the same database. */
  node(): Playing;
  /** What is really going on: for choosing actions, and for comparison. */
  truth(): Promise<NonNullable<Awaited<ReturnType<RecentMatches["upToDate"]>>>["match"]>;
}

/** One device plays both seats. */
const SECRET = "5".repeat(64);
const MIXED = "0123456789abcdef0123456789abcdef";

export async function sitDown(
  game: string,
  scenario: string,
  options?: Record<string, string>,
  { pace, now = Date.now, place }: { readonly pace?: Pace; readonly now?: () => number; readonly place?: Place } = {},
): Promise<Table> {
  const database = openDatabase(place ?? { folder: mkdtempSync(join(tmpdir(), "stonebridge-match-")) });
  await migrate(database);
  const store = new Store(database);
  const node = () => new Playing(store, { now, written: () => undefined });
  const playing = node();
  const asked = { game, scenario, ...(options && { options }), ...(pace && { pace }) };
  const { match, seats } = await beginMatch(store, asked, SECRET, 1_000);
  for (const invitation of Object.values(seats))
    await takeSeat(store, { invitation, name: "Ann", mixed: MIXED }, SECRET, 2_000);
  const players = Object.fromEntries(Object.keys(seats).map((side) => [side, new Player(match, side)]));
  for (const player of Object.values(players)) await player.open(playing);
  const watching = new RecentMatches(store);
  const truth = async () => {
    const played = await watching.upToDate(match);
    if (played === undefined) throw new Error("The match has not begun.");
    return played.match;
  };
  return { store, database, match, playing, players, node, truth };
}

/** One of those who decide does something; everybody takes in the news. @returns false once the game is over */
export async function turn(at: Table, chosen: number, playing = at.playing): Promise<boolean> {
  const truth = await at.truth();
  const asked = Object.values(at.players).flatMap((one) => {
    const decision = truth.decisionOf(one.side);
    const actions = !decision.over && decision.sides.includes(one.side) ? decision.actions : [];
    expect(one.decides).toBe(actions.length > 0);
    return actions.length > 0 ? [{ player: one, actions }] : [];
  });
  if (asked.length === 0) return false;
  const { player, actions } = asked[chosen % asked.length];
  const action = actions[chosen % actions.length];
  expect(await player.perform(playing, action, `${player.known}`)).toEqual({ result: "done" });
  for (const one of Object.values(at.players)) await one.listen(playing);
  return true;
}
