import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameRecord } from "@stonebridge/kernel";
import { accountWork } from "../../src/analysis/account-work.svelte.ts";
import { takeInRecord } from "../../src/session/take-in.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { recruitsGame } from "../report/given-up.ts";

useFakeIndexedDb();

/** A worker that only hears what it is asked. */
class Listener extends EventTarget {
  static all: Listener[] = [];
  readonly asked: string[] = [];
  ended = false;

  constructor() {
    super();
    Listener.all.push(this);
  }

  postMessage({ kind }: { readonly kind: string }): void {
    this.asked.push(kind);
  }

  terminate(): void {
    this.ended = true;
  }
}

/** What all workers were asked, and whether they still run. */
const heard = () => Listener.all.map(({ asked, ended }) => [...asked, ended ? "ended" : "running"]);

beforeEach(() => {
  Listener.all = [];
  vi.stubGlobal("Worker", Listener);
});

afterEach(() => {
  accountWork.leave();
  vi.unstubAllGlobals();
});

/** A record, and the game once it is read, which its account began before. */
async function begunAndRead(record: GameRecord) {
  const session = await takeInRecord(record, undefined, { begun: (one) => accountWork.begin(one) });
  await expect.poll(() => Listener.all.map(({ asked }) => asked)).toEqual([["outline"]]);
  return session;
}

describe("the account of a game", () => {
  it("begins before its record is read, and weighs nothing until it is", async () => {
    const session = await begunAndRead(recruitsGame("no-written-orders", 40));
    accountWork.goOn(session);
    await expect.poll(heard).toEqual([["outline", "weigh", "running"]]);
    // the page of the game has it from the one that opened the record
    accountWork.leave(session.id);
    accountWork.goOn(session);
    expect(heard()).toEqual([["outline", "weigh", "running"]]);
    accountWork.leave("another");
    expect(heard()).toEqual([["outline", "weigh", "ended"]]);
    expect([accountWork.stage, accountWork.result]).toEqual(["waiting", undefined]);
  });

  it("begins anew if the game has another situation than its record said", async () => {
    const record = recruitsGame("bull-run-1861", 40);
    const session = await begunAndRead(record);
    accountWork.begin({ ...record, situation: { ...record.situation, name: "another" } });
    accountWork.goOn(session);
    await expect.poll(heard).toEqual([
      ["outline", "ended"],
      ["outline", "ended"],
      ["outline", "weigh", "running"],
    ]);
  });

  it("does not begin while a game goes on: it would be help", () => {
    const { outcome: _, ...record } = recruitsGame("bull-run-1861", 40);
    accountWork.begin(record);
    expect([heard(), accountWork.stage]).toEqual([[], "waiting"]);
  });
});
